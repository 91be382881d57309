import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { GuildId, TableId, UserId } from '../ids.js';
import { leaveTable } from '../lobby/leave-table.js';
import { courseOf } from '../match/course.js';
import { withoutLeaver } from '../match/leave-seat.js';
import { findSeated } from '../match/match-change.js';

export interface LeaveServer {
  readonly userId: UserId;
  readonly guildId: GuildId;
  readonly now: Instant;
}

/**
 * Takes somebody who is gone from a server off its tables: lobbies are left, and running matches given up as if
 * they had resigned. Answers which tables have changed; a table that cannot be changed now stays for the next time.
 */
export async function leaveServer(
  deps: TableDeps,
  { userId, guildId, now }: LeaveServer,
): Promise<{ readonly changed: readonly TableId[] }> {
  const changed: TableId[] = [];
  for (const { id: tableId, status } of await deps.store.openTablesOf(userId, guildId)) {
    const left =
      status === 'lobby'
        ? await leaveTable(deps, { tableId, userId, now })
        : await giveUp(deps, { tableId, userId, now });
    if (left.ok) changed.push(tableId);
  }
  return { changed };
}

function giveUp(
  deps: TableDeps,
  { tableId, userId, now }: { readonly tableId: TableId; readonly userId: UserId; readonly now: Instant },
): Promise<Result<null, { readonly reason: string }>> {
  return changeTable<null, { readonly reason: string }>(deps, tableId, (loaded) => {
    const found = findSeated(deps, loaded, userId);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    if (table.resigned.includes(seat)) return err({ reason: 'resigned-already' });
    const course = withoutLeaver(courseOf(found.value, now), { seat, by: 'clock', userId: null });
    return ok({ table: course.table, log: course.rows, notices: course.notices, value: null });
  });
}
