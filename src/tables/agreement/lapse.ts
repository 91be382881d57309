import { err, ok, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import { toldMatch } from '../match/told.js';
import type { DueAt, NotDoneRefusal } from '../time/due-change.js';
import { openProposals } from './proposals.js';

/** Drops the proposals that have lapsed, so that the live table asks nobody for agreement any more. */
export function lapse(deps: TableDeps, { tableId, now }: DueAt): Promise<Result<null, NotDoneRefusal>> {
  return changeTable<null, NotDoneRefusal>(deps, tableId, ({ table, settings }) => {
    if (table.status !== 'playing') return err({ reason: 'not-due' });
    const proposals = openProposals(table, now);
    if (proposals.length === table.proposals.length) return err({ reason: 'not-due' });
    const after = toldMatch(deps, { table: { ...table, proposals }, settings }, { lines: [], now });
    return ok({ ...after, log: [], value: null });
  });
}
