import { localeOf } from './locales.js';
import type { Words } from './words.js';

const TYPES = { and: 'conjunction', or: 'disjunction' } as const;

/** "one, two and three", as one says it. The items stand as they are, so that in messages they have to be escaped before. */
export function linked(items: readonly string[], link: 'and' | 'or', words: Pick<Words, 'language'>): string {
  return new Intl.ListFormat(localeOf(words), { type: TYPES[link] }).format(items);
}
