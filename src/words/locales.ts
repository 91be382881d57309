import type { Words } from './words.js';

/** The English of the house is British: no comma before the last of a list, and the day before the month. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

/** By whose habits lists and dates are written among these words. */
export function localeOf({ language }: Pick<Words, 'language'>): string {
  return LOCALES[language] ?? language;
}
