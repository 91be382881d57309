import i18next, { type i18n } from 'i18next';
import { ENGLISH, type WordKey } from './english.js';

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

const FALLBACK = 'en';

// Two, since an instance that is told with a call whether to escape prepares itself anew.
const forMessages = createInstance({ escapeValue: true });
const forPictures = createInstance({ escapeValue: false });

/** The words of a language, or English where there is none for it. */
export function wordsFor(language: string): Words {
  const known = spoken(language);
  return { language: known, text: translator(forMessages, known), plain: translator(forPictures, known) };
}

function translator(instance: i18n, language: string): Words['text'] {
  // `getFixedT` would do, but it copies all options of the instance with every call.
  return (key, params = {}) => instance.t(key, { ...params, lng: language });
}

// Discord's locales name a region where a translation may not.
function spoken(language: string): string {
  const candidates = [language, language.split('-')[0] ?? ''];
  return candidates.find((one) => forMessages.hasResourceBundle(one, 'translation')) ?? FALLBACK;
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

function createInstance({ escapeValue }: { readonly escapeValue: boolean }): i18n {
  const created = i18next.createInstance();
  void created.init({
    lng: FALLBACK,
    fallbackLng: FALLBACK,
    keySeparator: false,
    nsSeparator: false,
    resources: { en: { translation: ENGLISH } },
    interpolation: { escape: escapeMarkdown, escapeValue },
    initAsync: false,
  });
  return created;
}
