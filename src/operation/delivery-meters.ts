import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Stopwatch } from './stopwatch.js';

/** What tables wait to be told, as far as this process has noticed. */
export interface DeliveryMeters {
  woken(tableId: string): void;
  delivering(tableId: string): (end: 'delivered' | 'later' | 'blocked' | 'failed') => void;
  /** How long the table has waited that has waited longest, without those that only people can free. */
  oldestWaitSeconds(): number;
}

const AGE_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800];
const PASS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface Wait {
  readonly seconds: () => number;
  readonly isBlocked: boolean;
}

interface Waits {
  readonly queued: Map<string, Wait>;
  /** Being told just now. What is woken meanwhile waits for the next pass. */
  readonly running: Map<string, Wait>;
}

export function deliveryMeters(registry: Registry, stopwatch: Stopwatch): DeliveryMeters {
  const waits: Waits = { queued: new Map(), running: new Map() };
  const counters = deliveryCounters(registry, waits);
  const begin = (): Wait => ({ seconds: stopwatch(), isBlocked: false });
  return {
    woken(tableId) {
      if (!waits.queued.has(tableId)) waits.queued.set(tableId, begin());
    },
    delivering(tableId) {
      const wait = waits.queued.get(tableId) ?? begin();
      waits.queued.delete(tableId);
      waits.running.set(tableId, wait);
      const seconds = stopwatch();
      return (end) => {
        waits.running.delete(tableId);
        counters.passes.inc({ end });
        counters.passSeconds.observe(seconds());
        if (end === 'delivered') counters.age.observe(wait.seconds());
        else waits.queued.set(tableId, { ...wait, isBlocked: end === 'blocked' });
      };
    },
    oldestWaitSeconds: () => oldest(waits),
  };
}

function all({ queued, running }: Waits): readonly Wait[] {
  return [...queued.values(), ...running.values()];
}

function oldest(waits: Waits): number {
  const open = all(waits).filter(({ isBlocked }) => !isBlocked);
  return open.reduce((most, { seconds }) => Math.max(most, seconds()), 0);
}

function deliveryCounters(registry: Registry, waits: Waits) {
  const passes = new Counter({
    name: 'thicket_deliveries_total',
    help: 'Passes that bring the messages of one table up to date, by how they ended.',
    labelNames: ['end'],
    registers: [registry],
  });
  const passSeconds = new Histogram({
    name: 'thicket_delivery_seconds',
    help: 'Time for one pass, waiting for rate limits included.',
    buckets: PASS_SECONDS,
    registers: [registry],
  });
  const age = new Histogram({
    name: 'thicket_delivery_age_seconds',
    help: 'Time from something to be told at a table until it stood in the thread.',
    buckets: AGE_SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: 'thicket_outbox_age_seconds',
    help: 'How long the longest waiting table has waited, without blocked ones.',
    registers: [registry],
    collect() {
      this.set(oldest(waits));
    },
  });
  new Gauge({
    name: 'thicket_outbox_blocked_tables',
    help: 'Tables that cannot be told until somebody changes a thread, a channel or a permission.',
    registers: [registry],
    collect() {
      this.set(all(waits).filter(({ isBlocked }) => isBlocked).length);
    },
  });
  return { passes, passSeconds, age } as const;
}
