import { statSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/store.js';
import { depsOn, lobbyOf, matchOf } from '../kit/tables.js';
import { temporaryFolder } from './kit.js';

test('figures count tables by game and status, however many, and notices', async () => {
  const dataFolder = temporaryFolder();
  const store = await openStore({ dataFolder });
  expect(await store.figures()).toEqual({ tables: [], notices: 0 });
  const deps = depsOn(store.tables);
  await lobbyOf(deps);
  await matchOf(deps);
  await matchOf(deps);
  const waiting = await store.outbox.waiting();
  const notices = await Promise.all(waiting.map((tableId) => store.outbox.undelivered(tableId)));

  // More than are counted at once, with gaps.
  const database = new Sqlite(path.join(dataFolder, 'thicket.db'));
  const columns = (database.pragma('table_info(tables)') as { readonly name: string }[])
    .map(({ name }) => `"${name}"`)
    .filter((name) => name !== '"id"');
  const copies = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
    INSERT INTO tables (id, ${columns.join()}) SELECT 'copy' || i, ${columns.join()} FROM tables, n
    WHERE status = 'lobby'`;
  database.exec(copies);
  database.exec("DELETE FROM tables WHERE id = 'copy2500'");
  database.close();

  const { tables, notices: count } = await store.figures();
  expect(tables).toHaveLength(2);
  expect(tables).toContainEqual({ game: 'toy', status: 'lobby', count: 5_000 });
  expect(tables).toContainEqual({ game: 'toy', status: 'playing', count: 2 });
  expect(count).toBe(notices.flat().length);
  expect(count).toBeGreaterThan(0);
  store.close();
});

test('the check writes, and fails where another program keeps the database locked', async () => {
  const dataFolder = temporaryFolder();
  const store = await openStore({ dataFolder });
  const log = path.join(dataFolder, 'thicket.db-wal');
  const before = statSync(log).size;
  await store.check();
  expect(statSync(log).size).toBeGreaterThan(before);

  const other = new Sqlite(path.join(dataFolder, 'thicket.db'));
  other.exec('BEGIN IMMEDIATE');
  await expect(store.check()).rejects.toThrow('locked by another program');
  other.exec('ROLLBACK');
  await store.check();
  other.close();
  store.close();
});
