import { type HealthProbes, newHealth } from './health.js';
import type { MeterProbes, Meters } from './meters.js';
import { type OperationServer, serveOperation } from './server.js';
import type { Stopwatch } from './stopwatch.js';

/** What is watched, and where it is told. */
export interface Watch {
  readonly meters: Meters;
  readonly stopwatch: Stopwatch;
  readonly probes: Omit<HealthProbes, 'oldestWaitSeconds'> & MeterProbes;
}

/** Serves health and metrics. Fails where it cannot listen there. */
export function watchOver(
  { meters, stopwatch, probes }: Watch,
  place: { readonly host: string; readonly port: number },
): Promise<OperationServer> {
  const { oldestWaitSeconds } = meters;
  const reports = {
    readiness: newHealth({ ...probes, oldestWaitSeconds }, stopwatch),
    metrics: meters.exposing(probes),
  };
  return serveOperation(reports, place);
}
