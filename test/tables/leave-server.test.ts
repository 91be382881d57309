import { expect, test } from 'vitest';
import type { GuildId } from '../../src/tables/ids.js';
import { openTable } from '../../src/tables/lobby/open-table.js';
import { leaveServer } from '../../src/tables/people/leave-server.js';
import { HOUR_MS, later, newDays, sweepAll } from '../kit/days.js';
import { memoryStore } from '../kit/memory-store.js';
import { ANA, accepted, BEN, CLEO, lobbyOf, matchOf, minute, PLACE, seats } from '../kit/tables.js';
import { peopleDepsOn, wishedAt } from '../kit/wishes.js';

test('whoever leaves a server leaves its lobbies, and its matches as if they had resigned', async () => {
  const store = memoryStore();
  const deps = peopleDepsOn(store);
  const lobby = await lobbyOf(deps, { people: [BEN, CLEO] });
  const alone = await lobbyOf(deps, { people: [BEN] });
  const match = await matchOf(deps, { people: [BEN, ANA, CLEO] });
  const two = await matchOf(deps, { people: [ANA, BEN] });
  const others = await matchOf(deps, { people: [ANA, CLEO] });
  const abroad = { ...PLACE, guildId: 'guild-2' as GuildId };
  const away = { gameId: 'toy', options: {}, host: BEN, place: abroad, invited: [], now: minute(1) };
  const kept = accepted(await openTable(deps, away));

  const request = { userId: BEN.userId, guildId: PLACE.guildId, now: minute(9) };
  const { changed } = await leaveServer(deps, request);
  expect(new Set(changed)).toEqual(new Set([lobby, alone, match, two]));
  expect(await store.tables.find(lobby)).toMatchObject({ people: [CLEO], host: CLEO.userId });
  expect(await store.tables.find(alone)).toMatchObject({ status: 'abandoned' });
  expect(await store.tables.find(match)).toMatchObject({
    status: 'playing',
    resigned: seats(0),
    host: ANA.userId,
  });
  const log = (await store.tables.findWithLog(match))?.log ?? [];
  expect(log[0]).toMatchObject({ kind: 'resign', by: 'clock', userId: null, seat: 0 });
  expect(log[1]).toMatchObject({ kind: 'move', by: 'stand-in', seat: 0 });
  expect(await store.tables.find(two)).toMatchObject({ status: 'finished', outcome: { places: [1, 2] } });
  expect(await store.tables.find(others)).toMatchObject({ status: 'playing', resigned: [] });
  expect(await store.tables.find(kept.id)).toMatchObject({ people: [BEN] });

  // Found out twice, such as by two tables at once, it changes nothing more.
  expect(await leaveServer(deps, request)).toEqual({ changed: [] });
});

test('whoever is found to be gone at one table is gone from all of that server', async () => {
  const days = newDays();
  const found = await matchOf(days.deps, { people: [ANA, BEN, CLEO] });
  const now = later(minute(1), 18 * HOUR_MS);
  const lobby = await lobbyOf(days.deps, { people: [CLEO, BEN] });
  const paused = await matchOf(days.deps, { people: [BEN, ANA, CLEO] });
  const store = wishedAt(days, { ...days.deps, people: days.people }, paused);
  await store.alter({ paused: { since: minute(1) } });
  days.gone.add(BEN.userId);
  const { changed, failed } = await sweepAll(days, now);
  expect(failed).toEqual([]);
  expect(new Set(changed)).toEqual(new Set([found, lobby, paused]));
  expect(await days.tables.find(lobby)).toMatchObject({ people: [CLEO] });
  expect(await days.tables.find(paused)).toMatchObject({ resigned: seats(0), host: ANA.userId });
});
