import { and, asc, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import type { Field } from '../standings/ports.js';
import type { OwnMatch } from '../standings/types.js';
import type { UserId } from '../tables/ids.js';
import type { Queries } from './database.js';
import { ratingOfRow, seatOfRow } from './result-rows.js';
import { placings, results } from './schema.js';

/** In order of their numbers. */
export function matchesOfPerson(
  queries: Queries,
  { guildId, gameId }: Field,
  userId: UserId,
): readonly OwnMatch[] {
  const isOwn = and(eq(placings.userId, userId), eq(placings.guildId, guildId), eq(placings.gameId, gameId));
  const own = queries
    .select({ result: results, placing: placings })
    .from(placings)
    .innerJoin(results, eq(results.number, placings.result))
    .where(isOwn)
    .orderBy(asc(placings.result))
    .all();
  const seats = seatsByResult(
    queries,
    queries.select({ number: placings.result }).from(placings).where(isOwn),
  );
  return own.map(({ result, placing }) => ({
    number: result.number,
    tableId: result.tableId,
    finishedAt: result.finishedAt,
    playedOut: result.playedOut,
    own: seatOfRow(placing),
    rating: ratingOfRow(placing),
    others: (seats.get(result.number) ?? [])
      .filter(({ seat }) => seat !== placing.seat)
      .map(({ userId: other, place, mu }) => ({ userId: other, place, counts: mu !== null })),
  }));
}

interface Seated {
  readonly result: number;
  readonly seat: number;
  readonly userId: UserId;
  readonly place: number;
  readonly mu: number | null;
}

function seatsByResult(queries: Queries, numbers: SQLWrapper): ReadonlyMap<number, readonly Seated[]> {
  const { result, seat, userId, place, muAfter: mu } = placings;
  const seats = queries
    .select({ result, seat, userId, place, mu })
    .from(placings)
    .where(inArray(result, numbers))
    .orderBy(asc(result), asc(seat))
    .all();
  const byResult = new Map<number, Seated[]>();
  for (const one of seats) byResult.set(one.result, [...(byResult.get(one.result) ?? []), one]);
  return byResult;
}
