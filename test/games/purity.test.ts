import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GAMES = new URL('../../src/games/', import.meta.url);

/** What rules may not lean on: the clock, chance of their own, input and output, the process. */
const IMPURE =
  /\b(Math\.random|Date|performance|setTimeout|setInterval|setImmediate|queueMicrotask|fetch|console|process|globalThis|crypto\.(random\w*|getRandomValues)|random(Bytes|Int|UUID)|async|await|Promise)\b/g;

/** What source says without comments. */
function codeOf(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*$/gm, '');
}

function impurities(source: string): readonly string[] {
  const imports = [...source.matchAll(/from '(?<from>[^']+)'/g)].map((match) => match.groups?.['from'] ?? '');
  const foreign = imports.filter((from) => !from.startsWith('.') && from !== 'node:crypto');
  return [...(codeOf(source).match(IMPURE) ?? []), ...foreign];
}

test.each(readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts')))(
  '%s is pure',
  (name) => {
    expect(impurities(readFileSync(new URL(name, GAMES), 'utf8'))).toEqual([]);
  },
);

test('what is impure is found', () => {
  expect(impurities("import fs from 'node:fs';\nconst at = Date.now() + Math.random(); // Date")).toEqual([
    'Date',
    'Math.random',
    'node:fs',
  ]);
});
