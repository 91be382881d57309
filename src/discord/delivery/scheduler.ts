import type { Logger } from 'pino';
import type { TableId } from '../../tables/ids.js';
import type { DeliveryEnd } from './pass.js';
import type { TroubledMatch } from './trouble.js';

/** Decides when which table is delivered: one pass a table at a time, several tables side by side. */
export interface Delivery {
  /** Something may wait for this table, and somebody for it. */
  wake(tableId: TableId): void;
  /** The same, and how it ends; nothing where that takes longer than somebody can be kept waiting. */
  bring(tableId: TableId): Promise<PassEnd | undefined>;
  /** Something waits for this table that has waited for long already: whatever somebody waits for goes first. */
  wakeInTurn(tableId: TableId): void;
  /** The same, but a table that rests after a failure rests on. */
  wakeUnlessResting(tableId: TableId): void;
  /** The thread of a running match was deleted. */
  lost(tableId: TableId, match: TroubledMatch): void;
  /** Something has changed at one of these servers, channels or threads, so that more may be possible there. */
  changedAt(places: readonly string[]): void;
  /** Once nothing is being delivered or about to be; what rests after a failure is not waited for. */
  idle(): Promise<void>;
  /** Begins nothing more, and waits for what has begun. */
  stop(): Promise<void>;
}

/** How a pass ended; `failed` by a fault of ours. */
export type PassEnd = DeliveryEnd | 'failed';

export interface SchedulerDeps {
  deliver(tableId: TableId, lost?: TroubledMatch): Promise<DeliveryEnd>;
  readonly log: Logger;
}

interface Entry {
  status: 'queued' | 'running' | 'resting';
  /** Woken while running. */
  again: boolean;
  /** In a row. */
  failures: number;
  timer: NodeJS.Timeout | undefined;
  /** Where a change may end the rest. */
  places: readonly string[];
  lost: TroubledMatch | undefined;
  /** Who wants to know how the next pass ends. */
  watchers: ((end: PassEnd) => void)[];
}

interface Scheduler {
  readonly deps: SchedulerDeps;
  readonly entries: Map<TableId, Entry>;
  /** What somebody waits for, and then all else. */
  readonly queue: TableId[];
  readonly laterQueue: TableId[];
  running: number;
  /** Of these, those of the later queue. */
  runningLater: number;
  stopped: boolean;
  waiters: (() => void)[];
}

const SIDE_BY_SIDE_MAX = 6;
/** However much has become due at once, what somebody waits for finds room. */
const LATER_MAX = 4;
const PAUSE_FIRST_MS = 1_000;
const PAUSE_MAX_MS = 60_000;
/** What moderation stops may pass as soon as somebody changes its rules, of which a bot is not told. */
const MODERATED_FIRST_MS = 60_000;
const MODERATED_MAX_MS = 10 * 60_000;
const BRING_WITHIN_MS = 8_000;
const BLOCKED_FIRST_MS = 5 * 60_000;
const BLOCKED_MAX_MS = 60 * 60_000;

export function newDelivery(deps: SchedulerDeps): Delivery {
  const scheduler: Scheduler = {
    deps,
    entries: new Map(),
    queue: [],
    laterQueue: [],
    running: 0,
    runningLater: 0,
    stopped: false,
    waiters: [],
  };
  return {
    wake: (tableId) => wake(scheduler, tableId),
    bring: (tableId) => bring(scheduler, tableId),
    wakeInTurn: (tableId) => wake(scheduler, tableId, { inTurn: true }),
    wakeUnlessResting(tableId) {
      if (scheduler.entries.get(tableId)?.status !== 'resting') wake(scheduler, tableId);
    },
    lost(tableId, match) {
      wake(scheduler, tableId, { lost: match });
    },
    changedAt(places) {
      for (const [tableId, entry] of scheduler.entries) {
        if (entry.places.some((place) => places.includes(place))) wake(scheduler, tableId);
      }
    },
    idle: () => idle(scheduler),
    stop() {
      scheduler.stopped = true;
      scheduler.queue.length = 0;
      scheduler.laterQueue.length = 0;
      for (const entry of scheduler.entries.values()) clearTimeout(entry.timer);
      return idle(scheduler);
    },
  };
}

function wake(
  scheduler: Scheduler,
  tableId: TableId,
  { lost, inTurn = false }: { readonly lost?: TroubledMatch; readonly inTurn?: boolean } = {},
): void {
  if (scheduler.stopped) return;
  const entry = scheduler.entries.get(tableId) ?? newEntry();
  scheduler.entries.set(tableId, entry);
  if (lost !== undefined) entry.lost = lost;
  if (entry.status === 'running') {
    entry.again = true;
    return;
  }
  clearTimeout(entry.timer);
  entry.status = 'queued';
  enqueue(scheduler, tableId, inTurn);
  pump(scheduler);
}

function bring(scheduler: Scheduler, tableId: TableId): Promise<PassEnd | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), BRING_WITHIN_MS);
    wake(scheduler, tableId);
    scheduler.entries.get(tableId)?.watchers.push((end) => {
      clearTimeout(timer);
      resolve(end);
    });
  });
}

function enqueue({ queue, laterQueue }: Scheduler, tableId: TableId, inTurn: boolean): void {
  if (queue.includes(tableId)) return;
  const waits = laterQueue.indexOf(tableId);
  if (inTurn && waits >= 0) return;
  if (waits >= 0) laterQueue.splice(waits, 1);
  (inTurn ? laterQueue : queue).push(tableId);
}

function newEntry(): Entry {
  return {
    status: 'queued',
    again: false,
    failures: 0,
    timer: undefined,
    places: [],
    lost: undefined,
    watchers: [],
  };
}

function pump(scheduler: Scheduler): void {
  while (scheduler.running < SIDE_BY_SIDE_MAX) {
    const next = takeNext(scheduler);
    if (next === undefined) break;
    const entry = scheduler.entries.get(next.tableId);
    if (entry === undefined) continue;
    scheduler.running += 1;
    if (next.isLater) scheduler.runningLater += 1;
    void run(scheduler, next, entry);
  }
  if (scheduler.running > 0) return;
  for (const waiter of scheduler.waiters.splice(0)) waiter();
}

interface Next {
  readonly tableId: TableId;
  readonly isLater: boolean;
}

function takeNext({ queue, laterQueue, runningLater }: Scheduler): Next | undefined {
  const first = queue.shift();
  if (first !== undefined) return { tableId: first, isLater: false };
  const later = runningLater < LATER_MAX ? laterQueue.shift() : undefined;
  return later === undefined ? undefined : { tableId: later, isLater: true };
}

async function run(scheduler: Scheduler, { tableId, isLater }: Next, entry: Entry): Promise<void> {
  const { lost } = entry;
  Object.assign(entry, { status: 'running', again: false, places: [], lost: undefined });
  const end = await deliverSafely(scheduler, tableId, lost);
  scheduler.running -= 1;
  if (isLater) scheduler.runningLater -= 1;
  settle(scheduler, { tableId, entry, end });
  pump(scheduler);
}

async function deliverSafely(
  { deps }: Scheduler,
  tableId: TableId,
  lost: TroubledMatch | undefined,
): Promise<PassEnd> {
  try {
    return await deps.deliver(tableId, lost);
  } catch (error) {
    deps.log.error({ err: error, table: tableId }, 'delivery failed');
    return 'failed';
  }
}

function settle(
  scheduler: Scheduler,
  { tableId, entry, end }: { readonly tableId: TableId; readonly entry: Entry; readonly end: PassEnd },
): void {
  if (end !== 'failed' && end.kind === 'delivered') entry.failures = 0;
  else entry.failures += 1;
  if (!entry.again) for (const watcher of entry.watchers.splice(0)) watcher(end);
  if (scheduler.stopped) return;
  if (entry.again) {
    entry.status = 'queued';
    scheduler.queue.push(tableId);
    return;
  }
  if (end !== 'failed' && end.kind === 'delivered') {
    scheduler.entries.delete(tableId);
    scheduler.deps.log.debug({ table: tableId }, 'delivered');
    return;
  }
  rest(scheduler, { tableId, entry, end });
}

function rest(
  scheduler: Scheduler,
  { tableId, entry, end }: { readonly tableId: TableId; readonly entry: Entry; readonly end: PassEnd },
): void {
  entry.status = 'resting';
  entry.places = end !== 'failed' && end.kind === 'blocked' ? end.places : [];
  const pauseMs = pauseOf(entry.failures, end);
  logRest(scheduler, tableId, { end, pauseMs });
  entry.timer = setTimeout(() => wake(scheduler, tableId), pauseMs);
  // A process with nothing else to do may end; the outbox remembers.
  entry.timer.unref();
}

function logRest(
  { deps }: Scheduler,
  tableId: TableId,
  { end, pauseMs }: { readonly end: PassEnd; readonly pauseMs: number },
): void {
  if (end === 'failed' || end.kind === 'delivered') return;
  const { kind, code, message } = end.fault;
  deps.log.warn(
    { table: tableId, fault: kind, code, detail: message, pauseMs },
    end.kind === 'later' ? 'delivery put off' : 'delivery blocked',
  );
}

const PAUSES = {
  passing: [PAUSE_FIRST_MS, PAUSE_MAX_MS],
  blocked: [BLOCKED_FIRST_MS, BLOCKED_MAX_MS],
  moderated: [MODERATED_FIRST_MS, MODERATED_MAX_MS],
} as const;

function pauseOf(failures: number, end: PassEnd): number {
  const isBlocked = end !== 'failed' && end.kind === 'blocked';
  const ofBlocked = isBlocked && end.fault.kind === 'moderated' ? 'moderated' : 'blocked';
  const [first, most] = PAUSES[isBlocked ? ofBlocked : 'passing'];
  return Math.min(most, first * 2 ** Math.min(failures - 1, 10));
}

function idle(scheduler: Scheduler): Promise<void> {
  const waiting = scheduler.queue.length + scheduler.laterQueue.length;
  if (scheduler.running === 0 && (waiting === 0 || scheduler.stopped)) return Promise.resolve();
  return new Promise((resolve) => scheduler.waiters.push(resolve));
}
