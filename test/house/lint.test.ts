import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: ROOT });

test.each([
  ['Date.now()', 'no-restricted-properties'],
  ['performance.now()', 'no-restricted-properties'],
  ['new Date()', 'no-restricted-syntax'],
  ['Math.random()', 'no-restricted-properties'],
  ["process.env['THICKET_DATA']", 'no-restricted-properties'],
])('only main.ts may write %s', async (code, rule) => {
  const text = `export const planted = ${code};\n`;
  expect(await brokenRules('src/base/result.ts', text)).toEqual([rule]);
  expect(await brokenRules('src/main.ts', text)).toEqual([]);
});

test('an instant that is handed over may become a date', async () => {
  expect(await brokenRules('src/base/result.ts', 'export const planted = new Date(0);\n')).toEqual([]);
});

test('a promise nobody waits for is reported', async () => {
  const text = 'async function later(): Promise<void> {}\nexport function now(): void {\n  later();\n}\n';
  expect(await brokenRules('src/base/result.ts', text)).toEqual(['@typescript-eslint/no-floating-promises']);
});

async function brokenRules(file: string, text: string): Promise<readonly (string | null)[]> {
  const results = await eslint.lintText(text, { filePath: resolve(ROOT, file) });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}
