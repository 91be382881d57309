import { linked } from '../words/lists.js';
import type { Words } from '../words/words.js';

/** "one, two, three". The items stand as they are, so that in messages they have to be escaped before. */
export function listOf(items: readonly string[], words: Words): string {
  return items.length === 0
    ? words.plain('table.list.none')
    : items.join(words.plain('table.list.separator'));
}

/** "one, two and three", as one says it. The items stand as they are. */
export function joined(items: readonly string[], link: 'and' | 'or', words: Words): string {
  return items.length === 0 ? words.plain('table.list.none') : linked(items, link, words);
}

/** "one to play, and two to pass": of items that are phrases, so with a pause before the last one. The items stand as they are. */
export function joinedPhrases(items: readonly string[], words: Words): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return joined(items, 'and', words);
  return words.plain('table.list.phrases', { others: listOf(items.slice(0, -1), words), last });
}

/** "one; two; three": of items that are lists themselves or have several parts. */
export function listOfLong(items: readonly string[]): string {
  return items.join('; ');
}
