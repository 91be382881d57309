import type { Result } from '../../base/result.js';
import type { TableDeps } from '../deps.js';
import { withLines } from '../match/course.js';
import { changeDueMatch, type DueAt, type NotDoneRefusal } from './due-change.js';

/**
 * Shows the live table once more when somebody's own time is spent and the bank runs, since what it says of time
 * counts on by itself in everybody's client. Nobody is pinged.
 */
export function beginBank(deps: TableDeps, at: DueAt): Promise<Result<null, NotDoneRefusal>> {
  return changeDueMatch(deps, at, (course) => {
    const { table, now } = course;
    // Seats that are asked together run out together, and one look at the table tells it of all.
    const clocks = table.clocks.map((clock) =>
      clock.bankAt !== null && clock.bankAt <= now ? { ...clock, bankAt: null } : clock,
    );
    const hasBegun = clocks.some((clock, index) => clock !== table.clocks[index]);
    return hasBegun ? withLines({ ...course, table: { ...table, clocks } }, []) : undefined;
  });
}
