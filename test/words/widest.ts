import type { Texts } from '../../src/words/languages.js';
import { newDictionary, type WordKey, type WordParams } from '../../src/words/words.js';

/** Discord's limits of a button, of an entry of a menu or anything that is described, and of a thread's name. */
const [LABEL, ENTRY, THREAD] = [80, 100, 100];

/** As long as a name can be. */
const NAME = 'W'.repeat(32);

/** Texts that reach their place by way of others, with whatever is put into them; what is not named is a number. */
interface Filled {
  readonly keys: RegExp;
  readonly lengthMax: number;
  readonly put?: (widest: Widest) => WordParams;
}

/** The longest of some texts of a language, by the expression that their keys match. */
type Widest = (keys: RegExp) => string;

const FILLED: readonly Filled[] = [
  { keys: /^trickadee\.ability-text\.\d$/, lengthMax: ENTRY },
  { keys: /^trickadee\.choice\.(?:best|without|then)/, lengthMax: ENTRY },
  {
    keys: /^trickadee\.choice\./,
    lengthMax: LABEL,
    put: (widest) => ({
      sign: `${widest(/^trickadee\.letter\./)}15 ${widest(/^trickadee\.species\./)}★`,
      cost: widest(/^trickadee\.seeds/),
      name: widest(/^trickadee\.ability\.\d$/),
      aspect: widest(/^trickadee\.choice\.aspect\.\w+$/),
      change: '999 → 999',
    }),
  },
  { keys: /^woodland-tricks\.choice\./, lengthMax: LABEL, put: () => ({ card: '10♦' }) },
  { keys: /^before-the-birds\.card\.sign$/, lengthMax: LABEL },
  { keys: /\.sight\./, lengthMax: LABEL, put: () => ({ name: NAME }) },
  { keys: /^table\.(?:agree|panel\.(?:take-back|again|earlier|later|come-back|yes|no))/, lengthMax: LABEL },
  { keys: /^standings\.measure\.[\w-]+\.about$/, lengthMax: ENTRY },
  { keys: /^server\.archive\.(?:left|hours|days)/, lengthMax: ENTRY },
  {
    keys: /^table\.pace\.times$/,
    lengthMax: ENTRY,
    put: (widest) => ({
      decision: widest(/^table\.(?:minutes|hours)/),
      bank: widest(/^table\.(?:minutes|hours)/),
    }),
  },
  {
    keys: /^table\.thread-name$/,
    lengthMax: THREAD,
    put: (widest) => ({ game: widest(/^[\w-]+\.name$/), host: NAME }),
  },
];

const PARAMETER = /\{\{-? ?(\w+)(?:, number)?\}\}/g;
const NUMBER = 99;

/** The keys of texts that are too long for their place once everything is put in that can be. */
export function tooLongFilled(texts: Texts): readonly string[] {
  const words = newDictionary({ en: texts }).wordsFor('en');
  const widest: Widest = (keys) => {
    const found = Object.entries(texts).filter(([key]) => keys.test(key));
    const [longest = ''] = found
      .map(([, text]) => text.replaceAll(PARAMETER, String(NUMBER)))
      .toSorted((one, other) => other.length - one.length);
    return longest;
  };
  return FILLED.flatMap(({ keys, lengthMax, put = () => ({}) }) => {
    const meant = Object.entries(texts).filter(([key]) => keys.test(key));
    if (meant.length === 0) throw new Error(`No text is called ${String(keys)}.`);
    const params = put(widest);
    return meant.flatMap(([key, text]) => {
      const asked = [...text.matchAll(PARAMETER)].map(([, name = '']) => [name, NUMBER] as const);
      const filled = words.plain(key as WordKey, { ...Object.fromEntries(asked), ...params });
      return filled.length > lengthMax ? [`${key}: ${filled}`] : [];
    });
  });
}
