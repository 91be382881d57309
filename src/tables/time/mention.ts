import type { Result } from '../../base/result.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import type { TableDeps } from '../deps.js';
import { type Course, withLines } from '../match/course.js';
import type { Playing } from '../table.js';
import { MERGED_WITHIN_MS, pingTime } from './clocks.js';
import {
  changeDueMatch,
  type DueAt,
  dueClock,
  type NotDoneRefusal,
  silently,
  withClock,
} from './due-change.js';

export interface Mention extends DueAt {
  readonly seat: Seat;
}

/** Pings a seat for what it is asked, once the quiet hours are over that have put it off. */
export function mention(deps: TableDeps, { seat, ...at }: Mention): Promise<Result<null, NotDoneRefusal>> {
  return changeDueMatch(deps, at, (course) => mentioned(course, seat));
}

function mentioned(course: Course<Playing>, seat: Seat): Course | undefined {
  const clock = dueClock(course, seat, 'mentionAt');
  if (clock === undefined) return undefined;
  const { settings, now } = course;
  const pingAt = pingTime(atSeat(settings, seat), now);
  if (pingAt > now) return silently(withClock(course, clock, { mentionAt: pingAt }));

  const merged = clock.remindAt !== null && clock.remindAt - now <= MERGED_WITHIN_MS;
  const remindAt = merged ? null : clock.remindAt;
  const told = [...course.table.told.filter((other) => other !== seat), seat];
  const pinged = { ...course, table: { ...course.table, told } };
  return withLines(withClock(pinged, clock, { mentionAt: null, remindAt }), [], { asked: [seat] });
}
