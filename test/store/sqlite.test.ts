import { readFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import * as drizzleKit from 'drizzle-kit/api';
import { describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { databaseOn } from '../../src/store/database.js';
import { migrationsFolder, readMigrations } from '../../src/store/migrations.js';
import * as schema from '../../src/store/schema.js';
import { newSeenPeople } from '../../src/store/seen-people.js';
import { sqliteOutbox } from '../../src/store/sqlite-outbox.js';
import { sqliteTables } from '../../src/store/sqlite-tables.js';
import { sqliteTimers } from '../../src/store/sqlite-timers.js';
import { openStore } from '../../src/store/store.js';
import { tableInThread, tablesOf } from '../../src/tables/find-tables.js';
import type { ChannelId } from '../../src/tables/ids.js';
import { rematch } from '../../src/tables/lobby/rematch.js';
import { resign } from '../../src/tables/match/resign.js';
import { renamePerson } from '../../src/tables/people/rename-person.js';
import { sweepDue } from '../../src/tables/time/sweep.js';
import { ANA, accepted, BEN, depsOn, lobbyOf, matchOf, minute, PLACE, play } from '../kit/tables.js';
import { temporaryFolder } from './kit.js';

/** As much of drizzle-kit as is used here; its own types need another zod. */
interface DrizzleKit {
  generateSQLiteDrizzleJson(schema: Readonly<Record<string, unknown>>): Promise<unknown>;
  generateSQLiteMigration(from: unknown, to: unknown): Promise<readonly string[]>;
}

test('the migrations come to exactly what the code expects', async () => {
  const kit = drizzleKit as unknown as DrizzleKit;
  const folder = migrationsFolder();
  const last = must(readMigrations(folder).at(-1), 'There are migrations.');
  const snapshot = path.join(folder, 'meta', `${last.tag.split('_')[0]}_snapshot.json`);
  const migrated: unknown = JSON.parse(readFileSync(snapshot, 'utf8'));
  const expected = await kit.generateSQLiteDrizzleJson({ ...schema });
  expect(await kit.generateSQLiteMigration(migrated, expected)).toEqual([]);

  // Something that is missing would be found.
  const nothing = await kit.generateSQLiteDrizzleJson({});
  expect(await kit.generateSQLiteMigration(nothing, expected)).not.toEqual([]);
});

test('a commit that fails half way leaves nothing behind', async () => {
  const store = await openStore({ dataFolder: temporaryFolder() });
  const tableId = await matchOf(depsOn(store.tables));
  const before = must(await store.tables.findWithLog(tableId), 'The match is there.');
  const notices = await store.outbox.undelivered(tableId);
  const { step } = before.table;
  const row = { kind: 'end', step: step + 1, by: 'player', userId: ANA.userId, at: minute(2) } as const;
  const lobby = { kind: 'lobby', people: [ANA], invited: [], ping: [], closesAt: null } as const;
  // Two rows of one step: the second one fails, after the table has been written.
  const commit = store.tables.commit({
    expectedStep: step,
    table: { ...before.table, step: step + 1, host: BEN.userId },
    log: [row, row],
    notices: [{ step: step + 1, notice: lobby }],
  });
  await expect(commit).rejects.toThrow('UNIQUE');
  expect(await store.tables.findWithLog(tableId)).toEqual(before);
  expect(await store.outbox.undelivered(tableId)).toEqual(notices);
  store.close();
});

describe('ten thousand waiting tables', () => {
  test('cost a click nothing: no query reads a whole table, but the outbox its waiting notices', async () => {
    const dataFolder = temporaryFolder();
    (await openStore({ dataFolder })).close();
    const asked = new Set<string>();
    const connection = new Sqlite(path.join(dataFolder, 'thicket.db'), {
      verbose: (text) => asked.add(String(text)),
    });
    const database = databaseOn(connection);
    const store = {
      tables: sqliteTables(database, newSeenPeople()),
      outbox: sqliteOutbox(database),
      timers: sqliteTimers(database),
    };
    const deps = depsOn(store.tables);

    const tableId = await matchOf(deps);
    await play(deps, tableId, [[ANA, 'pick-1']]);
    await lobbyOf(deps);
    await tablesOf(deps, ANA.userId, PLACE.guildId);
    await tableInThread(deps, 'thread-none' as ChannelId);
    await renamePerson(deps, { ...ANA, name: 'Anna' }, PLACE.guildId);
    const members = { isMember: async () => true };
    const swept = await sweepDue({ ...deps, timers: store.timers, members }, minute(1_200));
    expect(swept.changed).toHaveLength(2);
    const [later] = await store.timers.due(minute(100_000), 1);
    await store.timers.postpone(must(later, 'Lobbies close some day.'), minute(100_001));
    await store.timers.beat(minute(7));
    await store.timers.lastBeat();
    accepted(await resign(deps, { tableId, userId: ANA.userId, now: minute(5) }));
    accepted(await rematch(deps, { tableId, userId: ANA.userId, now: minute(6) }));
    const post = {
      tableId,
      step: 1,
      part: 'live',
      ordinal: 0,
      channelId: PLACE.channelId,
      at: minute(7),
    } as const;
    await store.outbox.intend({ ...post, messageId: null });
    await store.outbox.posts(tableId);
    await store.outbox.removed({ ...post, messageId: null });
    await store.outbox.waiting();
    const waiting = await store.outbox.undelivered(tableId);
    await store.outbox.settle(waiting.map(({ id }) => id));

    const queries = [...asked].filter((text) => /^\s*(select|update|delete)/i.test(text));
    expect(queries.length).toBeGreaterThan(12);
    const scans = queries.flatMap((text) =>
      connection
        .prepare(`EXPLAIN QUERY PLAN ${text}`)
        .all()
        .map((line) => (line as { detail: string }).detail)
        .filter((detail) => detail.startsWith('SCAN')),
    );
    expect(new Set(scans)).toEqual(new Set(['SCAN notices USING COVERING INDEX notices_table']));
    connection.close();
  });
});
