import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { changeTable, type Decided } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import type { Busy, NoSuchTable, NotALobby, NotSeated } from '../refusals.js';
import type { AbandonedSummary } from '../summary.js';
import type { Lobby, Person } from '../table.js';
import { changedLobby, closedLobby } from './lobby-change.js';

export interface LeaveTable {
  readonly tableId: TableId;
  readonly userId: UserId;
  readonly now: Instant;
  /** Whether the lobby is to say nothing more of them; else it says that somebody whom it invited does not play. */
  readonly forgotten?: boolean;
}

export interface Left {
  readonly table: Lobby | AbandonedSummary;
  /** Whether a seat was given up, or an invitation to one. */
  readonly how: 'left' | 'declined';
}

export type LeaveTableRefusal = NoSuchTable | NotALobby | NotSeated | Busy;

/** Frees a seat of a lobby, or declines an invitation to one. The host's role passes to whoever came next; the last one leaving cancels. */
export function leaveTable(
  deps: TableDeps,
  { tableId, userId, now, forgotten = false }: LeaveTable,
): Promise<Result<Left, LeaveTableRefusal>> {
  return changeTable<Left, LeaveTableRefusal>(deps, tableId, ({ table }) => {
    if (table.status !== 'lobby') return err({ reason: 'not-a-lobby', status: table.status });
    const lobby = forgotten ? { ...table, everInvited: without(table.everInvited, userId) } : table;
    if (holds(table.people, userId)) return ok(gone(withoutPerson(lobby, userId, now), 'left'));
    const isNamed = holds(table.invited, userId) || (forgotten && holds(table.everInvited, userId));
    return isNamed
      ? ok(gone(changedLobby(lobby, { invited: without(lobby.invited, userId) }), 'declined'))
      : err({ reason: 'not-seated' });
  });
}

export interface DeclineInvitation {
  readonly tableId: TableId;
  readonly userId: UserId;
}

export type DeclineInvitationRefusal =
  | NoSuchTable
  | NotALobby
  | Busy
  | { readonly reason: 'seated-already' }
  | { readonly reason: 'declined-already' }
  | { readonly reason: 'not-invited' };

/** Declines an invitation to a lobby, and never gives up a seat. */
export function declineInvitation(
  deps: TableDeps,
  { tableId, userId }: DeclineInvitation,
): Promise<Result<Lobby, DeclineInvitationRefusal>> {
  return changeTable<Lobby, DeclineInvitationRefusal>(deps, tableId, ({ table }) => {
    if (table.status !== 'lobby') return err({ reason: 'not-a-lobby', status: table.status });
    if (holds(table.people, userId)) return err({ reason: 'seated-already' });
    if (holds(table.invited, userId))
      return ok(changedLobby(table, { invited: without(table.invited, userId) }));
    return err({ reason: holds(table.everInvited, userId) ? 'declined-already' : 'not-invited' });
  });
}

function gone(decided: Decided<Left['table']>, how: Left['how']): Decided<Left> {
  return { ...decided, value: { table: decided.value, how } };
}

function withoutPerson(lobby: Lobby, userId: UserId, now: Instant): Decided<Lobby | AbandonedSummary> {
  const people = without(lobby.people, userId);
  const first = people[0];
  // The closed lobby still says whose it was.
  if (first === undefined) return closedLobby(lobby, { why: 'cancelled', now });
  const host = lobby.host === userId ? first.userId : lobby.host;
  return changedLobby(lobby, { people, host });
}

function without(people: readonly Person[], userId: UserId): readonly Person[] {
  return people.filter((person) => person.userId !== userId);
}

function holds(people: readonly Person[], userId: UserId): boolean {
  return people.some((person) => person.userId === userId);
}
