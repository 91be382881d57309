import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { PeopleDeps } from '../../src/tables/deps.js';
import type { TableId } from '../../src/tables/ids.js';
import type { Notice, PublicLine } from '../../src/tables/notice.js';
import type { Person, Playing, Table } from '../../src/tables/table.js';
import { type MemoryStore, memoryStore } from './memory-store.js';
import { ANA, BEN, CLEO, depsOn, type Lobbying, matchOf, noticesOf } from './tables.js';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A match that people have wishes about, with what a test looks at. */
export interface Wished {
  readonly store: MemoryStore;
  readonly deps: PeopleDeps;
  readonly tableId: TableId;
  table(): Promise<Playing>;
  /** The table as somebody else's change has left it. */
  alter(change: Partial<Playing>): Promise<void>;
  /** The lines of the last notice. */
  lines(): Promise<readonly PublicLine[]>;
  notices(): Promise<readonly Notice[]>;
}

/** A match of three, at its usual pace of a day a decision, dealt at minute 1. */
export async function wishedMatch(setting: Lobbying = { people: [ANA, BEN, CLEO] }): Promise<Wished> {
  const store = memoryStore();
  const deps = peopleDepsOn(store);
  const tableId = await matchOf(deps, setting);
  return wishedAt(store, deps, tableId);
}

export function peopleDepsOn(store: MemoryStore): PeopleDeps {
  return { ...depsOn(store.tables), people: store.people };
}

export function wishedAt(store: MemoryStore, deps: PeopleDeps, tableId: TableId): Wished {
  const table = async () => playing(await store.tables.find(tableId));
  const notices = () => noticesOf(store.outbox, tableId);
  return {
    store,
    deps,
    tableId,
    table,
    notices,
    async alter(change) {
      const before = await table();
      const after = { ...before, ...change, step: before.step + 1 };
      await store.tables.commit({ expectedStep: before.step, table: after, log: [], notices: [] });
    },
    async lines() {
      const last = (await notices()).at(-1);
      return last?.kind === 'told' ? last.lines : [];
    },
  };
}

export function playing(table: Table | undefined): Playing {
  if (table?.status !== 'playing') throw new Error(`The table is ${table?.status}.`);
  return table;
}

/** When the seat's time ends. */
export function endOfClock(table: Playing, seat: number): Instant {
  const clock = table.clocks.find((running) => running.seat === seat);
  return must(clock?.endsAt, `Seat ${seat} has no clock.`);
}

export function later(at: Instant, ms: number): Instant {
  return (at + ms) as Instant;
}

/** The same request twice at once, as by a double click: the first answer and the second. */
export async function twice<Answer>(ask: () => Promise<Answer>): Promise<readonly [Answer, Answer]> {
  const [first, second] = await Promise.all([ask(), ask()]);
  return [first, second];
}

export function userIds(people: readonly Person[]) {
  return people.map(({ userId }) => userId);
}
