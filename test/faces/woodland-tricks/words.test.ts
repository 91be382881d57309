import { describe, expect, test } from 'vitest';
import { findPosition } from '../../../scripts/gallery-positions.js';
import { must } from '../../../src/base/invariant.js';
import { FACES } from '../../../src/faces/shelf.js';
import { signedHand, signOf, spokenCard, spokenHand } from '../../../src/faces/woodland-tricks/card-words.js';
import { woodlandTricksFace } from '../../../src/faces/woodland-tricks/face.js';
import { worthOf } from '../../../src/faces/woodland-tricks/points.js';
import type { Outcome, Seat } from '../../../src/games/game-types.js';
import { GAMES } from '../../../src/games/shelf.js';
import type { Card } from '../../../src/games/woodland-tricks/cards.js';
import type { FinishedTrick, Play, TrumpExchange } from '../../../src/games/woodland-tricks/events.js';
import { woodlandTricks } from '../../../src/games/woodland-tricks/game.js';
import { formatMove, type IllegalWoodlandTricksMove } from '../../../src/games/woodland-tricks/moves.js';
import { scoreRound } from '../../../src/games/woodland-tricks/scoring.js';
import { spoken } from '../spoken.js';
import { audience, dueSituation, longest, manyPositions, type Position, tableOf, words } from './kit.js';

const face = spoken(woodlandTricksFace);

const ANA = 0 as Seat;
const BEN = 1 as Seat;
const MESSAGE_LENGTH_MAX = 4000;

test('every game has a face, in the same order', () => {
  expect(FACES.map(({ gameId }) => gameId)).toEqual(GAMES.map(({ id }) => id));
});

test('the lobby says how long it takes and what was chosen', () => {
  const lobby = face.lobby({ target: '16', suits: 'HDC' }, words);
  expect(lobby).toContain('16 points, with Hearts, Diamonds and Clubs');
  expect(lobby).toContain('2 players · about 40 turns each');
  expect(face.lobby({ target: '21', suits: 'SHD' }, words)).toContain('about 55 turns each');
});

describe('the private panel', () => {
  test('offers exactly the legal moves, each with a short label of its own', () => {
    for (const position of manyPositions()) {
      if (position.outcome !== undefined) continue;
      const situation = dueSituation(position);
      const choices = face.panel(situation, audience).controls.flatMap((control) => control.choices);
      expect(choices.map(({ move }) => move).toSorted()).toEqual(situation.moves.map(formatMove).toSorted());
      expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
      for (const { label } of choices) expect(label.length).toBeLessThanOrEqual(12);
    }
  });

  test('has no controls for whoever waits, and says for whom', () => {
    const position = findPosition((one) => tableOf(one).toMove === BEN);
    const panel = face.panel(position.situation(ANA), audience);
    expect(panel.controls).toEqual([]);
    expect(panel.sentence).toBe('Waiting for Ben to play.');
  });

  test.each([
    [null, ['4S'], 'You lead trick 4: play any card.'],
    ['8S', ['4S', '7H'], 'Ben led the 8 of Spades: follow with a Spade.'],
    ['8S', ['7H'], 'Ben led the 8 of Spades and you hold no Spades: play any card.'],
    ['JD', ['AD', '9D', '4D'], 'Ben led the Jack of Diamonds: answer with your Ace or your highest Diamond.'],
    ['JD', ['9D', '4D'], 'Ben led the Jack of Diamonds: answer with your highest Diamond.'],
    [
      'JD',
      ['AD'],
      'Ben led the Jack of Diamonds: the Ace is the only Diamond you hold, so it has to answer.',
    ],
    ['JD', ['AS'], 'Ben led the Jack of Diamonds and you hold no Diamonds: play any card.'],
  ] as const)('led %s and holding %j, it says what is asked and why', (led, hand, sentence) => {
    expect(sentenceFor({ hand, led })).toBe(sentence);
  });

  test('says why one leads again after a lost Ace', () => {
    const position = findPosition(
      (one) => tableOf(one).lastTrick?.comeback === true && tableOf(one).trick.length === 0,
    );
    expect(face.panel(dueSituation(position), audience).sentence).toMatch(
      /^(Ana|Ben) took trick \d+: \1's .+ against your Ace of \w+\. Your Ace lost, so you lead trick \d+: play any card\.$/,
    );
  });

  test('tells both who took the trick before and with what, until the next card is led', () => {
    const position = findPosition((one) => {
      const { lastTrick, trick } = tableOf(one);
      return lastTrick?.winner === BEN && !lastTrick.comeback && trick.length === 0;
    });
    const { number = 0, plays = [] } = tableOf(position).lastTrick ?? {};
    const [ana, ben] = [ANA, BEN].map((seat) => {
      const card = must(
        plays.find((play) => play.seat === seat),
        'Both have played.',
      ).card;
      return spokenCard(card, audience.words);
    });
    expect(face.panel(position.situation(BEN), audience).sentence).toBe(
      `You took trick ${number}: your ${ben} against Ana's ${ana}. You lead trick ${number + 1}: play any card.`,
    );
    expect(face.panel(position.situation(ANA), audience).sentence).toBe(
      `Ben took trick ${number}: Ben's ${ben} against your ${ana}. Waiting for Ben to play.`,
    );
    const led = findPosition((one) => tableOf(one).lastTrick !== null && tableOf(one).trick.length === 1);
    expect(face.panel(dueSituation(led), audience).sentence).not.toMatch(/took/);
  });

  test('tells whoever took a trick why the other leads', () => {
    const position = findPosition((one) => {
      const { lastTrick, trick } = tableOf(one);
      return lastTrick?.winner === BEN && lastTrick.comeback && trick.length === 0;
    });
    expect(face.panel(position.situation(BEN), audience).sentence).toMatch(
      /^You took trick \d+: your .+ against Ana's Ace of \w+\. The Ace lost, so Ana leads next\. Waiting for Ana to play\.$/,
    );
  });

  test('tells what a round brought before the next one begins', () => {
    const position = findPosition((one) => tableOf(one).round === 2 && tableOf(one).toMove === BEN);
    const { scores, totals } = tableOf(position);
    const score = must(scores[0], 'A round is over.');
    const [ana, ben] = [ANA, BEN].map((seat) => {
      const bonus = score.bonuses[seat] ?? 0;
      const told = `${score.points[seat]}`;
      if (bonus === 0) return told;
      return `${told} (${bonus} of it for ${bonus === 1 ? 'a seven' : 'sevens'})`;
    });
    expect(face.panel(position.situation(BEN), audience).sentence).toContain(
      `Round 1 is over: you scored ${ben}, Ana ${ana}. It stands at ${totals[1]} to ${totals[0]}. You lead the first trick of round 2: play any card.`,
    );
    expect(face.panel(position.situation(ANA), audience).sentence).toContain(
      `Round 1 is over: you scored ${ana}, Ben ${ben}. It stands at ${totals[0]} to ${totals[1]}. Waiting`,
    );
  });

  test('tells of the last card of a round, which nobody chose', () => {
    const position = findPosition((one) => tableOf(one).round === 2 && tableOf(one).toMove === BEN);
    const trick = must(tableOf(position).lastRound?.tricks.at(-1), 'A round has thirteen tricks.');
    const told = face.panel(position.situation(trick.winner), audience).sentence;
    expect(told).toMatch(
      /^(With your last 5 .+ )?The last cards were played automatically\. You took trick 13: your .+\. Round 1 is over: /,
    );
    const later = findPosition((one) => tableOf(one).round === 2 && tableOf(one).trick.length === 1);
    expect(face.panel(dueSituation(later), audience).sentence).not.toContain('unasked');
  });

  test('says to both why a lower card took a trick', () => {
    const position = findPosition(
      (one) => tableOf(one).lastTrick?.ambush === true && tableOf(one).trick.length === 0,
    );
    for (const seat of [ANA, BEN])
      expect(face.panel(position.situation(seat), audience).sentence).toMatch(
        /took trick \d+: .*9 of .*\. The only 9 counts as a trump\. /,
      );
  });

  test('asks the owner of a 3 about the trump card, keeping it first', () => {
    const position = findPosition(
      (one) => tableOf(one).phase === 'exchanging' && tableOf(one).trick.length === 1,
    );
    const panel = face.panel(dueSituation(position), audience);
    const { trumpCard } = tableOf(position);
    expect(panel.sentence).toBe(
      `With your 3 you may swap the trump card (${spokenCard(trumpCard, words)}): choose a card to lay down for it, or keep it.`,
    );
    expect(panel.controls[0]?.choices[0]).toEqual({
      move: 'keep',
      label: `Keep ${signOf(trumpCard)}`,
      tone: 'main',
    });
  });

  test('asks the owner of a 5 for a card, each as good as the other, the drawn one marked', () => {
    const situation = dueSituation(findPosition((one) => tableOf(one).phase === 'putting-back'));
    const panel = face.panel(situation, audience);
    const drawn = situation.view.drawn ?? 'AS';
    expect(panel.sentence).toMatch(
      /^Your 5 drew the .+\. Which card do you put at the bottom of the pile\?$/,
    );
    const choices = panel.controls[0]?.choices ?? [];
    expect(choices).toContainEqual({
      move: `put-back-${drawn}`,
      label: `${signOf(drawn)} · drawn`,
      tone: 'main',
    });
    expect(new Set(choices.map(({ tone }) => tone)).size).toBe(1);
    expect(choices.map(({ move }) => move)).toEqual(situation.moves.map(formatMove));
  });

  test('shows what a 5 drew that was the last card of a hand', () => {
    const position = findPosition((one) => fivesIn(lastTrickTaken(one)).length === 1);
    const owner = fivesIn(lastTrickTaken(position))[0]?.seat ?? ANA;
    const other = (1 - owner) as Seat;
    expect(face.panel(position.situation(owner), audience).sentence).toMatch(
      /^With your last 5 you saw the [^.]+; it went to the bottom\. /,
    );
    expect(face.panel(position.situation(other), audience).sentence).not.toMatch(/last 5/);
  });

  function lastTrickTaken({ events }: Position): readonly Play[] {
    return events.flatMap((event) =>
      event.kind === 'trick-taken' && event.number === 13 ? event.plays : [],
    );
  }

  function fivesIn(plays: readonly Play[]): readonly Play[] {
    return plays.filter(({ card }) => card.startsWith('5'));
  }

  function sentenceFor({ hand, led }: { readonly hand: readonly Card[]; readonly led: Card | null }): string {
    const situation = dueSituation(
      findPosition((one) => tableOf(one).toMove === ANA && tableOf(one).phase === 'playing'),
    );
    const trick = led === null ? [] : [{ seat: BEN, card: led }];
    const view = { ...situation.view, viewer: ANA, hand, trick, trickNumber: 4, lastTrick: null };
    return face.panel({ ...situation, view }, audience).sentence;
  }
});

describe('the line of a finished trick', () => {
  test.each([
    [{ cards: ['AS', '8S'] }, "Ben's 8 of Spades takes Ana's Ace of Spades."],
    [
      { cards: ['AS', '8S'], comeback: true },
      "Ben's 8 of Spades takes Ana's Ace of Spades. Ana lost with the Ace and leads again.",
    ],
    [
      { cards: ['JD', '9D'], ambush: true },
      "Called by the Jack, Ben gave the highest Diamond in hand. Ben's 9 of Diamonds ambushes Ana's Jack of Diamonds.",
    ],
    [
      { cards: ['7S', '7H'], bonus: 2 },
      "Ben's 7 of Hearts takes Ana's 7 of Spades. The 7s bring Ben 2 points.",
    ],
    [
      { cards: ['7S', '8S'], bonus: 1 },
      "Ben's 8 of Spades takes Ana's 7 of Spades. The 7 brings Ben 1 point.",
    ],
    [{ cards: ['5S', '8S'] }, "Ana drew with the 5. Ben's 8 of Spades takes Ana's 5 of Spades."],
    [{ cards: ['5S', '5H'] }, "Both drew with their 5s. Ben's 5 of Hearts takes Ana's 5 of Spades."],
  ] as const)('of %j', (trick, line) => {
    expect(storyOf(trick)).toBe(`**Round 1, trick 2** · ${line}`);
  });

  test('tells the powers in the order they worked', () => {
    const cards = ['5S', '3S'] as const;
    const swap = { seat: BEN, trickNumber: 2, taken: '8D', laidDown: '2H' } as const;
    expect(storyOf({ cards }, [swap])).toMatch(
      /Ana drew with the 5\. Ben swapped the trump card, 8 of Diamonds for 2 of Hearts\./,
    );
    expect(storyOf({ cards: ['JD', '5D'] })).toMatch(/^[^.]+Called by the Jack[^.]+\. Ben drew with the 5\./);
  });

  test('tells a swap of the trump card', () => {
    const position = findPosition(({ events, situation }) => {
      const swap = situation('spectator').view.exchanges.at(-1);
      return events.some((event) => event.kind === 'trick-taken' && event.number === swap?.trickNumber);
    });
    const [scene] = face.story(position.events, position.situation('spectator'), audience);
    const swap = tableOf(position).exchanges.at(-1);
    expect(scene?.text).toContain(
      `swapped the trump card, ${spokenCard(swap?.taken ?? 'AS', words)} for ${spokenCard(swap?.laidDown ?? 'AS', words)}.`,
    );
  });

  test('and its alt text say the same', () => {
    const position = findPosition(({ events }) => events.some(({ kind }) => kind === 'trick-taken'));
    const [scene] = face.story(position.events, position.situation('spectator'), audience);
    expect(scene?.picture?.alt).toContain(scene?.text.split(' · ')[1]);
  });

  test('says in its alt text once who takes it and who leads next', () => {
    const position = findPosition(({ events }) =>
      events.some((event) => event.kind === 'trick-taken' && event.comeback),
    );
    const [scene] = face.story(position.events, position.situation('spectator'), audience);
    expect(scene?.picture?.alt.match(/takes/g)).toHaveLength(1);
    expect(scene?.picture?.alt.match(/leads/g)).toHaveLength(1);
  });

  test('cannot be formatted by a name, while alt text keeps it', () => {
    const position = findPosition(({ events }) => events.some(({ kind }) => kind === 'trick-taken'));
    const who = { words, names: ['**Ana** <@1>', 'Ben_'] };
    const [scene] = face.story(position.events, position.situation('spectator'), who);
    expect(scene?.text).toContain('\\*\\*Ana\\*\\* \\<\\@1\\>');
    expect(scene?.picture?.alt).toContain('**Ana** <@1>');
  });

  function storyOf(
    { cards: [one, other], ...more }: Partial<FinishedTrick> & { readonly cards: readonly [Card, Card] },
    exchanges: readonly TrumpExchange[] = [],
  ): string {
    const position = findPosition(() => true);
    const trick: FinishedTrick = {
      number: 2,
      plays: [
        { seat: ANA, card: one },
        { seat: BEN, card: other },
      ],
      trump: 'H',
      winner: BEN,
      nextLeader: BEN,
      bonus: 0,
      ambush: false,
      comeback: false,
      ...more,
    };
    const situation = position.situation('spectator');
    const [scene] = face.story(
      [{ kind: 'trick-taken', round: 1, ...trick }],
      { ...situation, view: { ...situation.view, exchanges } },
      audience,
    );
    return scene?.text ?? '';
  }
});

describe('a finished round and match', () => {
  test('a round says who took what and where both stand', () => {
    const position = findPosition(({ events }) =>
      events.some((event) => event.kind === 'round-ended' && event.round === 2),
    );
    const ended = position.events.find((event) => event.kind === 'round-ended');
    if (ended?.kind !== 'round-ended') throw new RangeError('No round ended.');
    const scene = face.story(position.events, position.situation('spectator'), audience).at(-1);
    for (const total of ended.totals) expect(scene?.text).toContain(`now ${total}.`);
    for (const seat of [ANA, BEN]) {
      const points = ended.trickPoints[seat];
      const bonus = ended.bonuses[seat] ?? 0;
      const tricks = new RegExp(
        `${audience.names[seat]} took ${ended.tricks[seat]} tricks?: ${points} points?${bonus === 0 ? '' : `, ${bonus} for (a seven|sevens)`}, now`,
      );
      expect(scene?.text).toMatch(tricks);
    }
    expect(scene?.picture?.alt).toContain(`In all`.toLowerCase());
  });

  test('the end names the winner and both totals', () => {
    const position = findPosition(({ outcome }) => outcome !== undefined);
    const outcome = outcomeOf(position);
    const winner = audience.names[outcome.places.indexOf(1)] ?? '';
    const scene = face.end(outcome, position.situation('spectator'), audience);
    expect(scene.text.startsWith(`**${winner} wins** ${Math.max(...outcome.totals)} to`)).toBe(true);
    expect(scene.picture?.alt).toContain(`${winner}: place 1`);
  });

  test('a match that ended early names who won with the score as it stood', () => {
    const position = findPosition((one) => tableOf(one).round === 2);
    const outcome: Outcome = { places: [2, 1], totals: [7, 3], rounds: [[7, 3]] };
    expect(face.end(outcome, position.situation('spectator'), audience).text).toBe(
      '**Ben wins.** The score stood at 3 to 7.',
    );
  });

  test('a shared win names both', () => {
    const position = findPosition((one) => tableOf(one).round === 2);
    const outcome: Outcome = { places: [1, 1], totals: [7, 3], rounds: [[7, 3]] };
    expect(face.end(outcome, position.situation('spectator'), audience).text).toBe(
      '**Ana and Ben share the match**, 7 to 3.',
    );
  });

  test('an end before the first round and one after twenty can both be drawn', async () => {
    const position = findPosition(() => true);
    const rounds = Array.from({ length: 20 }, () => [1, 1]);
    for (const outcome of [
      { places: [1, 2], totals: [0, 0], rounds: [] },
      { places: [1, 2], totals: [20, 20], rounds },
    ]) {
      const { picture } = face.end(outcome, position.situation('spectator'), longest);
      expect((await picture?.render())?.length).toBeGreaterThan(10_000);
    }
  });
});

describe('the table as text', () => {
  test('fits one message in every position, with the longest names', () => {
    for (const position of manyPositions())
      for (const seat of [0, 1] as Seat[])
        expect(face.asText(position.situation(seat), longest).length).toBeLessThan(MESSAGE_LENGTH_MAX);
  });

  test('tells a seat its whole hand and what it may choose', () => {
    const open = [...manyPositions()].filter(({ outcome }) => outcome === undefined);
    for (const situation of open.map(dueSituation)) {
      const text = face.asText(situation, audience);
      const lines = text.slice(text.indexOf('**Your hand**')).split('\n');
      const cards = situation.moves.flatMap((move) => (move.kind === 'keep' ? [] : [move.card]));
      const may = [...new Set(cards)];
      const mayAll = may.length === situation.view.hand.length;
      const hand = (mayAll ? signedHand : spokenHand)(situation.view.hand, words);
      expect(lines).toEqual(expect.arrayContaining([...hand]));
      expect(text).toContain(
        mayAll ? 'You may choose any of them.' : `You may choose: ${may.map(signOf).join(', ')}`,
      );
    }
  });

  test('has nothing of rounds that are over between the hand and what is asked', () => {
    const position = findPosition((one) => tableOf(one).round === 2 && tableOf(one).trickNumber === 3);
    const situation = dueSituation(position);
    const present = face.asText(situation, audience, 'present').split('\n');
    expect(present).toContain('**Tricks of this round**');
    expect(present).not.toContain('**Tricks of round 1**');
    expect(present.join('\n')).not.toMatch(/'s turn/);
    const hand = signedHand(situation.view.hand, words);
    expect(present.slice(present.indexOf('**Your hand**') + 1).slice(0, hand.length)).toEqual(hand);
    expect(present.length - present.indexOf('**Your hand**')).toBeLessThanOrEqual(hand.length + 2);
    expect(face.asText(situation, audience)).toContain('**Tricks of round 1**');
  });

  test('of a match that is over asks nothing, and has no leader and no hand', () => {
    const position = findPosition(({ outcome }) => outcome !== undefined);
    const text = face.asText(position.situation(ANA), audience);
    expect(text).toContain('the match is over');
    expect(text).not.toMatch(/leads|turn|Your hand/);
    expect(face.asText(position.situation('spectator'), audience)).not.toMatch(/leads|turn/);
  });

  test('tells everybody the trump card and every finished trick', () => {
    for (const position of manyPositions()) {
      const { view } = position.situation('spectator');
      const text = face.asText(position.situation('spectator'), audience);
      expect(text).toContain(`Trump card: ${spokenCard(view.trumpCard, words)} (`);
      for (const { number, plays } of view.tricks)
        expect(text).toMatch(
          new RegExp(`^${number}: .*${plays.map(({ card }) => spokenCard(card, words)).join('.*')}`, 'm'),
        );
    }
  });
});

describe('a refused move', () => {
  const reasons: readonly IllegalWoodlandTricksMove[] = [
    { reason: 'match-over' },
    { reason: 'not-your-turn', toMove: BEN },
    { reason: 'other-decision', asked: 'play' },
    { reason: 'other-decision', asked: 'exchange' },
    { reason: 'other-decision', asked: 'put-back' },
    { reason: 'card-not-held', card: 'AS' },
    { reason: 'must-follow-suit', card: 'AS', led: 'D', legal: ['2D', '10D'] },
    { reason: 'must-answer-jack', card: '4D', jack: 'JD', legal: ['AD', '9D'] },
  ];

  test.each(reasons)('$reason is explained', (illegal) => {
    const text = face.explain(illegal, words);
    expect(text).toMatch(/^[A-Z♠♥♦♣].*\.$/);
    expect(text).not.toMatch(/woodland-tricks|\{\{/);
  });

  test('for suit says what binds and what is left', () => {
    expect(
      face.explain({ reason: 'must-follow-suit', card: 'AS', led: 'D', legal: ['2D', '10D'] }, words),
    ).toBe(
      'You hold Diamonds, and whoever holds the suit that was led has to follow it. You may play the 2 of Diamonds or 10 of Diamonds.',
    );
  });
});

test('every kind of decision and move has its words', () => {
  for (const kind of ['play', 'exchange', 'put-back'])
    expect(face.asked({ seat: ANA, must: true, kind }, words)).toMatch(/^to /);
  expect(face.did({ kind: 'play', card: 'JD' }, words)).toBe('You played the Jack of Diamonds.');
  expect(face.did({ kind: 'exchange', card: '2H' }, words)).toBe(
    'You laid down the 2 of Hearts as the new trump card.',
  );
  expect(face.did({ kind: 'keep' }, words)).toBe('You left the trump card where it is.');
  expect(face.did({ kind: 'put-back', card: '10S' }, words)).toBe(
    'You put the 10 of Spades at the bottom of the pile.',
  );
});

test('the rules fit one message and name all six powers', () => {
  const scenes = face.rules(words);
  const text = scenes.map((scene) => scene.text).join('\n');
  expect(text.length).toBeLessThan(MESSAGE_LENGTH_MAX);
  for (const rank of ['A', '3', '5', '7', '9', 'J']) expect(text).toContain(`**${rank}** `);
  expect(text).toContain('to 21 or 16 points');
  expect(scenes.at(-1)?.picture?.fileName).toBe('powers.png');
});

test('the band gives the points that the rules give', () => {
  const trickOf = (winner: Seat): FinishedTrick => ({
    number: 1,
    plays: [
      { seat: ANA, card: '2S' },
      { seat: BEN, card: '4S' },
    ],
    trump: 'H',
    winner,
    nextLeader: winner,
    bonus: 0,
    ambush: false,
    comeback: false,
  });
  for (let taken = 0; taken <= 13; taken += 1) {
    const tricks = Array.from({ length: 13 }, (_, index) => trickOf(index < taken ? ANA : BEN));
    expect(scoreRound(1, tricks).trickPoints).toEqual([worthOf(taken), worthOf(13 - taken)]);
  }
});

function outcomeOf({ outcome }: Position): Outcome {
  if (outcome === undefined) throw new RangeError('The match is not over.');
  return outcome;
}

test('the face belongs to its game', () => {
  expect(face.gameId).toBe(woodlandTricks.id);
});
