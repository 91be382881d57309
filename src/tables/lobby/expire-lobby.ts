import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { AbandonedSummary } from '../summary.js';
import type { Lobby } from '../table.js';
import type { DueAt, NotDoneRefusal } from '../time/due-change.js';
import { closedLobby, lobbyNotice, WARNED_MS } from './lobby-change.js';

/** Warns the host of a lobby that nobody has started; it stays open for some hours from then on, however late it is. */
export function warnLobby(deps: TableDeps, { tableId, now }: DueAt): Promise<Result<Lobby, NotDoneRefusal>> {
  return changeTable<Lobby, NotDoneRefusal>(deps, tableId, ({ table }) => {
    if (table.status !== 'lobby' || table.warnAt === null || table.warnAt > now)
      return err({ reason: 'not-due' });
    const closesAt = Math.max(table.closesAt, now + WARNED_MS) as Instant;
    const warned: Lobby = { ...table, step: table.step + 1, warnAt: null, closesAt };
    const notice = lobbyNotice(warned, [table.host]);
    return ok({ table: warned, log: [], notices: [{ step: warned.step, notice }], value: warned });
  });
}

/** Closes a lobby that nobody has started in time, once it was warned. */
export function expireLobby(
  deps: TableDeps,
  { tableId, now }: DueAt,
): Promise<Result<AbandonedSummary, NotDoneRefusal>> {
  return changeTable<AbandonedSummary, NotDoneRefusal>(deps, tableId, ({ table }) => {
    if (table.status !== 'lobby' || table.warnAt !== null || table.closesAt > now)
      return err({ reason: 'not-due' });
    return ok(closedLobby(table, { why: 'expired', now }));
  });
}
