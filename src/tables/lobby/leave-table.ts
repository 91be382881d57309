import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { changeTable, type Decided } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import type { Busy, NoSuchTable, NotALobby, NotSeated } from '../refusals.js';
import type { AbandonedSummary } from '../summary.js';
import type { Lobby } from '../table.js';
import { changedLobby, closedLobby } from './lobby-change.js';

export interface LeaveTable {
  readonly tableId: TableId;
  readonly userId: UserId;
  readonly now: Instant;
}

export type LeaveTableRefusal = NoSuchTable | NotALobby | NotSeated | Busy;

/** Frees a seat of a lobby, or declines an invitation to one. The host's role passes to whoever came next; the last one leaving cancels. */
export function leaveTable(
  deps: TableDeps,
  { tableId, userId, now }: LeaveTable,
): Promise<Result<Lobby | AbandonedSummary, LeaveTableRefusal>> {
  return changeTable<Lobby | AbandonedSummary, LeaveTableRefusal>(deps, tableId, ({ table }) => {
    if (table.status !== 'lobby') return err({ reason: 'not-a-lobby', status: table.status });
    if (table.people.some((person) => person.userId === userId)) return ok(withoutPerson(table, userId, now));
    const invited = table.invited.filter((person) => person.userId !== userId);
    return invited.length < table.invited.length
      ? ok(changedLobby(table, { invited }))
      : err({ reason: 'not-seated' });
  });
}

function withoutPerson(lobby: Lobby, userId: UserId, now: Instant): Decided<Lobby | AbandonedSummary> {
  const people = lobby.people.filter((person) => person.userId !== userId);
  const first = people[0];
  // The closed lobby still says whose it was.
  if (first === undefined) return closedLobby(lobby, { why: 'cancelled', now });
  const host = lobby.host === userId ? first.userId : lobby.host;
  return changedLobby(lobby, { people, host });
}
