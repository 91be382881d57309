import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type DeliveryMeters, deliveryMeters } from './delivery-meters.js';
import { type DiscordMeters, discordMeters } from './discord-meters.js';
import { rarely } from './rarely.js';
import type { Stopwatch } from './stopwatch.js';
import { type Figures, figureGauges, type TableMeters, tableMeters } from './table-meters.js';

/** Counts and times what the bot does. No label names a person, a server or a table, so there are ever few. */
export interface Meters extends DiscordMeters, DeliveryMeters, TableMeters {
  unhandledRejection(): void;
  /** A line was logged. */
  logged(level: string): void;
  /** What it gives back tells everything counted, as Prometheus reads it. */
  exposing(probes: MeterProbes): () => Promise<Exposition>;
}

/** What is looked up only when somebody asks. */
export interface MeterProbes {
  isConnected(): boolean;
  figures(): Promise<Figures>;
}

export interface Exposition {
  readonly contentType: string;
  readonly text: string;
}

/** Counting tables reads all of them; whoever asks more often gets the same figures. */
const FIGURES_EVERY_SECONDS = 15;

export function newMeters(stopwatch: Stopwatch): Meters {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    ...discordMeters(registry, stopwatch),
    ...deliveryMeters(registry, stopwatch),
    ...tableMeters(registry, stopwatch),
    ...processCounters(registry),
    exposing: exposingOn(registry, stopwatch),
  };
}

function exposingOn(registry: Registry, stopwatch: Stopwatch): Meters['exposing'] {
  const connected = new Gauge({
    name: 'thicket_gateway_connected',
    help: '1 while every connection to Discord is up, else 0.',
    registers: [registry],
  });
  const gauges = figureGauges(registry);
  return (probes) => {
    const figures = rarely(() => probes.figures(), {
      everySeconds: FIGURES_EVERY_SECONDS,
      seconds: stopwatch(),
    });
    return async () => {
      connected.set(probes.isConnected() ? 1 : 0);
      // What cannot be counted just now is left out; the rest is wanted all the more.
      gauges.show(await figures().catch(() => undefined));
      return { contentType: registry.contentType, text: await registry.metrics() };
    };
  };
}

function processCounters(registry: Registry): Pick<Meters, 'unhandledRejection' | 'logged'> {
  const rejections = new Counter({
    name: 'thicket_unhandled_rejections_total',
    help: 'Failures that nothing in the bot was waiting for. Each is a mistake in the bot.',
    registers: [registry],
  });
  const lines = new Counter({
    name: 'thicket_log_lines_total',
    help: 'Lines written to the log, by level.',
    labelNames: ['level'],
    registers: [registry],
  });
  return {
    unhandledRejection: () => rejections.inc(),
    logged: (level) => lines.inc({ level }),
  };
}
