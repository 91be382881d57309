import type { BySeat } from '../games/game-types.js';
import type { TableId } from '../tables/ids.js';
import type { ResultStore } from './ports.js';
import { pointsOf } from './rating.js';

/** What a match has done to somebody's rating, as it is shown. */
export interface SeatRating {
  readonly points: number;
  /** Against the points before. */
  readonly change: number;
  /** How many of their matches count, this one included. */
  readonly matches: number;
}

/** The ratings after a match by seat, `null` where it does not count; nothing where it counts for nobody or is not recorded. */
export async function ratingChanges(
  { results }: { readonly results: Pick<ResultStore, 'result' | 'standing'> },
  tableId: TableId,
): Promise<BySeat<SeatRating | null> | undefined> {
  const result = await results.result(tableId);
  const userIds = result?.seats.flatMap(({ userId }, seat) => (result.ratings[seat] ? [userId] : [])) ?? [];
  if (result === undefined || userIds.length === 0) return undefined;
  const { tallies } = await results.standing(result, { userIds, periods: ['all'] });
  return result.seats.map(({ userId }, seat) => {
    const rating = result.ratings[seat];
    if (rating == null) return null;
    const points = pointsOf(rating.after);
    const matches = tallies.find((known) => known.userId === userId)?.tally.matches ?? 1;
    return { points, change: points - pointsOf(rating.before), matches };
  });
}
