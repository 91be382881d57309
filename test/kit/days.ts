import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { Seat } from '../../src/games/game-types.js';
import type { HostedGame } from '../../src/games/hosting.js';
import type { Clock } from '../../src/tables/clock.js';
import type { TableDeps } from '../../src/tables/deps.js';
import type { TableId, UserId } from '../../src/tables/ids.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import type { Notice } from '../../src/tables/notice.js';
import { SETTINGS_DEFAULT, type Settings } from '../../src/tables/settings.js';
import type { Person, Playing } from '../../src/tables/table.js';
import { type SweepDeps, type Swept, sweepDue } from '../../src/tables/time/sweep.js';
import { type MemoryStore, memoryStore } from './memory-store.js';
import { accepted, depsOn, playingLook } from './tables.js';

export const HOUR_MS = 3_600_000;

/** Matches over days, with a sweep whose time the test chooses. */
export interface Days extends MemoryStore {
  readonly deps: SweepDeps;
  /** Whoever is in here is not on the server any more. */
  readonly gone: Set<UserId>;
}

export function newDays(games?: readonly HostedGame[]): Days {
  const store = memoryStore();
  const gone = new Set<UserId>();
  const members = { isMember: async (_guild: unknown, userId: UserId) => !gone.has(userId) };
  return { ...store, gone, deps: { ...depsOn(store.tables, games), timers: store.timers, members } };
}

export function later(from: Instant, ms: number): Instant {
  return (from + ms) as Instant;
}

/** Does all that is due at an instant, in as many sweeps as it takes. */
export async function sweepAll({ deps }: Pick<Days, 'deps'>, now: Instant): Promise<Swept> {
  const changed = new Set<TableId>();
  for (let sweeps = 0; sweeps < 1_000; sweeps += 1) {
    const swept = await sweepDue(deps, now);
    for (const tableId of swept.changed) changed.add(tableId);
    if (swept.failed.length > 0) return { changed: [...changed], failed: swept.failed };
    if (swept.changed.length === 0) return { changed: [...changed], failed: [] };
  }
  throw new Error('There is always something due.');
}

export async function wish({ people }: MemoryStore, { userId }: Person, wishes: Partial<Settings>) {
  await people.saveSettings(userId, { ...SETTINGS_DEFAULT, ...wishes });
}

export async function playingAt({ tables }: MemoryStore, tableId: TableId): Promise<Playing> {
  const table = must(await tables.find(tableId), 'The table is there.');
  if (table.status !== 'playing') throw new Error(`The table is ${table.status}.`);
  return table;
}

export async function clockOf(store: MemoryStore, tableId: TableId, seat: number): Promise<Clock> {
  const { clocks } = await playingAt(store, tableId);
  return must(
    clocks.find((clock) => clock.seat === (seat as Seat)),
    `Seat ${seat} has no clock.`,
  );
}

/** One move at an instant, in answer to what is asked then. */
export async function moveAt(
  deps: TableDeps,
  tableId: TableId,
  [who, move, now]: readonly [Person, string, Instant],
): Promise<void> {
  const { due } = await playingLook(deps, tableId, who);
  const { sinceStep } = must(due, `${who.name} is not asked.`);
  accepted(await makeMove(deps, { tableId, userId: who.userId, sinceStep, move, now }));
}

/** All that a table has told, from first to last, as kinds with what matters about time. */
export async function notices({ outbox }: MemoryStore, tableId: TableId): Promise<readonly Notice[]> {
  return (await outbox.undelivered(tableId)).map(({ notice }) => notice);
}
