import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Instant } from '../base/instant.js';
import type { ChannelId, GuildId, MessageId, TableId, UserId } from '../tables/ids.js';
import type { Notice, NoticeTable } from '../tables/notice.js';
import type { Pace } from '../tables/pace.js';
import type { Post } from '../tables/ports.js';
import type { Settings } from '../tables/settings.js';
import type { Abandoned, Finished, Lobby, LogRow, Maker, Playing, Table } from '../tables/table.js';
import type { Timer } from '../tables/timers.js';

/** What a table of each status has beside its columns and its people. */
export type TableDetail =
  | Pick<Lobby, 'status' | 'invited'>
  // The clocks are here while they stand still, and timers while they run.
  | Pick<
      Playing,
      | 'status'
      | 'startedAt'
      | 'startedStep'
      | 'due'
      | 'told'
      | 'toldNext'
      | 'clocks'
      | 'putDown'
      | 'banks'
      | 'missed'
      | 'away'
      | 'resigned'
      | 'paused'
      | 'unreachable'
      | 'proposals'
    >
  | Pick<Finished, 'status' | 'startedAt' | 'startedStep' | 'outcome' | 'resigned' | 'finishedAt'>
  | Pick<Abandoned, 'status' | 'scores' | 'endedAt'>;

export const tables = sqliteTable(
  'tables',
  {
    id: text().$type<TableId>().primaryKey(),
    status: text().$type<Table['status']>().notNull(),
    step: integer().notNull(),
    gameId: text('game_id').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    options: text({ mode: 'json' }).$type<Table['options']>().notNull(),
    pace: text().$type<Pace>().notNull().default('relaxed'),
    guildId: text('guild_id').$type<GuildId>().notNull(),
    channelId: text('channel_id').$type<ChannelId>().notNull(),
    threadId: text('thread_id').$type<ChannelId>(),
    host: text().$type<UserId>().notNull(),
    openedAt: integer('opened_at').$type<Instant>().notNull(),
    rematchOf: text('rematch_of').$type<TableId>(),
    seed: text(),
    state: text().$type<Playing['state']>(),
    detail: text({ mode: 'json' }).$type<TableDetail>().notNull(),
  },
  (table) => [
    index('tables_thread').on(table.threadId),
    index('tables_playing').on(table.guildId, table.id).where(sql`"status" = 'playing'`),
    // A cancelled lobby has no thread; any other rematch keeps a second one from being opened.
    uniqueIndex('tables_rematch')
      .on(table.rematchOf)
      .where(sql`"status" <> 'abandoned' OR "thread_id" IS NOT NULL`),
  ],
);

/** In a lobby the people in order of joining, afterwards the seats. */
export const people = sqliteTable(
  'people',
  {
    tableId: text('table_id')
      .$type<TableId>()
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    userId: text('user_id').$type<UserId>().notNull(),
    name: text().notNull(),
  },
  (person) => [
    primaryKey({ columns: [person.tableId, person.position] }),
    uniqueIndex('people_user').on(person.userId, person.tableId),
  ],
);

/** Only ever added to; triggers see to that. */
export const log = sqliteTable(
  'log',
  {
    tableId: text('table_id')
      .$type<TableId>()
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    step: integer().notNull(),
    kind: text().$type<LogRow['kind']>().notNull(),
    by: text().$type<Maker>().notNull(),
    userId: text('user_id').$type<UserId>(),
    at: integer().$type<Instant>().notNull(),
    seat: integer().$type<Extract<LogRow, { kind: 'move' }>['seat']>(),
    move: text(),
    final: integer({ mode: 'boolean' }),
  },
  (row) => [primaryKey({ columns: [row.tableId, row.step] })],
);

/** The outbox: a notice is here until it is delivered. */
export const notices = sqliteTable(
  'notices',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    tableId: text('table_id')
      .$type<TableId>()
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    step: integer().notNull(),
    body: text({ mode: 'json' }).$type<{ readonly table: NoticeTable; readonly notice: Notice }>().notNull(),
  },
  (notice) => [index('notices_table').on(notice.tableId, notice.id)],
);

export const posts = sqliteTable(
  'posts',
  {
    tableId: text('table_id')
      .$type<TableId>()
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    step: integer().notNull(),
    part: text().$type<Post['part']>().notNull(),
    ordinal: integer().notNull(),
    channelId: text('channel_id').$type<ChannelId>().notNull(),
    messageId: text('message_id').$type<MessageId>(),
    at: integer().$type<Instant>().notNull(),
  },
  (post) => [primaryKey({ columns: [post.tableId, post.step, post.part, post.ordinal] })],
);

/** What is to happen by itself. Written with its table, found by when it is due. */
export const timers = sqliteTable(
  'timers',
  {
    tableId: text('table_id')
      .$type<TableId>()
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    kind: text().$type<Timer['kind']>().notNull(),
    seat: integer().$type<NonNullable<Timer['seat']>>(),
    at: integer().$type<Instant>().notNull(),
  },
  (timer) => [
    uniqueIndex('timers_table').on(timer.tableId, timer.kind, timer.seat),
    index('timers_due').on(timer.at),
  ],
);

/** One row: when the bot was last there. */
export const beats = sqliteTable('beats', {
  id: integer().primaryKey(),
  at: integer().$type<Instant>().notNull(),
});

/** Whoever has no row has the defaults, and so has whatever a row does not hold. */
export const settings = sqliteTable('settings', {
  userId: text('user_id').$type<UserId>().primaryKey(),
  body: text({ mode: 'json' }).$type<Partial<Settings>>().notNull(),
});

/** What only this bot knows, by what it is for; made once, and kept for as long as the database. */
export const secrets = sqliteTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
