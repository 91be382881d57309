import type { BeforeTheBirdsMove } from '../../games/before-the-birds/moves.js';
import type { BeforeTheBirdsPreviews, BeforeTheBirdsView } from '../../games/before-the-birds/view.js';
import { atSeat, type BySeat, type Seat, type Situation, seatsOf } from '../../games/game-types.js';
import type { RunningScores } from '../score-band.js';

export type BeforeTheBirdsSituation = Situation<
  BeforeTheBirdsView,
  BeforeTheBirdsMove,
  BeforeTheBirdsPreviews
>;

/** As many as a hand has cards in the beginning. */
export const ROUNDS_IN_GAME = 9;

/** A mark for each seat where there is no room for names. */
export const SEAT_MARKS: BySeat<string> = ['①', '②', '③', '④', '⑤', '⑥', '⑦'];

export function seatsAt({ handSizes }: Pick<BeforeTheBirdsView, 'handSizes'>): readonly Seat[] {
  return seatsOf(handSizes.length);
}

export function isOver({ phase }: Pick<BeforeTheBirdsView, 'phase'>): boolean {
  return phase === 'finished';
}

/** The seats whose bids are missing. */
export function missingSeats(view: BeforeTheBirdsView): readonly Seat[] {
  return isOver(view) ? [] : seatsAt(view).filter((seat) => !atSeat(view.hasBid, seat));
}

/** Points of the games of a match of several. */
export function scoresOf(view: BeforeTheBirdsView): RunningScores {
  const rounds = view.limit === null ? [] : view.scores.map(({ points }) => points);
  return { unit: 'game', seats: seatsAt(view), rounds, totals: view.totals };
}

/** What everybody has of finished games, or `null` where there is nothing to add up, or not yet. */
export function totalsOf(
  view: Pick<BeforeTheBirdsView, 'limit' | 'scores' | 'totals'>,
): BySeat<number> | null {
  return view.limit === null || view.scores.length === 0 ? null : view.totals;
}
