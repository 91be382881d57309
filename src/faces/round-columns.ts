import type { BySeat } from '../games/game-types.js';

/** The points of a round, or of the earliest rounds together where there are more of them than columns. */
export interface RoundColumn {
  /** Counted from 1; both are the same where the column is of a single round. */
  readonly first: number;
  readonly last: number;
  readonly points: BySeat<number>;
}

/** A column for each round, the earliest sharing the first one where there are more than `columnsMax`. */
export function roundColumns(rounds: readonly BySeat<number>[], columnsMax: number): readonly RoundColumn[] {
  const columns = rounds.map((points, index) => ({ first: index + 1, last: index + 1, points }));
  if (columns.length <= columnsMax) return columns;
  const shared = columns.length - columnsMax + 1;
  const sums = rounds
    .slice(0, shared)
    .reduce((sum, points) => sum.map((value, seat) => value + (points[seat] ?? 0)));
  return [{ first: 1, last: shared, points: sums }, ...columns.slice(shared)];
}
