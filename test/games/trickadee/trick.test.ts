import { describe, expect, test } from 'vitest';
import { atSeat, type Seat, seatsOf } from '../../../src/games/game-types.js';
import { payTrick } from '../../../src/games/trickadee/bank.js';
import type { Species } from '../../../src/games/trickadee/cards.js';
import { legalPlays, placesOf } from '../../../src/games/trickadee/trick.js';
import { asked, card, cards, choices, handOf, heard, make, position, refusal, trickOf } from './table.js';

describe('following', () => {
  test.for<[string, string, string, string, Species]>([
    ['TR-14: the leader plays any card', '', 'P1 B7 R9', 'P1 B7 R9', 'jay'],
    ['example 1: the one Blue card has to be played', 'B7', 'B9 Y7 R8', 'B9', 'chickadee'],
    [
      'example 1, TR-16: anything without Blue and without Chickadees',
      'B7',
      'Y7 R8 P3',
      'P3 Y7 R8',
      'chickadee',
    ],
    [
      'example 1, TR-14: from now on Blue and Yellow may be followed',
      'B7 Y7',
      'B9 Y9 R8',
      'B9 Y9',
      'chickadee',
    ],
    ['example 1: with Blue and no Yellow only Blue may be played', 'B7 Y7', 'B9 P3 R8', 'B9', 'chickadee'],
    ['example 1, TR-15: or a Chickadee', 'B7 Y7', 'B9 P1 R8', 'P1 B9', 'chickadee'],
    ['example 17: Green or Red, whichever it likes', 'G8 R9', 'G9 R6 B4', 'G9 R6', 'jay'],
    ['example 17: Yellow where Blue and Yellow were played', 'G8 B4 Y9', 'B5 Y6 R7', 'B5 Y6', 'jay'],
    ['TR-14: the suit of a Lifer bird may be followed', 'P1 B5', 'P7 R9', 'P7', 'chickadee'],
    ['TR-14: a Lifer bird that is led sets its suit', 'P1', 'P7 R9', 'P7', 'chickadee'],
    [
      'TR-16: anything where nothing follows, though a Lifer bird is held',
      'B7',
      'P1 R9',
      'P1 R9',
      'chickadee',
    ],
    [
      'TR-17: one of the Lifer birds, where only a Lifer bird follows',
      'B7',
      'B2 G3 R9',
      'B2 G3',
      'chickadee',
    ],
  ])('%s', ([, trick, hand, legal, lifer]) => {
    const held = cards(hand);
    expect(legalPlays(held, trickOf(trick), lifer).toSorted()).toEqual(cards(legal).toSorted());
  });

  test('TR-14: clockwise, each seat plays one card', () => {
    const dealt = position({ hands: ['B7 P1', 'B8 P2', 'Y7 P3'], leader: 1 as Seat });
    expect(asked(dealt)).toEqual(['1 play']);
    const one = make(dealt, '1 play-B8').state;
    expect(asked(one)).toEqual(['2 play']);
    const two = make(one, '2 play-Y7');
    expect(asked(two.state)).toEqual(['0 play']);
    expect(two.events).toEqual([
      { kind: 'card-played', seat: 2, card: 'Y7', trickNumber: 1, lead: false, forced: false },
    ]);
    expect(two.final).toBe(false);
    expect(choices(two.state)).toBe('play-B7');
  });

  test('TR-14: another card is refused with the suits to follow and the cards that do', () => {
    const led = make(position({ hands: ['B7 P1', 'B8 P2 R15', 'Y7 P3'], lifer: 'Y14' }), '0 play-B7').state;
    expect(refusal(led, '1 play-P2')).toEqual({
      reason: 'must-follow-suit',
      card: 'P2',
      suits: ['B'],
      lifer: 'jay',
      legal: ['B8', 'R15'],
    });
    expect(refusal(led, '1 play-Y7')).toEqual({ reason: 'card-not-held', card: 'Y7' });
    expect(refusal(led, '2 play-Y7')).toEqual({ reason: 'not-your-turn', waitingFor: [1] });
    expect(refusal(led, '1 pass')).toEqual({ reason: 'other-decision', asked: 'play' });
  });

  test('TR-18: a card that is the only possible one among several is asked for', () => {
    const led = make(position({ hands: ['B7 P1', 'B8 P2', 'Y7 P3'] }), '0 play-B7').state;
    expect(choices(led, 1 as Seat)).toBe('play-B8');
    expect(asked(led)).toEqual(['1 play']);
  });

  test('TR-18: the last card of a hand is played as its turn comes, and cannot be taken back', () => {
    const last = position({ hands: ['B7', 'B8', 'Y7'], tricks: 5, flocks: ['P1', 'P2', 'P3'] });
    const before = {
      ...last,
      round: { ...last.round, hands: [cards('B7 P4'), ...last.round.hands.slice(1)] },
    };
    const played = make(before, '0 play-B7');
    expect(played.final).toBe(true);
    expect(played.events.filter(({ kind }) => kind === 'card-played')).toEqual([
      { kind: 'card-played', seat: 0, card: 'B7', trickNumber: 6, lead: true, forced: false },
      { kind: 'card-played', seat: 1, card: 'B8', trickNumber: 6, lead: false, forced: true },
      { kind: 'card-played', seat: 2, card: 'Y7', trickNumber: 6, lead: false, forced: true },
    ]);
    expect(handOf(played.state)).toBe('P4');
  });
});

describe('the order of places is', () => {
  test.for<[string, string, string, Species?, boolean?]>([
    ['example 2, TR-20: by the larger sum of two suits', 'B9 B6 Y8 Y4', 'B9 B6 Y8 Y4'],
    ['example 2: whatever was played first', 'Y4 B6 Y8 B9', 'B9 B6 Y8 Y4'],
    ['example 3: by the sum before the highest rank', 'R15 R5 G13 G12', 'G13 G12 R15 R5'],
    ['example 4, TR-20: by the count before everything', 'B4 B2 Y5 Y6 R15', 'Y6 Y5 B4 B2 R15', 'nuthatch'],
    ['example 5: by rank where all suits differ', 'P6 Y9 R12', 'R12 Y9 P6'],
    ['example 5, TR-20: by the suit played earlier where ranks are equal', 'P6 B6 G3', 'P6 B6 G3'],
    ['example 5: and so the other way round', 'B6 P6 G3', 'B6 P6 G3'],
    ['example 6, TR-19: a Lifer bird before a Jay', 'R15 P1 R14', 'P1 R15 R14', 'chickadee'],
    [
      'example 6, TR-19: Lifer birds by rank, whatever their suits',
      'P1 R5 B12 G3',
      'R5 G3 P1 B12',
      'chickadee',
    ],
    ['example 7, TR-22: with Lifer birds counted', 'G3 G11 B8 B5', 'G3 G11 B8 B5', 'chickadee', true],
    ['example 7, TR-22: with Lifer birds not counted', 'G3 G11 B8 B5', 'G3 B8 B5 G11', 'chickadee', false],
    ['example 8, TR-20: by the count, so that the leader is last', 'R15 P3 P8', 'P8 P3 R15', 'chickadee'],
    [
      'example 18, TR-22: with Lifer birds among what was played first',
      'R8 Y10 Y7 R9',
      'R8 Y7 R9 Y10',
      'woodpecker',
      true,
    ],
    ['example 18, TR-22: without them', 'R8 Y10 Y7 R9', 'R8 Y7 Y10 R9', 'woodpecker', false],
    ['TR-21: within a suit by rank', 'G5 G13 G8', 'G13 G8 G5', 'chickadee'],
    ['TR-20: count and sum equal, the suit played first', 'Y9 B10 B5 Y6', 'Y9 Y6 B10 B5', 'chickadee'],
  ])('%s', ([, played, order, lifer = 'starling', liferCounts = true]) => {
    const plays = trickOf(played);
    const placed = placesOf(plays, { lifer, liferCounts });
    expect(placed.map((seat) => plays[seat]?.card)).toEqual(cards(order));
  });
});

describe('seeds', () => {
  const order = [3, 0, 4, 1, 2] as Seat[];

  test.for([
    ['TR-23: 2 to the last place, none to the 1st, 1 to every other', 25, [1, 1, 2, 0, 1], 20],
    ['example 9, TR-23: a supply of 3 reaches up to the fourth place', 3, [0, 1, 2, 0, 0], 0],
    ['example 9: a supply of 1 goes to the last', 1, [0, 0, 1, 0, 0], 0],
    ['an empty supply pays nobody', 0, [0, 0, 0, 0, 0], 0],
    ['a supply of 4 reaches up to the third place', 4, [0, 1, 2, 0, 1], 0],
  ] as const)('%s', ([, supply, paid, left]) => {
    const { bank, paid: told } = payTrick({ supply, held: [1, 1, 1, 1, 1] }, order);
    expect(told).toEqual(paid);
    expect(bank.supply).toBe(left);
    expect(bank.held).toEqual(paid.map((seeds) => seeds + 1));
  });

  test('example 8, TR-23: the leader comes last and gets 2 seeds, before anything is picked', () => {
    const dealt = position({
      hands: ['R15 P4', 'P3 B4', 'P8 B5'],
      lifer: 'G3',
      flocks: ['P1', 'P2', 'B2'],
    });
    const placed = make(dealt, '0 play-R15', '1 play-P3', '2 play-P8');
    expect(heard(placed, 'trick-placed')).toEqual({
      kind: 'trick-placed',
      round: 1,
      supply: 22,
      number: 1,
      plays: trickOf('R15 P3 P8'),
      order: [2, 1, 0],
      paid: [2, 1, 0],
    });
    expect(placed.state.match.bank).toEqual({ supply: 22, held: [2, 1, 0] });
    expect(asked(placed.state)).toEqual(['2 pick']);
    expect(placed.final).toBe(false);
  });

  test('TR-23: every order of places pays the supply that is there', () => {
    for (const seatCount of [3, 4, 5])
      for (let supply = 0; supply <= 7; supply += 1) {
        const { bank, paid } = payTrick(
          { supply, held: seatsOf(seatCount).map(() => 0) },
          seatsOf(seatCount),
        );
        expect(paid.reduce((sum, seeds) => sum + seeds, bank.supply)).toBe(supply);
        expect(bank.supply).toBe(Math.max(0, supply - seatCount));
        expect(atSeat(paid, 0 as Seat)).toBe(0);
      }
  });
});

describe('picking', () => {
  const dealt = position({
    hands: ['R15 P4', 'P3 B4', 'P8 B5'],
    lifer: 'G3',
    flocks: ['P1', 'P2 | R5', 'B2'],
    abilities: [1, 2, 9],
  });
  const placed = make(dealt, '0 play-R15', '1 play-P3', '2 play-P8').state;

  test('TR-24: in order of place, any bird of the trick, then its flock', () => {
    expect(choices(placed, 2 as Seat)).toBe('take-R15 take-P3 take-P8');
    const taken = make(placed, '2 take-R15');
    expect(taken).toMatchObject({ events: [], final: false });
    expect(choices(taken.state, 2 as Seat)).toBe('into-1 into-new back');
    const put = make(taken.state, '2 into-new');
    expect(heard(put, 'bird-picked')).toEqual({
      kind: 'bird-picked',
      place: 1,
      points: { before: 0, after: 0 },
      seat: 2,
      card: 'R15',
      flock: 2,
      began: true,
    });
    expect(put.final).toBe(false);
    expect(asked(put.state)).toEqual(['1 pick']);
    expect(choices(put.state, 1 as Seat)).toBe('take-P3 take-P8');
  });

  test('TR-26: until the bird is put down another one can be chosen', () => {
    const again = make(placed, '2 take-R15', '2 back', '2 take-P8').state;
    expect(make(placed, '2 take-R15', '2 back').state).toEqual(placed);
    expect(again).toEqual(make(placed, '2 take-P8').state);
    expect(refusal(placed, '2 back')).toEqual({ reason: 'cannot-go-back', why: 'nothing-chosen' });
  });

  test('TR-25: the last takes what is left, and chooses its flock', () => {
    const last = make(placed, '2 take-P8', '2 into-1', '1 take-R15', '1 into-1').state;
    expect(asked(last)).toContain('0 pick');
    expect(choices(last)).toBe('into-1 into-new');
    expect(heard(make(last, '0 into-1'), 'bird-picked')).toMatchObject({
      place: 3,
      card: 'P3',
      flock: 1,
      began: false,
    });
    expect(refusal(last, '0 back')).toEqual({ reason: 'cannot-go-back', why: 'nothing-chosen' });
  });

  test('TR-24: birds that are not there and flocks that are not its own are refused', () => {
    expect(refusal(placed, '2 take-G9')).toEqual({
      reason: 'not-on-table',
      card: 'G9',
      left: cards('R15 P3 P8'),
    });
    const first = make(placed, '2 take-R15').state;
    expect(refusal(first, '2 into-2')).toEqual({ reason: 'no-such-flock', flock: 2, possible: [1, 'new'] });
    expect(refusal(first, '2 take-P3')).toEqual({ reason: 'other-decision', asked: 'into' });
    expect(refusal(first, '1 take-P3')).toEqual({ reason: 'not-your-turn', waitingFor: [2] });
    const put = make(first, '2 into-1').state;
    expect(refusal(put, `1 take-${card('R15')}`)).toMatchObject({ reason: 'not-on-table' });
  });

  test('TR-13: the 1st place leads the next trick', () => {
    const longer = position({
      hands: ['R15 P4 P5', 'P3 B4 B5', 'P8 B6 B8'],
      lifer: 'G3',
      flocks: ['P1', 'P2', 'B2'],
      abilities: [4, 8, 9],
    });
    const over = make(
      make(longer, '0 play-R15', '1 play-P3', '2 play-P8').state,
      '2 take-P8',
      '2 into-1',
      '1 take-P3',
      '1 into-1',
      '1 pass',
      '0 into-1',
      '0 pass',
    );
    expect(heard(over, 'trick-finished')).toMatchObject({
      round: 1,
      number: 1,
      order: [2, 1, 0],
      used: [null, null, null],
      picks: [{ seat: 2 }, { seat: 1 }, { seat: 0 }],
    });
    expect(over.state).toMatchObject({ phase: 'playing', round: { leader: 2 } });
  });
});
