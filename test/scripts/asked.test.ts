import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** In a folder of its own, so that a slip that is not noticed can spoil nothing here. */
function ask(script: string, ...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'thicket-asked-'));
  mkdirSync(join(folder, 'gallery'));
  writeFileSync(join(folder, 'gallery/mine.png'), 'a picture drawn before');
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const { status, stderr } = spawnSync(process.execPath, [tsx, join(ROOT, script), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n'), kept: existsSync(join(folder, 'gallery/mine.png')) };
}

describe('a slip on the command line is named, with how to ask, and nothing is done', () => {
  test.each([
    ['scripts/gallery.ts', ['--langauge', 'de'], "Unknown option '--langauge'."],
    ['scripts/gallery.ts', ['--language', 'xx'], 'There are no words in "xx"; there are: en, de.'],
    ['scripts/gallery.ts', ['wodland'], 'No picture\'s name begins with "wodland".'],
    [
      'scripts/make-season.ts',
      ['--players', 'many', 'season'],
      '--players takes a whole number from 1, not "many".',
    ],
    ['scripts/make-season.ts', [], 'Which data folder? One that is not there yet is best.'],
    ['test/soak/main.ts', ['--matches', '0'], '--matches takes a whole number from 1, not "0".'],
  ])('%s %j', (script, args, wrong) => {
    const { status, lines, kept } = ask(script, ...args);
    expect(lines).toEqual([wrong, expect.stringMatching(/^Usage: npm run /)]);
    expect(status).toBe(1);
    expect(kept).toBe(true);
  });
});
