import { must } from '../../src/base/invariant.js';
import { periodsOf } from '../../src/standings/periods.js';
import type { Measure, Period, RecordedResult, SeatResult } from '../../src/standings/types.js';
import type { UserId } from '../../src/tables/ids.js';

/** A seat of a result, with where it sits. */
export interface Sat {
  readonly result: RecordedResult;
  readonly seat: number;
  readonly own: SeatResult;
}

/** The seats that count, as `docs/ratings.md` has it. */
export function countingIn(result: RecordedResult): readonly Sat[] {
  const taking = [...result.seats.entries()]
    .filter(([, own]) => own.ownMoves > 0 || own.leftEarly)
    .map(([seat, own]) => ({ result, seat, own }));
  return new Set(taking.map(({ own }) => own.userId)).size >= 2 ? taking : [];
}

/** What a board is about, and in which direction its game goes. */
export interface NaiveBoard {
  readonly period: Period;
  readonly measure: Measure;
  readonly lowFirst: boolean;
}

export interface Line {
  readonly userId: UserId;
  readonly value: number;
}

/** A board worked out from nothing but results. */
export function naiveBoard(results: readonly RecordedResult[], board: NaiveBoard): readonly Line[] {
  const byPerson = new Map<UserId, readonly Sat[]>();
  for (const sat of results.filter((result) => isIn(result, board.period)).flatMap(countingIn))
    byPerson.set(sat.own.userId, [...(byPerson.get(sat.own.userId) ?? []), sat]);
  const lines = [...byPerson].flatMap(([userId, sats]) => {
    const value = naiveValue(sats, board);
    return value === null ? [] : [{ userId, value }];
  });
  const sign = board.lowFirst ? 1 : -1;
  return lines.toSorted(
    (one, other) => sign * (one.value - other.value || (one.userId < other.userId ? -1 : 1)),
  );
}

function isIn({ finishedAt }: RecordedResult, period: Period): boolean {
  return periodsOf(finishedAt).includes(period);
}

function naiveValue(sats: readonly Sat[], { measure, period, lowFirst }: NaiveBoard): number | null {
  const least = leastIn(period);
  switch (measure) {
    case 'rating':
      return naivePoints(must(sats.at(-1), 'a match'));
    case 'wins':
      return winsIn(sats);
    case 'win-rate':
      return sats.length < least ? null : Math.round((1_000 * winsIn(sats)) / sats.length);
    case 'best': {
      const scores = scoresIn(sats);
      if (scores.length === 0) return null;
      return lowFirst ? Math.min(...scores) : Math.max(...scores);
    }
    case 'average': {
      const scores = scoresIn(sats);
      return scores.length < least ? null : Math.round((100 * sumOf(scores)) / scores.length);
    }
  }
}

function leastIn(period: Period): number {
  if (period === 'all') return 5;
  return period.startsWith('month') ? 3 : 2;
}

function naivePoints({ result, seat }: Sat): number {
  const { mu, sigma } = must(result.ratings[seat], 'rated').after;
  return Math.max(0, Math.round(1_000 + 40 * (mu - 3 * sigma)));
}

function winsIn(sats: readonly Sat[]): number {
  return sats.filter(({ own }) => own.place === 1).length;
}

function scoresIn(sats: readonly Sat[]): readonly number[] {
  return sats
    .filter(({ result, own }) => result.playedOut && !own.leftEarly && !own.wasAway)
    .map(({ own }) => own.total);
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
