import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { changeTable, type Decided } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import { changedLobby } from '../lobby/lobby-change.js';
import { seatOf } from '../look-at-table.js';
import { toldMatch } from '../match/told.js';
import type { Busy, NoSuchTable } from '../refusals.js';
import { type PlayingSummary, summaryOf } from '../summary.js';
import type { Lobby, LoggedTable, Playing, Table } from '../table.js';
import { type NotPresent, whyNotPresent } from './presence.js';

export interface HandOver {
  readonly tableId: TableId;
  readonly userId: UserId;
  readonly to: UserId;
  readonly now: Instant;
}

export type HandOverRefusal =
  | NoSuchTable
  | Busy
  | { readonly reason: 'not-open'; readonly status: Table['status'] }
  | { readonly reason: 'not-host'; readonly host: UserId }
  /** As by a double click. */
  | { readonly reason: 'host-already'; readonly host: UserId }
  /** Whoever is to be host does not sit here. */
  | { readonly reason: 'not-at-table' }
  /** Of whoever is to be host. */
  | NotPresent;

/** Makes somebody else of the table its host. */
export function handOver(
  deps: TableDeps,
  { tableId, userId, to, now }: HandOver,
): Promise<Result<Lobby | PlayingSummary, HandOverRefusal>> {
  return changeTable<Lobby | PlayingSummary, HandOverRefusal>(deps, tableId, ({ table, settings }) => {
    if (table.status !== 'lobby' && table.status !== 'playing')
      return err({ reason: 'not-open', status: table.status });
    if (table.host === to) return err({ reason: 'host-already', host: to });
    if (table.host !== userId) return err({ reason: 'not-host', host: table.host });
    if (table.status === 'playing') return handOverMatch(deps, { table, settings }, { to, now });

    const isThere = table.people.some((person) => person.userId === to);
    return isThere ? ok(changedLobby(table, { host: to })) : err({ reason: 'not-at-table' });
  });
}

function handOverMatch(
  deps: TableDeps,
  { table, settings }: Pick<LoggedTable, 'settings'> & { readonly table: Playing },
  { to, now }: { readonly to: UserId; readonly now: Instant },
): Result<Decided<PlayingSummary>, HandOverRefusal> {
  const seat = seatOf(table, to);
  if (seat === null) return err({ reason: 'not-at-table' });
  const absent = whyNotPresent(table, seat);
  if (absent !== undefined) return err(absent);

  const lines = [{ kind: 'host', userId: to }] as const;
  const after = toldMatch(deps, { table: { ...table, host: to }, settings }, { lines, now });
  return ok({ ...after, log: [], value: summaryOf(after.table) });
}
