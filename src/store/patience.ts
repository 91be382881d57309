import { setTimeout as pause } from 'node:timers/promises';
import { asStoreError, isBusy } from './store-error.js';

const PAUSE_FIRST_MS = 5;
const PAUSE_MAX_MS = 100;
const PATIENCE_MS = 5_000;

/**
 * Does work on the database as soon as nobody else has it locked. SQLite's own waiting would stop the whole
 * event loop, so it is told not to wait, and the waiting is done here. Failures come out as `StoreError`.
 */
export async function patiently<Value>(file: string, work: () => Value): Promise<Value> {
  let waitedMs = 0;
  for (let pauseMs = PAUSE_FIRST_MS; ; pauseMs = Math.min(2 * pauseMs, PAUSE_MAX_MS)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || waitedMs >= PATIENCE_MS) throw asStoreError(error, file);
    }
    await pause(pauseMs);
    waitedMs += pauseMs;
  }
}
