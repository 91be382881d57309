import type { Result } from '../../base/result.js';
import { atSeat, type Seat, withSeat } from '../../games/game-types.js';
import type { TableDeps } from '../deps.js';
import { type Course, isPlaying, withLines } from '../match/course.js';
import { waitingSeats } from '../match/due.js';
import { withAway } from '../match/leave-seat.js';
import { settled, withFallback } from '../match/settle.js';
import type { Playing } from '../table.js';
import { changeDueMatch, type DueAt, dueClock, type NotDoneRefusal } from './due-change.js';

export interface TimeOut extends DueAt {
  readonly seat: Seat;
}

/** So often in a row a seat may not answer before a stand-in plays for it. */
const MISSED_MAX = 3;

/** Makes the least harmful move for a seat whose time is spent, and says so. */
export function timeOut(deps: TableDeps, { seat, ...at }: TimeOut): Promise<Result<null, NotDoneRefusal>> {
  return changeDueMatch(deps, at, (course) =>
    dueClock(course, seat, 'endsAt') === undefined ? undefined : timedOut(course, seat),
  );
}

function timedOut(course: Course<Playing>, seat: Seat): Course {
  const missed = atSeat(course.table.missed, seat) + 1;
  const counted = { ...course.table, missed: withSeat(course.table.missed, seat, missed) };
  const after = answered({ ...course, table: counted }, seat);
  // The result says enough.
  if (!isPlaying(after)) return after;
  const line = { kind: 'timed-out', seat } as const;
  return missed < MISSED_MAX ? settled(withLines(after, [line])) : withAway(after, seat, [line]);
}

/** The match once the seat's decision is answered, with all links of the chain. */
function answered(course: Course<Playing>, seat: Seat): Course {
  const after = withFallback(course, seat, 'clock');
  const isLink = after.notices.length === course.notices.length;
  return isPlaying(after) && isLink && waitingSeats(after.table.due).includes(seat)
    ? answered(after, seat)
    : after;
}
