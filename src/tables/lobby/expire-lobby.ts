import type { Instant } from '../../base/instant.js';
import { must } from '../../base/invariant.js';
import { err, ok, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import { vacationAt } from '../settings.js';
import type { AbandonedSummary } from '../summary.js';
import type { Lobby } from '../table.js';
import type { DueAt, NotDoneRefusal } from '../time/due-change.js';
import { endOfQuiet } from '../time/quiet-hours.js';
import { closedLobby, lobbyNotice, WARNED_MS } from './lobby-change.js';

/**
 * Warns the host of a lobby that nobody has started, after their quiet hours; it stays open for some hours from then
 * on, however late it is.
 */
export function warnLobby(deps: TableDeps, { tableId, now }: DueAt): Promise<Result<Lobby, NotDoneRefusal>> {
  return changeTable<Lobby, NotDoneRefusal>(deps, tableId, ({ table, settings }) => {
    if (table.status !== 'lobby' || table.warnAt === null || table.warnAt > now)
      return err({ reason: 'not-due' });
    const host = table.people.findIndex(({ userId }) => userId === table.host);
    const wishes = must(settings[host], `The host of ${table.id} sits there.`);
    const warnAt = wishes.quiet === null ? now : endOfQuiet(wishes.quiet, now);
    const closesAt = Math.max(table.closesAt, warnAt + WARNED_MS) as Instant;
    const after = { ...table, step: table.step + 1, closesAt };
    if (warnAt > now) {
      const later: Lobby = { ...after, warnAt };
      return ok({ table: later, log: [], notices: [], value: later });
    }
    const warned: Lobby = { ...after, warnAt: null };
    // On vacation nobody is called; the others read it all the same.
    const notice = lobbyNotice(warned, vacationAt(wishes, now) === undefined ? [table.host] : []);
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
