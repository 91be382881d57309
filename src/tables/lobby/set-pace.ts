import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import type { Pace } from '../pace.js';
import type { Busy, NoSuchTable, NotALobby } from '../refusals.js';
import type { Lobby } from '../table.js';
import { changedLobby } from './lobby-change.js';

export interface SetPace {
  readonly tableId: TableId;
  readonly userId: UserId;
  readonly pace: Pace;
  readonly now: Instant;
}

export type SetPaceRefusal =
  | NoSuchTable
  | NotALobby
  | Busy
  | { readonly reason: 'not-host'; readonly host: UserId }
  | { readonly reason: 'pace-already'; readonly pace: Pace };

/** Chooses how long the match will wait for each decision, as long as it has not begun. */
export function setPace(
  deps: TableDeps,
  { tableId, userId, pace }: SetPace,
): Promise<Result<Lobby, SetPaceRefusal>> {
  return changeTable<Lobby, SetPaceRefusal>(deps, tableId, ({ table }) => {
    if (table.status !== 'lobby') return err({ reason: 'not-a-lobby', status: table.status });
    if (table.host !== userId) return err({ reason: 'not-host', host: table.host });
    if (table.pace === pace) return err({ reason: 'pace-already', pace });
    return ok(changedLobby(table, { pace }));
  });
}
