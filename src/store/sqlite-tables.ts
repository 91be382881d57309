import { and, asc, count, desc, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import type { ChannelId, GuildId, TableId } from '../tables/ids.js';
import { type Notice, noticeTable, type StepNotice } from '../tables/notice.js';
import type { Commit, FinishedMark, TableStore } from '../tables/ports.js';
import type { Settings } from '../tables/settings.js';
import type { Finished, Lobby, LogRow, Person, Table } from '../tables/table.js';
import { type Timer, timersOf } from '../tables/timers.js';
import type { Database, Queries } from './database.js';
import { log, notices, people, posts, tables, timers, toRecord } from './schema.js';
import type { SeenPeople } from './seen-people.js';
import { settingsOfAll } from './settings-rows.js';
import { isNews, seeMember } from './sqlite-members.js';
import { logOfRow, peopleAt, rowOfLog, rowOfTable, tableOfRow } from './table-rows.js';

export function sqliteTables(database: Database, seen: SeenPeople): TableStore {
  return {
    find: (tableId) => database.read((queries) => findTable(queries, tableId)),

    findByThread: (threadId) =>
      database.read((queries) => {
        const found = queries.select().from(tables).where(eq(tables.threadId, threadId));
        return withPeople(queries, found.orderBy(desc(tables.openedAt)).limit(1).all())[0];
      }),

    findWithLog: (tableId) =>
      database.read((queries) => {
        const table = findTable(queries, tableId);
        return table && { table, log: logOf(queries, tableId), settings: settingsAt(queries, table) };
      }),

    findRematch: (tableId) =>
      database.read((queries) => {
        // In the words of the partial index, or it would not be used.
        const standing = sql`(${tables.status} <> 'abandoned' OR ${tables.threadId} IS NOT NULL)`;
        const found = queries
          .select()
          .from(tables)
          .where(and(eq(tables.rematchOf, tableId), standing));
        return withPeople(queries, found.all())[0];
      }),

    openTablesOf: (userId, guildId) =>
      database.read((queries) => {
        const own = queries.select({ id: people.tableId }).from(people).where(eq(people.userId, userId));
        const open = and(
          inArray(tables.id, own),
          eq(tables.guildId, guildId),
          inArray(tables.status, ['lobby', 'playing']),
        );
        const found = queries.select().from(tables).where(open);
        return withPeople(queries, found.orderBy(asc(tables.openedAt), asc(tables.id)).all());
      }),

    openTablesIn: (guildId, part) => database.read((queries) => openTablesIn(queries, guildId, part)),

    finishedIn: (guildId, part) => database.read((queries) => finishedIn(queries, guildId, part)),

    open: (lobby, told) => database.write((queries) => openLobby(queries, lobby, told)),
    commit: (commit) => database.write((queries) => commitSteps(queries, [commit])),
    async rename(person, guildId) {
      if (seen.has(person, guildId)) return;
      await rename(database, person, guildId);
      seen.add(person, guildId);
    },
  };
}

function findTable(queries: Queries, tableId: TableId): Table | undefined {
  return withPeople(queries, queries.select().from(tables).where(eq(tables.id, tableId)).all())[0];
}

function withPeople(queries: Queries, rows: readonly (typeof tables.$inferSelect)[]): readonly Table[] {
  return rows.map((row) => {
    const seated = queries
      .select({ userId: people.userId, name: people.name })
      .from(people)
      .where(eq(people.tableId, row.id))
      .orderBy(asc(people.position))
      .all();
    return tableOfRow(row, { people: seated, timers: timersAt(queries, row.id) });
  });
}

function openTablesIn(
  queries: Queries,
  guildId: GuildId,
  { skip, most }: { readonly skip: number; readonly most: number },
): { readonly tables: readonly Table[]; readonly count: number } {
  // In the words of the partial index, or it would not be used.
  const open = and(eq(tables.guildId, guildId), sql`"status" IN ('lobby', 'playing')`);
  const all = queries.select({ count: count() }).from(tables).where(open).get();
  const ids = queries
    .select({ id: tables.id })
    .from(tables)
    .where(open)
    .orderBy(asc(tables.status), desc(tables.openedAt), asc(tables.id))
    .limit(most)
    .offset(skip)
    .all();
  return { tables: ids.flatMap(({ id }) => findTable(queries, id) ?? []), count: all?.count ?? 0 };
}

function finishedIn(
  queries: Queries,
  guildId: GuildId,
  { before, most }: { readonly before: FinishedMark | null; readonly most: number },
): readonly Finished[] {
  // In the words of the partial index, or it would not be used.
  const finishedAt = sql`("detail" ->> '$.finishedAt')`;
  const isEarlier =
    before === null
      ? undefined
      : sql`(${finishedAt}, ${tables.id}) < (${before.finishedAt}, ${before.tableId})`;
  const ids = queries
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.guildId, guildId), sql`"status" = 'finished'`, isEarlier))
    .orderBy(desc(finishedAt), desc(tables.id))
    .limit(most)
    .all();
  return ids.flatMap(({ id }) => {
    const table = findTable(queries, id);
    return table?.status === 'finished' ? [table] : [];
  });
}

function timersAt(queries: Queries, tableId: TableId): readonly Timer[] {
  return queries
    .select({ kind: timers.kind, seat: timers.seat, at: timers.at })
    .from(timers)
    .where(eq(timers.tableId, tableId))
    .all();
}

function settingsAt(queries: Queries, table: Table): readonly Settings[] {
  return settingsOfAll(
    queries,
    peopleAt(table).map(({ userId }) => userId),
  );
}

function logOf(queries: Queries, tableId: TableId): readonly LogRow[] {
  return queries
    .select()
    .from(log)
    .where(eq(log.tableId, tableId))
    .orderBy(asc(log.step))
    .all()
    .map(logOfRow);
}

function openLobby(queries: Queries, lobby: Lobby, told: readonly Notice[]): 'opened' | 'taken' {
  // Either the id or, by its partial index, the rematch can be in use.
  const inserted = queries.insert(tables).values(rowOfTable(lobby)).onConflictDoNothing().run();
  if (inserted.changes === 0) return 'taken';
  insertPeople(queries, lobby);
  insertTimers(queries, lobby);
  insertNotices(
    queries,
    lobby,
    told.map((notice) => ({ step: lobby.step, notice })),
  );
  return 'opened';
}

/** All of it, or nothing where one of the tables is not at its step any more. */
export function commitSteps(queries: Queries, commits: readonly Commit[]): 'committed' | 'stale' {
  const found = commits.map((commit) => ({ commit, before: before(queries, commit) }));
  for (const { before } of found) if (before === undefined) return 'stale';
  for (const { commit, before } of found) if (before !== undefined) commitStep(queries, commit, before);
  return 'committed';
}

type Before = Pick<typeof tables.$inferSelect, 'status' | 'threadId'>;

function before(queries: Queries, { expectedStep, table }: Commit): Before | undefined {
  return queries
    .select({ status: tables.status, threadId: tables.threadId })
    .from(tables)
    .where(and(eq(tables.id, table.id), eq(tables.step, expectedStep)))
    .get();
}

function commitStep(
  queries: Queries,
  { table, log: rows, notices: told }: Commit,
  { status, threadId }: Before,
): void {
  queries.update(tables).set(rowOfTable(table)).where(eq(tables.id, table.id)).run();
  if (status === 'lobby') {
    queries.delete(people).where(eq(people.tableId, table.id)).run();
    insertPeople(queries, table);
  } else reseat(queries, table);
  if (threadId !== null && table.status === 'playing' && table.threadId !== threadId)
    carryOver(queries, table.id, { from: threadId, to: table.threadId });
  if (rows.length > 0)
    queries
      .insert(log)
      .values(rows.map((row) => rowOfLog(table.id, row)))
      .run();
  queries.delete(timers).where(eq(timers.tableId, table.id)).run();
  insertTimers(queries, table);
  insertNotices(queries, table, told);
  if (table.status === 'finished')
    queries.insert(toRecord).values({ tableId: table.id, finishedAt: table.finishedAt }).run();
}

/** Somebody may have taken over a seat, where then nobody was written to yet; the names of all others are kept as they are here. */
function reseat(queries: Queries, table: Table): void {
  const seated = queries
    .select({ position: people.position, userId: people.userId })
    .from(people)
    .where(eq(people.tableId, table.id))
    .all();
  for (const { position, userId } of seated) {
    const person = peopleAt(table)[position];
    if (person === undefined || person.userId === userId) continue;
    const seat = and(eq(people.tableId, table.id), eq(people.position, position));
    queries.update(people).set(person).where(seat).run();
    const wereToldAlone = and(
      eq(posts.tableId, table.id),
      eq(posts.part, 'direct'),
      eq(posts.ordinal, position),
    );
    queries.delete(posts).where(wereToldAlone).run();
  }
}

/** What was posted in the old thread is forgotten but for the live table, which is to lead on; what waits is told in the new one. */
function carryOver(
  queries: Queries,
  tableId: TableId,
  { from, to }: { readonly from: ChannelId; readonly to: ChannelId },
): void {
  queries
    .delete(posts)
    .where(and(eq(posts.tableId, tableId), eq(posts.channelId, from), ne(posts.part, 'live')))
    .run();
  queries
    .update(notices)
    .set({ body: sql`json_set(${notices.body}, '$.notice.threadId', ${to})` })
    .where(and(eq(notices.tableId, tableId), sql`${notices.body} ->> '$.notice.threadId' = ${from}`))
    .run();
}

function insertPeople(queries: Queries, table: Table): void {
  const rows = peopleAt(table).map((person, position) => ({ tableId: table.id, position, ...person }));
  if (rows.length > 0) queries.insert(people).values(rows).run();
}

function insertTimers(queries: Queries, table: Table): void {
  const rows = timersOf(table).map((timer) => ({ tableId: table.id, ...timer }));
  if (rows.length > 0) queries.insert(timers).values(rows).run();
}

function insertNotices(queries: Queries, table: Table, told: readonly StepNotice[]): void {
  const { id: tableId } = table;
  const rows = told.map(({ step, notice }) => ({
    tableId,
    step,
    body: { table: noticeTable(table), notice },
  }));
  if (rows.length > 0) queries.insert(notices).values(rows).run();
}

// Names change rarely and this is asked often, so it is only written when there is something to write.
async function rename(database: Database, { userId, name }: Person, guildId: GuildId): Promise<void> {
  const outdated = (queries: Queries) => {
    const inGuild = queries
      .select({ id: tables.id })
      .from(tables)
      .where(and(eq(tables.id, people.tableId), eq(tables.guildId, guildId)));
    return and(eq(people.userId, userId), ne(people.name, name), exists(inGuild));
  };
  const member = { guildId, userId };
  const isOutdated = await database.read((queries) => {
    const found = queries.select({ tableId: people.tableId }).from(people).where(outdated(queries)).limit(1);
    return found.get() !== undefined || isNews(queries, member, name);
  });
  if (!isOutdated) return;
  await database.write((queries) => {
    queries.update(people).set({ name }).where(outdated(queries)).run();
    seeMember(queries, member, name);
  });
}
