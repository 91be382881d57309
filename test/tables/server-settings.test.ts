import { describe, expect, test } from 'vitest';
import type { ServerDeps } from '../../src/tables/deps.js';
import { tableCountOf, tablesIn } from '../../src/tables/find-tables.js';
import type { ChannelId, GuildId } from '../../src/tables/ids.js';
import { openTable } from '../../src/tables/lobby/open-table.js';
import { rematch } from '../../src/tables/lobby/rematch.js';
import { resign } from '../../src/tables/match/resign.js';
import { changeServerSettings, serverSettingsOf } from '../../src/tables/place/change-server-settings.js';
import { SERVER_SETTINGS_DEFAULT } from '../../src/tables/server-settings.js';
import { memoryStore } from '../kit/memory-store.js';
import {
  ANA,
  accepted,
  BEN,
  CLEO,
  depsOn,
  lobbyOf,
  matchOf,
  minute,
  PLACE,
  refusalOf,
} from '../kit/tables.js';
import { peopleDepsOn } from '../kit/wishes.js';

const { guildId } = PLACE;
const HALL = 'channel-2' as ChannelId;

describe('what a server wants', () => {
  const servers = (): ServerDeps => ({ servers: memoryStore().servers });

  test('is the usual until whoever may manage it says otherwise, one thing at a time', async () => {
    const deps = servers();
    const by = { guildId, isModerator: true };
    accepted(await changeServerSettings(deps, { ...by, change: { pace: 'live' } }));
    const changed = accepted(await changeServerSettings(deps, { ...by, change: { mentions: false } }));
    expect(changed).toEqual({ ...SERVER_SETTINGS_DEFAULT, pace: 'live', mentions: false });
    expect(await serverSettingsOf(deps, guildId)).toEqual(changed);
    expect(await serverSettingsOf(deps, 'guild-2' as GuildId)).toEqual(SERVER_SETTINGS_DEFAULT);
  });

  test('is nobody else’s to say, and nothing is stored', async () => {
    const deps = servers();
    const request = { guildId, isModerator: false, change: { mentions: false } };
    expect(refusalOf(await changeServerSettings(deps, request))).toBe('not-manager');
    expect(await serverSettingsOf(deps, guildId)).toEqual(SERVER_SETTINGS_DEFAULT);
  });
});

describe('where a server has tables opened in some channels', () => {
  test('none is opened elsewhere, and the refusal names them', async () => {
    const store = memoryStore();
    const request = { gameId: 'toy', options: {}, host: ANA, place: PLACE, invited: [], now: minute(0) };
    const refused = await openTable(depsOn(store.tables), { ...request, channels: [HALL] });
    expect(refused).toEqual({ ok: false, error: { reason: 'other-channels', channels: [HALL] } });
    expect(await store.outbox.waiting()).toEqual([]);
    for (const channels of [[], [HALL, PLACE.channelId]])
      accepted(await openTable(depsOn(store.tables), { ...request, channels }));
  });

  test('no rematch is either, but one that stands is led to', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await matchOf(deps);
    accepted(await resign(deps, { tableId, userId: BEN.userId, now: minute(2) }));
    const asked = { tableId, userId: ANA.userId, now: minute(3) };
    expect(refusalOf(await rematch(deps, { ...asked, channels: [HALL] }))).toBe('other-channels');
    const { table } = accepted(await rematch(deps, asked));
    const again = accepted(await rematch(deps, { ...asked, channels: [HALL] }));
    expect(again).toMatchObject({ how: 'found', table: { id: table.id } });
  });
});

describe('the tables of a server', () => {
  test('are listed without what is hidden in them, and counted over all servers for one person', async () => {
    const store = memoryStore();
    const deps = peopleDepsOn(store);
    await matchOf(deps);
    await lobbyOf(deps, { people: [CLEO] });
    const { tables, count } = await tablesIn(deps, guildId, { skip: 0, most: 10 });
    expect(count).toBe(2);
    expect(tables.map(({ status }) => status)).toEqual(['lobby', 'playing']);
    for (const table of tables)
      for (const secret of ['state', 'seed']) expect(table).not.toHaveProperty(secret);
    expect(await tableCountOf(deps, ANA.userId)).toBe(1);
    expect(await tableCountOf(deps, 'user-nobody' as typeof ANA.userId)).toBe(0);
  });
});
