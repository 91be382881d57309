import { and, asc, eq, inArray, min } from 'drizzle-orm';
import type { Outbox, Post } from '../tables/ports.js';
import type { Database } from './database.js';
import { notices, posts } from './schema.js';

export function sqliteOutbox(database: Database): Outbox {
  return {
    waiting: () =>
      database.read((queries) =>
        queries
          .select({ tableId: notices.tableId })
          .from(notices)
          .groupBy(notices.tableId)
          .orderBy(asc(min(notices.id)))
          .all()
          .map(({ tableId }) => tableId),
      ),

    undelivered: (tableId) =>
      database.read((queries) =>
        queries
          .select()
          .from(notices)
          .where(eq(notices.tableId, tableId))
          .orderBy(asc(notices.id))
          .all()
          .map(({ id, step, body: { table, notice } }) => ({ id, step, table, notice })),
      ),

    async settle(noticeIds) {
      await database.write((queries) =>
        queries
          .delete(notices)
          .where(inArray(notices.id, [...noticeIds]))
          .run(),
      );
    },

    posts: (tableId) =>
      database.read((queries) =>
        queries
          .select()
          .from(posts)
          .where(eq(posts.tableId, tableId))
          .orderBy(asc(posts.step), asc(posts.at), asc(posts.part), asc(posts.ordinal))
          .all(),
      ),

    intend: (post) => putPost(database, post),
    posted: (post) => putPost(database, post),

    async removed(post) {
      await database.write((queries) => queries.delete(posts).where(isPost(post)).run());
    },
  };
}

async function putPost(
  database: Database,
  { tableId, step, part, ordinal, channelId, messageId, at }: Post,
): Promise<void> {
  const known = { channelId, messageId, at };
  await database.write((queries) =>
    queries
      .insert(posts)
      .values({ tableId, step, part, ordinal, ...known })
      .onConflictDoUpdate({ target: [posts.tableId, posts.step, posts.part, posts.ordinal], set: known })
      .run(),
  );
}

function isPost({ tableId, step, part, ordinal }: Post) {
  return and(
    eq(posts.tableId, tableId),
    eq(posts.step, step),
    eq(posts.part, part),
    eq(posts.ordinal, ordinal),
  );
}
