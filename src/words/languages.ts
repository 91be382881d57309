import { ENGLISH } from './english.js';
import { GERMAN } from './german.js';

/** All texts of one language; beside those of English it may have more plural forms. */
export type Texts = Readonly<Record<keyof typeof ENGLISH, string>>;

/**
 * The languages there are words in, by BCP 47 as Discord writes it: with a region only where texts differ by it. The
 * first one is the fallback of all others, and the one that commands are registered in.
 */
export const LANGUAGES = { en: ENGLISH, de: GERMAN } satisfies Readonly<Record<string, Texts>>;
