import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { sqlitePlaces } from '../../src/store/sqlite-places.js';
import { openStore } from '../../src/store/store.js';
import type { ChannelId, GuildId, TableId } from '../../src/tables/ids.js';
import { resign } from '../../src/tables/match/resign.js';
import { markUnreachable } from '../../src/tables/place/reach.js';
import type { Scene } from '../../src/tables/placed-match.js';
import type { PlaceStore, TableStore } from '../../src/tables/ports.js';
import { memoryStore } from '../kit/memory-store.js';
import { ANA, accepted, BEN, depsOn, lobbyOf, matchOf, minute, PLACE } from '../kit/tables.js';
import { temporaryFolder } from './kit.js';

interface Opened {
  readonly tables: TableStore;
  readonly places: PlaceStore;
}

const STORES: readonly (readonly [string, () => Promise<Opened>])[] = [
  ['memory', async () => memoryStore()],
  ['SQLite', () => openStore({ dataFolder: temporaryFolder() })],
];

/** Every match of the scene, page after page. */
async function allAt(places: PlaceStore, scene: Scene): Promise<readonly TableId[]> {
  const found: TableId[] = [];
  for (;;) {
    const page = await places.playingAt(scene, found.at(-1) ?? null);
    if (page.length === 0) return found;
    found.push(...page.map(({ tableId }) => tableId));
  }
}

describe.each(STORES)('matches by place, in the %s store', (_name, open) => {
  test('are those that are running, with all that is known of their place', async () => {
    const { tables, places } = await open();
    const deps = depsOn(tables);
    await lobbyOf(deps);
    const over = await matchOf(deps);
    accepted(await resign(deps, { tableId: over, userId: ANA.userId, now: minute(2) }));
    const tableId = await matchOf(deps);
    const threadId = `thread-${tableId}` as ChannelId;
    const place = { ...PLACE, threadId };
    const seats = [
      { userId: ANA.userId, name: 'Ana' },
      { userId: BEN.userId, name: 'Ben' },
    ];
    const match = { tableId, gameId: 'toy', step: 2, place, seats, unreachable: false };

    const scenes: readonly Scene[] = [
      { kind: 'guild', guildId: PLACE.guildId },
      { kind: 'channel', ...PLACE },
      { kind: 'thread', threadId },
      { kind: 'table', tableId },
    ];
    for (const scene of scenes) expect(await places.playingAt(scene, null)).toEqual([match]);
    expect(await places.playingAt({ kind: 'table', tableId }, tableId)).toEqual([]);

    accepted(await markUnreachable(deps, { tableId, threadId, now: minute(3) }));
    const marked = { ...match, step: 3, unreachable: true };
    expect(await places.playingAt({ kind: 'table', tableId }, null)).toEqual([marked]);
  });

  test('elsewhere are not among them', async () => {
    const { tables, places } = await open();
    await matchOf(depsOn(tables));
    const [guildId, channelId, threadId] = [
      'no-guild' as GuildId,
      'no-channel' as ChannelId,
      'no' as ChannelId,
    ];
    const scenes: readonly Scene[] = [
      { kind: 'guild', guildId },
      { kind: 'channel', guildId: PLACE.guildId, channelId },
      { kind: 'channel', guildId, channelId: PLACE.channelId },
      { kind: 'thread', threadId },
      { kind: 'table', tableId: 'no-table' as TableId },
    ];
    for (const scene of scenes) expect(await places.playingAt(scene, null)).toEqual([]);
  });

  test('are all found, however many there are, each once', async () => {
    const { tables, places } = await open();
    const deps = depsOn(tables);
    const ids: TableId[] = [];
    for (let count = 0; count < 230; count += 1) ids.push(await matchOf(deps));
    expect(await allAt(places, { kind: 'guild', guildId: PLACE.guildId })).toEqual(ids);
  });
});

test('no scene is found by going through all tables', async () => {
  const dataFolder = temporaryFolder();
  (await openStore({ dataFolder })).close();
  const connection = new Sqlite(path.join(dataFolder, 'thicket.db'));
  const asked: string[] = [];
  const { drizzle } = await import('drizzle-orm/better-sqlite3');
  const queries = drizzle({ client: connection, logger: { logQuery: (query) => void asked.push(query) } });
  const places = sqlitePlaces({
    read: async (work) => work(queries),
    write: async (work) => work(queries),
    clean: async () => undefined,
  });
  const [guildId, channelId, threadId] = ['g' as GuildId, 'c' as ChannelId, 't' as ChannelId];
  const scenes: readonly Scene[] = [
    { kind: 'guild', guildId },
    { kind: 'channel', guildId, channelId },
    { kind: 'thread', threadId },
    { kind: 'table', tableId: 'x' as TableId },
  ];
  for (const scene of scenes) await places.playingAt(scene, 'a' as TableId);
  expect(asked).toHaveLength(scenes.length);
  for (const query of asked) {
    const given = Array.from(query.matchAll(/\?/g), () => 'a');
    const plan = connection.prepare(`EXPLAIN QUERY PLAN ${query}`).all(...given.slice(0, -1), 1);
    expect(JSON.stringify(plan)).toContain('SEARCH tables USING');
  }
  connection.close();
});
