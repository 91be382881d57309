import { Counter, Histogram, type Registry } from 'prom-client';
import type { Stopwatch } from './stopwatch.js';

interface Asked {
  readonly way: string;
  readonly name: string;
}

/** What people asked and what Discord was asked. */
export interface DiscordMeters {
  asked(asked: Asked): { acknowledged(): void; ended(end: string): void };
  drawing(): (end: string) => void;
  requesting(request: { readonly method: string; readonly route: string }): (status: number | 'none') => void;
  limited(scope: string): void;
  gateway(event: string): void;
}

/** Discord gives up after three seconds. */
const ACKNOWLEDGED_SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.25, 1.5, 2, 3, 5];
const REQUEST_SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const DRAWING_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function discordMeters(registry: Registry, stopwatch: Stopwatch): DiscordMeters {
  const { requests, requestSeconds, limits, gateway } = restCounters(registry);
  const drawing = new Histogram({
    name: 'thicket_drawing_seconds',
    help: 'Time to draw and encode one picture.',
    labelNames: ['end'],
    buckets: DRAWING_SECONDS,
    registers: [registry],
  });
  return {
    asked: askedMeter(registry, stopwatch),
    drawing() {
      const seconds = stopwatch();
      return (end) => drawing.observe({ end }, seconds());
    },
    requesting({ method, route }) {
      const seconds = stopwatch();
      return (status) => {
        requests.inc({ method, route, status });
        requestSeconds.observe({ route }, seconds());
      };
    },
    limited: (scope) => limits.inc({ scope }),
    gateway: (event) => gateway.inc({ event }),
  };
}

function askedMeter(registry: Registry, stopwatch: Stopwatch): DiscordMeters['asked'] {
  const interactions = new Counter({
    name: 'thicket_interactions_total',
    help: 'Commands and clicks, by how they ended.',
    labelNames: ['way', 'name', 'end'],
    registers: [registry],
  });
  const acknowledged = new Histogram({
    name: 'thicket_acknowledgement_seconds',
    help: 'Time from a command or click to the first answer that Discord has taken.',
    labelNames: ['way'],
    buckets: ACKNOWLEDGED_SECONDS,
    registers: [registry],
  });
  return ({ way, name }) => {
    const seconds = stopwatch();
    let isFirst = true;
    return {
      acknowledged() {
        if (isFirst) acknowledged.observe({ way }, seconds());
        isFirst = false;
      },
      ended: (end) => interactions.inc({ way, name, end }),
    };
  };
}

function restCounters(registry: Registry) {
  const requests = new Counter({
    name: 'thicket_rest_requests_total',
    help: "Requests to Discord's REST interface, by what came of them.",
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const requestSeconds = new Histogram({
    name: 'thicket_rest_request_seconds',
    help: 'Time for one request to Discord, without waiting for rate limits.',
    labelNames: ['route'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  const limits = new Counter({
    name: 'thicket_rest_limits_total',
    help: 'Requests that met a rate limit of Discord.',
    labelNames: ['scope'],
    registers: [registry],
  });
  const gateway = new Counter({
    name: 'thicket_gateway_events_total',
    help: 'What has happened to the connection to Discord.',
    labelNames: ['event'],
    registers: [registry],
  });
  return { requests, requestSeconds, limits, gateway } as const;
}
