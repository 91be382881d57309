import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Stopwatch } from './stopwatch.js';

/** What has become of the tables. */
export interface TableMeters {
  storing(): (end: 'stored' | 'stale' | 'failed') => void;
  stored(change: {
    readonly game: string;
    readonly rows: readonly { readonly kind: string; readonly by: string }[];
  }): void;
}

/** How many there are of what, counted by whoever keeps them. */
export interface Figures {
  readonly tables: readonly { readonly game: string; readonly status: string; readonly count: number }[];
  readonly notices: number;
}

const STORE_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5];

export function tableMeters(registry: Registry, stopwatch: Stopwatch): TableMeters {
  const steps = new Counter({
    name: 'thicket_steps_total',
    help: 'Rows added to the logs of matches: moves and what else counts as a step.',
    labelNames: ['game', 'kind', 'by'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'thicket_store_seconds',
    help: 'Time to store one change of a table, waiting for a locked database included.',
    labelNames: ['end'],
    buckets: STORE_SECONDS,
    registers: [registry],
  });
  return {
    storing() {
      const passed = stopwatch();
      return (end) => seconds.observe({ end }, passed());
    },
    stored({ game, rows }) {
      for (const { kind, by } of rows) steps.inc({ game, kind, by });
    },
  };
}

/** What is counted when somebody asks; `figures` says nothing where it cannot count just now. */
export function figureGauges(registry: Registry): { show(figures: Figures | undefined): void } {
  const tables = new Gauge({
    name: 'thicket_tables',
    help: 'Tables by game and status.',
    labelNames: ['game', 'status'],
    registers: [registry],
  });
  const notices = new Gauge({
    name: 'thicket_outbox_notices',
    help: 'Notices that are stored and not told yet.',
    registers: [registry],
  });
  return {
    show(figures) {
      tables.reset();
      if (figures === undefined) return notices.remove();
      for (const { game, status, count } of figures.tables) tables.set({ game, status }, count);
      notices.set(figures.notices);
    },
  };
}
