import type { Instant } from '../../../src/base/instant.js';
import type { LeaderboardRow, Stats } from '../../../src/standings/types.js';
import type { UserId } from '../../../src/tables/ids.js';
import { wordsFor } from '../../../src/words/words.js';

export const words = wordsFor('en');

/** What nobody's words may look like once they are put together. */
export const BROKEN = /standings\.|\.figures\.|\{\{|undefined|NaN/;

export function rowOf(place: number, more: Partial<LeaderboardRow> = {}): LeaderboardRow {
  return {
    userId: `${100 + place}` as UserId,
    name: `Player ${place}`,
    present: true,
    place,
    value: 2_000 - place,
    matches: 1_234,
    wins: 1,
    ...more,
  };
}

/** Of four matches, of which the first and the last were won. */
export function statsOf(more: Partial<Stats> = {}): Stats {
  const points = [1_000, 1_150, 1_090, 1_060, 1_204];
  return {
    matches: 4,
    wins: 2,
    winRate: 500,
    places: [2, 0, 2],
    streak: { current: 1, longest: 1 },
    history: points.map((one, day) => ({ at: Date.UTC(2026, 8, 1 + day) as Instant, points: one })),
    best: 24,
    average: 1_763,
    leftEarly: 1,
    headToHead: [
      { userId: '7' as UserId, name: 'Ben_2', matches: 3, ahead: 1, level: 0, behind: 2 },
      { userId: '8' as UserId, name: null, matches: 1, ahead: 0, level: 1, behind: 0 },
    ],
    figures: {},
    ...more,
  };
}
