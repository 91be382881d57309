import { expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { NEWCOMER } from '../../src/standings/rating.js';
import { MATCHES_MIN, tallied, valuesOf } from '../../src/standings/tally.js';
import type { Period, SeatResult, Tally } from '../../src/standings/types.js';
import { minute } from '../kit/tables.js';
import { seatOf } from './kit.js';

function after(matches: readonly SeatResult[], bestScore: 'highest' | 'lowest' = 'highest'): Tally {
  const match = { playedOut: true, finishedAt: minute(1) };
  let tally: Tally | undefined;
  for (const own of matches) tally = tallied(tally, match, { own, rating: NEWCOMER, bestScore });
  return must(tally, 'a match');
}

test('the best score is the highest or the lowest, as the game has it', () => {
  const matches = [5, 9, 3].map((total) => seatOf('ana', 1, { total }));
  expect(after(matches)).toMatchObject({ matches: 3, scored: 3, sum: 17, best: 9 });
  expect(after(matches, 'lowest').best).toBe(3);
});

test.each([
  ['all', MATCHES_MIN.all],
  ['month/2026-11', MATCHES_MIN.month],
  ['week/2026-W48', MATCHES_MIN.week],
] as readonly [Period, number][])('win rate and average of %s take %i matches', (period, least) => {
  const won = Array.from({ length: least }, () => seatOf('ana', 1, { total: 7 }));
  expect(valuesOf(after(won.slice(1)), period)).toMatchObject({ 'win-rate': null, average: null, best: 7 });
  expect(valuesOf(after(won), period)).toMatchObject({ 'win-rate': 1_000, average: 700, rating: 1_000 });
});

test('an average takes as many scores of one’s own', () => {
  const away = [1, 2, 3, 4, 5].map(() => seatOf('ana', 2, { wasAway: true }));
  expect(valuesOf(after(away), 'all')).toMatchObject({ 'win-rate': 0, average: null, best: null });
});
