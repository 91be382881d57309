import type { Instant } from '../../src/base/instant.js';
import type { GuildId, TableId, UserId } from '../../src/tables/ids.js';
import { noticeTable, type StepNotice, type StoredNotice } from '../../src/tables/notice.js';
import type { PlacedMatch, Scene } from '../../src/tables/placed-match.js';
import type {
  Commit,
  Outbox,
  PeopleStore,
  PlaceStore,
  Post,
  ServerStore,
  TableStore,
  TimerStore,
} from '../../src/tables/ports.js';
import { SERVER_SETTINGS_DEFAULT, type ServerSettings } from '../../src/tables/server-settings.js';
import { SETTINGS_DEFAULT, type Settings } from '../../src/tables/settings.js';
import { standsStill } from '../../src/tables/standstill.js';
import type { Finished, LogRow, Person, Playing, Table } from '../../src/tables/table.js';
import { clocksOf, lobbyTimesOf, type Timer, timersOf } from '../../src/tables/timers.js';

/** The store's ports in memory. What goes in and what comes out are copies, as with a database. */
export interface MemoryStore {
  readonly tables: TableStore;
  readonly outbox: Outbox;
  readonly timers: TimerStore;
  readonly people: PeopleStore;
  readonly places: PlaceStore;
  readonly servers: ServerStore;
}

interface Content {
  readonly tables: Map<TableId, Table>;
  readonly timers: Map<TableId, readonly Timer[]>;
  readonly settings: Map<UserId, Settings>;
  readonly servers: Map<GuildId, ServerSettings>;
  readonly logs: Map<TableId, readonly LogRow[]>;
  readonly posts: Map<string, Post>;
  notices: readonly StoredNotice[];
  noticesEver: number;
  beat: Instant | undefined;
}

export function memoryStore(): MemoryStore {
  const content: Content = {
    tables: new Map(),
    timers: new Map(),
    settings: new Map(),
    servers: new Map(),
    logs: new Map(),
    posts: new Map(),
    notices: [],
    noticesEver: 0,
    beat: undefined,
  };
  return {
    tables: memoryTables(content),
    outbox: memoryOutbox(content),
    timers: memoryTimers(content),
    people: memoryPeople(content),
    places: memoryPlaces(content),
    servers: memoryServers(content),
  };
}

function memoryTables(content: Content): TableStore {
  const all = () => [...content.tables.keys()].flatMap((id) => tableAt(content, id) ?? []).toSorted(byAge);
  return {
    find: async (tableId) => copied(tableAt(content, tableId)),
    findByThread: async (threadId) =>
      copied(all().findLast((table) => table.status !== 'lobby' && table.threadId === threadId)),
    async findWithLog(tableId) {
      const table = tableAt(content, tableId);
      if (table === undefined) return undefined;
      const settings = peopleOf(table).map(({ userId }) => settingsOf(content, userId));
      return copied({ table, log: content.logs.get(tableId) ?? [], settings });
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
    async openTablesIn(guildId, { skip, most }) {
      const open = all()
        .filter(
          ({ status, place }) => place.guildId === guildId && (status === 'lobby' || status === 'playing'),
        )
        .toSorted(byJoining);
      return copied({ tables: open.slice(skip, skip + most), count: open.length });
    },
    async finishedIn(guildId, { before, most }) {
      const finished = all().flatMap((table) =>
        table.status === 'finished' && table.place.guildId === guildId ? [table] : [],
      );
      const mark = ({ finishedAt, id }: Finished) => `${String(finishedAt).padStart(16, '0')}/${id}`;
      const limit =
        before === null ? '~' : `${String(before.finishedAt).padStart(16, '0')}/${before.tableId}`;
      const earlier = finished.filter((table) => mark(table) < limit);
      return copied(earlier.toSorted((one, other) => (mark(one) < mark(other) ? 1 : -1)).slice(0, most));
    },
    async open(lobby, notices) {
      if (content.tables.has(lobby.id)) return 'taken';
      if (lobby.rematchOf !== null && rematchOf(content, lobby.rematchOf) !== undefined) return 'taken';
      putTable(content, lobby);
      addNotices(
        content,
        lobby,
        notices.map((notice) => ({ step: lobby.step, notice })),
      );
      return 'opened';
    },
    commit: async (commit) => commitAll(content, [commit]),
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

function commitAll(content: Content, commits: readonly Commit[]): 'committed' | 'stale' {
  if (commits.some(({ expectedStep, table }) => content.tables.get(table.id)?.step !== expectedStep))
    return 'stale';
  for (const { table, log, notices } of commits) {
    carryOver(content, table);
    putTable(content, withNames(content, table));
    content.logs.set(table.id, [...(content.logs.get(table.id) ?? []), ...copied(log)]);
    addNotices(content, table, notices);
  }
  return 'committed';
}

/** Names at a match are kept as they are here, since they may have been learnt after the table was loaded. */
function withNames(content: Content, after: Table): Table {
  const before = content.tables.get(after.id);
  if (before === undefined || before.status === 'lobby' || after.status === 'lobby') return after;
  const seats = after.seats.map((person, seat) => {
    const known = before.seats[seat];
    return known?.userId === person.userId ? known : person;
  });
  return { ...after, seats };
}

/** For a match that moves into another thread. */
function carryOver(content: Content, after: Table): void {
  const before = content.tables.get(after.id);
  if (before?.status !== 'playing' || after.status !== 'playing') return;
  const { threadId } = after;
  if (before.threadId === threadId) return;
  for (const [key, { tableId, channelId, part }] of content.posts)
    if (tableId === after.id && channelId === before.threadId && part !== 'live') content.posts.delete(key);
  content.notices = content.notices.map((stored) => {
    const { notice } = stored;
    const isThere = 'threadId' in notice && notice.threadId === before.threadId;
    return isThere && stored.table.id === after.id ? { ...stored, notice: { ...notice, threadId } } : stored;
  });
}

/** As a database does it: the clocks that run are in the timers and nowhere else. */
function putTable(content: Content, table: Table): void {
  content.timers.set(table.id, copied(timersOf(table)));
  const bare = table.status === 'playing' && !standsStill(table) ? { ...table, clocks: [] } : table;
  content.tables.set(table.id, copied(bare));
}

function tableAt(content: Content, tableId: TableId): Table | undefined {
  const table = content.tables.get(tableId);
  const timers = content.timers.get(tableId) ?? [];
  if (table?.status === 'lobby') return { ...table, ...lobbyTimesOf(timers) };
  return table?.status === 'playing' && !standsStill(table) ? { ...table, clocks: clocksOf(timers) } : table;
}

function memoryTimers(content: Content): TimerStore {
  return {
    async due(now, most) {
      const due = [...content.timers].flatMap(([tableId, timers]) =>
        timers.filter(({ at }) => at <= now).map((timer) => ({ tableId, ...timer })),
      );
      return copied(due.toSorted((one, other) => one.at - other.at).slice(0, most));
    },
    async postpone({ tableId, kind, seat, at }, until) {
      const timers = content.timers.get(tableId) ?? [];
      const isFound = (timer: Timer) => timer.kind === kind && timer.seat === seat && timer.at === at;
      content.timers.set(
        tableId,
        timers.map((timer) => (isFound(timer) ? { ...timer, at: until } : timer)),
      );
    },
    lastBeat: async () => content.beat,
    async beat(now) {
      content.beat = now;
    },
    async beatAfterGap(now, { gapMs, tell }) {
      content.beat = now;
      for (const [tableId, timers] of content.timers) {
        const later = timers.map((timer) => shifted(timer, gapMs));
        const told = tell && later.some(({ kind }) => kind === 'end');
        const others = later.filter(({ kind }) => !told || kind !== 'tell');
        content.timers.set(tableId, told ? [...others, { kind: 'tell', seat: null, at: now }] : others);
      }
    },
  };
}

// A ping is put off to a time of day, and a proposal lapses by when it was made: neither moves.
function shifted(timer: Timer, byMs: number): Timer {
  const stays = timer.kind === 'mention' || timer.kind === 'tell' || timer.kind === 'lapse';
  return stays ? timer : { ...timer, at: (timer.at + byMs) as Instant };
}

function memoryPlaces(content: Content): PlaceStore {
  return {
    playingAt: async (scene, after) =>
      [...content.tables.values()]
        .flatMap((table) => (table.status === 'playing' ? [placedMatch(table)] : []))
        .filter((match) => isAt(match, scene) && (after === null || match.tableId > after))
        .toSorted((one, other) => (one.tableId < other.tableId ? -1 : 1)),
  };
}

function placedMatch({ id, gameId, step, place, threadId, seats, unreachable }: Playing): PlacedMatch {
  return {
    tableId: id,
    gameId,
    step,
    place: { ...place, threadId },
    seats: seats.map(({ userId, name }) => ({ userId, name })),
    unreachable: unreachable !== null,
  };
}

function isAt({ tableId, place }: PlacedMatch, scene: Scene): boolean {
  switch (scene.kind) {
    case 'guild':
      return place.guildId === scene.guildId;
    case 'channel':
      return place.guildId === scene.guildId && place.channelId === scene.channelId;
    case 'thread':
      return place.threadId === scene.threadId;
    default:
      return tableId === scene.tableId;
  }
}

function memoryPeople(content: Content): PeopleStore {
  return {
    settingsOf: async (userId) => copied(settingsOf(content, userId)),
    async saveSettings(userId, settings, commits = []) {
      if (commitAll(content, commits) === 'stale') return 'stale';
      content.settings.set(userId, copied(settings));
      return 'saved';
    },
    openTableIdsOf: async (userId) =>
      [...content.tables.values()]
        .filter(({ status }) => status === 'lobby' || status === 'playing')
        .filter((table) => peopleOf(table).some((person) => person.userId === userId))
        .map(({ id }) => id),
  };
}

function memoryServers({ servers }: Content): ServerStore {
  const settingsOf = (guildId: GuildId) => copied(servers.get(guildId) ?? SERVER_SETTINGS_DEFAULT);
  return {
    settingsOf: async (guildId) => settingsOf(guildId),
    async change(guildId, change) {
      servers.set(guildId, copied({ ...settingsOf(guildId), ...change }));
      return settingsOf(guildId);
    },
  };
}

function settingsOf(content: Content, userId: UserId): Settings {
  return content.settings.get(userId) ?? SETTINGS_DEFAULT;
}

function addNotices(content: Content, table: Table, notices: readonly StepNotice[]): void {
  for (const { step, notice } of notices) {
    content.noticesEver += 1;
    const stored = { id: content.noticesEver, step, table: noticeTable(table), notice };
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

function byJoining(one: Table, other: Table): number {
  return (
    (one.status === other.status ? 0 : one.status === 'lobby' ? -1 : 1) ||
    other.openedAt - one.openedAt ||
    (one.id < other.id ? -1 : 1)
  );
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
