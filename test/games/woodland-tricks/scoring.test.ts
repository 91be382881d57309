import { describe, expect, test } from 'vitest';
import { woodlandTricks } from '../../../src/games/woodland-tricks/game.js';
import { scoreRound, totalsOf, verdictOf } from '../../../src/games/woodland-tricks/scoring.js';
import { make, ONE, position, roundOf, wonBy, ZERO } from './table.js';

/** The winners of 13 tricks of which seat 0 takes `count`. */
function thirteen(count: number): readonly number[] {
  return Array.from({ length: 13 }, (_, index) => (index < count ? 0 : 1));
}

describe('a round', () => {
  test.each([
    [0, 6],
    [1, 6],
    [2, 6],
    [3, 6],
    [4, 1],
    [5, 2],
    [6, 3],
    [7, 6],
    [8, 6],
    [9, 6],
    [10, 0],
    [11, 0],
    [12, 0],
    [13, 0],
  ])('WT-34: %i tricks are worth %i points', (tricks, points) => {
    expect(scoreRound(1, wonBy(thirteen(tricks))).trickPoints[0]).toBe(points);
    expect(scoreRound(1, wonBy(thirteen(13 - tricks))).trickPoints[1]).toBe(points);
  });

  test('example 11, WT-35: 8 tricks with one 7 are 7 points; 5 tricks with both 7s of one trick are 4', () => {
    expect(scoreRound(3, wonBy(thirteen(8), [1, 2]))).toEqual({
      round: 3,
      tricks: [8, 5],
      trickPoints: [6, 2],
      bonuses: [1, 2],
      points: [7, 4],
    });
  });

  test('example 12, WT-35: 13 tricks to 0 are 0 and 6 points, and the 13 still get their 7s', () => {
    expect(scoreRound(1, wonBy(thirteen(13), [3, 0]))).toMatchObject({
      trickPoints: [0, 6],
      points: [3, 6],
    });
  });
});

describe('the match', () => {
  test.for([
    ['WT-37: goes on below the target', 21, [[20, 6]], { kind: 'play-on' }],
    [
      'WT-37: is won by the seat at the target',
      21,
      [[21, 6]],
      { kind: 'won', winner: 0, decidedBy: 'total' },
    ],
    [
      'WT-37: is won by the higher of two totals',
      21,
      [[21, 24]],
      { kind: 'won', winner: 1, decidedBy: 'total' },
    ],
    ['WT-36: goes on at 16 of 21', 21, [[16, 6]], { kind: 'play-on' }],
    ['WT-36: ends at 16 of 16', 16, [[16, 6]], { kind: 'won', winner: 0, decidedBy: 'total' }],
    ['WT-36: goes on at 15 of 16', 16, [[15, 6]], { kind: 'play-on' }],
    [
      'example 13, WT-38: 21 : 21 with last rounds 7 : 5 is won by the 7',
      21,
      [
        [14, 16],
        [7, 5],
      ],
      { kind: 'won', winner: 0, decidedBy: 'last-round' },
    ],
    [
      'WT-38: the same for the other seat',
      21,
      [
        [16, 14],
        [6, 8],
      ],
      { kind: 'won', winner: 1, decidedBy: 'last-round' },
    ],
    [
      'example 13, WT-39: 21 : 21 with 6 : 6 goes on',
      21,
      [
        [15, 15],
        [6, 6],
      ],
      { kind: 'tied' },
    ],
    [
      'WT-39: a round more is judged again, by totals',
      21,
      [
        [15, 15],
        [6, 6],
        [1, 6],
      ],
      { kind: 'won', winner: 1, decidedBy: 'total' },
    ],
    [
      'WT-39: and may be tied again',
      21,
      [
        [15, 15],
        [6, 6],
        [6, 6],
      ],
      { kind: 'tied' },
    ],
  ] as const)('%s', ([, target, points, verdict]) => {
    const scores = points.map(([zero, one], index) => roundOf([zero, one], index + 1));
    expect(verdictOf(scores, target)).toEqual(verdict);
  });

  test('totals are the sum of the rounds', () => {
    expect(totalsOf([roundOf([7, 4]), roundOf([3, 6])])).toEqual([10, 10]);
  });
});

describe('the end of a round', () => {
  // Seat 0 has six tricks and leads the twelfth: 10S and JS take the last two. 8 tricks are 6 points, 5 are 2.
  const tricks = wonBy([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
  const hands = ['10S JS', '2S 4S'] as const;

  test('WT-37: the match ends with it, the higher total first', () => {
    const late = position({ hands, tricks, scores: [roundOf([16, 12])] });
    const { state, events, final } = make(late, 'play-10S', 'play-2S');
    expect(state.phase).toBe('finished');
    expect(final).toBe(true);
    expect(events.slice(-2)).toEqual([
      {
        kind: 'round-ended',
        round: 1,
        tricks: [8, 5],
        trickPoints: [6, 2],
        bonuses: [0, 0],
        points: [6, 2],
        totals: [22, 14],
        tied: false,
      },
      { kind: 'match-ended', winner: 0, totals: [22, 14], decidedBy: 'total' },
    ]);
    expect(woodlandTricks.outcome(state)).toEqual({
      places: [1, 2],
      rounds: [
        [16, 12],
        [6, 2],
      ],
      totals: [22, 14],
    });
    expect(woodlandTricks.decisions(state)).toEqual([]);
  });

  test('example 13: equal totals are told apart by the last round', () => {
    const late = position({ hands, tricks, scores: [roundOf([15, 19])] });
    const { state, events } = make(late, 'play-10S', 'play-2S');
    expect(events.at(-1)).toEqual({
      kind: 'match-ended',
      winner: 0,
      totals: [21, 21],
      decidedBy: 'last-round',
    });
    expect(woodlandTricks.outcome(state)?.places).toEqual([1, 2]);
  });

  test('example 13, WT-39: with equal last rounds another round is dealt by the other seat', () => {
    // 7 tricks with no 7, and 6 tricks with three 7s, are 6 points each.
    const even = wonBy([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1], [0, 3]);
    const late = position({ hands, tricks: even, scores: [roundOf([15, 15])], dealer: ONE });
    const { state, events } = make(late, 'play-10S', 'play-2S');
    expect(events.slice(-2)).toMatchObject([
      { kind: 'round-ended', points: [6, 6], totals: [21, 21], tied: true },
      { kind: 'round-started', round: 2, dealer: ZERO, leader: ONE },
    ]);
    expect(woodlandTricks.outcome(state)).toBeUndefined();
  });
});
