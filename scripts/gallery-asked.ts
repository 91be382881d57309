import { parseArgs } from 'node:util';
import { wordsFor } from '../src/words/words.js';

const { values, positionals } = parseArgs({
  options: { language: { type: 'string', default: 'en' } },
  allowPositionals: true,
});

/** The words in all pictures: English, or those of `--language`. */
export const words = wordsFor(values.language);

/** How the names of the pictures begin that are asked for; all do with nothing. */
export const [wanted = ''] = positionals;
