import type { PeopleDeps, TableDeps } from './deps.js';
import type { ChannelId, GuildId, TableId, UserId } from './ids.js';
import type { PlacedMatch } from './placed-match.js';
import type { PlaceStore } from './ports.js';
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
    .sort((one, other) => (one.since ?? LAST) - (other.since ?? LAST))
    .map(({ table, since }) => ({ table: summaryOf(table), mustAct: since !== undefined }));
}

// Sorting is stable, so tables that do not wait for the user keep their order at the end.
const LAST = Number.MAX_SAFE_INTEGER;

/** The user's lobbies and running matches on all servers, first those that wait for them. */
export async function tablesEverywhere(deps: PeopleDeps, userId: UserId): Promise<readonly TableSummary[]> {
  const ids = await deps.people.openTableIdsOf(userId);
  const found = await Promise.all(ids.map((id) => deps.store.find(id)));
  return found
    .flatMap((table) => (table === undefined ? [] : [{ table, since: waitingSince(table, userId) }]))
    .sort((one, other) => (one.since ?? LAST) - (other.since ?? LAST))
    .map(({ table }) => summaryOf(table));
}

/** At how many lobbies and running matches the user sits, on all servers together. */
export async function tableCountOf({ people }: PeopleDeps, userId: UserId): Promise<number> {
  return (await people.openTableIdsOf(userId)).length;
}

/** Some of a guild's tables, and how many there are in all. */
export interface GuildTables {
  readonly tables: readonly TableSummary[];
  readonly count: number;
}

/** The lobbies and running matches of a guild: first the lobbies, which can be joined, and the newest first. */
export async function tablesIn(
  deps: TableDeps,
  guildId: GuildId,
  part: { readonly skip: number; readonly most: number },
): Promise<GuildTables> {
  const { tables, count } = await deps.store.openTablesIn(guildId, part);
  return { tables: tables.map((table) => summaryOf(table)), count };
}

/** The table that is or was played in a thread. */
export async function tableInThread(deps: TableDeps, threadId: ChannelId): Promise<TableSummary | undefined> {
  const table = await deps.store.findByThread(threadId);
  return table && summaryOf(table);
}

/** The table of that id, over or not. */
export async function findTable(deps: TableDeps, tableId: TableId): Promise<TableSummary | undefined> {
  const table = await deps.store.find(tableId);
  return table && summaryOf(table);
}

/** The running matches of a guild: first those that nobody can play in, since their threads lead nobody to them. */
export async function matchesIn(places: PlaceStore, guildId: GuildId): Promise<readonly PlacedMatch[]> {
  const found: PlacedMatch[] = [];
  for (;;) {
    const page = await places.playingAt({ kind: 'guild', guildId }, found.at(-1)?.tableId ?? null);
    if (page.length === 0) break;
    found.push(...page);
  }
  return found.sort((one, other) => Number(other.unreachable) - Number(one.unreachable));
}

function waitingSince(table: Table, userId: UserId): number | undefined {
  if (table.status !== 'playing') return undefined;
  const seat = table.seats.findIndex((person) => person.userId === userId);
  const since = table.due.filter((due) => due.must && due.seat === seat).map((due) => due.since);
  return since.length > 0 ? Math.min(...since) : undefined;
}
