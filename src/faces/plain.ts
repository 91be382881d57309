import type { Words } from '../words/words.js';
import { withoutEmojis } from './emoji-marks.js';

/** The same words for pictures and alt texts, where nothing needs to be escaped and no emoji is shown. */
export function plainly(words: Words): Words {
  return { ...words, text: (key, params) => withoutEmojis(words.plain(key, params)) };
}

/** As it stands on a button. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
