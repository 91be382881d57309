import { GAMES } from '../../src/games/shelf.js';
import { ENGLISH } from '../../src/words/english.js';
import type { Texts } from '../../src/words/languages.js';
import { type Dictionary, newDictionary } from '../../src/words/words.js';

/** A real language with other plural forms than English and other letters in what the machine itself says. */
export const PSEUDO = 'ru';

/** A dictionary of English and of a language that is English with an accent on each vowel. */
export function pseudoDictionary(): Dictionary {
  return newDictionary({ en: ENGLISH, [PSEUDO]: pseudoTexts() });
}

/**
 * The words of a shown text that have no accent, and so come from nowhere in the dictionary. What Discord or a person
 * puts in is not looked at: mentions, times, addresses, and names, which are to be made of consonants.
 */
export function untranslated(shown: string): readonly string[] {
  const spoken = shown.replace(PUT_IN, ' ');
  return [...spoken.matchAll(/[A-Za-z]*[aeiou][A-Za-z]*/gi)].map(([word]) => word).filter(isWord);
}

// Games are called by their ids where they are typed.
const PUT_IN = new RegExp(`<[^<>]*>|https?://\\S+|[0-9a-f]{64}|${GAMES.map(({ id }) => id).join('|')}`, 'g');

// One letter alone is a card's rank or a colour's sign.
function isWord(found: string): boolean {
  return found.length > 1;
}

const ACCENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({ a: 'à', e: 'é', i: 'î', o: 'ö', u: 'ü', A: 'À', E: 'É', I: 'Î', O: 'Ö', U: 'Ü' }),
);

function accented(text: string): string {
  return text.replace(/\{\{.*?\}\}|[aeiouAEIOU]/g, (found) => ACCENTS.get(found) ?? found);
}

function pseudoTexts(): Texts {
  const entries = Object.entries(ENGLISH).flatMap(([key, text]): (readonly [string, string])[] => {
    const own = accented(text);
    if (!key.endsWith('_other')) return [[key, own]];
    return [key, key.replace(/other$/, 'few'), key.replace(/other$/, 'many')].map((form) => [form, own]);
  });
  return Object.fromEntries(entries) as Texts;
}
