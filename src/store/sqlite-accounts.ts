import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { UserId } from '../tables/ids.js';
import type { Account, AccountStore } from '../tables/ports.js';
import type { Table } from '../tables/table.js';
import type { Database, Queries } from './database.js';
import { forgetPerson } from './forget-person.js';
import { forgettings, log, members, people, placings, posts, settings, tables } from './schema.js';
import type { SeenPeople } from './seen-people.js';

export function sqliteAccounts(database: Database, seen: SeenPeople): AccountStore {
  return {
    accountOf: (userId) => database.read((queries) => accountOf(queries, userId)),

    tableIdsOf: (userId, which) =>
      database.read((queries) =>
        queries
          .select({ id: tables.id })
          .from(tables)
          .where(and(concerns(userId), which === 'open' ? IS_OPEN : undefined))
          .orderBy(asc(tables.openedAt), asc(tables.id))
          .all()
          .map(({ id }) => id),
      ),

    directPostsOf: (userId) =>
      database.read((queries) =>
        queries
          .select({ post: posts })
          .from(posts)
          .innerJoin(people, and(eq(people.tableId, posts.tableId), eq(people.position, posts.ordinal)))
          .where(and(eq(posts.part, 'direct'), eq(people.userId, userId)))
          .orderBy(asc(posts.at), asc(posts.step))
          .all()
          .map(({ post }) => post),
      ),

    async wish(userId, pseudonym) {
      await database.write((queries) =>
        queries.insert(forgettings).values({ userId, pseudonym }).onConflictDoNothing().run(),
      );
    },

    wishes: () =>
      database.read((queries) =>
        queries
          .select({ userId: forgettings.userId })
          .from(forgettings)
          .all()
          .map(({ userId }) => userId),
      ),

    async forget(userId, about) {
      const end = await database.write((queries) => forgetPerson(queries, userId, about));
      if (end === 'forgotten') {
        seen.drop(userId);
        await database.clean();
      }
      return end;
    },
  };
}

const IS_OPEN = inArray(tables.status, ['lobby', 'playing']);

function concerns(userId: UserId) {
  const seated = sql`SELECT table_id FROM ${people} WHERE user_id = ${userId}`;
  const moved = sql`SELECT table_id FROM ${log} WHERE user_id = ${userId}`;
  const invited = sql`SELECT id FROM ${tables} WHERE status = 'lobby' AND instr(detail, ${userId}) > 0`;
  return sql`${tables.id} IN (${seated} UNION ${moved} UNION ${invited})`;
}

function accountOf(queries: Queries, userId: UserId): Account {
  const found = queries.select().from(settings).where(eq(settings.userId, userId)).get();
  const results = queries.select({ number: count() }).from(placings).where(eq(placings.userId, userId)).get();
  return {
    names: namesOf(queries, userId),
    presences: queries
      .select({ guildId: members.guildId, present: members.present })
      .from(members)
      .where(eq(members.userId, userId))
      .orderBy(asc(members.guildId))
      .all(),
    tables: tablesByStatus(queries, userId),
    results: results?.number ?? 0,
    settings: found?.body ?? null,
  };
}

function namesOf(queries: Queries, userId: UserId): Account['names'] {
  const atTables = queries
    .select({ guildId: tables.guildId, name: people.name })
    .from(people)
    .innerJoin(tables, eq(tables.id, people.tableId))
    .where(eq(people.userId, userId));
  const inStandings = queries
    .select({ guildId: members.guildId, name: sql<string>`${members.name}` })
    .from(members)
    .where(and(eq(members.userId, userId), isNotNull(members.name)));
  return atTables.union(inStandings).union(invitedAs(queries, userId)).all();
}

function invitedAs(queries: Queries, userId: UserId) {
  return queries
    .select({ guildId: tables.guildId, name: sql<string>`invited.value ->> '$.name'` })
    .from(tables)
    .innerJoin(
      sql`json_each(coalesce(${tables.detail} -> '$.everInvited', ${tables.detail} -> '$.invited')) AS invited`,
      sql`invited.value ->> '$.userId' = ${userId}`,
    )
    .where(eq(tables.status, 'lobby'));
}

function tablesByStatus(queries: Queries, userId: UserId): Account['tables'] {
  const counts: Record<Table['status'], number> = { lobby: 0, playing: 0, finished: 0, abandoned: 0 };
  const found = queries
    .select({ status: tables.status, number: count() })
    .from(tables)
    .where(concerns(userId))
    .groupBy(tables.status);
  for (const { status, number } of found.all()) counts[status] = number;
  return counts;
}
