import { describe, expect, test } from 'vitest';
import {
  findPosition,
  type Position,
  positionsOf,
} from '../../../scripts/gallery-before-the-birds-positions.js';
import { signOf } from '../../../src/faces/before-the-birds/card-words.js';
import { beforeTheBirdsFace } from '../../../src/faces/before-the-birds/face.js';
import { PACK } from '../../../src/games/before-the-birds/cards.js';
import type { BeforeTheBirdsPublicEvent } from '../../../src/games/before-the-birds/events.js';
import { beforeTheBirds } from '../../../src/games/before-the-birds/game.js';
import { formatMove, type IllegalBeforeTheBirdsMove } from '../../../src/games/before-the-birds/moves.js';
import { atSeat, type Outcome, type Seat } from '../../../src/games/game-types.js';
import { spoken } from '../spoken.js';
import {
  ANA,
  audience,
  BEN,
  CLEO,
  longest,
  manyPositions,
  manySeats,
  peopleAt,
  SEAT_COUNTS,
  seatsAt,
  TO_A_LIMIT,
  tableOf,
  words,
} from './kit.js';

const face = spoken(beforeTheBirdsFace);

const MESSAGE_LENGTH_MAX = 4000;
const WORTH = { length: 1, colours: ['blue'], score: 2 } as const;
const UNFINISHED = /before-the-birds\.|\{\{|undefined|NaN/;

test('the face belongs to its game', () => {
  expect(face.gameId).toBe(beforeTheBirds.id);
});

test('the lobby says for how many, with which acorns and how long', () => {
  const lobby = face.lobby({ deck: 'trimmed', limit: 25 }, words);
  expect(lobby).toContain('3–7 players');
  expect(lobby).toContain('lowest ten acorns for each player');
  expect(lobby).toContain('more than 25 points');
  expect(face.lobby({ deck: 'full', limit: null }, words)).toMatch(/All 70 acorns\. One game\.$/);
});

test('no two cards are called alike, and all have two digits', () => {
  const signs = PACK.map((card) => signOf(card, words));
  expect(new Set(signs).size).toBe(70);
  for (const sign of signs) expect(sign).toMatch(/^\d\d·[RBGOYPW]$/);
  expect(signOf('18', words)).toBe('18·Y');
});

describe('the private panel', () => {
  test.each(SEAT_COUNTS)('of %i offers exactly the legal moves, each in words of its own', (seatCount) => {
    for (const { position, situation } of manySeats({ seatCounts: [seatCount], every: 2 })) {
      const { controls, sentence } = face.panel(situation, peopleAt(position));
      const choices = controls.flatMap((control) => control.choices);
      expect(choices.map(({ move }) => move)).toEqual(situation.moves.map(formatMove));
      expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
      expect(sentence).not.toMatch(UNFINISHED);
    }
  });

  test('asks whoever has left for nothing', () => {
    const one = findPosition(
      { seatCount: 3 },
      (at) => tableOf(at).round === 3 && (tableOf(at).hasBid[1] ?? false),
    );
    const other = findPosition(
      { seatCount: 3 },
      (at) => tableOf(at).round === 3 && tableOf(at).hasBid[1] === false,
    );
    const [bid, none] = [one, other].map((position) => {
      const situation = { ...position.situation(BEN), moves: [] };
      return face.panel(situation, peopleAt(position)).sentence;
    });
    expect(bid).toMatch(/^You bid \d\d \w+\.\nStill to bid: /);
    expect(none).toMatch(/^Round 2: you bid .*\nYour tree: length 2/);
    expect(`${bid}${none}`).not.toMatch(/replace|bid an acorn/);
  });

  test('asks for a bid with what it decides', () => {
    const position = findPosition({ seatCount: 3 }, (one) => tableOf(one).round === 2);
    const { ground } = tableOf(position);
    const { sentence, controls } = face.panel(position.situation(BEN), peopleAt(position));
    expect(sentence).toMatch(
      new RegExp(
        `^Round 1: you bid \\d\\d \\w+ and took \\d\\d \\w+\\. It lies as the root\\.\nRound 2 of 9: bid an acorn\\. The lowest bid takes ${ground[0]} \\w+, the highest ${ground[2]} \\w+\\.\nYour tree: length 1, 1 colour, score 2 so far\\.$`,
      ),
    );
    expect(new Set(controls.flatMap(({ choices }) => choices.map(({ tone }) => tone)))).toEqual(
      new Set(['main']),
    );
  });

  test('tells whoever bids last, and nobody else, that the bid counts at once', () => {
    let count = 0;
    for (const position of positionsOf('faces/last', { seatCount: 3 })) {
      const missing = tableOf(position).hasBid.filter((has) => !has).length;
      for (const seat of seatsAt(position)) {
        const isLast = missing === 1 && tableOf(position).hasBid[seat] === false;
        const { sentence } = face.panel(position.situation(seat), peopleAt(position));
        expect(sentence.includes('Everybody else has bid, so your bid counts at once.')).toBe(isLast);
        if (isLast) count += 1;
      }
    }
    expect(count).toBeGreaterThanOrEqual(8);
  });

  test('says where in the tree the card taken last lies', () => {
    const position = findPosition({ seatCount: 4 }, (one) => tableOf(one).round === 5);
    for (const seat of seatsAt(position)) {
      const newest = atSeat(tableOf(position).trees, seat).cards.at(-1);
      const { sentence } = face.panel(position.situation(seat), peopleAt(position));
      expect(sentence).toMatch(
        new RegExp(`took ${newest?.card} \\w+\\. It lies ${newest?.side} of ${newest?.parent}\\.`),
      );
    }
  });

  test('confirms a bid, offers to replace it and names who is missing, not what anybody bid', () => {
    const position = findPosition({ seatCount: 3 }, (one) => {
      const { hasBid } = tableOf(one);
      return hasBid[0] === true && hasBid[1] === false && hasBid[2] === false;
    });
    const situation = position.situation(ANA);
    const { bid, hand } = situation.view;
    const { sentence, controls } = face.panel(situation, peopleAt(position));
    const [first, second] = sentence.split('\n');
    expect(first).toMatch(
      new RegExp(`^You bid ${bid} \\w+\\. You can replace it until everyone has bid\\.$`),
    );
    expect(second).toBe('Still to bid: Ben and Cleo.');
    expect(controls).toMatchObject([{ kind: 'menu', placeholder: 'Bid another acorn instead' }]);
    expect(controls[0]?.choices.map(({ move }) => move)).toEqual(hand.map((card) => `replace-bid-${card}`));
  });

  test('tells how the last game ended when the next one is dealt', () => {
    const position = nextGame();
    const { scores, totals } = tableOf(position);
    expect(face.panel(position.situation(CLEO), peopleAt(position)).sentence).toMatch(
      new RegExp(
        `^Game 1 is over: your tree scored ${scores[0]?.points[2]}, and you have ${totals[2]} in all\\.\nRound 1 of 9`,
      ),
    );
  });

  test('has no choices once the match is over', () => {
    const panel = face.panel(ended().situation(ANA), peopleAt(ended()));
    expect(panel.controls).toEqual([]);
    expect(panel.sentence).toBe('The match is over.');
  });
});

describe('the lines of the thread', () => {
  const opened: BeforeTheBirdsPublicEvent = {
    kind: 'bids-opened',
    game: 1,
    round: 3,
    forced: false,
    collections: [bidOf(ANA, '18', '03'), bidOf(CLEO, '33', '25'), bidOf(BEN, '47', '35')],
    ground: ['18', '33', '47'],
    stored: [[], [], []],
  };

  test('say who bid what and took what, the lowest bid first', () => {
    expect(tell(opened)).toEqual([
      "**Round 3** · Ana's 18 takes 03 Orange, Cleo's 33 takes 25 Yellow, Ben's 47 takes 35 Red.",
    ]);
  });

  test('say which game it is where there are several, and that the last cards are bid automatically', () => {
    expect(tell(opened, nextGame())[0]).toMatch(/^\*\*Game 1, round 3\*\* · Ana's 18/);
    expect(tell({ ...opened, round: 9, forced: true })[0]).toMatch(
      /^\*\*Round 9\*\*, the last acorns of all hands · Ana's 18/,
    );
  });

  test('say how a game ended and what the next one begins with', () => {
    const game: BeforeTheBirdsPublicEvent = {
      kind: 'game-ended',
      game: 2,
      worths: [WORTH, WORTH, WORTH],
      points: [9, 11, 9],
      stored: [['01'], ['08'], ['15']],
      leftOver: ['01', '02', '03'],
      lowest: [ANA, CLEO],
      totals: [20, 21, 19],
    };
    expect(tell(game, nextGame()).slice(1)).toEqual([
      '**Game 2 is over** · Ana +9, now 20; Ben +11, now 21; Cleo +9, now 19. The best trees are those of Ana and Cleo.',
    ]);
    expect(tell({ ...game, lowest: [BEN] }, nextGame())[1]).toContain('The best tree is that of Ben.');
    expect(tell({ kind: 'game-started', game: 3, ground: ['04', '11', '24'] }, nextGame())).toEqual([
      '**Game 3 begins** · Ground: 04 Yellow, 11 Yellow, 24 Orange.',
    ]);
    // Of a match of one game the end says the rest.
    expect(tell(game)).toEqual([
      '**The trees**: Ana 2 (length 1, 1 colour), Ben 2 (length 1, 1 colour), Cleo 2 (length 1, 1 colour).',
    ]);
  });

  test('say nothing of a bid that lies face down', () => {
    expect(tell({ kind: 'bid-made', game: 1, round: 3, seat: ANA })).toEqual([]);
  });

  test('are made for every event of whole matches, with any names', () => {
    const texts = [...manyPositions(), ...manyPositions({ options: TO_A_LIMIT })].flatMap((position) =>
      face.story(position.events, position.situation('spectator'), longest).map(({ text }) => text),
    );
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expect(text).not.toMatch(UNFINISHED);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(MESSAGE_LENGTH_MAX / 2);
  });

  test('cannot be formatted by a name', () => {
    const names = ['**Ana** <@1>', 'Ben_', 'C'];
    const [scene] = face.story([opened], start().situation('spectator'), { words, names });
    expect(scene?.text).toContain("\\*\\*Ana\\*\\* \\<\\@1\\>'s 18 takes");
  });

  function tell(event: BeforeTheBirdsPublicEvent, position = start()): readonly string[] {
    return face.story([event], position.situation('spectator'), peopleAt(position)).map(({ text }) => text);
  }

  function bidOf(seat: Seat, bid: '18' | '33' | '47', collected: '03' | '25' | '35') {
    return {
      seat,
      bid,
      collected,
      place: { parent: null, side: null, depth: 1 },
      worth: { length: 1, colours: ['red'], score: 2 },
    } as const;
  }
});

describe('the live table', () => {
  test('says round and Ground, and whose bids are in', () => {
    for (const position of manyPositions({ seatCounts: [4] })) {
      const { ground, hasBid, phase, round } = tableOf(position);
      if (phase === 'finished') continue;
      const [title, bids] = face.live(position.situation('spectator'), peopleAt(position)).text.split('\n');
      expect(title).toMatch(new RegExp(`^\\*\\*Round ${round} of 9\\*\\* · Ground: ${ground[0]} `));
      for (const [seat, name] of peopleAt(position).names.entries())
        expect(bids?.includes(name), `${name} in ${bids}`).toBe(hasBid[seat] === true);
    }
  });

  test('counts the games of a match to a limit', () => {
    expect(face.live(nextGame().situation('spectator'), audience).text).toMatch(
      /^\*\*Game 2, round 1 of 9\*\*/,
    );
  });
});

describe('the end', () => {
  test('names the winner of a single game and what the others have', () => {
    expect(endOf({ places: [2, 1, 3], totals: [9, 8, 12], rounds: [[9, 8, 12]] })).toBe(
      '**Ben wins** with 8 points; the lowest score wins. Ana 9, Cleo 12.',
    );
    expect(endOf({ places: [1, 1, 3], totals: [8, 8, 12], rounds: [[8, 8, 12]] })).toBe(
      '**Ana and Ben share the win** with 8 points each; the lowest score wins. Cleo 12.',
    );
  });

  test('counts the games of a match to a limit', () => {
    const position = findPosition(
      { seatCount: 3, options: TO_A_LIMIT },
      ({ outcome }) => outcome !== undefined,
    );
    const games = tableOf(position).scores.length;
    expect(games).toBeGreaterThan(1);
    const outcome = { places: [1, 2, 2], totals: [20, 25, 25], rounds: [] };
    expect(face.end(outcome, position.situation('spectator'), peopleAt(position)).text).toBe(
      `**Ana wins** with 20 points after ${games} games; the lowest total wins. Ben 25, Cleo 25.`,
    );
  });

  function endOf(outcome: Outcome): string {
    return face.end(outcome, ended().situation('spectator'), peopleAt(ended())).text;
  }
});

describe('a refused move', () => {
  const reasons: readonly (readonly [IllegalBeforeTheBirdsMove, string])[] = [
    [{ reason: 'match-over' }, 'This match is over. A rematch starts a new one.'],
    [
      { reason: 'bid-already', bid: '29' },
      'You have bid 29 Blue in this round. Choose another acorn to replace it, or leave it.',
    ],
    [{ reason: 'no-bid-yet', opened: null }, 'You have not bid yet. Choose an acorn to bid.'],
    [
      { reason: 'no-bid-yet', opened: { game: 1, round: 3 } },
      'The bids of round 3 lie open and cannot be changed any more. Choose an acorn to bid in this round.',
    ],
    [{ reason: 'same-bid', bid: '29' }, '29 Blue is your bid already. Choose another acorn, or leave it.'],
    [{ reason: 'card-not-held', card: '29' }, "You don't hold 29 Blue. Choose one of your acorns."],
  ];

  test.each(reasons)('%j is explained', (illegal, text) => {
    expect(face.explain(illegal, words)).toBe(text);
  });
});

test('every kind of decision and move has its words', () => {
  expect(face.asked({ seat: ANA, must: true, kind: 'bid' }, words)).toBe('still to bid');
  expect(face.asked({ seat: ANA, must: false, kind: 'replace-bid' }, words)).toBe('may replace the bid');
  for (const kind of ['bid', 'replace-bid'] as const)
    expect(face.did({ kind, card: '29' }, words), 'which the panel tells').toBe('');
});

test('the rules fit one message and tell what the game is', () => {
  const scenes = face.rules(words);
  const text = scenes.map((scene) => scene.text).join('\n');
  expect(text.length).toBeLessThan(MESSAGE_LENGTH_MAX);
  expect(text).toContain('binary search tree');
  expect(text).not.toMatch(UNFINISHED);
});

describe('all trees', () => {
  const [sight] = face.sights;
  const position = findPosition({ seatCount: 5 }, (one) => tableOf(one).round === 6);

  test('have a button of their own', () => {
    expect(face.sights).toHaveLength(1);
    expect(sight?.id).toBe('trees');
    expect(sight?.label(words)).toBe('All trees');
  });

  test('tell each seat once with its score', () => {
    const text = scenes(null);
    for (const seat of seatsAt(position)) {
      const { score, length } = atSeat(tableOf(position).trees, seat);
      expect(text.split(`${audience.names[seat]} ${score} (length ${length}, `)).toHaveLength(2);
    }
  });

  test('of one seat tell nothing of another', () => {
    expect(scenes(BEN)).toContain('Ben ');
    expect(scenes(BEN)).not.toMatch(/Ana|Cleo|Dev|Eli/);
    const pictures = sight?.scenes(position.situation('spectator'), peopleAt(position), BEN) ?? [];
    for (const { picture } of pictures) expect(picture?.alt ?? '').not.toMatch(/Ana|Cleo|Dev|Eli/);
  });

  test('of a finished match are those of the last game', () => {
    const [scene] = sight?.scenes(ended().situation('spectator'), peopleAt(ended()), null) ?? [];
    expect(scene?.text).toMatch(/^\*\*The trees\*\*: Ana \d+ \(length /);
  });

  function scenes(seat: Seat | null): string {
    const shown = sight?.scenes(position.situation('spectator'), peopleAt(position), seat) ?? [];
    return shown.map(({ text }) => text).join('\n');
  }
});

function start(): Position {
  return findPosition({ seatCount: 3 }, () => true);
}

function ended(): Position {
  return findPosition({ seatCount: 3 }, ({ outcome }) => outcome !== undefined);
}

function nextGame(): Position {
  return findPosition({ seatCount: 3, options: TO_A_LIMIT }, (one) => tableOf(one).game === 2);
}

describe('alt texts', () => {
  const position = findPosition({ seatCount: 7 }, (one) => tableOf(one).round === 8);
  const spectator = position.situation('spectator');

  test('of all trees tell every score first, and then every tree', () => {
    const alt = face.sights[0]?.scenes(spectator, peopleAt(position), null)[0]?.picture?.alt ?? '';
    for (const seat of seatsAt(position)) {
      const { score, length } = atSeat(tableOf(position).trees, seat);
      expect(alt).toContain(`${audience.names[seat]}: score ${score}, length ${length}, `);
    }
    expect(alt).toMatch(/^Trees in round 8\.\n/);
    for (const name of audience.names.slice(0, 7)) expect(alt).toContain(`${name}'s tree: `);
    expect(alt).toMatch(/\.$/);
  });

  test('of one tree tell where each card lies', () => {
    const alt = face.sights[0]?.scenes(spectator, peopleAt(position), BEN)[0]?.picture?.alt ?? '';
    for (const { card, parent, side } of atSeat(tableOf(position).trees, BEN).cards)
      expect(alt).toMatch(
        new RegExp(parent === null ? `${card} \\w+ as the root` : `${card} \\w+ ${side} of ${parent}`),
      );
  });

  test('of the live table tell first who is missing', () => {
    expect(face.live(spectator, peopleAt(position)).picture?.alt).toMatch(
      /^Before The Birds, round 8 of 9\.\nStill to bid: /,
    );
  });

  test('of a hand tell where each Ground card would go', () => {
    const { previews } = position.situation(ANA);
    const alt = face.panel(position.situation(ANA), peopleAt(position)).pictures[0]?.alt ?? '';
    expect(previews.landings).toHaveLength(7);
    for (const { card, parent, side } of previews.landings)
      expect(alt).toMatch(new RegExp(`${card} \\w+ would go ${side} of ${parent}: length`));
  });
});
