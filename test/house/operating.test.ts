import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { newMeters } from '../../src/operation/meters.js';
import { stopwatchOn } from '../../src/operation/stopwatch.js';

const ROOT = resolve(import.meta.dirname, '../..');
const LEVEL = /(?:^|\.)log\.(trace|debug|info|warn|error|fatal)$/;
const paper = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');

/** A line of the log, by its level and its message. */
interface LogLine {
  readonly where: string;
  readonly level: string;
  readonly message: string | undefined;
}

function sources(): readonly string[] {
  return ['src', 'commands'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  );
}

function logLines(file: string): readonly LogLine[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: LogLine[] = [];
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    const level = ts.isCallExpression(node) ? LEVEL.exec(node.expression.getText())?.[1] : undefined;
    if (level !== undefined && ts.isCallExpression(node)) {
      for (const message of messagesOf(node.arguments.at(-1))) found.push({ where: file, level, message });
    }
    ts.forEachChild(node, visit);
  }
}

/** What the message can be; `undefined` for one that is put together as it goes. */
function messagesOf(node: ts.Expression | undefined): readonly (string | undefined)[] {
  if (node !== undefined && ts.isStringLiteral(node)) return [node.text];
  if (node === undefined || !ts.isConditionalExpression(node)) return [undefined];
  return [...messagesOf(node.whenTrue), ...messagesOf(node.whenFalse)];
}

/** The first columns of the rows of a table whose first cell is code or a level. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const section = paper.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (level|metric|---)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
}

const lines = sources().flatMap(logLines);

test('every message of the log is a text that can be searched for', () => {
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter(({ message }) => message === undefined)).toEqual([]);
});

test('docs/operating.md explains every line of the log, with its level, and no other', () => {
  const said = new Set(lines.map(({ level, message }) => `${level} ${message}`));
  const explained = rowsUnder('Lines of the log').map(([, level, message]) => `${level} ${message}`);
  expect([...explained].sort()).toEqual([...said].sort());
});

test('docs/operating.md explains every metric of the bot, and no other', async () => {
  const meters = newMeters(stopwatchOn(() => 0));
  const { text } = await meters.exposing({
    isConnected: () => true,
    figures: async () => ({ tables: [], notices: 0 }),
  })();
  const names = [...text.matchAll(/^# TYPE (thicket_\w+) /gm)].map((match) => match[1]);
  expect(names.length).toBeGreaterThan(15);
  const explained = rowsUnder('Metrics').map(([, name]) => name);
  expect([...explained].sort()).toEqual([...names].sort());
});
