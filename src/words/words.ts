import i18next, { type FormatterModule, type i18n } from 'i18next';
import type { WordKey } from './english.js';
import { LANGUAGES, type Texts } from './languages.js';

export type { WordKey } from './english.js';

/** `count` picks the plural. */
export type WordParams = Readonly<Record<string, string | number>>;

/** Every text a person can read, by key, in one language. */
export interface Words {
  /** The language these words are in, as BCP 47, such as `en`: lists and numbers among them follow it. */
  readonly language: string;
  /**
   * For messages: what is put into the text is escaped, so that nobody's name formats, links or pings.
   * `{{- name}}` in a text puts in a value that is itself made by `text`.
   */
  text(key: WordKey, params?: WordParams): string;
  /** For pictures, alt texts, labels and descriptions, where markdown means nothing. */
  plain(key: WordKey, params?: WordParams): string;
}

/** Words in several languages. */
export interface Dictionary {
  /** As BCP 47; the first one is spoken where there are no words in the language asked for. */
  readonly languages: readonly [string, ...string[]];
  /** The words of a language, as Discord names it, or those of the first language where there are none for it. */
  readonly wordsFor: (language: string) => Words;
}

const FALLBACK = 'en';

const GROUPED_FROM = 1_000;
const NUMBERS = new Map<string, Intl.NumberFormat>();

/** Numbers are grouped as the language does it; all else stands as it is. */
const FORMATTER: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  // Most numbers are small, and to format those takes longer than to write them.
  format: (value: unknown, _format, language = FALLBACK) =>
    typeof value === 'number' && Math.abs(value) >= GROUPED_FROM
      ? numbersOf(language).format(value)
      : String(value),
};

function numbersOf(language: string): Intl.NumberFormat {
  const numbers = NUMBERS.get(language) ?? new Intl.NumberFormat(language);
  NUMBERS.set(language, numbers);
  return numbers;
}

/** All languages of the house. */
export const DICTIONARY = newDictionary(LANGUAGES);

/** The words of a language, or English where there is none for it. */
export function wordsFor(language: string): Words {
  return DICTIONARY.wordsFor(language);
}

export function newDictionary(texts: Readonly<Record<string, Texts>> & { readonly en: Texts }): Dictionary {
  const languages = [FALLBACK, ...Object.keys(texts).filter((one) => one !== FALLBACK)] as const;
  // Two, since an instance that is told with a call whether to escape prepares itself anew.
  const forMessages = createInstance(texts, { escapeValue: true });
  const forPictures = createInstance(texts, { escapeValue: false });
  return {
    languages,
    wordsFor(language) {
      const known = spoken(languages, language);
      return { language: known, text: translator(forMessages, known), plain: translator(forPictures, known) };
    },
  };
}

function translator(instance: i18n, language: string): Words['text'] {
  // `getFixedT` would do, but it copies all options of the instance with every call.
  return (key, params = {}) => instance.t(key, { ...params, lng: language });
}

// Discord's locales name a region where a translation may not.
function spoken(languages: Dictionary['languages'], language: string): string {
  const candidates = [language, language.split('-')[0] ?? ''];
  return candidates.find((one) => languages.includes(one)) ?? FALLBACK;
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/** Makes any text harmless inside a Discord message. */
export function escapeMarkdown(text: string): string {
  const escaped = text.replace(/[\\*_~`|>#[\]()<:@-]/g, (sign) => `\\${sign}`);
  // What is written from right to left would draw the numbers and signs behind it to its other side.
  return RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${escaped}${END_OF_ISOLATE}` : escaped;
}

function createInstance(
  texts: Readonly<Record<string, Texts>>,
  { escapeValue }: { readonly escapeValue: boolean },
): i18n {
  const created = i18next.createInstance().use(FORMATTER);
  void created.init({
    lng: FALLBACK,
    fallbackLng: FALLBACK,
    keySeparator: false,
    nsSeparator: false,
    resources: Object.fromEntries(
      Object.entries(texts).map(([language, translation]) => [language, { translation }]),
    ),
    interpolation: { escape: escapeMarkdown, escapeValue, alwaysFormat: true },
    initAsync: false,
  });
  return created;
}
