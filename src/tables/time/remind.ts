import type { Result } from '../../base/result.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import type { TableDeps } from '../deps.js';
import { type Course, withLines, withNotice } from '../match/course.js';
import type { Playing } from '../table.js';
import { pingTime } from './clocks.js';
import {
  changeDueMatch,
  type DueAt,
  dueClock,
  type NotDoneRefusal,
  silently,
  withClock,
} from './due-change.js';
import { shownClocks } from './shown-clocks.js';

export interface Remind extends DueAt {
  readonly seat: Seat;
}

/** Reminds a seat, in the way its player wants, that a quarter of its time is left. */
export function remind(deps: TableDeps, { seat, ...at }: Remind): Promise<Result<null, NotDoneRefusal>> {
  return changeDueMatch(deps, at, (course) => reminded(course, seat));
}

/** Reminds a seat in the thread, where Discord has refused the direct message; not once it has answered. */
export function remindInThread(
  deps: TableDeps,
  { seat, sinceStep, ...at }: Remind & { readonly sinceStep: number },
): Promise<Result<null, NotDoneRefusal>> {
  return changeDueMatch(deps, at, (course) => {
    const isAsked = course.table.due.some(
      (due) => due.must && due.seat === seat && due.sinceStep === sinceStep,
    );
    return isAsked ? withLines(course, [], { reminded: [seat] }) : undefined;
  });
}

function reminded(course: Course<Playing>, seat: Seat): Course | undefined {
  const clock = dueClock(course, seat, 'remindAt');
  if (clock === undefined) return undefined;
  const { settings, now } = course;
  const wishes = atSeat(settings, seat);
  const pingAt = pingTime(wishes, now);
  if (pingAt > now) {
    // The night before the end: nobody is woken for it.
    const remindAt = clock.endsAt !== null && pingAt >= clock.endsAt ? null : pingAt;
    return silently(withClock(course, clock, { remindAt }));
  }

  const done = withClock(course, clock, { remindAt: null });
  // Whoever is still to be pinged for the first time is told everything by that.
  if (wishes.reminders === 'off' || clock.mentionAt !== null) return silently(done);
  if (wishes.reminders === 'dm' && !wishes.dmClosed) return withReminderInPrivate(silently(done), seat);
  return withLines(done, [], { reminded: [seat] });
}

function withReminderInPrivate(course: Course<Playing>, seat: Seat): Course<Playing> {
  const { table } = course;
  const { userId } = atSeat(table.seats, seat);
  const clock = shownClocks(table).find((shown) => shown.seat === seat) ?? null;
  const sinceStep = table.due.find((due) => due.must && due.seat === seat)?.sinceStep ?? table.step;
  const { threadId } = table;
  return withNotice(course, { kind: 'dm', why: 'reminder', userId, seat, threadId, sinceStep, clock });
}
