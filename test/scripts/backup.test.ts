import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/store.js';
import { depsOn, matchOf } from '../kit/tables.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Ran {
  readonly status: number | null;
  readonly said: string;
}

function run(script: 'backup' | 'restore', ...given: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(path.join(ROOT, 'scripts', script), given, {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  return { status, said: stdout + stderr };
}

/** What it says, where it fails. */
function refused(...given: Parameters<typeof run>): string {
  const { status, said } = run(...given);
  expect(status).toBe(1);
  return said;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'thicket-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder with two matches in it, and the bot's hold on it until `close`. */
async function dataFolder(): Promise<{ readonly folder: string; close(): void }> {
  const folder = temporaryFolder();
  const store = await openStore({ dataFolder: folder });
  const deps = depsOn(store.tables);
  await matchOf(deps);
  await matchOf(deps);
  return { folder, close: () => store.close() };
}

function count(file: string, table: string): number {
  const database = new Sqlite(file, { readonly: true });
  const { rows } = database.prepare(`SELECT count(*) AS rows FROM ${table}`).get() as {
    readonly rows: number;
  };
  database.close();
  return rows;
}

describe('scripts/backup', () => {
  test('copies the database of a running bot into one dated file, for its owner alone', async () => {
    const { folder, close } = await dataFolder();
    const { status, said } = run('backup', '--data', folder);
    expect(said).toContain('checked');
    expect(status).toBe(0);
    const [name = '', ...others] = readdirSync(path.join(folder, 'backups'));
    expect(others).toEqual([]);
    expect(name).toMatch(/^thicket-2\d{3}-\d\d-\d\dT.*Z\.db$/);
    const copy = path.join(folder, 'backups', name);
    expect(statSync(copy).mode & 0o077).toBe(0);
    expect(count(copy, 'tables')).toBe(2);
    close();
  });

  test('takes a file, and never replaces one', async () => {
    const { folder, close } = await dataFolder();
    const file = path.join(folder, 'mine.db');
    expect(run('backup', file, '--data', folder).status).toBe(0);
    const { mtimeMs } = statSync(file);
    expect(refused('backup', file, '--data', folder)).toContain('exists already');
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
    close();
  });

  test('keeps the newest where it is asked to, and whatever it has not made', async () => {
    const { folder, close } = await dataFolder();
    const backups = path.join(folder, 'backups');
    run('backup', '--data', folder);
    const [first = ''] = readdirSync(backups);
    writeFileSync(path.join(backups, 'thicket-of-mine.db'), 'mine');
    run('backup', '--data', folder);
    expect(run('backup', '--data', folder, '--keep', '2').said).toContain(`${first} removed`);
    const left = readdirSync(backups);
    expect(left).toHaveLength(3);
    expect(left).toContain('thicket-of-mine.db');
    expect(left).not.toContain(first);
    close();
  });

  test.each<[string, readonly string[], string]>([
    ['no database', ['--data', '/nowhere'], 'there is no /nowhere/thicket.db'],
    ['a number that is none', ['--keep', '0'], '--keep needs a whole number'],
    ['a slip in an option', ['--kep', '1'], 'scripts/backup [PLACE]'],
    ['two places', ['one', 'two'], 'more than one place'],
  ])('says what is wrong: %s', (_what, given, sentence) => {
    const { status, said } = run('backup', ...given);
    expect(status).toBe(1);
    expect(said).toContain(`No backup was made: `);
    expect(said).toContain(sentence);
    expect(said).not.toContain('    at ');
  });

  test("refuses another program's database and a damaged one, and leaves nothing behind", async () => {
    const { folder, close } = await dataFolder();
    close();
    const file = path.join(folder, 'thicket.db');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xaa, 8_192, 24_576));
    expect(refused('backup', '--data', folder)).toContain('is damaged');

    rmSync(file);
    const other = new Sqlite(file);
    other.exec('CREATE TABLE theirs (x)');
    other.close();
    expect(run('backup', '--data', folder).said).toContain("is not Thicket's database");
    expect(readdirSync(path.join(folder, 'backups'))).toEqual([]);
  });

  test('killed in the middle, it leaves nothing under the name of a backup', async () => {
    const { folder, close } = await dataFolder();
    const database = new Sqlite(path.join(folder, 'thicket.db'));
    database.exec('CREATE TABLE big (x)');
    const insert = database.prepare('INSERT INTO big VALUES (zeroblob(1048576))');
    for (let megabytes = 0; megabytes < 64; megabytes += 1) insert.run();
    database.close();
    const backups = path.join(folder, 'copies');
    const child = spawn(process.execPath, ['scripts/backup.mjs', `${backups}/`, '--data', folder], {
      cwd: ROOT,
    });
    const watching = watch(folder, () => watchForPart());
    const killed = once(child, 'exit');
    function watchForPart(): void {
      try {
        watch(backups, () => child.kill('SIGKILL'));
      } catch {
        // Not there yet.
      }
    }
    const [, signal] = (await killed) as [number | null, string | null];
    watching.close();
    expect(signal).toBe('SIGKILL');
    expect(readdirSync(backups).filter((name) => name.endsWith('.db'))).toEqual([]);
    close();
  });
});

/** The steps of the tables in a database, whatever has been told of them. */
function stepsIn(file: string): readonly number[] {
  const database = new Sqlite(file, { readonly: true });
  const rows = database.prepare('SELECT step FROM tables ORDER BY id').all() as { readonly step: number }[];
  database.close();
  return rows.map(({ step }) => step);
}

describe('scripts/restore', () => {
  async function backedUp(): Promise<{ readonly folder: string; readonly backup: string }> {
    const { folder, close } = await dataFolder();
    const backup = path.join(folder, 'backup.db');
    expect(run('backup', backup, '--data', folder).status).toBe(0);
    close();
    return { folder, backup };
  }

  test('puts the backup in place, and what was there beside it', async () => {
    const { folder, backup } = await backedUp();
    const store = await openStore({ dataFolder: folder });
    await matchOf({ ...depsOn(store.tables), newTableId: () => 'later' as never });
    store.close();
    const { status, said } = run('restore', backup, '--data', folder);
    expect(said).toContain('What was there before is');
    expect(status).toBe(0);
    expect(count(path.join(folder, 'thicket.db'), 'tables')).toBe(2);
    const aside = readdirSync(folder).filter((name) => name.includes('before-restore'));
    expect(aside).toHaveLength(1);
    expect(count(path.join(folder, aside[0] ?? ''), 'tables')).toBe(3);
    const again = await openStore({ dataFolder: folder });
    expect(await again.figures()).toMatchObject({ tables: [{ status: 'playing', count: 2 }] });
    again.close();
  });

  test('never uses the numbers of forgotten steps again, so that their buttons stay stale', async () => {
    const { folder, backup } = await backedUp();
    expect(run('restore', backup, '--data', folder).status).toBe(0);
    const file = path.join(folder, 'thicket.db');
    const once = stepsIn(file);
    for (const step of once) expect(step).toBeGreaterThan(Math.max(...stepsIn(backup)) + 100_000_000);

    // What the same backup is restored to later lies later, also where the matches have gone on since.
    expect(run('restore', backup, '--data', folder).status).toBe(0);
    for (const [index, step] of stepsIn(file).entries())
      expect(step).toBeGreaterThanOrEqual(once[index] ?? 0);
  });

  test('fills an empty folder, and a folder that is not there', async () => {
    const { folder, backup } = await backedUp();
    const fresh = path.join(folder, 'fresh');
    expect(run('restore', backup, '--data', fresh).status).toBe(0);
    expect(count(path.join(fresh, 'thicket.db'), 'tables')).toBe(2);
  });

  test('puts a damaged database aside with its log, which is not played into the backup', async () => {
    const { folder, backup } = await backedUp();
    const file = path.join(folder, 'thicket.db');
    writeFileSync(file, 'This is no database any more. '.repeat(100));
    writeFileSync(`${file}-wal`, 'old');
    expect(run('restore', backup, '--data', folder).status).toBe(0);
    expect(readdirSync(folder)).not.toContain('thicket.db-wal');
    expect(count(file, 'tables')).toBe(2);
  });

  test('refuses while the bot runs, and a backup that is damaged; then nothing has changed', async () => {
    const { folder, backup } = await backedUp();
    const store = await openStore({ dataFolder: folder });
    expect(refused('restore', backup, '--data', folder)).toContain('the bot is running');
    store.close();

    const damaged = path.join(folder, 'damaged.db');
    copyFileSync(backup, damaged);
    writeFileSync(damaged, readFileSync(damaged).fill(0xaa, 8_192, 24_576));
    const before = readFileSync(path.join(folder, 'thicket.db'));
    const { status, said } = run('restore', damaged, '--data', folder);
    expect(status).toBe(1);
    expect(said).toContain('damaged');
    expect(readFileSync(path.join(folder, 'thicket.db')).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => /part|restored|before/.test(name))).toEqual([]);
    expect(run('restore', path.join(folder, 'nothing.db'), '--data', folder).said).toContain('there is no');
    expect(run('restore').said).toContain('scripts/restore BACKUP');
  });
});
