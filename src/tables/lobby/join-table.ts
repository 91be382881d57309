import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId } from '../ids.js';
import type { Busy, NoSuchTable, NotALobby, OtherRules } from '../refusals.js';
import type { Lobby, Person } from '../table.js';
import { changedLobby } from './lobby-change.js';

export interface JoinTable {
  readonly tableId: TableId;
  readonly person: Person;
  readonly now: Instant;
}

export type JoinTableRefusal =
  | NoSuchTable
  | NotALobby
  | OtherRules
  | Busy
  | { readonly reason: 'seated-already' }
  | { readonly reason: 'full'; readonly seats: number }
  /** Whoever was invited by name finds a seat until they decline it by leaving. */
  | { readonly reason: 'kept'; readonly invited: readonly Person[] };

/** Gives a person the next free seat. */
export function joinTable(
  deps: TableDeps,
  { tableId, person }: JoinTable,
): Promise<Result<Lobby, JoinTableRefusal>> {
  return changeTable<Lobby, JoinTableRefusal>(deps, tableId, ({ table }) => {
    if (table.status !== 'lobby') return err({ reason: 'not-a-lobby', status: table.status });
    if (table.people.some(({ userId }) => userId === person.userId)) return err({ reason: 'seated-already' });

    const game = deps.games.find(({ id }) => id === table.gameId);
    if (game === undefined) return err({ reason: 'other-rules' });
    const seats = Math.max(...game.seatCounts);
    if (table.people.length >= seats) return err({ reason: 'full', seats });

    const invited = table.invited.filter(({ userId }) => userId !== person.userId);
    const isInvited = invited.length < table.invited.length;
    if (!isInvited && table.people.length + invited.length >= seats) return err({ reason: 'kept', invited });

    const people = [...table.people, person];
    return ok(changedLobby(table, { people, invited }));
  });
}
