import { rarely } from './rarely.js';
import type { Stopwatch } from './stopwatch.js';

/** Whether the bot can do its work, asked one by one. */
export interface HealthProbes {
  isStopping(): boolean;
  isConnected(): boolean;
  /** Fails where the database cannot be written. */
  checkStore(): Promise<void>;
  oldestWaitSeconds(): number;
}

export interface Readiness {
  readonly ready: boolean;
  /** `ok`, or a sentence saying what is wrong, by the name of the check. */
  readonly checks: Readonly<Record<string, string>>;
}

/** A table that has waited longer is stuck, or more is to be told than Discord's rate limits let through. */
const WAIT_MAX_SECONDS = 300;
const ANSWER_WITHIN_MS = 2_000;
/** Whoever asks more often gets the same answer, so that asking costs next to no writing. */
const STORE_CHECK_EVERY_SECONDS = 5;

export function newHealth(probes: HealthProbes, stopwatch: Stopwatch): () => Promise<Readiness> {
  const checkStore = rarely(() => saidWithin(ANSWER_WITHIN_MS, probes.checkStore()), {
    everySeconds: STORE_CHECK_EVERY_SECONDS,
    seconds: stopwatch(),
  });
  return async () => {
    const checks = {
      running: probes.isStopping() ? 'The bot is stopping.' : 'ok',
      gateway: probes.isConnected() ? 'ok' : 'There is no connection to Discord.',
      store: await checkStore(),
      outbox: outboxOf(probes.oldestWaitSeconds()),
    };
    return { ready: Object.values(checks).every((said) => said === 'ok'), checks };
  };
}

function outboxOf(waitSeconds: number): string {
  if (waitSeconds <= WAIT_MAX_SECONDS) return 'ok';
  return `A table has waited for ${Math.round(waitSeconds)} seconds to be told what happened.`;
}

async function saidWithin(withinMs: number, work: Promise<void>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`There was no answer within ${withinMs / 1_000} seconds.`), withinMs);
  });
  const said = work.then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return Promise.race([said, late]).finally(() => clearTimeout(timer));
}
