import type { TableId } from '../../src/tables/ids.js';
import { type Notice, noticeTable, type StoredNotice } from '../../src/tables/notice.js';
import type { Outbox, Post, TableStore } from '../../src/tables/ports.js';
import type { LogRow, Person, Table } from '../../src/tables/table.js';

/** The store's ports in memory. What goes in and what comes out are copies, as with a database. */
export interface MemoryStore {
  readonly tables: TableStore;
  readonly outbox: Outbox;
}

interface Content {
  readonly tables: Map<TableId, Table>;
  readonly logs: Map<TableId, readonly LogRow[]>;
  readonly posts: Map<string, Post>;
  notices: readonly StoredNotice[];
  noticesEver: number;
}

export function memoryStore(): MemoryStore {
  const content: Content = {
    tables: new Map(),
    logs: new Map(),
    posts: new Map(),
    notices: [],
    noticesEver: 0,
  };
  return { tables: memoryTables(content), outbox: memoryOutbox(content) };
}

function memoryTables(content: Content): TableStore {
  const all = () => [...content.tables.values()].toSorted(byAge);
  return {
    find: async (tableId) => copied(content.tables.get(tableId)),
    findByThread: async (threadId) =>
      copied(all().findLast((table) => table.status !== 'lobby' && table.threadId === threadId)),
    async findWithLog(tableId) {
      const table = content.tables.get(tableId);
      return table && copied({ table, log: content.logs.get(tableId) ?? [] });
    },
    findRematch: async (tableId) => copied(rematchOf(content, tableId)),
    openTablesOf: async (userId, guildId) =>
      copied(
        all().filter(
          (table) =>
            (table.status === 'lobby' || table.status === 'playing') &&
            table.place.guildId === guildId &&
            peopleOf(table).some((person) => person.userId === userId),
        ),
      ),
    async open(lobby, notices) {
      if (content.tables.has(lobby.id)) return 'taken';
      if (lobby.rematchOf !== null && rematchOf(content, lobby.rematchOf) !== undefined) return 'taken';
      content.tables.set(lobby.id, copied(lobby));
      addNotices(content, lobby, notices);
      return 'opened';
    },
    async commit({ expectedStep, table, log, notices }) {
      if (content.tables.get(table.id)?.step !== expectedStep) return 'stale';
      content.tables.set(table.id, copied(table));
      content.logs.set(table.id, [...(content.logs.get(table.id) ?? []), ...copied(log)]);
      addNotices(content, table, notices);
      return 'committed';
    },
    async rename(person, guildId) {
      for (const [id, table] of content.tables)
        if (table.place.guildId === guildId) content.tables.set(id, renamed(table, person));
    },
  };
}

function memoryOutbox(content: Content): Outbox {
  return {
    waiting: async () => [...new Set(content.notices.map(({ table }) => table.id))],
    undelivered: async (tableId) => copied(content.notices.filter(({ table }) => table.id === tableId)),
    async settle(noticeIds) {
      content.notices = content.notices.filter(({ id }) => !noticeIds.includes(id));
    },
    posts: async (tableId) => {
      const posts = [...content.posts.values()].filter((post) => post.tableId === tableId);
      return copied(posts.toSorted(byPosting));
    },
    async intend(post) {
      content.posts.set(keyOf(post), copied(post));
    },
    async posted(post) {
      content.posts.set(keyOf(post), copied(post));
    },
    async removed(post) {
      content.posts.delete(keyOf(post));
    },
  };
}

function addNotices(content: Content, table: Table, notices: readonly Notice[]): void {
  for (const notice of notices) {
    content.noticesEver += 1;
    const stored = { id: content.noticesEver, step: table.step, table: noticeTable(table), notice };
    content.notices = [...content.notices, copied(stored)];
  }
}

function rematchOf(content: Content, tableId: TableId): Table | undefined {
  return [...content.tables.values()].find(
    (table) => table.rematchOf === tableId && (table.status !== 'abandoned' || table.threadId !== null),
  );
}

function peopleOf(table: Table): readonly Person[] {
  return table.status === 'lobby' ? table.people : table.seats;
}

function renamed(table: Table, { userId, name }: Person): Table {
  const people = peopleOf(table).map((person) => (person.userId === userId ? { userId, name } : person));
  return table.status === 'lobby' ? { ...table, people } : { ...table, seats: people };
}

function keyOf({ tableId, step, part, ordinal }: Post): string {
  return [tableId, step, part, ordinal].join('/');
}

function byAge(one: Table, other: Table): number {
  return one.openedAt - other.openedAt || (one.id < other.id ? -1 : 1);
}

function byPosting(one: Post, other: Post): number {
  return (
    one.step - other.step ||
    one.at - other.at ||
    one.part.localeCompare(other.part) ||
    one.ordinal - other.ordinal
  );
}

function copied<Value>(value: Value): Value {
  return structuredClone(value);
}
