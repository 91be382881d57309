import { pageModule } from './page-module.js';

export type Language = 'en' | 'de';
export type Entry = string | { readonly one: string; readonly other: string };
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const { EN } = await pageModule<{ EN: Readonly<Record<string, Entry>> }>('words/en.js');
const { DE } = await pageModule<{ DE: Readonly<Record<string, Entry>> }>('words/de.js');

/** The page's own words, by language and key. */
export const PAGE_WORDS: Readonly<Record<Language, Readonly<Record<string, Entry>>>> = { en: EN, de: DE };

/** What the page says in a language, so that a test can look for it there. */
export function wordsOf(language: Language): Say {
  return (key, values = {}) => {
    const entry = PAGE_WORDS[language][key];
    if (entry === undefined) throw new Error(`The page has no words for ${key}.`);
    const text =
      typeof entry === 'string'
        ? entry
        : entry[new Intl.PluralRules(language).select(Number(values['count'])) === 'one' ? 'one' : 'other'];
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  };
}
