import type { Instant } from '../../base/instant.js';
import { type SweepDeps, type Swept, sweepDue } from './sweep.js';

export interface TimekeeperDeps extends SweepDeps {
  now(): Instant;
  /** The machine's own time in milliseconds, which nobody moves to try something out. */
  uptime(): number;
}

/** Sees to it that what is to happen by itself does, and that time without the bot counts for nobody. */
export interface Timekeeper {
  /** Gives back the time since the bot was last there. Before anybody's clicks are taken. */
  start(): Promise<void>;
  /** To be called every second as long as Discord can be reached; calls do not overlap. */
  tick(): Promise<Swept>;
}

const BEAT_EVERY_MS = 30_000;
/** Calls that come later than this after one another mean that the bot was not there in between. */
const GAP_MIN_MS = 15_000;
/** From a gap of this length on everybody is told of the new deadlines. */
const TELL_FROM_MS = 10 * 60_000;

export function newTimekeeper(deps: TimekeeperDeps): Timekeeper {
  let alive = deps.uptime();
  let beat: Instant | undefined;
  let running = false;

  async function putBeat(now: Instant): Promise<void> {
    await deps.timers.beat(now);
    beat = now;
  }

  async function giveBack(gapMs: number, now: Instant): Promise<void> {
    await deps.timers.beatAfterGap(now, { gapMs, tell: gapMs >= TELL_FROM_MS });
    beat = now;
  }

  /** Measured by the machine's time: the other one may be moved while the bot is there. */
  async function live(): Promise<void> {
    const [time, now] = [deps.uptime(), deps.now()];
    if (time - alive >= GAP_MIN_MS) await giveBack(Math.round(time - alive), now);
    else if (beat === undefined || Math.abs(now - beat) >= BEAT_EVERY_MS) await putBeat(now);
    alive = time;
  }

  return {
    async start() {
      const [last, now] = [await deps.timers.lastBeat(), deps.now()];
      if (last !== undefined && last < now) await giveBack(now - last, now);
      else await putBeat(now);
      alive = deps.uptime();
    },

    async tick() {
      if (running) return { changed: [], failed: [] };
      running = true;
      try {
        await live();
        const swept = await sweepDue(deps, deps.now());
        // A long sweep is no absence.
        alive = deps.uptime();
        return swept;
      } finally {
        running = false;
      }
    },
  };
}
