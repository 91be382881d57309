import { err, ok, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import { gameAt, type TableDeps } from '../deps.js';
import { toldMatch } from '../match/told.js';
import type { DueAt, NotDoneRefusal } from './due-change.js';

/** Shows the live table as it is now, after all clocks were moved at once, or a name has gone. Nobody is pinged. */
export function tellAnew(deps: TableDeps, { tableId, now }: DueAt): Promise<Result<null, NotDoneRefusal>> {
  return changeTable<null, NotDoneRefusal>(deps, tableId, ({ table, settings }) => {
    if (table.status !== 'playing') return err({ reason: 'not-due' });
    if (gameAt(deps, table) === undefined) return err({ reason: 'other-rules' });
    const { table: after, notices } = toldMatch(deps, { table, settings }, { lines: [], now });
    return ok({ table: after, log: [], notices, value: null });
  });
}
