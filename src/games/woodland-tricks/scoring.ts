import { must } from '../../base/invariant.js';
import { sumScores } from '../game.js';
import { atSeat, type BySeat, type Seat, seatsOf } from '../game-types.js';
import type { FinishedTrick, RoundScore } from './events.js';
import { SEAT_COUNT } from './state.js';

const SEATS = seatsOf(SEAT_COUNT);

/** Points for 0, 1, … 13 tricks (WT-34). */
const POINTS_BY_TRICKS = [6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0];

export function scoreRound(round: number, tricks: readonly FinishedTrick[]): RoundScore {
  const taken = tricksTakenBy(tricks);
  const trickPoints = taken.map((count) => must(POINTS_BY_TRICKS[count], `No points for ${count} tricks.`));
  const bonuses = bonusesOf(tricks);
  const points = SEATS.map((seat) => atSeat(trickPoints, seat) + atSeat(bonuses, seat));
  return { round, tricks: taken, trickPoints, bonuses, points };
}

export function tricksTakenBy(tricks: readonly FinishedTrick[]): BySeat<number> {
  return SEATS.map((seat) => tricks.filter((trick) => trick.winner === seat).length);
}

/** Points for 7s won. */
export function bonusesOf(tricks: readonly FinishedTrick[]): BySeat<number> {
  return SEATS.map((seat) =>
    tricks.reduce((sum, trick) => (trick.winner === seat ? sum + trick.bonus : sum), 0),
  );
}

export function totalsOf(scores: readonly RoundScore[]): BySeat<number> {
  return sumScores(
    scores.map(({ points }) => points),
    SEAT_COUNT,
  ).totals;
}

/** Who has won, judged at the end of a round. */
export type Verdict =
  | { readonly kind: 'play-on' }
  /** The target is reached, and totals and last round are equal. */
  | { readonly kind: 'tied' }
  | { readonly kind: 'won'; readonly winner: Seat; readonly decidedBy: 'total' | 'last-round' };

export function verdictOf(scores: readonly RoundScore[], target: number): Verdict {
  const totals = totalsOf(scores);
  if (totals.every((total) => total < target)) return { kind: 'play-on' };
  const byTotal = seatAhead(totals);
  if (byTotal !== undefined) return { kind: 'won', winner: byTotal, decidedBy: 'total' };
  const byLastRound = seatAhead(must(scores.at(-1), 'A total needs a finished round.').points);
  if (byLastRound !== undefined) return { kind: 'won', winner: byLastRound, decidedBy: 'last-round' };
  return { kind: 'tied' };
}

function seatAhead(points: BySeat<number>): Seat | undefined {
  const most = Math.max(...points);
  const ahead = SEATS.filter((seat) => atSeat(points, seat) === most);
  return ahead.length === 1 ? ahead[0] : undefined;
}
