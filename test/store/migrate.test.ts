import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrationsFolder, readMigrations } from '../../src/store/migrations.js';
import { openStore, type Store } from '../../src/store/store.js';
import type { TableId } from '../../src/tables/ids.js';
import { replayMatch } from '../../src/tables/match/replay.js';
import { ANA, depsOn, lobbyOf, play, playingLook } from '../kit/tables.js';
import { hostedToy } from '../kit/toy-game.js';
import { bytesOf, complaint, temporaryFolder } from './kit.js';

const HOUR_MS = 3_600_000;
const CURRENT = readMigrations(migrationsFolder()).length;
const EARLIER = Array.from({ length: CURRENT - 1 }, (_, index) => index + 1);
/** Later ones record results when a match finishes. */
const BEFORE_RESULTS = EARLIER.filter((schema) => schema < 6);

/** A data folder as the version with that schema left it. */
function folderOf(schema: number): { readonly dataFolder: string; readonly file: string } {
  const dataFolder = temporaryFolder();
  const file = path.join(dataFolder, 'thicket.db');
  const database = new Sqlite(file);
  const dump = readFileSync(path.join(import.meta.dirname, 'fixtures', `schema-${schema}.sql`), 'utf8');
  database.transaction(() => database.exec(dump))();
  database.close();
  return { dataFolder, file };
}

/** How many rows each table has. */
function rowCounts(file: string): Readonly<Record<string, number>> {
  const database = new Sqlite(file, { readonly: true });
  const names = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .pluck()
    .all() as readonly string[];
  const counts = names.map((name) => [
    name,
    database.prepare(`SELECT count(*) FROM "${name}"`).pluck().get() as number,
  ]);
  database.close();
  return Object.fromEntries(counts) as Readonly<Record<string, number>>;
}

function schemaOf(file: string): number {
  const database = new Sqlite(file, { readonly: true });
  const version = database.pragma('user_version', { simple: true }) as number;
  database.close();
  return version;
}

/** The project's migrations with one more, which only exists here. */
function migrationsAnd(tag: string, sql: string): string {
  const folder = temporaryFolder();
  cpSync(migrationsFolder(), folder, { recursive: true });
  const journalFile = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] };
  journal.entries.push({ tag });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(path.join(folder, `${tag}.sql`), sql);
  return folder;
}

const FIRST_COLUMNS =
  'id, status, step, game_id, rules_version, options, guild_id, channel_id, thread_id, host, opened_at, rematch_of, seed, state, detail';

/** What drizzle-kit writes when a column of a table changes: a new table, the rows moved over, the old one dropped. */
const REBUILD = `CREATE TABLE \`__new_tables\` (
	\`id\` text PRIMARY KEY NOT NULL,
	\`status\` text NOT NULL,
	\`step\` integer NOT NULL,
	\`game_id\` text NOT NULL,
	\`rules_version\` integer NOT NULL,
	\`options\` text NOT NULL,
	\`guild_id\` text NOT NULL,
	\`channel_id\` text NOT NULL,
	\`thread_id\` text,
	\`host\` text NOT NULL,
	\`opened_at\` integer NOT NULL,
	\`rematch_of\` text,
	\`seed\` text,
	\`state\` text,
	\`detail\` text DEFAULT '{}' NOT NULL,
	\`pace\` text DEFAULT 'relaxed' NOT NULL
);
--> statement-breakpoint
INSERT INTO \`__new_tables\` (${FIRST_COLUMNS}) SELECT ${FIRST_COLUMNS} FROM \`tables\`;--> statement-breakpoint
DROP TABLE \`tables\`;--> statement-breakpoint
ALTER TABLE \`__new_tables\` RENAME TO \`tables\`;--> statement-breakpoint
CREATE INDEX \`tables_thread\` ON \`tables\` (\`thread_id\`);`;

async function allTables(store: Store, file: string) {
  const database = new Sqlite(file, { readonly: true });
  const ids = database.prepare('SELECT id FROM tables ORDER BY id').pluck().all() as readonly TableId[];
  database.close();
  return Promise.all(ids.map((id) => store.tables.findWithLog(id)));
}

test('every earlier schema has a populated database to try', () => {
  expect(readdirSync(path.join(import.meta.dirname, 'fixtures')).sort()).toEqual(
    EARLIER.map((schema) => `schema-${schema}.sql`),
  );
});

describe.each(EARLIER)('a database of schema %i', (schema) => {
  test('is brought up to date, every row still there, and goes on', async () => {
    const { dataFolder, file } = folderOf(schema);
    const before = rowCounts(file);
    for (const name of ['tables', 'people', 'log', 'notices', 'posts'])
      expect(before[name]).toBeGreaterThan(0);

    const store = await openStore({ dataFolder });
    expect(rowCounts(file)).toMatchObject(before);
    expect(schemaOf(file)).toBe(CURRENT);

    const loaded = await allTables(store, file);
    const statuses = loaded.map((entry) => entry?.table.status);
    expect(new Set(statuses)).toEqual(new Set(['lobby', 'playing', 'finished', 'abandoned']));
    for (const entry of loaded) {
      if (entry?.table.status !== 'playing' && entry?.table.status !== 'finished') continue;
      expect(replayMatch(hostedToy, entry.table, entry.log).hosted.state).toBe(entry.table.state);
    }
    const running = loaded.find((entry) => entry?.table.status === 'playing')?.table.id ?? ('' as TableId);
    const deps = depsOn(store.tables);
    expect((await playingLook(deps, running, ANA)).due).toMatchObject({ kind: 'place' });
    await play(deps, running, [[ANA, 'stone']]);
    store.close();
  });

  test('is copied first, and the copy can be opened in its place', async () => {
    const { dataFolder, file } = folderOf(schema);
    const before = rowCounts(file);
    (await openStore({ dataFolder })).close();
    const backup = `${file}.schema-${schema}.backup`;
    expect(schemaOf(backup)).toBe(schema);
    expect(rowCounts(backup)).toEqual(before);

    const other = temporaryFolder();
    cpSync(backup, path.join(other, 'thicket.db'));
    (await openStore({ dataFolder: other })).close();
    expect(rowCounts(path.join(other, 'thicket.db'))).toMatchObject(before);
  });
});

describe.each([1, 2])('a database of schema %i, which knows no deadlines,', (schema) => {
  async function updated() {
    const { dataFolder, file } = folderOf(schema);
    const store = await openStore({ dataFolder });
    onTestFinished(() => store.close());
    const tables = (await allTables(store, file)).flatMap((entry) => entry?.table ?? []);
    return { store, tables };
  }

  test('has matches that go on without, and lobbies that close a day after they were opened', async () => {
    const { tables } = await updated();
    expect(new Set(tables.map(({ pace }) => pace))).toEqual(new Set(['relaxed']));
    const nothing = { clocks: [], away: [], resigned: [], proposals: [], paused: null, unreachable: null };
    const playing = tables.find(({ status }) => status === 'playing');
    expect(playing).toMatchObject({ ...nothing, banks: [0, 0, 0], missed: [0, 0, 0] });
    const lobby = tables.find(({ status }) => status === 'lobby');
    const openedAt = lobby?.openedAt ?? 0;
    expect(lobby).toMatchObject({ everInvited: lobby?.status === 'lobby' ? lobby.invited : undefined });
    expect(lobby).toMatchObject({ warnAt: openedAt + 20 * HOUR_MS, closesAt: openedAt + 24 * HOUR_MS });
  });

  test('has notices with all that the thread is shown by now', async () => {
    const { store, tables } = await updated();
    const stored = (await Promise.all(tables.map(({ id }) => store.outbox.undelivered(id)))).flat();
    expect(new Set(stored.map(({ table }) => table.pace))).toEqual(new Set(['relaxed']));
    const told = stored.flatMap(({ notice }) => ('due' in notice ? [notice] : []));
    expect(told.map(({ kind }) => kind)).toContain('moved');
    for (const notice of told) expect(notice.facts).toMatchObject({ clocks: [], away: [], vacations: [] });
    const [ended] = stored.filter(({ notice }) => notice.kind === 'ended');
    expect(ended).toMatchObject({
      notice: { why: 'moderator', by: 'user-cleo' },
      table: { host: 'user-ana' },
    });
  });
});

test.each(BEFORE_RESULTS)(
  'matches that were finished by schema %i leave their results too',
  async (schema) => {
    const { dataFolder, file } = folderOf(schema);
    const store = await openStore({ dataFolder });
    const finished = (await allTables(store, file)).filter((entry) => entry?.table.status === 'finished');
    expect(await store.results.unrecorded(10)).toEqual(finished.map((entry) => entry?.table.id));
    expect(finished).toHaveLength(1);
    store.close();
  },
);

test('a new database and one that is up to date are not copied', async () => {
  const dataFolder = temporaryFolder();
  for (let start = 0; start < 2; start += 1) (await openStore({ dataFolder })).close();
  expect(readdirSync(dataFolder).filter((name) => name.endsWith('.backup'))).toEqual([]);
  expect(schemaOf(path.join(dataFolder, 'thicket.db'))).toBe(CURRENT);
});

test('a copy never takes the place of an older one', async () => {
  const { dataFolder, file } = folderOf(1);
  const backup = `${file}.schema-1.backup`;
  writeFileSync(backup, 'an older copy');
  (await openStore({ dataFolder })).close();
  expect(readFileSync(backup, 'utf8')).toBe('an older copy');
  expect(schemaOf(`${file}.schema-1.2.backup`)).toBe(1);
});

describe('a migration that rebuilds a table others refer to', () => {
  test('keeps their rows', async () => {
    const { dataFolder, file } = folderOf(1);
    const before = rowCounts(file);
    const store = await openStore({ dataFolder, migrationsFolder: migrationsAnd('9999_rebuild', REBUILD) });
    expect(rowCounts(file)).toMatchObject(before);
    await lobbyOf({ ...depsOn(store.tables), newTableId: () => 'fresh00001' as TableId });
    store.close();

    // Foreign keys are on again: rows of a table that is not there are refused.
    const database = new Sqlite(file);
    database.pragma('foreign_keys = ON');
    expect(() => database.prepare("INSERT INTO people VALUES ('nowhere', 0, 'u', 'n')").run()).toThrow(
      'FOREIGN KEY',
    );
    database.close();
  });

  test('would empty them with foreign keys on, so the test above can fail', () => {
    const { file } = folderOf(1);
    const database = new Sqlite(file);
    database.pragma('foreign_keys = ON');
    database.transaction(() => database.exec(REBUILD))();
    database.close();
    expect(rowCounts(file)['people']).toBe(0);
  });
});

describe('a migration that fails', () => {
  test.each([
    ['by an error half way', 'DELETE FROM notices;--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);'],
    ['by leaving rows that refer to nothing', "INSERT INTO people VALUES ('nowhere', 0, 'u', 'n');"],
  ])('%s leaves the database as it was, and says so', async (_how, sql) => {
    const { dataFolder, file } = folderOf(1);
    const before = rowCounts(file);
    const migrations = migrationsAnd('9999_broken', sql);
    const message = await complaint('migration', openStore({ dataFolder, migrationsFolder: migrations }));
    expect(message).toContain(file);
    expect(rowCounts(file)).toEqual(before);
    expect(schemaOf(file)).toBe(1);
    // The older version can go on with it.
    (await openStore({ dataFolder })).close();
  });
});

describe('a file that is not fit is refused as it is', () => {
  async function refused(fault: 'newer' | 'foreign' | 'corrupt', prepare: (file: string) => void) {
    const { dataFolder, file } = folderOf(1);
    prepare(file);
    const before = bytesOf(file);
    const message = await complaint(fault, openStore({ dataFolder }));
    expect(bytesOf(file)).toBe(before);
    expect(message).toContain(file);
    expect(readdirSync(dataFolder).filter((name) => name.endsWith('.backup'))).toEqual([]);
    // The refusal holds nothing back: the lock is free again.
    await complaint(fault, openStore({ dataFolder }));
    return message;
  }

  function change(file: string, work: (database: Sqlite.Database) => void): void {
    const database = new Sqlite(file);
    work(database);
    database.close();
  }

  test('newer than this version', async () => {
    const message = await refused('newer', (file) =>
      change(file, (database) => database.pragma(`user_version = ${CURRENT + 1}`)),
    );
    expect(message).toMatch(/later version.*Start that version again/);
  });

  test('another program’s', async () => {
    const message = await refused('foreign', (file) =>
      change(file, (database) => database.pragma('application_id = 7')),
    );
    expect(message).toContain('other program');
  });

  test.each([
    ['no database at all', (bytes: Buffer) => Buffer.alloc(bytes.length, 'thicket ')],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    [
      'overwritten in the middle',
      (bytes: Buffer) => Buffer.from(bytes).fill(0xa5, bytes.length / 2, bytes.length / 2 + 4096),
    ],
    ['a text', () => Buffer.from('hello')],
  ])('damaged: %s', async (_how, damage) => {
    const message = await refused('corrupt', (file) => writeFileSync(file, damage(readFileSync(file))));
    expect(message).toMatch(/damaged.*backup/);
  });
});

test('a process that died while making the file has left nothing in the way', async () => {
  const dataFolder = temporaryFolder();
  const file = path.join(dataFolder, 'thicket.db');
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  database.close();
  expect(existsSync(file)).toBe(true);
  const store = await openStore({ dataFolder });
  await lobbyOf(depsOn(store.tables));
  store.close();
});

test('the log is only added to, but goes with its table, and forgets who somebody is', async () => {
  const { dataFolder, file } = folderOf(1);
  (await openStore({ dataFolder })).close();
  const database = new Sqlite(file);
  database.pragma('foreign_keys = ON');
  for (const change of ['DELETE FROM log', "UPDATE log SET move = 'pick-1'", 'UPDATE log SET at = 0'])
    expect(() => database.exec(change)).toThrow('only added to');
  database.exec('UPDATE log SET user_id = NULL');
  database.exec('DELETE FROM tables');
  expect(database.prepare('SELECT count(*) FROM log').pluck().get()).toBe(0);
  database.close();
});
