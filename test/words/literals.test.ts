import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readableLiterals } from './literals.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['commands', 'src/discord', 'src/faces', 'src/tables'];
/** Names as people type them, of every language at once. */
const TYPED = path.join('src', 'tables', 'time', 'cities.ts');

function sources(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));
}

describe('every word a person can read', () => {
  test.each(FOLDERS)('comes from src/words: nothing readable stands in %s', (folder) => {
    const files = sources(folder).filter((file) => file !== TYPED);
    expect(files.length).toBeGreaterThan(0);
    const found = files.flatMap((file) =>
      readableLiterals(file, readFileSync(path.join(ROOT, file), 'utf8')).map(
        ({ line, text }) => `${file}:${line} ${text}`,
      ),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ["button.setLabel('Join');", 'Join'],
    ["const text = 'It is your turn.';", 'It is your turn.'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code under test
    ['const text = `${name} has won the match`;', ' has won the match'],
    ["reply({ content: 'Waiting.' });", 'Waiting.'],
    ["const texts = { won: 'You won the match' };", 'You won the match'],
  ])('is found where it is planted: %s', (source, text) => {
    expect(readableLiterals('planted.ts', source)).toEqual([{ line: 1, text }]);
  });

  test.each([
    "import { a } from './a file.js';",
    "words.text('table.join');",
    "log.info({ table }, 'move made');",
    "throw new Error('No such thing here.');",
    "must(found, 'An empty trick has no winner.');",
    "type Kind = 'Some Kind';",
    "const bits = ['ViewChannel', 'SendMessages'];",
    "const kinds = { 'two words': 1 };",
  ])('is told from what nobody reads: %s', (source) => {
    expect(readableLiterals('planted.ts', source)).toEqual([]);
  });
});
