import type { Stage } from './stage.js';

/** At which of the bot's requests it dies. */
export interface KillPoint {
  /** As the playground's faults name routes: a star is one part of the path. */
  readonly route: string;
  /** The first that fits, or the second. */
  readonly nth: 1 | 2;
  /** Whether Discord carries the request out; the answer never arrives. */
  readonly carriedOut: boolean;
}

export interface ArmedKill {
  readonly hasFired: () => boolean;
  /** Resolves once the bot is gone, if ever. */
  readonly fired: Promise<void>;
  disarm(): Promise<void>;
}

/** Kills the bot with SIGKILL the moment that request arrives. It stays down. */
export async function armKill(
  { driver, playground }: Stage,
  { route, nth, carriedOut }: KillPoint,
): Promise<ArmedKill> {
  if (!carriedOut) {
    // A delay of nothing lets the earlier ones pass.
    if (nth === 2) await driver.fault({ kind: 'slow', delayMs: 0, route });
    await driver.fault({ kind: 'status', status: 500, route });
  }
  const pattern = new RegExp(`^${route.replaceAll('*', '[^/ ]+')}$`);
  let count = 0;
  let firing = false;
  let stop: () => void = () => undefined;
  const fired = new Promise<void>((resolve, reject) => {
    stop = playground.world.hub.on((event) => {
      if (event.kind !== 'request' || !pattern.test(`${event.request.method} ${event.request.path}`)) return;
      count += 1;
      if (count !== nth) return;
      stop();
      firing = true;
      // The signal is sent at once, before the answer is.
      playground.bot?.kill({ restart: false }).then(resolve, reject);
    });
  });
  return {
    hasFired: () => firing,
    fired,
    async disarm() {
      stop();
      await driver.clearFaults();
    },
  };
}
