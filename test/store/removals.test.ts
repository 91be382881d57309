import { expect, onTestFinished, test } from 'vitest';
import { chanceOf } from '../../bench/chance.js';
import { PLAYABLES } from '../../scripts/season/playable.js';
import { playSeasonMatch } from '../../scripts/season/season-match.js';
import { DAY_MS, type Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import { recordResults } from '../../src/standings/record.js';
import { openStore, type Store } from '../../src/store/store.js';
import type { ChannelId, GuildId, UserId } from '../../src/tables/ids.js';
import { playedMatch } from '../../src/tables/match/played-match.js';
import { forgetRemovedServers, serversSeen } from '../../src/tables/place/removed-servers.js';
import { SETTINGS_DEFAULT } from '../../src/tables/settings.js';
import type { Person, Place } from '../../src/tables/table.js';
import { minute } from '../kit/tables.js';
import { dumpOf, foundInBytes } from './dump.js';
import { temporaryFolder } from './kit.js';

const [OLD, OTHER, EMPTY] = [
  '301000000000000001',
  '302000000000000002',
  '303000000000000003',
] as GuildId[] as [GuildId, GuildId, GuildId];

const MATCHES = 24;

function peopleFrom(first: number): readonly Person[] {
  return Array.from({ length: 8 }, (_, index) => ({
    userId: `19000000000000${first + index}` as UserId,
    name: `Player-${first + index}`,
  }));
}

/** Two servers with a season behind them; three of their people are on both. */
async function twoServers(): Promise<{ readonly store: Store; readonly dataFolder: string }> {
  const dataFolder = temporaryFolder();
  const store = await openStore({ dataFolder });
  onTestFinished(() => store.close());
  for (const [index, guildId] of [OLD, OTHER].entries()) {
    const people = peopleFrom(1_000 + 5 * index);
    for (const { userId } of people) await store.people.saveSettings(userId, SETTINGS_DEFAULT);
    const place = { guildId, channelId: `40${index}` as ChannelId };
    await store.servers.change(guildId, {});
    for (let number = 0; number < MATCHES; number += 1)
      await addMatch(store, { place, people, number: 100 * index + number });
  }
  const { results, tables } = store;
  const games = PLAYABLES.map(({ hosted }) => hosted);
  await recordResults({ results, games, playedMatch: (id) => playedMatch({ store: tables, games }, id) });
  return { store, dataFolder };
}

interface Added {
  readonly place: Place;
  readonly people: readonly Person[];
  readonly number: number;
}

async function addMatch({ tables }: Store, { place, people, number }: Added): Promise<void> {
  const playable = must(PLAYABLES[number % PLAYABLES.length], 'There are games.');
  const from = number % 4;
  const seated = people.slice(from, from + must(playable.hosted.seatCounts[0], 'A game has seats.'));
  const plan = {
    number,
    playable,
    people: seated,
    place,
    startedAt: minute(number),
    chance: chanceOf(number + 1),
  };
  const { lobby, table, log } = playSeasonMatch(plan);
  await tables.open(lobby, []);
  await tables.commit({ expectedStep: lobby.step, table, log, notices: [] });
}

function days(count: number): Instant {
  return (minute(0) + count * DAY_MS) as Instant;
}

test('a server that is forgotten is gone, and everything of another one stays', async () => {
  const { store, dataFolder } = await twoServers();
  const before = dumpOf(dataFolder);
  await store.removals.removed(OLD, days(0));
  expect(await forgetRemovedServers(store, (days(30) - 1) as Instant)).toEqual([]);
  expect((await store.removals.servers()).toSorted()).toEqual([OLD, OTHER]);
  expect(await forgetRemovedServers(store, days(30))).toEqual([OLD]);
  expect(await store.removals.servers()).toEqual([OTHER]);

  const after = dumpOf(dataFolder);
  expect(foundInBytes(dataFolder, [OLD, OTHER])).toEqual([OTHER]);
  const isOf = (guildId: GuildId) => (row: object) => 'guild_id' in row && row.guild_id === guildId;
  for (const name of ['tables', 'results', 'placings', 'members', 'boards', 'servers']) {
    const kept = before[name]?.filter(isOf(OTHER));
    expect(kept?.length).toBeGreaterThan(name === 'servers' ? 0 : 5);
    expect([name, after[name]]).toEqual([name, kept]);
  }
  // What belongs to a table or a board is gone with it.
  const ids = new Set(after['tables']?.map(({ id }) => id));
  for (const name of ['people', 'log']) {
    expect(after[name]?.length).toBe(before[name]?.filter((row) => ids.has(row['table_id'])).length);
    expect(after[name]?.length).toBeGreaterThan(5);
  }
  const boards = new Set(after['boards']?.map(({ id }) => id));
  for (const name of ['tallies', 'ranks'])
    expect(after[name]?.length).toBe(before[name]?.filter((row) => boards.has(row['board_id'])).length);

  const others = peopleFrom(1_005).map(({ userId }) => userId);
  expect(after['settings']?.map((row) => row['user_id'])).toEqual(others);
  expect(after['removals']).toEqual([]);
}, 60_000);

test('where the bot is invited again before, nothing is forgotten, and thirty days begin anew', async () => {
  const { store, dataFolder } = await twoServers();
  const { removals: _, ...before } = dumpOf(dataFolder);
  const isOurs = () => true;
  await serversSeen(store, { guildIds: [OTHER, EMPTY], isOurs, now: days(0) });
  // Seen missing again, it is gone since the first time.
  await serversSeen(store, { guildIds: [OTHER, EMPTY], isOurs, now: days(20) });
  expect(await store.removals.removedUntil(days(0))).toEqual([OLD]);
  await serversSeen(store, { guildIds: [OLD, OTHER], isOurs, now: days(29) });
  expect(await forgetRemovedServers(store, days(40))).toEqual([]);
  await serversSeen(store, { guildIds: [OTHER], isOurs, now: days(41) });
  expect(await forgetRemovedServers(store, days(70))).toEqual([]);
  const { removals, ...after } = dumpOf(dataFolder);
  expect(after).toEqual(before);
  expect(removals).toEqual([{ guild_id: OLD, at: days(41) }]);
}, 60_000);

test('a server that comes by another connection is none of this one’s', async () => {
  const { store } = await twoServers();
  await serversSeen(store, { guildIds: [], isOurs: (guildId) => guildId === OTHER, now: days(0) });
  expect(await store.removals.removedUntil(days(0))).toEqual([OTHER]);
}, 60_000);
