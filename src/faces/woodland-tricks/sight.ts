import type { Situation } from '../../games/game-types.js';
import { type BySeat, type Decision, type Seat, seatAfter, seatsOf } from '../../games/game-types.js';
import type { Card } from '../../games/woodland-tricks/cards.js';
import type { Play } from '../../games/woodland-tricks/events.js';
import type { WoodlandTricksMove } from '../../games/woodland-tricks/moves.js';
import type { WoodlandTricksView } from '../../games/woodland-tricks/view.js';
import type { RunningScores } from '../score-band.js';

export type WoodlandTricksSituation = Situation<WoodlandTricksView, WoodlandTricksMove>;

export const SEATS = seatsOf(2);

export function otherOf(seat: Seat): Seat {
  return seatAfter(seat, SEATS.length);
}

/** What the match waits for, if it is not over. */
export function decisionDue(situation: WoodlandTricksSituation): Decision | undefined {
  return situation.decisions.find(({ must }) => must);
}

/** What lies on the table; once the match is over, its last trick. */
export function playsShown({ view }: WoodlandTricksSituation): readonly Play[] {
  return view.phase === 'finished' ? (view.lastTrick?.plays ?? []) : view.trick;
}

export function scoresOf({ scores, totals }: WoodlandTricksView): RunningScores {
  return { unit: 'round', seats: SEATS, rounds: scores.map(({ points }) => points), totals };
}

/** The cards the viewer may choose now. */
export function choosable(situation: WoodlandTricksSituation): ReadonlySet<Card> {
  return new Set(situation.moves.flatMap((move) => (move.kind === 'keep' ? [] : [move.card])));
}

/** A mark for each seat where there is no room for names. */
export const SEAT_MARKS: BySeat<string> = ['①', '②'];
