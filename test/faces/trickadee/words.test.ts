import { describe, expect, test } from 'vitest';
import { findPosition, type Position, seatDue } from '../../../scripts/gallery-trickadee-positions.js';
import { must } from '../../../src/base/invariant.js';
import type { Control } from '../../../src/faces/face.js';
import { signOf, writtenCard } from '../../../src/faces/trickadee/card-words.js';
import { trickadeeFace } from '../../../src/faces/trickadee/face.js';
import { atSeat, type Outcome, type Seat, seatsOf } from '../../../src/games/game-types.js';
import { ABILITIES, type Card, PACK } from '../../../src/games/trickadee/cards.js';
import type { FinishedTrick, TrickadeePublicEvent } from '../../../src/games/trickadee/events.js';
import { trickadee } from '../../../src/games/trickadee/game.js';
import {
  formatMove,
  type IllegalTrickadeeMove,
  type TrickadeeMove,
} from '../../../src/games/trickadee/moves.js';
import { choosing, make } from '../../games/trickadee/table.js';
import { spoken } from '../spoken.js';
import {
  ANA,
  audience,
  BEN,
  CLEO,
  dueSituation,
  longest,
  manyPositions,
  manySeats,
  peopleAt,
  SEAT_COUNTS,
  seatsAt,
  tableOf,
  words,
} from './kit.js';

const face = spoken(trickadeeFace);

const MESSAGE_LENGTH_MAX = 4000;
const UNFINISHED = /trickadee\.|\{\{|undefined|NaN/;

test('the face belongs to its game', () => {
  expect(face.gameId).toBe(trickadee.id);
});

test('the lobby says how long it takes and what was chosen', () => {
  const lobby = face.lobby({ 'lifer-counts': 'no' }, words);
  expect(lobby).toContain('3–5 players');
  expect(lobby).toContain('add nothing to the strength of their suit');
  // As usual, so that there is nothing to say of it.
  expect(face.lobby({ 'lifer-counts': 'yes' }, words)).not.toMatch(/lifer|\n$/i);
});

test('no two cards are called alike', () => {
  expect(new Set(PACK.map((card) => signOf(card, words))).size).toBe(55);
  expect(signOf('B7', words)).toBe('B7 Dove');
});

describe('the private panel', () => {
  test.each(SEAT_COUNTS)('of %i offers exactly the legal moves, each in words of its own', (seatCount) => {
    for (const { position, situation } of manySeats({ seatCounts: [seatCount], every: 2 })) {
      const { controls, sentence } = face.panel(situation, peopleAt(position));
      const choices = controls.flatMap((control) => control.choices);
      const legal = situation.moves.map(formatMove).toSorted();
      expect(choices.map(({ move }) => move).toSorted()).toEqual(legal);
      expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
      expect(controls.flatMap(lengthsOver)).toEqual([]);
      expect([sentence, ...choices.map(({ label }) => label)].join(' ')).not.toMatch(UNFINISHED);
    }
  });

  function lengthsOver({ kind, choices }: Control): readonly string[] {
    const labelMax = kind === 'buttons' ? 36 : 100;
    return choices.flatMap(({ label, description = '' }) => [
      ...(label.length > labelMax ? [label] : []),
      ...(description.length > 100 ? [description] : []),
    ]);
  }

  test('tells the points that a flock is going to have', () => {
    let checked = 0;
    for (const { position, situation } of manySeats({ seatCounts: [4] })) {
      const { view, moves, previews } = situation;
      const wanted = moves.flatMap((move) => {
        if (move.kind !== 'into' || move.flock === 'new' || view.chain !== null) return [];
        const points = previews[formatMove(move)]?.flockPoints;
        return [`Flock ${move.flock}: ${points?.before} → ${points?.after}`];
      });
      if (wanted.length === 0) continue;
      const { controls } = face.panel(situation, peopleAt(position));
      const labels = controls.flatMap(({ choices }) => choices.map(({ label }) => label));
      expect(labels).toEqual(expect.arrayContaining(wanted));
      checked += wanted.length;
    }
    expect(checked).toBeGreaterThan(50);
  });

  test.each([
    {
      of: 'a bird that leaves for the hand',
      moves: 'use-5 lift-P9',
      told: 'Flock 1 without it: 3 → 4 points',
    },
    {
      of: 'a bird with a choice of flocks',
      moves: 'use-1 lift-P9',
      told: 'Best in flock 2: your flocks 3 → 4 points',
    },
    {
      of: 'the last choice of a move',
      flocks: 'B7 | B8',
      moves: 'use-1 lift-B7',
      told: 'Your flocks 0 → 4 points',
    },
    {
      of: 'a first move with one way to go',
      flocks: 'P7 B7',
      moves: 'use-3 lift-B7',
      told: 'Your flocks 4 → 0 points',
    },
    {
      of: 'the last choice of a second move',
      flocks: 'P7 B7',
      moves: 'use-3 lift-B7 lift-P7',
      told: 'Your flocks 4 → 4 points',
    },
    {
      of: 'a bird with one aspect left',
      flocks: 'P1*rank*species G5',
      moves: 'use-7 cache-P1',
      told: 'Your flocks 6 → 8 points',
    },
  ])('tells of $of what becomes of the flocks', ({ flocks = 'B7 B8 P9 | G3', moves, told }) => {
    const made = moves.split(' ');
    const move = made.pop();
    const ability = ABILITIES.filter((one) => moves.startsWith(`use-${one}`));
    const given = { hands: ['B9 P7', 'P8 B4', 'P9 B5'], flocks: [flocks], abilities: ability };
    const { state } = make(choosing(given), ...made.map((one) => `0 ${one}`));
    const { controls } = face.panel(trickadee.situation(state, ANA), audience);
    const choices = controls.flatMap((control) => control.choices);
    expect(choices.find((choice) => choice.move === move)?.description).toBe(told);
  });

  test('has no controls for whoever waits, and says for whom', () => {
    const position = findPosition({ seatCount: 3 }, (one) => tableOf(one).toPlay === BEN);
    const panel = face.panel(position.situation(ANA), peopleAt(position));
    expect(panel.controls).toEqual([]);
    expect(panel.sentence.split('\n')[0]).toBe('Waiting for Ben to play a bird.');
  });

  test('names all of several that are waited for', () => {
    const position = findPosition({ seatCount: 4 }, (one) => {
      const { decisions } = one.situation('spectator');
      return decisions.length === 2 && decisions[0]?.kind === 'ability' && decisions[1]?.kind === 'pick';
    });
    const [user, picker] = position.situation('spectator').decisions;
    const waiting = seatsAt(position).find((seat) => seat !== user?.seat && seat !== picker?.seat) ?? ANA;
    expect(face.panel(position.situation(waiting), audience).sentence).toMatch(
      new RegExp(
        `^Waiting for ${audience.names[user?.seat ?? 0]} to use an ability or pass, and ${audience.names[picker?.seat ?? 0]} to pick a bird\\.`,
      ),
    );
  });

  test('names those together of whom the same is asked', () => {
    const position = findPosition({ seatCount: 4 }, (one) => {
      const { decisions } = one.situation('spectator');
      return decisions.length === 2 && decisions.every(({ kind }) => kind === 'ability');
    });
    const { decisions } = position.situation('spectator');
    const [one = '', other = ''] = decisions.map(({ seat }) => audience.names[seat]);
    const waiting = seatsAt(position).find((seat) => decisions.every((due) => due.seat !== seat)) ?? ANA;
    expect(face.panel(position.situation(waiting), audience).sentence).toContain(
      `Waiting for ${one} and ${other} to use an ability or pass.`,
    );
  });

  test('tells of the last card of a hand, which is played automatically', () => {
    const position = findPosition({ seatCount: 3 }, (one) => {
      const { trickNumber, tricksInRound, stands } = tableOf(one);
      return trickNumber === tricksInRound && stands?.some(({ status }) => status === 'picking') === true;
    });
    const seat = tableOf(position).stands?.findIndex(({ status }) => status === 'picking') ?? -1;
    const own = tableOf(position).trick.find((play) => play.seat === seat)?.card;
    const situation = position.situation(seat as Seat);
    const told = `The last trick of the round: everybody's last bird was played automatically, yours was ${own && writtenCard(own, words)}`;
    expect(face.panel(situation, audience).sentence).toContain(told);
    const waiting = seatsAt(position).find((other) => other !== seat) ?? ANA;
    expect(face.panel(position.situation(waiting), audience).sentence).not.toContain('unasked');
  });

  test.each([
    [[], ['B4', 'G11'], 'You lead the first trick of round 1: play any bird.'],
    [['B8'], ['B4', 'G11'], 'Ana led Blue, so play Blue.'],
    [['B8'], ['B4', 'G3'], 'Ana led Blue, so play Blue, or any Chickadee (Lifer).'],
    [['B8'], ['G11', 'R6'], 'You hold no Blue: play any bird.'],
    [['B8', 'Y7'], ['G11', 'R6'], 'You hold no Blue or Yellow: play any bird.'],
    [['B8', 'Y7'], ['B4', 'R6'], 'Blue and Yellow lie on the table, so play Blue or Yellow.'],
    [['B8'], ['B2', 'R6'], 'Blue can be followed, and you can follow with a Chickadee (Lifer) only.'],
  ] as const)(
    'with %j on the table and holding %j, it says what is asked and why',
    (trick, hand, sentence) => {
      expect(playSentence(trick, hand)).toBe(sentence);
    },
  );

  test('tells what just ended until the next bird is led', () => {
    const position = findPosition({ seatCount: 3 }, (one) =>
      one.events.some(({ kind }) => kind === 'trick-finished'),
    );
    const { sentence } = face.panel(dueSituation(position), audience);
    expect(sentence).toMatch(
      /^Trick 1 is over: (your|\w+'s) .* is 1st, .* last\.\nYou lead trick 2: play any bird\./,
    );
    const { order } = must(tableOf(position).tricks.at(-1), 'A trick is over.');
    const recaps = order.map((seat) => face.panel(position.situation(seat), audience).sentence);
    expect(recaps[0]).toMatch(/^Trick 1 is over: your .* is 1st, \w+'s .* last\./);
    expect(recaps[1]).toMatch(/^Trick 1 is over: \w+'s .* is 1st, \w+'s .* last\./);
    expect(recaps[2]).toMatch(/^Trick 1 is over: \w+'s .* is 1st, your .* last\./);
    const round = findPosition({ seatCount: 3 }, (one) =>
      one.events.some(({ kind }) => kind === 'round-ended'),
    );
    const { scores } = tableOf(round);
    expect(face.panel(round.situation(BEN), audience).sentence).toMatch(
      new RegExp(`^Round 1 is over: your flocks scored ${scores[0]?.points[1]} points?, and you have`),
    );
  });

  test('tells that an ability is done, by its last choice, and nothing of the kind before', () => {
    const isDone = ({ stands }: ReturnType<typeof tableOf>, seat: Seat) => {
      const stand = stands?.[seat];
      return stand?.status === 'done' && stand.used !== null;
    };
    let count = 0;
    for (const { position, seat, situation } of manySeats({ seatCounts: [3], every: 2 })) {
      const { sentence } = face.panel(situation, peopleAt(position));
      const told = /^Ability \d \(.+\) is done\.$/m.test(sentence);
      expect(told).toBe(isDone(tableOf(position), seat));
      if (told) count += 1;
    }
    expect(count).toBeGreaterThan(5);
  });

  test('says where one came and what it paid when a bird is to be taken', () => {
    const position = findPosition({ seatCount: 4 }, (one) => tableOf(one).picks.length === 1);
    const { sentence } = face.panel(dueTo(position, 'pick'), audience);
    expect(sentence).toMatch(/^You placed 2nd and got 1 seed\. Take a bird\./);
  });

  test('goes back by its own button after the first half of a pick', () => {
    const position = findPosition({ seatCount: 3 }, (one) => one.situation(seatDue(one)).view.taken !== null);
    expect(face.panel(dueSituation(position), audience).goesBack).toBe(true);
    expect(
      face.panel(
        dueTo(
          findPosition({ seatCount: 3 }, (one) => tableOf(one).placed !== null),
          'pick',
        ),
        audience,
      ).goesBack,
    ).toBe(false);
  });

  test('asks the last seat only where the bird that is left goes', () => {
    const position = findPosition({ seatCount: 3 }, (one) => tableOf(one).picks.length === 2);
    const panel = face.panel(dueTo(position, 'pick'), audience);
    expect(panel.sentence).toMatch(
      /^You placed last and got 2 seeds\. \w+ \w+ \d+ is left for you: which flock/,
    );
    expect(panel.controls.flatMap(({ choices }) => choices.map(({ move }) => move))).not.toContain('back');
  });

  test('offers each ability with its cost, and both ways to pass', () => {
    const position = findPosition({ seatCount: 3 }, (one) => {
      const due = one.situation('spectator').decisions[0];
      return (
        due?.kind === 'ability' &&
        one.situation(due.seat).moves.filter(({ kind }) => kind === 'use').length > 1
      );
    });
    const panel = face.panel(dueSituation(position), audience);
    const { abilities } = tableOf(position);
    for (const { label, move } of panel.controls[0]?.choices ?? []) {
      const shown = abilities.find(({ ability }) => move === `use-${ability}`);
      expect(label).toMatch(new RegExp(`^${shown?.cost} seeds? · `));
    }
    expect(panel.controls.at(-1)?.choices.map(({ label }) => label)).toEqual(['Pass', 'Pass for this round']);
  });

  test('shows what an ability has drawn to its owner, and to nobody else', () => {
    const position = findPosition({ seatCount: 3 }, (one) =>
      one.events.some((event) => event.kind === 'birds-drawn' && event.ability !== 4),
    );
    const drawn = position.events.find((event) => event.kind === 'birds-drawn');
    const owner = drawn?.kind === 'birds-drawn' ? drawn.seat : ANA;
    const [bird] = position.situation(owner).view.chain?.drawn ?? [];
    expect(face.panel(position.situation(owner), audience).sentence).toContain(
      `You drew ${writtenCard(bird ?? 'B7', words)}`,
    );
    for (const seat of seatsAt(position))
      if (seat !== owner)
        expect(face.panel(position.situation(seat), audience).sentence).not.toContain('You drew');
  });

  function dueTo(position: Position, kind: string) {
    const due = position.situation('spectator').decisions.find((decision) => decision.kind === kind);
    return position.situation(due?.seat ?? ANA);
  }

  function playSentence(trick: readonly Card[], hand: readonly Card[]): string {
    const situation = dueSituation(findPosition({ seatCount: 3 }, () => true));
    const suitsOnTable = [...new Set(trick.map((card) => card.charAt(0) as 'B'))];
    const follows = hand.filter((card) => trick.some((played) => played.charAt(0) === card.charAt(0)));
    const lifers = hand.filter((card) => ['P1', 'B2', 'G3', 'Y4', 'R5'].includes(card));
    const legal = follows.length === 0 ? hand : [...new Set([...follows, ...lifers])];
    const view = {
      ...situation.view,
      hand,
      suitsOnTable,
      liferSpecies: 'chickadee' as const,
      trick: trick.map((card, index) => ({ seat: seatsOf(3)[index] ?? ANA, card })),
    };
    const moves = legal.map((card) => ({ kind: 'play', card }) as const);
    return face.panel({ ...situation, view, moves }, audience).sentence.split('\n')[0] ?? '';
  }
});

describe('the lines of the thread', () => {
  const start = findPosition({ seatCount: 3 }, () => true);
  const people = peopleAt(start);
  const tell = (event: TrickadeePublicEvent, who = people) =>
    face.story([event], start.situation('spectator'), who).map(({ text }) => text);
  const use = { seat: BEN, cost: 2, points: { before: 4, after: 9 } } as const;

  const trick: FinishedTrick = {
    number: 2,
    plays: [
      { seat: ANA, card: 'B7' },
      { seat: BEN, card: 'B9' },
      { seat: CLEO, card: 'R6' },
    ],
    order: [BEN, ANA, CLEO],
    paid: [1, 0, 2],
    picks: [
      { seat: BEN, card: 'R6', flock: 1, began: false },
      { seat: ANA, card: 'B7', flock: 2, began: true },
      { seat: CLEO, card: 'B9', flock: 1, began: false },
    ],
    used: [null, 4, null],
  };

  test('tell a finished trick with its places, birds and seeds', () => {
    expect(tell({ kind: 'trick-finished', round: 1, ...trick })).toEqual([
      "**Round 1, trick 2** · Ben's B9 Nuthatch is 1st, Cleo's R6 Junco last. Taken: Ben R6 Junco, Ana B7 Dove, Cleo B9 Nuthatch. Seeds: Cleo 2, Ana 1.",
    ]);
  });

  test('say that the supply ran out, or was empty', () => {
    const short = { kind: 'trick-finished', round: 1, ...trick } as const;
    expect(tell({ ...short, paid: [0, 0, 2] })[0]).toContain(
      'Seeds: Cleo 2. The seeds ran out: no more than that was left.',
    );
    expect(tell({ ...short, paid: [0, 0, 0] })[0]).toContain('No seeds are left, so nobody gets one.');
  });

  test.each([
    [
      {
        kind: 'birds-moved',
        ability: 3,
        ...use,
        moves: [
          { card: 'B7', from: 1, flock: 3, began: true },
          { card: 'B9', from: 2, flock: 3, began: false },
        ],
      },
      '**Trick 1** · Ben moves B7 Dove from flock 1 to new flock 3 and B9 Nuthatch from flock 2 to flock 3. (2 seeds, flocks 4 → 9)',
    ],
    [
      {
        kind: 'birds-swapped',
        ability: 5,
        ...use,
        lifted: [{ card: 'B7', flock: 1 }],
        placed: [{ card: 'P9', flock: 2, began: false }],
        freed: 1,
      },
      '**Trick 1** · Ben takes B7 Dove of flock 1 into the hand and plays out P9 Goldfinch to flock 2. 1 cached seed goes back to the supply. (2 seeds, flocks 4 → 9)',
    ],
    [
      { kind: 'bird-placed', ability: 4, ...use, placed: { card: 'B7', flock: 2, began: false } },
      '**Trick 1** · Ben draws B7 Dove into flock 2. (2 seeds, flocks 4 → 9)',
    ],
    [
      { kind: 'bird-placed', ability: 8, ...use, placed: { card: 'B7', flock: 2, began: true } },
      '**Trick 1** · Ben draws a bird and puts B7 Dove into new flock 2. (2 seeds, flocks 4 → 9)',
    ],
    [
      { kind: 'seed-cached', ability: 7, ...use, card: 'B7', flock: 2, aspect: 'rank' },
      '**Trick 1** · Ben caches a seed on B7 Dove in flock 2: its rank is wild. (2 seeds, flocks 4 → 9)',
    ],
    [
      { kind: 'birds-discarded', ability: 6, ...use, points: { before: 4, after: 4 }, count: 2 },
      '**Trick 1** · Ben draws and discards 2 birds. (2 seeds)',
    ],
    [
      { kind: 'discards-shuffled', number: 1, size: 7 },
      '**Trick 1** · The draw pile was empty: 7 birds of the discards are the new one.',
    ],
    [
      {
        kind: 'round-ended',
        round: 1,
        sheets: [[], [], []],
        points: [4, 0, 12],
        seeds: [1, 2, 3],
        totals: [4, 0, 12],
      },
      '**Round 1 is over** · Ana +4, now 4; Ben +0, now 0; Cleo +12, now 12.',
    ],
    [
      {
        kind: 'round-started',
        round: 2,
        leader: CLEO,
        lifer: 'R10',
        abilities: [2, 3, 9],
        sparkBirds: ['B7', 'B8', 'B9'],
      },
      '**Round 2 begins** · Cleo leads. Lifer: R10 Dove. Abilities: 2 Draw and discard, 3 Move up to two birds, 9 Swap up to two birds.',
    ],
  ] as const)('tell $kind', (event, line) => {
    expect(tell(event).at(-1)).toBe(line);
  });

  test('are made for every event of whole matches, with any names', () => {
    for (const position of manyPositions())
      for (const { text } of face.story(position.events, position.situation('spectator'), longest)) {
        expect(text).not.toMatch(UNFINISHED);
        expect(text.length).toBeLessThan(MESSAGE_LENGTH_MAX / 2);
      }
  });

  test('tell of an ability in which trick it was used', () => {
    const tricks = new Set<string>();
    let before = 1;
    for (const position of manyPositions({ seatCounts: [3] })) {
      const texts = face.story(position.events, position.situation('spectator'), people);
      for (const { text } of texts) {
        const found = /^\*\*Trick (\d)\*\*/.exec(text)?.[1];
        if (found === undefined) continue;
        expect(Number(found), text).toBe(before);
        tricks.add(found);
      }
      before = tableOf(position).trickNumber;
    }
    expect(tricks.size).toBeGreaterThan(3);
  });

  test('leave what the last round brought to the sheet of the match', () => {
    const end = findPosition({ seatCount: 3 }, ({ outcome }) => outcome !== undefined);
    const texts = face.story(end.events, end.situation('spectator'), people).map(({ text }) => text);
    expect(texts.join('\n')).not.toContain('is over');
    expect(texts.at(-1)).toMatch(
      /^\*\*Flocks of round 3\*\*, as they were scored: Ana \d+, Ben \d+, Cleo \d+\.$/,
    );
  });

  test('leave out what a finished trick tells', () => {
    expect(
      tell({ kind: 'card-played', seat: ANA, card: 'B7', trickNumber: 1, lead: true, forced: false }),
    ).toEqual([]);
    expect(tell({ kind: 'ability-passed', seat: ANA, why: 'unable' })).toEqual([]);
  });

  test('cannot be formatted by a name', () => {
    const [text] = tell(
      { kind: 'trick-finished', round: 1, ...trick },
      { words, names: ['**Ana** <@1>', 'Ben_', 'C'] },
    );
    expect(text).toContain('\\*\\*Ana\\*\\* \\<\\@1\\> B7 Dove');
  });
});

describe('the live table', () => {
  test('says in words what lies there, as long as the match lasts', () => {
    for (const position of manyPositions({ seatCounts: [3], every: 3 })) {
      const { text } = face.live(position.situation('spectator'), longest);
      expect(text).not.toMatch(UNFINISHED);
      if (position.outcome === undefined)
        expect(text).toContain(
          `**Round ${tableOf(position).round}, trick ${tableOf(position).trickNumber} of`,
        );
    }
  });

  test('shows the bird that an ability drew for all to see', () => {
    const position = findPosition({ seatCount: 3 }, (one) =>
      one.events.some((event) => event.kind === 'birds-drawn' && event.shown !== null),
    );
    const drawn = position.events.find((event) => event.kind === 'birds-drawn');
    const seat = drawn?.kind === 'birds-drawn' ? drawn.seat : ANA;
    expect(face.live(position.situation('spectator'), audience).text).toMatch(
      new RegExp(`${audience.names[seat]} drew \\w+ \\w+ \\d+ with ability 4 and has to place it\\.`),
    );
  });
});

describe('the end of a match', () => {
  const end = findPosition({ seatCount: 3 }, ({ outcome }) => outcome !== undefined);
  const text = (outcome: Outcome, position = end) =>
    face.end(outcome, position.situation('spectator'), peopleAt(position)).text;

  test('names the winner and all totals', () => {
    expect(text({ places: [2, 1, 2], totals: [30, 41, 30], rounds: [] })).toBe(
      '**Ben wins** with 41 points. Ana 30, Cleo 30.',
    );
  });

  test('names all who share the win', () => {
    expect(text({ places: [1, 3, 1], totals: [30, 2, 30], rounds: [] })).toBe(
      '**Ana and Cleo share the win** with 30 points each. Ben 2.',
    );
    expect(text({ places: [1, 1, 1], totals: [3, 3, 3], rounds: [] })).toBe(
      '**Ana, Ben and Cleo share the win** with 3 points each.',
    );
  });

  test('before its time tells the score as it stood', () => {
    const early = findPosition({ seatCount: 3 }, () => true);
    expect(text({ places: [2, 1, 3], totals: [3, 1, 0], rounds: [[3, 1, 0]] }, early)).toBe(
      '**Ben wins** all the same, with 1 point. Ana 3, Cleo 0.',
    );
  });
});

describe('a refused move', () => {
  const asked = ['play', 'take', 'use', 'into', 'lift', 'hand', 'discard', 'cache', 'wild'] as const;
  const unusable = [
    { why: 'not-on-display', display: [1, 2, 3] },
    { why: 'too-few-seeds', cost: 2, held: 1 },
    { why: 'empty-hand' },
    { why: 'no-flock-bird' },
    { why: 'nothing-to-move' },
    { why: 'all-wild' },
    { why: 'too-few-birds', needed: 2, left: 1, owed: 0 },
    { why: 'too-few-birds', needed: 2, left: 1, owed: 2 },
  ] as const;
  const reasons: readonly IllegalTrickadeeMove[] = [
    { reason: 'match-over' },
    { reason: 'not-your-turn', waitingFor: [BEN] },
    ...asked.map((kind) => ({ reason: 'other-decision', asked: kind }) as const),
    { reason: 'card-not-held', card: 'B7' },
    { reason: 'must-follow-suit', card: 'B7', suits: ['G'], lifer: 'jay', legal: ['G3', 'G4'] },
    { reason: 'must-follow-suit', card: 'B7', suits: ['G', 'Y'], lifer: 'jay', legal: ['G3', 'Y4'] },
    { reason: 'not-on-table', card: 'B7', left: ['G3', 'G4'] },
    ...unusable.map((why) => ({ reason: 'ability-not-usable', ability: 4, ...why }) as const),
    { reason: 'not-in-your-flocks', card: 'B7' },
    { reason: 'chosen-already', card: 'B7' },
    { reason: 'no-such-flock', flock: 3, possible: [1, 2, 'new'] },
    { reason: 'no-such-flock', flock: 'new', possible: [1] },
    { reason: 'bird-all-wild', card: 'B7' },
    { reason: 'wild-already', card: 'B7', aspect: 'rank' },
    { reason: 'cannot-stop' },
    { reason: 'cannot-go-back', why: 'nothing-chosen' },
    { reason: 'cannot-go-back', why: 'birds-seen' },
    { reason: 'last-trick' },
  ];

  test.each(reasons)('$reason $why $asked is explained', (illegal) => {
    const text = face.explain(illegal, words);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(UNFINISHED);
  });

  test('for suit says what binds and what is left', () => {
    expect(
      face.explain(
        { reason: 'must-follow-suit', card: 'R15', suits: ['G'], lifer: 'dove', legal: ['G3', 'G4'] },
        words,
      ),
    ).toBe(
      'Green lies on the table, and whoever holds that suit plays it or a Dove (Lifer). You may play Green Chickadee 3 or Green Junco 4.',
    );
  });

  test('for a flock says where the bird can go', () => {
    expect(face.explain({ reason: 'no-such-flock', flock: 3, possible: [1, 2, 'new'] }, words)).toBe(
      'It cannot go to flock 3. It can go to flock 1, flock 2 or a new flock.',
    );
  });
});

test('every kind of decision and move has its words', () => {
  for (const kind of ['play', 'pick', 'ability'])
    expect(face.asked({ seat: ANA, must: true, kind }, words)).toMatch(/^to /);
  const moves: readonly TrickadeeMove[] = [
    { kind: 'play', card: 'B7' },
    { kind: 'into', flock: 2 },
    { kind: 'into', flock: 'new' },
    { kind: 'discard', card: 'B7' },
    { kind: 'wild', aspect: 'suit' },
    { kind: 'stop' },
    { kind: 'back' },
    { kind: 'pass' },
    { kind: 'pass-round' },
  ];
  const told = moves.map((move) => face.did(move, words));
  for (const line of told) expect(line).toMatch(/^(You|It|Its|One) .*\.$/);
  expect(new Set(told).size).toBe(moves.length);
  expect(told[0]).toBe('You played Blue Dove 7.');
  for (const kind of ['take', 'lift', 'hand', 'cache'] as const)
    expect(face.did({ kind, card: 'B7' }, words), 'which the question after it tells').toBe('');
  expect(face.did({ kind: 'use', ability: 2 }, words)).toBe('');
});

describe('the rules', () => {
  test('fit one message and explain every ability', () => {
    const text = face
      .rules(words)
      .map((scene) => scene.text)
      .join('\n');
    expect(text.length).toBeLessThan(MESSAGE_LENGTH_MAX);
    for (const ability of ABILITIES) expect(text).toContain(`**${ability}** `);
    expect(text).not.toMatch(UNFINISHED);
  });
});

describe('all flocks', () => {
  const [sight] = face.sights;
  const position = findPosition(
    { seatCount: 5 },
    (one) => tableOf(one).round === 3 && tableOf(one).trickNumber === 7,
  );
  const scenes = (seat: Seat | null) => sight?.scenes(position.situation('spectator'), audience, seat) ?? [];
  const worth = (seat: Seat) =>
    atSeat(tableOf(position).flocks, seat).reduce((sum, flock) => sum + flock.worth.points, 0);

  test('have a button of their own', () => {
    expect(face.sights).toHaveLength(1);
    expect(sight?.id).toBe('flocks');
    expect(sight?.label(words)).toBe('All flocks');
  });

  test('tell each seat once with what its flocks would score now', () => {
    const text = scenes(null)
      .map((scene) => scene.text)
      .join('\n');
    for (const seat of seatsAt(position))
      expect(text.split(`${audience.names[seat]} ${worth(seat)}`)).toHaveLength(2);
    expect(scenes(null).every(({ picture }) => picture?.fileName === 'flocks.png')).toBe(true);
  });

  test('of one seat tell nothing of another', () => {
    const [scene] = scenes(BEN);
    expect(scenes(BEN)).toHaveLength(1);
    expect(scene?.text).toContain(`Ben ${worth(BEN)}`);
    expect(`${scene?.text} ${scene?.picture?.alt}`).not.toMatch(/Ana|Cleo|Dev|Eli/);
  });

  test('of a finished match are those that were scored', () => {
    const end = findPosition({ seatCount: 3 }, ({ outcome }) => outcome !== undefined);
    const [scene] = sight?.scenes(end.situation('spectator'), peopleAt(end), null) ?? [];
    expect(scene?.text).toContain('as they were scored');
  });
});
