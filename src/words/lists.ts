import type { Words } from './words.js';

/** The English of the house is British: no comma before the last of a list. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

const TYPES = { and: 'conjunction', or: 'disjunction' } as const;

/** "one, two and three", as one says it. The items stand as they are, so that in messages they have to be escaped before. */
export function linked(
  items: readonly string[],
  link: 'and' | 'or',
  { language }: Pick<Words, 'language'>,
): string {
  return new Intl.ListFormat(LOCALES[language] ?? language, { type: TYPES[link] }).format(items);
}
