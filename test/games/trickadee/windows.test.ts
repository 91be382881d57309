import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../src/games/trickadee/cards.js';
import { trickadee } from '../../../src/games/trickadee/game.js';
import {
  asked,
  choices,
  choosing,
  flocksOf,
  heard,
  make,
  ONE,
  position,
  refusal,
  seedsOf,
  TWO,
} from './table.js';

const HANDS = ['P7 B3', 'P8 B4', 'P9 B5'];

describe('the time for an ability', () => {
  test('TR-28: comes after a seat’s own pick, while others still pick', () => {
    const state = choosing({ hands: HANDS, seeds: [9, 9, 9], stands: ['picking', 'waiting'] });
    expect(asked(state)).toEqual(['0 ability', '1 pick']);
    expect(choices(state)).toBe('use-2 pass pass-round');
    const later = make(state, '1 take-P2', '1 into-1').state;
    expect(asked(later)).toEqual(['0 ability', '1 ability', '2 pick']);
    expect(refusal(later, '2 use-1')).toEqual({ reason: 'other-decision', asked: 'into' });
    expect(refusal(make(state, '0 pass').state, '0 use-2')).toEqual({
      reason: 'not-your-turn',
      waitingFor: [1],
    });
  });

  test('TR-28: one ability in a trick', () => {
    const state = choosing({ hands: HANDS, seeds: [9, 9], stands: ['choosing'] });
    const used = make(state, '0 use-2', '0 discard-P7').state;
    expect(asked(used)).toEqual(['1 ability']);
    expect(choices(used)).toBe('');
  });

  test('TR-29: a pass is final', () => {
    const state = choosing({ hands: HANDS, seeds: [9, 9], stands: ['choosing'] });
    const passed = make(state, '0 pass');
    expect(passed.final).toBe(true);
    expect(passed.events).toEqual([{ kind: 'ability-passed', seat: 0, why: 'chosen' }]);
  });

  test('TR-29: a pass for the round is final too, and passes in every later trick', () => {
    const state = choosing({ hands: ['P7 B3 G5', 'P8 B4 G6', 'P9 B5 G7'], seeds: [9] });
    const passed = make(state, '0 pass-round');
    expect(passed.final).toBe(true);
    expect(heard(passed, 'ability-passed')).toMatchObject({ seat: 0, why: 'for-round' });
    expect(passed.state.round.passedRound).toEqual([true, false, false]);
    const next = make(passed.state, '0 play-P7', '1 play-P8', '2 play-P9', '2 take-P9', '2 into-1');
    const rest = make(next.state, '1 take-P8', '1 into-1', '1 pass', '0 into-1');
    expect(rest.events).toContainEqual({ kind: 'ability-passed', seat: 0, why: 'passed-earlier' });
    expect(rest.state.phase).toBe('playing');
  });

  test('TR-29: after the last trick there is only the pass', () => {
    const last = choosing({ hands: ['', '', ''], tricks: 5 });
    expect(choices(last)).toBe('pass');
    expect(refusal(last, '0 pass-round')).toEqual({ reason: 'last-trick' });
  });

  test('TR-30: the next trick begins once every seat is done', () => {
    const state = choosing({
      hands: ['P7 B3 G5', 'P8 B4 G6', 'P9 B5 G7'],
      seeds: [9, 9, 9],
      stands: ['choosing', 'choosing'],
    });
    const two = make(state, '2 pass', '0 use-2', '0 discard-B3');
    expect(two.state.phase).toBe('resolving');
    const three = make(two.state, '1 pass');
    expect(three.state.phase).toBe('playing');
    expect(asked(three.state)).toEqual(['0 play']);
    expect(heard(three, 'trick-finished').used).toEqual([2, null, null]);
  });

  test('TR-30: abilities are used after the last trick too', () => {
    const last = choosing({ hands: ['', '', ''], tricks: 5, flocks: ['P2 | B7'], abilities: [1, 2, 3] });
    expect(choices(last)).toBe('use-1 use-3 pass');
    const moved = make(last, '0 use-1', '0 lift-P2');
    expect(heard(moved, 'round-ended').sheets[0]).toMatchObject([{ label: 2, birds: [{}, {}] }]);
  });
});

describe('an ability is usable', () => {
  type Given = Parameters<typeof choosing>[0];
  const usable = (given: Partial<Given>) => choices(choosing({ hands: HANDS, ...given }));

  test.for<[string, Partial<Given>, string]>([
    ['TR-31: with its cost in hand', { seeds: [2], abilities: [2, 4, 6] }, 'use-2 use-4 pass pass-round'],
    [
      'TR-32: 1 and 3 with a bird to move',
      { abilities: [1, 3, 4], flocks: ['P2 B7'] },
      'use-1 use-3 use-4 pass pass-round',
    ],
    [
      'TR-32: 1 and 3 not with a bird alone',
      { abilities: [1, 3, 4], flocks: ['P2'] },
      'use-4 pass pass-round',
    ],
    [
      'TR-33: 2, 5 and 6 not without a hand',
      { abilities: [2, 5, 6, 8], hands: ['', '', ''], seeds: [9], drawPile: 'R9 Y5' },
      'use-8 pass pass-round',
    ],
    ['TR-33: nor 9', { abilities: [4, 9], hands: ['', '', ''] }, 'use-4 pass pass-round'],
    [
      'TR-33: 5 and 9 not without a flock bird',
      { abilities: [2, 5, 9], flocks: [''] },
      'use-2 pass pass-round',
    ],
    [
      'TR-34: 2, 4 and 8 with one bird among the discards',
      { abilities: [2, 4, 8], drawPile: '', discards: 'R9' },
      'use-2 use-4 use-8 pass pass-round',
    ],
    [
      'TR-34: 6 not with one bird',
      { abilities: [2, 4, 6], drawPile: '', discards: 'R9' },
      'use-2 use-4 pass pass-round',
    ],
    [
      'TR-34: 6 with two',
      { abilities: [2, 4, 6], drawPile: 'R10', discards: 'R9' },
      'use-2 use-4 use-6 pass pass-round',
    ],
    [
      'TR-35: 7 not where every aspect is wild',
      { abilities: [2, 7], flocks: ['P2*suit*rank*species'] },
      'use-2 pass pass-round',
    ],
    [
      'TR-53: 1, 3, 4 and 7 with an empty hand',
      { abilities: [1, 3, 4, 7], hands: ['', '', ''], flocks: ['P2 B7'] },
      'use-1 use-3 use-4 use-7 pass pass-round',
    ],
  ])('%s', ([, given, moves]) => {
    expect(usable(given)).toBe(moves);
  });

  test.for<[string, Partial<Given>, Ability, object]>([
    ['TR-31: the cost', { seeds: [1], abilities: [2, 4, 6] }, 4, { why: 'too-few-seeds', cost: 2, held: 1 }],
    ['TR-9: not on display', { abilities: [2, 4, 6] }, 7, { why: 'not-on-display', display: [2, 4, 6] }],
    ['TR-33: an empty hand', { abilities: [2, 4, 6], hands: ['', '', ''] }, 6, { why: 'empty-hand' }],
    ['TR-32: nothing to move', { abilities: [1, 4, 6], flocks: ['P2'] }, 1, { why: 'nothing-to-move' }],
    ['TR-33: no flock bird', { abilities: [4, 5, 6], flocks: [''] }, 5, { why: 'no-flock-bird' }],
    ['TR-35: all wild', { abilities: [4, 7], flocks: ['P2*suit*rank*species'] }, 7, { why: 'all-wild' }],
    [
      'TR-34: too few birds',
      { abilities: [1, 6], drawPile: 'R9', flocks: ['P2 B7'] },
      6,
      { why: 'too-few-birds', needed: 2, left: 1, owed: 0 },
    ],
  ])('or refused with the reason: %s', ([, given, ability, reason]) => {
    expect(refusal(choosing({ hands: HANDS, ...given }), `0 use-${ability}`)).toEqual({
      reason: 'ability-not-usable',
      ability,
      ...reason,
    });
  });
});

describe('a seat that can use nothing', () => {
  test('TR-36: is passed unasked after its pick', () => {
    const dealt = position({ hands: ['P7 B3', 'P8 B4', 'P9 B5'], abilities: [3, 6, 9], lifer: 'G3' });
    const picked = make(dealt, '0 play-P7', '1 play-P8', '2 play-P9', '2 take-P9', '2 into-1');
    expect(picked.events).toContainEqual({ kind: 'ability-passed', seat: 2, why: 'unable' });
    expect(asked(picked.state)).toEqual(['1 pick']);
  });

  test('TR-36, TR-39: and also when another seat draws the last bird', () => {
    const state = choosing({
      hands: HANDS,
      seeds: [9, 9, 9],
      abilities: [4, 5, 8],
      drawPile: 'R9',
      flocks: ['P2', 'P3', 'P4'],
      stands: ['choosing', 'choosing'],
    });
    expect(choices(state, ONE)).toBe('use-4 use-5 use-8 pass pass-round');
    const drawn = make(state, '0 use-4').state;
    expect(choices(drawn, ONE)).toBe('use-5 pass pass-round');
    const cheap = make(
      { ...state, match: { ...state.match, bank: { supply: 14, held: [9, 1, 1] } } },
      '0 use-4',
    );
    expect(cheap.events.slice(-2)).toEqual([
      { kind: 'ability-passed', seat: 1, why: 'unable' },
      { kind: 'ability-passed', seat: 2, why: 'unable' },
    ]);
    expect(asked(cheap.state)).toEqual(['0 ability']);
  });
});

describe('two abilities at once', () => {
  const state = choosing({
    hands: HANDS,
    seeds: [9, 9, 9],
    abilities: [1, 2, 8],
    drawPile: 'R9',
    flocks: ['P2 B7 | G9', 'P3 B8', 'P4'],
    stands: ['choosing', 'choosing'],
  });

  test('TR-39: draws are served in the order they arrive, and what is too late is refused and costs nothing', () => {
    const first = make(state, '1 use-8').state;
    expect(refusal(first, '0 use-8')).toEqual({
      reason: 'ability-not-usable',
      ability: 8,
      why: 'too-few-birds',
      needed: 1,
      left: 0,
      owed: 0,
    });
    expect(seedsOf(first)[0]).toBe(9);
    expect(choices(first)).toBe('use-1 pass pass-round');
    expect(first.round.hands[1]).toContain('R9');
  });

  test('TR-39: a chain goes on undisturbed by what others do', () => {
    const lifted = make(state, '0 use-1', '0 lift-P2').state;
    const meanwhile = make(lifted, '1 use-8', '1 hand-P8', '1 into-new').state;
    expect(choices(meanwhile)).toBe('into-2 into-new back');
    const done = make(meanwhile, '0 into-2').state;
    expect(flocksOf(done)).toBe('1: B7 | 2: G9 P2');
    expect(flocksOf(done, ONE)).toBe('1: P3 B8 | 2: P8');
  });

  test('TR-37: a seat that lacks only birds about to be discarded is not waited for, and not passed', () => {
    const poor = choosing({
      hands: HANDS,
      seeds: [9, 3, 1],
      abilities: [2, 5, 8],
      flocks: ['P2', '', 'P4'],
      drawPile: 'R9',
      stands: ['choosing', 'choosing'],
    });
    expect(asked(poor)).toEqual(['0 ability', '1 ability', '2 ability']);
    const drawn = make(poor, '0 use-2').state;
    expect(asked(drawn)).toEqual(['0 ability', '(1 ability)', '(2 ability)']);
    expect(choices(drawn, TWO)).toBe('pass pass-round');
    expect(refusal(make(drawn, '1 pass').state, '1 pass')).toEqual({
      reason: 'not-your-turn',
      waitingFor: [0],
    });
    expect(refusal(drawn, '2 use-2')).toEqual({
      reason: 'ability-not-usable',
      ability: 2,
      why: 'too-few-birds',
      needed: 1,
      left: 0,
      owed: 1,
    });
    const discarded = make(drawn, '0 discard-R9').state;
    expect(asked(discarded)).toEqual(['1 ability', '2 ability']);
    expect(choices(discarded, TWO)).toBe('use-2 pass pass-round');
    // The discard is the only bird there is, and drawing it shuffles it first.
    expect(heard(make(discarded, '2 use-2'), 'birds-drawn').cards).toEqual(['R9']);
    expect(asked(make(drawn, '2 pass').state)).toEqual(['0 ability', '(1 ability)']);
  });

  test('TR-37: a 6 in use owes two birds, and an 8 none', () => {
    const seats = { hands: HANDS, seeds: [9, 9, 9], flocks: ['P2', 'P3', 'P4'] };
    const six = choosing({ ...seats, abilities: [6, 8], drawPile: 'R9 R10', stands: ['choosing', 'done'] });
    const owed = make(six, '0 use-6').state;
    expect(refusal(owed, '1 use-6')).toMatchObject({ needed: 2, left: 0, owed: 2 });
    expect(asked(owed)).toEqual(['0 ability', '(1 ability)']);
    const eight = choosing({ ...seats, abilities: [2, 8], drawPile: 'R9', stands: ['choosing', 'done'] });
    const kept = make(eight, '0 use-8');
    expect(kept.events).toContainEqual({ kind: 'ability-passed', seat: 1, why: 'unable' });
  });

  test('TR-28: abilities that have nothing to do with each other come to the same in every order', () => {
    const moves = {
      0: ['0 use-1', '0 lift-P2', '0 into-2'],
      1: ['1 use-1', '1 lift-P3'],
      2: ['2 use-2', '2 discard-P9'],
    };
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ] as const;
    const ends = orders.map((order) => make(state, ...order.flatMap((seat) => moves[seat])).state);
    const woven = make(
      state,
      '2 use-2',
      '0 use-1',
      '1 use-1',
      '0 lift-P2',
      '2 discard-P9',
      '1 lift-P3',
      '0 into-2',
    ).state;
    for (const end of ends) expect(end).toEqual(woven);
  });
});

test('TR-62: the choices of others are not shown before they are complete', () => {
  const state = choosing({
    hands: HANDS,
    seeds: [9, 9],
    flocks: ['P2 B7 | G9'],
    abilities: [1, 2, 5],
    stands: ['choosing'],
  });
  const before = trickadee.situation(state, ONE);
  const links = [['0 use-1'], ['0 use-1', '0 lift-B7'], ['0 use-5', '0 lift-B7', '0 hand-P7']];
  for (const chosen of links) {
    const made = make(state, ...chosen);
    expect(made.events).toEqual([]);
    expect(trickadee.situation(made.state, ONE)).toEqual(before);
    expect(trickadee.situation(made.state, 'spectator')).toEqual(trickadee.situation(state, 'spectator'));
  }
});

test('TR-62: nor is the bird that a seat is about to pick', () => {
  const state = choosing({ hands: HANDS, stands: ['picking', 'waiting'] });
  const taken = make(state, '1 take-P2').state;
  expect(trickadee.situation(taken, TWO)).toEqual(trickadee.situation(state, TWO));
  expect(trickadee.situation(taken, ONE).view.taken).toBe('P2');
});
