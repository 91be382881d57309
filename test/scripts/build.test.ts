import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'scripts/build.mjs',
];
const MAIN = 'src/main.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thicket-build-'));
  for (const file of FILES) await put(file, await readFile(file, 'utf8'));
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

function build(): number | null {
  return spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: folder }).status;
}

/** What the bot of the folder says when it starts, as one file or as many. */
function said(made = 'dist/src/main.js'): string {
  return spawnSync(process.execPath, [made], { cwd: folder, encoding: 'utf8' }).stdout.trim();
}

test('what a file said before a build failed is built again once it says it again', async () => {
  await put(MAIN, 'import { word } from "./word.js";\nconsole.log(word);\n');
  await put('src/word.ts', 'export const word: string = "jay";\n');
  expect([build(), said(), said('dist/thicket.js')]).toEqual([0, 'jay', 'jay']);

  await rm(join(folder, 'src/word.ts'));
  expect(build()).not.toBe(0);

  await put('src/word.ts', 'export const word: string = "jay";\n');
  expect([build(), said()]).toEqual([0, 'jay']);
});

test('what was made of a file that is gone goes with it', async () => {
  await put(MAIN, 'console.log("wren");\n');
  await put('src/gone.ts', 'export const gone = true;\n');
  expect(build()).toBe(0);
  await rm(join(folder, 'src/gone.ts'));
  expect([build(), said()]).toEqual([0, 'wren']);
  await expect(readFile(join(folder, 'dist/src/gone.js'))).rejects.toThrow('ENOENT');
});
