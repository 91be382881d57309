import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import type { Busy, NoSuchTable, NotALobby, OtherRules } from '../refusals.js';
import type { Lobby, Person } from '../table.js';
import { changedLobby } from './lobby-change.js';

export interface JoinTable {
  readonly tableId: TableId;
  readonly person: Person;
  readonly now: Instant;
}

export type JoinTableRefusal = NoSuchTable | NotALobby | OtherRules | Busy | NoSeat;

export type NoSeat =
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
    const game = deps.games.find(({ id }) => id === table.gameId);
    if (game === undefined) return err({ reason: 'other-rules' });
    const noSeat = whyNoSeat(table, person.userId, game.seatCounts);
    if (noSeat !== undefined) return err(noSeat);

    const invited = table.invited.filter(({ userId }) => userId !== person.userId);
    const people = [...table.people, person];
    return ok(changedLobby(table, { people, invited }));
  });
}

/** Why somebody finds no seat in a lobby, if they do not. */
export function whyNoSeat(
  { people, invited }: Pick<Lobby, 'people' | 'invited'>,
  who: UserId,
  seatCounts: readonly number[],
): NoSeat | undefined {
  if (people.some(({ userId }) => userId === who)) return { reason: 'seated-already' };
  const seats = Math.max(...seatCounts);
  if (people.length >= seats) return { reason: 'full', seats };
  const others = invited.filter(({ userId }) => userId !== who);
  const isInvited = others.length < invited.length;
  const isKept = !isInvited && people.length + others.length >= seats;
  return isKept ? { reason: 'kept', invited: others } : undefined;
}
