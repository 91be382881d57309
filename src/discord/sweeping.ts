import type { Logger } from 'pino';
import type { TableId } from '../tables/ids.js';
import type { Swept } from '../tables/time/sweep.js';
import type { DueForgotten } from './bind-keeping.js';

export interface SweepingDeps {
  /** Does what the time has come for. */
  tick(): Promise<Swept>;
  /** Forgets whom and what is to be forgotten by now. */
  forgetDue(): Promise<DueForgotten>;
  /** While it is not, nobody could answer, so nothing falls due. */
  isConnected(): boolean;
  /** Tables that have something new to tell. */
  wake(tableId: TableId): void;
  readonly log: Logger;
}

export interface Sweeping {
  /** Waits for what has begun, and begins nothing more. */
  stop(): Promise<void>;
}

const EVERY_MS = 1_000;

/** Looks every second for what the time has come for; a look that takes longer is not overtaken by the next. */
export function startSweeping(deps: SweepingDeps): Sweeping {
  let sweep: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (sweep !== undefined || !deps.isConnected()) return;
    sweep = sweepOnce(deps)
      .then(() => forgetOnce(deps))
      .finally(() => {
        sweep = undefined;
      });
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await sweep;
    },
  };
}

async function sweepOnce({ tick, wake, log }: SweepingDeps): Promise<void> {
  try {
    const { changed, failed } = await tick();
    for (const tableId of changed) wake(tableId);
    for (const { tableId, error } of failed) log.error({ err: error, table: tableId }, 'table not swept');
  } catch (error) {
    log.error({ err: error }, 'sweep failed');
  }
}

async function forgetOnce({ forgetDue, wake, log }: SweepingDeps): Promise<void> {
  try {
    const { changed, servers } = await forgetDue();
    for (const tableId of changed) wake(tableId);
    for (const guildId of servers) log.info({ guild: guildId }, 'server forgotten');
  } catch (error) {
    log.error({ err: error }, 'not forgotten');
  }
}
