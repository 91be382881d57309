import { buttonsOf } from '../../../playground/driver/reading.js';
import type { ShownMessage } from '../../../playground/driver/shapes.js';
import { must } from '../../../src/base/invariant.js';
import { DICTIONARY, type WordKey } from '../../../src/words/words.js';

/** What a button is called, in whatever language it is shown. */
export function called(key: WordKey): RegExp {
  const labels = DICTIONARY.languages.map((language) => DICTIONARY.wordsFor(language).plain(key));
  return new RegExp(`^(?:${labels.join('|')})$`);
}

/** Whether a message has that button, and it can be pressed. */
export function offers(message: ShownMessage, label: string | RegExp): boolean {
  const isMeant = (shown: string) => (typeof label === 'string' ? shown === label : label.test(shown));
  return buttonsOf(message).some((button) => isMeant(button.label ?? '') && button.disabled !== true);
}

/** The table that a message's buttons name. */
export function tableOf(message: ShownMessage): string {
  const ids = buttonsOf(message).map((button) =>
    /^(?:join|hand|rematch)\.([a-z0-9]+)/.exec(button.custom_id ?? ''),
  );
  return must(ids.find((found) => found !== null)?.[1], 'The message has buttons of a table.');
}
