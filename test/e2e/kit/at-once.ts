import type { Answered } from '../../../playground/driver/person.js';
import type { Stage } from './stage.js';

/** Longer than any number of presses needs to reach Discord, and shorter than it waits for an answer. */
const HELD_BACK_MS = 400;

/** Presses at the same instant: no answer is shown, and so no button gone, before all have been pressed. */
export async function atOnce(
  { driver }: Stage,
  ...presses: readonly (() => Promise<Answered>)[]
): Promise<readonly Answered[]> {
  const route = 'POST /interactions/*/*/callback';
  await driver.fault({ kind: 'slow', delayMs: HELD_BACK_MS, route, count: presses.length });
  return Promise.all(presses.map((press) => press()));
}
