import { drawableName } from '../../art/names.js';
import type { Words } from '../../words/words.js';

/** What somebody is called in a message; a neutral word where their name is no longer kept. */
export function messageName(name: string | null, words: Words): string {
  return name === null ? words.text('standings.name.deleted') : words.text('standings.name', { name });
}

/** The same for a picture. */
export function pictureName(name: string | null, words: Words): string {
  return name === null
    ? words.plain('standings.name.deleted')
    : drawableName(name, words.plain('standings.name.unseen'));
}
