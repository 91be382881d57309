import { DICTIONARY } from '../src/words/words.js';
import { asked, refuse } from './asked.js';

const USAGE = 'Usage: npm run gallery -- [--language en] [how the names of the pictures begin]';

const { values, positionals } = asked(
  {
    options: { language: { type: 'string', default: DICTIONARY.languages[0] } },
    allowPositionals: true,
  },
  USAGE,
);

const { languages, wordsFor } = DICTIONARY;
if (!languages.includes(values.language))
  refuse(`There are no words in "${values.language}"; there are: ${languages.join(', ')}.`, USAGE);

/** The words in all pictures: English, or those of `--language`. */
export const words = wordsFor(values.language);

/** Of the exhibits, those whose names begin as asked for; all do with nothing. */
export function wanted<Named extends { readonly name: string }>(
  exhibits: readonly Named[],
): readonly Named[] {
  const [start = ''] = positionals;
  const found = exhibits.filter(({ name }) => name.startsWith(start));
  return found.length > 0 ? found : refuse(`No picture's name begins with "${start}".`, USAGE);
}

/** Whether every picture is asked for. */
export const all = positionals.length === 0;
