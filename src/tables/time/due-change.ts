import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import type { Seat } from '../../games/game-types.js';
import { changeTable } from '../change.js';
import type { Clock } from '../clock.js';
import { gameAt, type TableDeps } from '../deps.js';
import type { TableId } from '../ids.js';
import { type Course, courseOf } from '../match/course.js';
import type { Busy, NoSuchTable, OtherRules } from '../refusals.js';
import { standsStill } from '../standstill.js';
import type { Playing } from '../table.js';
import { changedClock } from './clocks.js';

/** Something that the time has come for, of a table or of one of its seats. */
export interface DueAt {
  readonly tableId: TableId;
  readonly now: Instant;
}

/** `not-due`: it is not, or not any more. */
export type NotDoneRefusal = NoSuchTable | OtherRules | Busy | { readonly reason: 'not-due' };

/** Changes a running match whose clocks run; `change` looks once more whether it is due, since a click may win. */
export function changeDueMatch(
  deps: TableDeps,
  { tableId, now }: DueAt,
  change: (course: Course<Playing>) => Course | undefined,
): Promise<Result<null, NotDoneRefusal>> {
  return changeTable<null, NotDoneRefusal>(deps, tableId, ({ table, settings }) => {
    if (table.status !== 'playing' || standsStill(table)) return err({ reason: 'not-due' });
    const game = gameAt(deps, table);
    if (game === undefined) return err({ reason: 'other-rules' });
    const after = change(courseOf({ table, game, settings }, now));
    if (after === undefined) return err({ reason: 'not-due' });
    return ok({ table: after.table, log: after.rows, notices: after.notices, value: null });
  });
}

/** The seat's clock, where what is named is due by it. */
export function dueClock(
  { table, now }: Course<Playing>,
  seat: Seat,
  what: 'mentionAt' | 'remindAt' | 'endsAt',
): Clock | undefined {
  const clock = table.clocks.find((running) => running.seat === seat);
  const at = clock?.[what] ?? null;
  return at !== null && at <= now ? clock : undefined;
}

/** The match with a clock that shows something else; told, it is a step of its own anyway. */
export function withClock(course: Course<Playing>, clock: Clock, change: Partial<Clock>): Course<Playing> {
  const clocks = course.table.clocks.flatMap((running) =>
    running.seat === clock.seat ? changedClock(running, change) : [running],
  );
  return { ...course, table: { ...course.table, clocks } };
}

/** The course one step on without anybody being told. */
export function silently(course: Course<Playing>): Course<Playing> {
  return { ...course, table: { ...course.table, step: course.table.step + 1 } };
}
