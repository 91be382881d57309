import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const PAPER = readFileSync(join(ROOT, 'docs/new-game.md'), 'utf8');
/** A file's name, and below it what it holds or what changes in it. */
const BLOCK = /^`([^`]+)`[^\n]*:\n\n```(ts|md|diff)\n(.*?)\n```$/gms;
const COPIED = ['src', 'test/contract', 'test/playthroughs', 'package.json', 'tsconfig.json', 'biome.json'];
/** What reaches all that the paper makes and changes. */
const REACHING = ['src/games/shelf.ts', 'src/faces/shelf.ts', 'test/contract/games.test.ts'];
const WITHIN_MS = 240_000;

let house = '';

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'thicket-new-game-'));
  for (const name of COPIED) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    cpSync(join(ROOT, name), join(house, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  for (const [, file = '', kind, body = ''] of PAPER.matchAll(BLOCK)) {
    if (kind === 'diff') change(file, body);
    else create(file, body);
  }
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

function create(file: string, body: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), `${body}\n`);
}

/** Hunks stand apart by an empty line; each says where it belongs by the lines that stay or go. */
function change(file: string, body: string): void {
  for (const hunk of body.split('\n\n')) {
    const lines = hunk.split('\n');
    const side = (sign: string): string =>
      lines
        .flatMap((line) => (line.startsWith(sign) || line.startsWith(' ') ? [line.slice(1)] : []))
        .join('\n');
    const text = readFileSync(join(house, file), 'utf8');
    expect(text.split(side('-')), `${file} has once:\n${side('-')}`).toHaveLength(2);
    writeFileSync(
      join(house, file),
      text.replace(side('-'), () => side('+')),
    );
  }
}

function run(tool: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules', tool), ...args],
    {
      cwd: house,
      encoding: 'utf8',
    },
  );
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}

test('the game of docs/new-game.md compiles as it stands there', { timeout: WITHIN_MS }, () => {
  const settings = { extends: './tsconfig.json', include: REACHING };
  writeFileSync(join(house, 'tsconfig.paper.json'), JSON.stringify(settings));
  run('typescript/bin/tsc', ['-p', 'tsconfig.paper.json', '--noEmit']);
});

test('the game of docs/new-game.md passes what every game passes', { timeout: WITHIN_MS }, () => {
  const args = ['run', 'test/contract/games.test.ts', '--root', house, '--reporter=json', '-t', 'last-leaf'];
  const report = JSON.parse(run('vitest/vitest.mjs', args)) as { readonly numPassedTests: number };
  expect(report.numPassedTests).toBeGreaterThan(30);
});

test('the game of docs/new-game.md is written as the house is', () => {
  const written = [...PAPER.matchAll(BLOCK)].flatMap(([, file = '']) => (file.endsWith('.ts') ? [file] : []));
  expect(written.length).toBeGreaterThan(15);
  run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--vcs-enabled=false', ...written]);
});

test('whatever the game of docs/new-game.md offers is used elsewhere', () => {
  const texts = [...PAPER.matchAll(BLOCK)].map(([, file = '', , body = '']) => ({ file, body }));
  const offered = texts.flatMap(({ file, body }) =>
    [...body.matchAll(/^export (?:const|function|interface|type) (\w+)/gm)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(offered.length).toBeGreaterThan(20);
  const unused = offered.filter(
    ({ file, name }) =>
      !texts.some((text) => text.file !== file && new RegExp(`\\b${name}\\b`).test(text.body)),
  );
  expect(unused).toEqual([]);
});
