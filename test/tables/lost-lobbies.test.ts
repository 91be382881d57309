import { expect, test } from 'vitest';
import type { ChannelId, GuildId } from '../../src/tables/ids.js';
import { openTable } from '../../src/tables/lobby/open-table.js';
import { closeLostLobbies } from '../../src/tables/place/lost-lobbies.js';
import { memoryStore } from '../kit/memory-store.js';
import { ANA, accepted, depsOn, lastNotice, lobbyOf, matchOf, minute, PLACE } from '../kit/tables.js';

const GONE = 'gone' as ChannelId;

test('lobbies of deleted channels are closed however many stand before them, and nothing else is', async () => {
  const { tables, outbox } = memoryStore();
  const deps = depsOn(tables);
  const openAt = async (guildId: GuildId) =>
    accepted(
      await openTable(deps, {
        gameId: 'toy',
        options: {},
        host: ANA,
        place: { guildId, channelId: GONE },
        invited: [],
        now: minute(0),
      }),
    ).id;
  const lost = [await openAt(PLACE.guildId), await openAt(PLACE.guildId)];
  const elsewhere = await openAt('elsewhere' as GuildId);
  const match = await matchOf(deps);
  const standing = await Promise.all(Array.from({ length: 120 }, () => lobbyOf(deps)));
  const request = { guildId: PLACE.guildId, isGone: (id: ChannelId) => id === GONE, now: minute(1) };
  expect((await closeLostLobbies(deps, request)).toSorted()).toEqual(lost.toSorted());
  expect(await closeLostLobbies(deps, request)).toEqual([]);
  for (const id of lost) {
    expect(await tables.find(id)).toMatchObject({ status: 'abandoned', threadId: null });
    expect(await lastNotice(outbox, id, 'lobby-closed')).toMatchObject({ why: 'cancelled' });
  }
  for (const id of [elsewhere, ...standing]) expect(await tables.find(id)).toMatchObject({ status: 'lobby' });
  expect(await tables.find(match)).toMatchObject({ status: 'playing' });
});
