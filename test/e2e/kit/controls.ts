import { buttonsOf } from '../../../playground/driver/reading.js';
import type { ShownMessage } from '../../../playground/driver/shapes.js';
import { must } from '../../../src/base/invariant.js';

/** Whether a message has that button, and it can be pressed. */
export function offers(message: ShownMessage, label: string): boolean {
  return buttonsOf(message).some((button) => button.label === label && button.disabled !== true);
}

/** The table that a message's buttons name. */
export function tableOf(message: ShownMessage): string {
  const ids = buttonsOf(message).map((button) =>
    /^(?:join|hand|rematch)\.([a-z0-9]+)/.exec(button.custom_id ?? ''),
  );
  return must(ids.find((found) => found !== null)?.[1], 'The message has buttons of a table.');
}
