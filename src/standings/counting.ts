import { type BySeat, type Seat, seatsOf } from '../games/game-types.js';
import type { MatchResult, SeatResult } from './types.js';

/**
 * The seats for which a match counts: whoever has made a move, or has given the match up. None, unless these are
 * at least two different people.
 */
export function countingSeats({ seats }: Pick<MatchResult, 'seats'>): readonly Seat[] {
  const taking = seatsOf(seats.length).filter((seat) => tookPart(seats, seat));
  const people = new Set(taking.map((seat) => seats[seat]?.userId));
  return people.size < 2 || people.size < taking.length ? [] : taking;
}

/** Whether the seat's score is one to compare: the match was played out, and by its player to the end. */
export function isScoreOwn({ playedOut }: Pick<MatchResult, 'playedOut'>, own: SeatResult): boolean {
  return playedOut && !own.leftEarly && !own.wasAway;
}

function tookPart(seats: BySeat<SeatResult>, seat: Seat): boolean {
  const own = seats[seat];
  return own !== undefined && (own.ownMoves > 0 || own.leftEarly);
}
