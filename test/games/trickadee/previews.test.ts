import { describe, expect, test } from 'vitest';
import { trickadee } from '../../../src/games/trickadee/game.js';
import type { TrickadeeState } from '../../../src/games/trickadee/state.js';
import { choosing, make, ONE, position, TWO, ZERO } from './table.js';

const HANDS = ['B9 P7', 'P8 B4', 'P9 B5'];

/** What the previews say of a move: the flock, its points, and all points, before and after. */
function preview(state: TrickadeeState, move: string, seat = ZERO): string | undefined {
  const found = trickadee.situation(state, seat).previews[move];
  if (found === undefined) return undefined;
  const { flock, flockPoints, points, best } = found;
  const change = `${flock}: ${flockPoints.before} > ${flockPoints.after}, all ${points.before} > ${points.after}`;
  return best ? `at best ${change}` : change;
}

describe('of a pick', () => {
  const placed = make(
    position({ hands: ['B9 P7', 'B10 B4', 'B11 B5'], flocks: ['P1', 'P2', 'B8 B7 | Y11'], lifer: 'G3' }),
    '0 play-B9',
    '1 play-B10',
    '2 play-B11',
  ).state;

  test('each bird shows what the best flock for it makes of all', () => {
    expect(preview(placed, 'take-B9', TWO)).toBe('at best 1: 4 > 6, all 4 > 6');
    expect(preview(placed, 'take-B11', TWO)).toBe('at best 2: 0 > 4, all 4 > 8');
  });

  test('each flock shows what the bird makes it worth', () => {
    const taken = make(placed, '2 take-B11').state;
    expect(preview(taken, 'into-1', TWO)).toBe('1: 4 > 3, all 4 > 3');
    expect(preview(taken, 'into-2', TWO)).toBe('2: 0 > 4, all 4 > 8');
    expect(preview(taken, 'into-new', TWO)).toBe('new: 0 > 0, all 4 > 4');
    expect(preview(taken, 'back', TWO)).toBeUndefined();
  });

  test('only the seat that picks sees any', () => {
    expect(trickadee.situation(placed, ONE).previews).toEqual({});
    expect(trickadee.situation(placed, 'spectator').previews).toEqual({});
  });
});

describe('of an ability', () => {
  test('a bird to move shows what its best new place makes of all', () => {
    const state = choosing({ hands: HANDS, flocks: ['B7 P2 | B8 | G9'], abilities: [1, 3, 7] });
    const begun = make(state, '0 use-1').state;
    expect(preview(begun, 'lift-B7')).toBe('at best 2: 0 > 4, all 0 > 4');
    const lifted = make(begun, '0 lift-B7').state;
    expect(preview(lifted, 'into-2')).toBe('2: 0 > 4, all 0 > 4');
    expect(preview(lifted, 'into-new')).toBe('new: 0 > 0, all 0 > 0');
  });

  test('the second bird of a 3 counts from the table, the first one moved', () => {
    const state = choosing({ hands: HANDS, flocks: ['B7 P2 | B8 | G9'], abilities: [1, 3, 7] });
    const once = make(state, '0 use-3', '0 lift-B7', '0 into-2').state;
    // Alone it cannot begin a flock, and among the Blues it would cost their suit.
    expect(preview(once, 'lift-G9')).toBe('at best 1: 0 > 0, all 0 > 4');
    expect(preview(once, 'stop')).toBe('2: 4 > 4, all 0 > 4');
  });

  test('a bird to swap shows what its flock is worth without it', () => {
    const state = choosing({ hands: HANDS, flocks: ['B7 B8 P9 | G9'], abilities: [5, 7, 8] });
    const begun = make(state, '0 use-5').state;
    expect(preview(begun, 'lift-P9')).toBe('1: 3 > 4, all 3 > 4');
    const lifted = make(begun, '0 lift-P9').state;
    expect(preview(lifted, 'hand-B9')).toBe('at best 2: 0 > 4, all 3 > 8');
    const chosen = make(lifted, '0 hand-B9').state;
    expect(preview(chosen, 'into-1')).toBe('1: 4 > 6, all 3 > 6');
    expect(preview(chosen, 'into-2')).toBe('2: 0 > 4, all 3 > 8');
  });

  test('a wild aspect shows what it adds, and its bird alone nothing', () => {
    const state = choosing({ hands: HANDS, flocks: ['P1 B2'], abilities: [6, 7, 8] });
    const begun = make(state, '0 use-7').state;
    expect(preview(begun, 'cache-B2')).toBeUndefined();
    const bird = make(begun, '0 cache-B2').state;
    expect(preview(bird, 'wild-suit')).toBe('1: 4 > 6, all 4 > 6');
    expect(preview(bird, 'wild-rank')).toBe('1: 4 > 6, all 4 > 6');
    expect(preview(bird, 'wild-species')).toBe('1: 4 > 4, all 4 > 4');
  });

  test('a choice that leaves no other shows what the whole ability comes to', () => {
    const state = choosing({ hands: HANDS, flocks: ['B7 | B8'], abilities: [1, 3, 7] });
    expect(preview(make(state, '0 use-1').state, 'lift-B7')).toBe('2: 0 > 4, all 0 > 4');
  });

  test('a bird with one place to go shows what it makes of that place, also where more is asked', () => {
    const state = choosing({ hands: HANDS, flocks: ['B7 G9 | B8'], abilities: [3, 7, 8] });
    const begun = make(state, '0 use-3').state;
    expect(preview(begun, 'lift-B8')).toBe('1: 0 > 3, all 0 > 3');
    const pair = choosing({ hands: HANDS, flocks: ['P7 B7'], abilities: [3, 7, 8] });
    const split = make(pair, '0 use-3').state;
    expect(preview(split, 'lift-B7')).toBe('2: 0 > 0, all 4 > 0');
    const once = make(split, '0 lift-B7').state;
    expect(preview(once, 'lift-P7')).toBe('2: 0 > 4, all 4 > 4');
  });

  test('a drawn bird shows what each flock makes of it', () => {
    const state = choosing({ hands: HANDS, flocks: ['B7 | Y5'], abilities: [4, 7, 8], drawPile: 'G7' });
    expect(preview(make(state, '0 use-4').state, 'into-1')).toBe('1: 0 > 4, all 0 > 4');
    const hand = make(state, '0 use-8').state;
    expect(preview(hand, 'hand-G7')).toBe('at best 1: 0 > 4, all 0 > 4');
    expect(preview(state, 'use-4')).toBeUndefined();
  });
});

test('what a preview says of all points comes true', () => {
  const state = choosing({
    hands: HANDS,
    flocks: ['B7*rank B8 P9 | G9 G10*suit | R12'],
    abilities: [1, 5, 7],
  });
  const chains = [
    ['0 use-1', '0 lift-B8'],
    ['0 use-5', '0 lift-B7', '0 hand-B9'],
    ['0 use-7', '0 cache-G9'],
  ];
  for (const chain of chains) {
    const asked = make(state, ...chain).state;
    for (const [move, { points }] of Object.entries(trickadee.situation(asked, ZERO).previews))
      expect(make(asked, `0 ${move}`).events[0]).toMatchObject({ points });
  }
});
