import type { Words } from '../words/words.js';

/** The same words for pictures and alt texts, where nothing needs to be escaped. */
export function plainly(words: Words): Words {
  return { ...words, text: words.plain };
}

/** As it stands on a button. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
