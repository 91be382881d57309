import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CASES } from '../contract/cases.js';

const ROOT = new URL('../../', import.meta.url);

function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);
}

const NUMBER = /\b[A-Z]{2,3}-\d+\b/g;

/** The numbers that stand in string literals, which is where the names of tests are; comments do not count. */
function numbersInNames(source: string): readonly string[] {
  const literals = source.replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '').match(/'[^'\n]*'|`[^`]*`/g) ?? [];
  return literals.flatMap((literal) => literal.match(NUMBER) ?? []);
}

describe.each(CASES.map(({ id }) => id))('the rules of %s', (id) => {
  const stated = [...read(`docs/rules/${id}.md`).matchAll(/^- \*\*([A-Z]{2,3}-\d+)\*\* /gm)].map(
    (match) => match[1] ?? '',
  );
  const named = new Set(
    filesUnder(`test/games/${id}`)
      .filter((path) => path.endsWith('.test.ts'))
      .flatMap((path) => numbersInNames(read(path))),
  );

  test('are numbered without gaps', () => {
    expect(stated.length).toBeGreaterThan(0);
    const prefix = stated[0]?.split('-')[0];
    expect(stated).toEqual(stated.map((_, index) => `${prefix}-${index + 1}`));
  });

  test('are each named by a test', () => {
    expect(stated.filter((number) => !named.has(number))).toEqual([]);
  });

  test('are the only ones that tests name', () => {
    expect([...named].filter((number) => !stated.includes(number))).toEqual([]);
  });

  test('are the only ones that the code cites', () => {
    const cited = filesUnder(`src/games/${id}`).flatMap((path) => read(path).match(NUMBER) ?? []);
    expect(cited.filter((number) => !stated.includes(number) && !number.startsWith('SHA-'))).toEqual([]);
  });
});

test('a number in a comment does not count as named', () => {
  expect(numbersInNames("// WT-1\n * WT-2\ntest('WT-3: a rule', () => {});")).toEqual(['WT-3']);
});
