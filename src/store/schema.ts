import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Instant } from '../base/instant.js';
import type { Measure, Period, SeatResult } from '../standings/types.js';
import type { ChannelId, GuildId, MessageId, TableId, UserId } from '../tables/ids.js';
import type { Notice, NoticeTable } from '../tables/notice.js';
import type { Pace } from '../tables/pace.js';
import type { Post } from '../tables/ports.js';
import type { ServerSettings } from '../tables/server-settings.js';
import type { Settings } from '../tables/settings.js';
import type { Abandoned, Finished, Lobby, LogRow, Maker, Playing, Table } from '../tables/table.js';
import type { Timer } from '../tables/timers.js';

/** As it was stored, maybe by a bot that did not tell of banks. */
export type StoredClock = Omit<Clock, 'bankAt'> & Partial<Pick<Clock, 'bankAt'>>;

type Clock = Playing['clocks'][number];

/** What a table of each status has beside its columns and its people. */
export type TableDetail =
  // A bot may have stored it that did not tell who was ever invited.
  | (Pick<Lobby, 'status' | 'invited'> & Partial<Pick<Lobby, 'everInvited'>>)
  // The clocks are here while they stand still, and timers while they run.
  | (Pick<
      Playing,
      | 'status'
      | 'startedAt'
      | 'startedStep'
      | 'due'
      | 'told'
      | 'toldNext'
      | 'putDown'
      | 'banks'
      | 'missed'
      | 'away'
      | 'resigned'
      | 'paused'
      | 'unreachable'
      | 'proposals'
    > & { readonly clocks: readonly StoredClock[] })
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
    index('tables_open')
      .on(table.guildId, table.status, table.openedAt, table.id)
      .where(sql`"status" IN ('lobby', 'playing')`),
    index('tables_playing').on(table.guildId, table.id).where(sql`"status" = 'playing'`),
    index('tables_finished')
      .on(table.guildId, sql`("detail" ->> '$.finishedAt')`, table.id)
      .where(sql`"status" = 'finished'`),
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
  (row) => [
    primaryKey({ columns: [row.tableId, row.step] }),
    index('log_person').on(row.userId, row.tableId),
  ],
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

/** What servers want; the same holds for them. */
export const servers = sqliteTable('servers', {
  guildId: text('guild_id').$type<GuildId>().primaryKey(),
  body: text({ mode: 'json' }).$type<Partial<ServerSettings>>().notNull(),
});

/** Who is to be forgotten, and what is put in their place; gone with its person. */
export const forgettings = sqliteTable('forgettings', {
  userId: text('user_id').$type<UserId>().primaryKey(),
  pseudonym: text().$type<UserId>().notNull(),
});

/** Servers that the bot was taken from, and since when that is known; gone with its server, or once the bot is back. */
export const removals = sqliteTable('removals', {
  guildId: text('guild_id').$type<GuildId>().primaryKey(),
  at: integer().$type<Instant>().notNull(),
});

/** One row while bytes of what was forgotten may still lie in free parts of the file. */
export const leftovers = sqliteTable('leftovers', { id: integer().primaryKey() });

/** What only this bot knows, by what it is for; made once, and kept for as long as the database. */
export const secrets = sqliteTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Finished tables whose result is still to be recorded; written with the step that finishes them. */
export const toRecord = sqliteTable(
  'to_record',
  {
    tableId: text('table_id')
      .$type<TableId>()
      .primaryKey()
      .references(() => tables.id, { onDelete: 'cascade' }),
    finishedAt: integer('finished_at').$type<Instant>().notNull(),
  },
  (row) => [index('to_record_order').on(row.finishedAt, row.tableId)],
);

/** What finished matches leave, in the order in which ratings follow from them. Outlives the tables. */
export const results = sqliteTable(
  'results',
  {
    number: integer().primaryKey({ autoIncrement: true }),
    tableId: text('table_id').$type<TableId>().notNull(),
    guildId: text('guild_id').$type<GuildId>().notNull(),
    gameId: text('game_id').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    options: text({ mode: 'json' }).$type<Table['options']>().notNull(),
    moves: integer().notNull(),
    playedOut: integer('played_out', { mode: 'boolean' }).notNull(),
    startedAt: integer('started_at').$type<Instant>().notNull(),
    finishedAt: integer('finished_at').$type<Instant>().notNull(),
  },
  (result) => [
    uniqueIndex('results_table').on(result.tableId),
    index('results_field').on(result.guildId, result.gameId, result.number),
  ],
);

/** The seats of a result. Server and game are repeated, so that an index finds what one person has played. */
export const placings = sqliteTable(
  'placings',
  {
    result: integer()
      .notNull()
      .references(() => results.number, { onDelete: 'cascade' }),
    seat: integer().notNull(),
    guildId: text('guild_id').$type<GuildId>().notNull(),
    gameId: text('game_id').notNull(),
    userId: text('user_id').$type<UserId>().notNull(),
    name: text(),
    place: integer().notNull(),
    scores: text({ mode: 'json' }).$type<SeatResult['scores']>().notNull(),
    total: integer().notNull(),
    leftEarly: integer('left_early', { mode: 'boolean' }).notNull(),
    wasAway: integer('was_away', { mode: 'boolean' }).notNull(),
    ownMoves: integer('own_moves').notNull(),
    figures: text({ mode: 'json' }).$type<SeatResult['figures']>().notNull(),
    // The four together, or none where the seat does not count.
    muBefore: real('mu_before'),
    sigmaBefore: real('sigma_before'),
    muAfter: real('mu_after'),
    sigmaAfter: real('sigma_after'),
  },
  (placing) => [
    primaryKey({ columns: [placing.result, placing.seat] }),
    index('placings_person').on(placing.userId, placing.guildId, placing.gameId, placing.result),
  ],
);

/** Everybody who has a result on a server, by the name last seen there. */
export const members = sqliteTable(
  'members',
  {
    guildId: text('guild_id').$type<GuildId>().notNull(),
    userId: text('user_id').$type<UserId>().notNull(),
    // None where somebody had their data deleted, or left before their first result.
    name: text(),
    present: integer({ mode: 'boolean' }).notNull(),
  },
  (member) => [
    primaryKey({ columns: [member.guildId, member.userId] }),
    index('members_person').on(member.userId),
  ],
);

export const boards = sqliteTable(
  'boards',
  {
    id: integer().primaryKey(),
    guildId: text('guild_id').$type<GuildId>().notNull(),
    gameId: text('game_id').notNull(),
    period: text().$type<Period>().notNull(),
  },
  (board) => [uniqueIndex('boards_place').on(board.guildId, board.gameId, board.period)],
);

/** What is counted up for one person on one board. Everything in it follows from results. */
export const tallies = sqliteTable(
  'tallies',
  {
    boardId: integer('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    userId: text('user_id').$type<UserId>().notNull(),
    // As in `members`, here for the indexes.
    present: integer({ mode: 'boolean' }).notNull(),
    matches: integer().notNull(),
    wins: integer().notNull(),
    scored: integer().notNull(),
    sum: integer().notNull(),
    best: integer(),
    mu: real().notNull(),
    sigma: real().notNull(),
    lastPlayedAt: integer('last_played_at').$type<Instant>().notNull(),
    rating: integer(),
    winRate: integer('win_rate'),
    average: integer(),
  },
  (tally) => [
    primaryKey({ columns: [tally.boardId, tally.userId] }),
    index('tallies_person').on(tally.userId),
    index('tallies_rating').on(tally.boardId, tally.present, tally.rating, tally.userId),
    index('tallies_wins').on(tally.boardId, tally.present, tally.wins, tally.userId),
    index('tallies_win_rate').on(tally.boardId, tally.present, tally.winRate, tally.userId),
    index('tallies_best').on(tally.boardId, tally.present, tally.best, tally.userId),
    index('tallies_average').on(tally.boardId, tally.present, tally.average, tally.userId),
  ],
);

/**
 * How many people of a board have values that begin alike, so that a place is counted in a few rows however many
 * people there are; see `ranks.ts`.
 */
export const ranks = sqliteTable(
  'ranks',
  {
    boardId: integer('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    measure: text().$type<Measure>().notNull(),
    level: integer().notNull(),
    prefix: integer().notNull(),
    present: integer({ mode: 'boolean' }).notNull(),
    count: integer().notNull(),
  },
  (rank) => [primaryKey({ columns: [rank.boardId, rank.measure, rank.level, rank.prefix, rank.present] })],
);
