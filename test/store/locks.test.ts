import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/store.js';
import { joinTable } from '../../src/tables/lobby/join-table.js';
import { accepted, CLEO, depsOn, lobbyOf, minute } from '../kit/tables.js';
import { complaint, startChild, temporaryFolder } from './kit.js';

test('a lock held for a second by another process means waiting, and the event loop goes on', async () => {
  const dataFolder = temporaryFolder();
  const store = await openStore({ dataFolder });
  const deps = depsOn(store.tables);
  const tableId = await lobbyOf(deps);

  const child = startChild('child-locking.ts', path.join(dataFolder, 'thicket.db'));
  await child.nextLine();
  const begun = performance.now();
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 10);
  // Reading goes on meanwhile, writing waits.
  expect((await store.tables.find(tableId))?.step).toBe(1);
  expect(performance.now() - begun).toBeLessThan(500);
  accepted(await joinTable(deps, { tableId, person: CLEO, now: minute(1) }));
  clearInterval(timer);

  const waitedMs = performance.now() - begun;
  expect(waitedMs).toBeGreaterThan(700);
  expect(waitedMs).toBeLessThan(4_000);
  // A blocked loop would have let none of about a hundred ticks through.
  expect(ticks).toBeGreaterThan(20);
  store.close();
});

test('a lock that is never given up ends in a complaint, after five seconds, and nothing is half done', async () => {
  const dataFolder = temporaryFolder();
  const store = await openStore({ dataFolder });
  const deps = depsOn(store.tables);
  const tableId = await lobbyOf(deps);
  const other = new Sqlite(path.join(dataFolder, 'thicket.db'));
  other.exec('BEGIN IMMEDIATE');

  const joined = joinTable(deps, { tableId, person: CLEO, now: minute(1) });
  expect(await complaint('busy', joined)).toContain('locked by another program');
  other.exec('ROLLBACK');
  other.close();
  accepted(await joinTable(deps, { tableId, person: CLEO, now: minute(1) }));
  expect(await store.outbox.undelivered(tableId)).toHaveLength(3);
  store.close();
}, 15_000);

test('a second instance on the same folder is told so, until the first is gone however it went', async () => {
  const dataFolder = temporaryFolder();
  const first = startChild('child-opening.ts', dataFolder);
  expect(await first.nextLine()).toBe('open');
  const message = await complaint('in-use', openStore({ dataFolder }));
  expect(message).toContain('Another Thicket is running');
  expect(message).toContain(path.join(dataFolder, 'thicket.lock'));

  await first.kill();
  const second = await openStore({ dataFolder });
  const third = startChild('child-opening.ts', dataFolder);
  expect(await third.nextLine()).toContain('in-use: Another Thicket is running');
  second.close();
  (await openStore({ dataFolder })).close();
});

test('two openings in one process are told apart too, and a backup from outside is not kept out', async () => {
  const dataFolder = temporaryFolder();
  const store = await openStore({ dataFolder });
  await complaint('in-use', openStore({ dataFolder }));
  await lobbyOf(depsOn(store.tables));

  const outside = new Sqlite(path.join(dataFolder, 'thicket.db'), { readonly: true });
  const copy = path.join(dataFolder, 'copy.db');
  await outside.backup(copy);
  outside.close();
  const copied = new Sqlite(copy, { readonly: true });
  expect(copied.prepare('SELECT count(*) AS count FROM tables').get()).toEqual({ count: 1 });
  copied.close();
  store.close();
});
