import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import type { Busy, NoSuchTable, NotALobby } from '../refusals.js';
import type { AbandonedSummary } from '../summary.js';
import { closedLobby } from './lobby-change.js';

export interface CancelTable {
  readonly tableId: TableId;
  readonly userId: UserId;
  /** May manage the server, so may cancel anybody's lobby. */
  readonly isModerator: boolean;
  readonly now: Instant;
}

export type CancelTableRefusal =
  | NoSuchTable
  | NotALobby
  | Busy
  | { readonly reason: 'not-host'; readonly host: UserId };

/** Closes a lobby that will not be played. */
export function cancelTable(
  deps: TableDeps,
  { tableId, userId, isModerator, now }: CancelTable,
): Promise<Result<AbandonedSummary, CancelTableRefusal>> {
  return changeTable<AbandonedSummary, CancelTableRefusal>(deps, tableId, ({ table }) => {
    if (table.status !== 'lobby') return err({ reason: 'not-a-lobby', status: table.status });
    if (table.host !== userId && !isModerator) return err({ reason: 'not-host', host: table.host });
    return ok(closedLobby(table, { why: 'cancelled', now }));
  });
}
