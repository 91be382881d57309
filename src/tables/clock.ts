import type { Instant } from '../base/instant.js';
import type { Seat } from '../games/game-types.js';

/**
 * What is to happen to a seat that the match waits for, and when. A seat has at most one, and none where nothing
 * is to happen, such as without a deadline once it was told.
 */
export interface Clock {
  readonly seat: Seat;
  /** When the seat is to be pinged, where quiet hours or a vacation have put that off. */
  readonly mentionAt: Instant | null;
  /** When a quarter of the decision's time is left; `null` once done, or where it falls together with the ping. */
  readonly remindAt: Instant | null;
  /** When the decision's own time is spent and the bank begins; `null` once that is told, or where there is no bank. */
  readonly bankAt: Instant | null;
  /** When decision and bank are spent; `null` without a deadline. */
  readonly endsAt: Instant | null;
}

/** A clock that ended by a move, for the move may be taken back: what was left of it then. */
export interface PutDown {
  readonly seat: Seat;
  /** Of the move. */
  readonly step: number;
  /** Until decision and bank would have been spent. */
  readonly leftMs: number;
  /** Until the reminder; `null` where none was to come. */
  readonly remindInMs: number | null;
}

/** A clock as everybody may see it. */
export interface ShownClock {
  readonly seat: Seat;
  /** When the decision's own time is spent. */
  readonly decisionEndsAt: Instant;
  /** When the bank is spent too, and a move is made for the seat. */
  readonly endsAt: Instant;
}

/** What a clock runs to at the moment: the end of the decision's own time, and once that is spent, of the bank. */
export function currentEnd(clock: ShownClock, now: Instant): Instant {
  return clockPhase(clock, now) === 'extra' ? clock.endsAt : clock.decisionEndsAt;
}

/** Whether the bank runs (`extra`), is yet to come, or is none. */
export type ClockPhase = 'until' | 'until-extra' | 'extra';

export function clockPhase({ decisionEndsAt, endsAt }: ShownClock, now: Instant): ClockPhase {
  if (endsAt <= decisionEndsAt) return 'until';
  return now < decisionEndsAt ? 'until-extra' : 'extra';
}
