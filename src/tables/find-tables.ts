import type { TableDeps } from './deps.js';
import type { ChannelId, GuildId, UserId } from './ids.js';
import { summaryOf, type TableSummary } from './summary.js';
import type { Table } from './table.js';

/** A table where somebody sits, and whether it waits for them. */
export interface OwnTable {
  readonly table: TableSummary;
  readonly mustAct: boolean;
}

/** The user's lobbies and running matches in a guild: first those that wait for them, the longest first. */
export async function tablesOf(
  deps: TableDeps,
  userId: UserId,
  guildId: GuildId,
): Promise<readonly OwnTable[]> {
  const tables = await deps.store.openTablesOf(userId, guildId);
  return tables
    .map((table) => ({ table, since: waitingSince(table, userId) }))
    .sort((one, other) => one.since - other.since)
    .map(({ table, since }) => ({ table: summaryOf(table), mustAct: Number.isFinite(since) }));
}

/** The table that is or was played in a thread. */
export async function tableInThread(deps: TableDeps, threadId: ChannelId): Promise<TableSummary | undefined> {
  const table = await deps.store.findByThread(threadId);
  return table && summaryOf(table);
}

// Tables that do not wait for the user come after all that do, in the order they have.
function waitingSince(table: Table, userId: UserId): number {
  if (table.status !== 'playing') return Number.MAX_VALUE;
  const seat = table.seats.findIndex((person) => person.userId === userId);
  const since = table.due.filter((due) => due.must && due.seat === seat).map((due) => due.since);
  return Math.min(Number.MAX_VALUE, ...since);
}
