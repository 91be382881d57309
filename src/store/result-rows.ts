import type { RatingChange, RecordedResult, SeatResult } from '../standings/types.js';
import type { placings, results } from './schema.js';

type ResultRow = typeof results.$inferSelect;
type PlacingRow = typeof placings.$inferSelect;

export function rowOfResult(result: Omit<RecordedResult, 'number' | 'ratings'>): Omit<ResultRow, 'number'> {
  const { tableId, guildId, gameId, rulesVersion, options, moves, playedOut, startedAt, finishedAt } = result;
  return { tableId, guildId, gameId, rulesVersion, options, moves, playedOut, startedAt, finishedAt };
}

export function rowsOfPlacings({
  number,
  guildId,
  gameId,
  seats,
  ratings,
}: RecordedResult): readonly PlacingRow[] {
  return seats.map((own, seat) => {
    const { userId, name, place, scores, total, leftEarly, wasAway, ownMoves, figures } = own;
    const change = ratings[seat] ?? null;
    return {
      result: number,
      seat,
      guildId,
      gameId,
      ...{ userId, name, place, scores, total, leftEarly, wasAway, ownMoves, figures },
      muBefore: change?.before.mu ?? null,
      sigmaBefore: change?.before.sigma ?? null,
      muAfter: change?.after.mu ?? null,
      sigmaAfter: change?.after.sigma ?? null,
    };
  });
}

/** `seats` in their order. */
export function resultOfRows(row: ResultRow, seats: readonly PlacingRow[]): RecordedResult {
  return { ...row, seats: seats.map(seatOfRow), ratings: seats.map(ratingOfRow) };
}

export function seatOfRow(row: PlacingRow): SeatResult {
  const { userId, name, place, scores, total, leftEarly, wasAway, ownMoves, figures } = row;
  return { userId, name, place, scores, total, leftEarly, wasAway, ownMoves, figures };
}

export function ratingOfRow({ muBefore, sigmaBefore, muAfter, sigmaAfter }: PlacingRow): RatingChange | null {
  if (muBefore === null || sigmaBefore === null || muAfter === null || sigmaAfter === null) return null;
  return { before: { mu: muBefore, sigma: sigmaBefore }, after: { mu: muAfter, sigma: sigmaAfter } };
}
