import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeSeason } from '../../scripts/season/season.js';
import { must } from '../../src/base/invariant.js';
import { GAMES } from '../../src/games/shelf.js';
import { recordResults } from '../../src/standings/record.js';
import * as schema from '../../src/store/schema.js';
import { openStore, type Store } from '../../src/store/store.js';
import type { TableId, UserId } from '../../src/tables/ids.js';
import { playedMatch } from '../../src/tables/match/played-match.js';
import { resign } from '../../src/tables/match/resign.js';
import type { Person } from '../../src/tables/table.js';
import { ANA, accepted, BEN, CLEO, depsOn, lobbyOf, matchOf, minute, PLACE, play } from '../kit/tables.js';
import { dumpOf, foundInBytes } from './dump.js';
import { temporaryFolder } from './kit.js';

const QUINN: Person = { userId: '190000000000000077' as UserId, name: 'Quinndoline the Brave' };
const PSEUDONYM = '0424242424242424' as UserId;

/** What each column holds of a person: their account, their name, JSON that may hold both, or nothing. */
const HOLDS: Readonly<Record<string, Readonly<Record<string, 'account' | 'name' | 'json'>>>> = {
  tables: { host: 'account', detail: 'json' },
  people: { userId: 'account', name: 'name' },
  log: { userId: 'account' },
  notices: { body: 'json' },
  settings: { userId: 'account', body: 'json' },
  forgettings: { userId: 'account' },
  placings: { userId: 'account', name: 'name' },
  members: { userId: 'account', name: 'name' },
  tallies: { userId: 'account' },
  // A direct channel is one person's too.
  posts: { channelId: 'account' },
};

/** Looked at, and found to hold nothing of a person. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  tables: [
    ...['id', 'status', 'step', 'gameId', 'rulesVersion', 'options', 'pace', 'guildId', 'channelId'],
    ...['threadId', 'openedAt', 'rematchOf', 'seed', 'state'],
  ],
  people: ['tableId', 'position'],
  log: ['tableId', 'step', 'kind', 'by', 'at', 'seat', 'move', 'final'],
  notices: ['id', 'tableId', 'step'],
  posts: ['tableId', 'step', 'part', 'ordinal', 'messageId', 'at'],
  timers: ['tableId', 'kind', 'seat', 'at'],
  beats: ['id', 'at'],
  settings: [],
  servers: ['guildId', 'body'],
  forgettings: ['pseudonym'],
  removals: ['guildId', 'at'],
  leftovers: ['id'],
  secrets: ['name', 'value'],
  toRecord: ['tableId', 'finishedAt'],
  results: [
    ...['number', 'tableId', 'guildId', 'gameId', 'rulesVersion', 'options', 'moves', 'playedOut'],
    ...['startedAt', 'finishedAt'],
  ],
  placings: [
    ...['result', 'seat', 'guildId', 'gameId', 'place', 'scores', 'total', 'leftEarly', 'wasAway'],
    ...['ownMoves', 'figures', 'muBefore', 'sigmaBefore', 'muAfter', 'sigmaAfter'],
  ],
  members: ['guildId', 'present'],
  boards: ['id', 'guildId', 'gameId', 'period'],
  tallies: [
    ...['boardId', 'present', 'matches', 'wins', 'scored', 'sum', 'best', 'mu', 'sigma', 'lastPlayedAt'],
    ...['rating', 'winRate', 'average'],
  ],
  ranks: ['boardId', 'measure', 'level', 'prefix', 'present', 'count'],
};

test('it is settled of every column what it holds of a person', () => {
  const columns = Object.entries(schema).flatMap(([name, table]) =>
    is(table, SQLiteTable)
      ? Object.keys(getTableColumns(table)).map((column) => ({ name, column, of: getTableName(table) }))
      : [],
  );
  expect(columns.length).toBeGreaterThan(80);
  // Whoever adds a column says here what it holds, and lets `forget-person.ts` know of it if it is of a person.
  const unsettled = columns.filter(
    ({ name, column }) => HOLDS[name]?.[column] === undefined && HARMLESS[name]?.includes(column) !== true,
  );
  expect(unsettled).toEqual([]);
});

interface Ground {
  readonly store: Store;
  readonly dataFolder: string;
  readonly deps: ReturnType<typeof depsOn>;
  recordAll(): Promise<unknown>;
  forget(person: Person, left?: readonly TableId[]): Promise<'forgotten' | 'seated'>;
}

async function newGround(): Promise<Ground> {
  const dataFolder = temporaryFolder();
  const store = await openStore({ dataFolder });
  onTestFinished(() => store.close());
  const deps = depsOn(store.tables);
  const { games } = deps;
  return {
    store,
    dataFolder,
    deps,
    recordAll: () =>
      recordResults({ results: store.results, games, playedMatch: (id) => playedMatch(deps, id) }),
    async forget({ userId }, left = []) {
      await store.accounts.wish(userId, PSEUDONYM);
      return store.accounts.forget(userId, { left, now: minute(90) });
    },
  };
}

/** Somebody who has left a trace in everything there is; the match that goes on without them is the answer. */
async function leaveTraces({ store, deps, recordAll }: Ground): Promise<TableId> {
  const { tables, people, outbox } = store;
  const won = await matchOf(deps, { people: [QUINN, ANA] });
  await play(deps, won, [
    [QUINN, 'pick-3'],
    [ANA, 'pick-1'],
  ]);
  accepted(await resign(deps, { tableId: won, userId: ANA.userId, now: minute(3) }));
  await recordAll();
  const running = await matchOf(deps, { people: [QUINN, BEN, CLEO] });
  await people.saveSettings(QUINN.userId, { ...(await people.settingsOf(QUINN.userId)), onDeck: true });
  const { table } = must(await tables.findWithLog(running), 'It runs.');
  if (table.status !== 'playing') throw new Error('It runs.');
  const step = table.step + 1;
  const dm = {
    ...{ kind: 'dm', why: 'on-deck', userId: QUINN.userId, seat: table.due[0]?.seat ?? 0 },
    ...{ threadId: table.threadId, sinceStep: null, clock: null },
  } as const;
  await tables.commit({
    expectedStep: table.step,
    table: { ...table, step },
    log: [],
    notices: [{ step, notice: dm as never }],
  });
  const post = { tableId: running, step, part: 'direct', ordinal: 0, at: minute(4) } as const;
  await outbox.intend({ ...post, channelId: '199900000000000001' as never, messageId: null });
  accepted(await resign(deps, { tableId: running, userId: QUINN.userId, now: minute(5) }));
  await lobbyOf(deps, { people: [CLEO], invited: [QUINN, BEN] });
  const cancelled = await lobbyOf(deps, { people: [ANA, QUINN] });
  const lobby = must(await tables.find(cancelled), 'It stands.');
  if (lobby.status !== 'lobby') throw new Error('It stands.');
  const {
    people: seats,
    invited: _invited,
    everInvited: _everInvited,
    warnAt: _warnAt,
    closesAt: _closesAt,
    ...base
  } = lobby;
  const over = { threadId: null, seed: null, scores: null, endedAt: minute(6) };
  await tables.commit({
    expectedStep: lobby.step,
    table: { ...base, ...over, status: 'abandoned', seats, step: lobby.step + 1, host: QUINN.userId },
    log: [{ kind: 'end', step: lobby.step + 1, by: 'player', userId: QUINN.userId, at: minute(6) }],
    notices: [],
  });
  return running;
}

describe('somebody who is forgotten', () => {
  test('has left a trace in every column that can hold one, and then in none', async () => {
    const ground = await newGround();
    const running = await leaveTraces(ground);
    const [before, traces] = [dumpOf(ground.dataFolder), [QUINN.userId, QUINN.name]];
    for (const name of ['tables', 'people', 'log', 'notices', 'settings', 'placings', 'members', 'tallies'])
      expect([name, JSON.stringify(before[name])]).toEqual([name, expect.stringContaining(QUINN.userId)]);

    expect(await ground.forget(QUINN, [running])).toBe('forgotten');
    const after = dumpOf(ground.dataFolder);
    expect(JSON.stringify(after)).not.toContain(QUINN.userId);
    expect(JSON.stringify(after)).not.toContain(QUINN.name);
    expect(foundInBytes(ground.dataFolder, traces)).toEqual([]);
    ground.store.close();
    expect(foundInBytes(ground.dataFolder, traces)).toEqual([]);
    expect(after['settings']).toEqual([]);
    expect(after['forgettings']).toEqual([]);
    expect(after['posts']).toEqual([]);
    expect(JSON.stringify(after['notices'])).not.toContain('on-deck');
    for (const name of ['log', 'placings', 'results', 'boards', 'tallies', 'to_record'])
      expect([name, after[name]?.length]).toEqual([name, before[name]?.length]);
  });

  test('takes nothing from anybody else', async () => {
    const ground = await newGround();
    const running = await leaveTraces(ground);
    const ofOthers = () => {
      const { placings, tallies, members, people, log } = dumpOf(ground.dataFolder);
      const rows = [placings, tallies, members, people, log].flatMap((some) => some ?? []);
      return rows.filter(({ user_id: userId }) => userId !== QUINN.userId && userId !== PSEUDONYM);
    };
    const before = ofOthers();
    expect(before.length).toBeGreaterThan(8);
    await ground.forget(QUINN, [running]);
    expect(ofOthers()).toEqual(before);
  });

  test('is shown at tables by another name, and the running one is to be shown anew', async () => {
    const ground = await newGround();
    const running = await leaveTraces(ground);
    const { step } = must(await ground.store.tables.find(running), 'It runs.');
    await ground.forget(QUINN, [running]);
    const table = must(await ground.store.tables.find(running), 'It runs.');
    expect(table).toMatchObject({
      step: step + 1,
      seats: [{ userId: PSEUDONYM, name: '' }, BEN, CLEO],
      host: BEN.userId,
    });
    const due = await ground.store.timers.due(minute(90), 10);
    expect(due.filter(({ kind }) => kind === 'tell')).toEqual([
      { tableId: running, kind: 'tell', seat: null, at: minute(90) },
    ]);
    const told = await ground.store.outbox.undelivered(running);
    const names = told.flatMap(({ notice }) =>
      'seats' in notice ? notice.seats.map(({ name }) => name) : [],
    );
    expect(new Set(names)).toEqual(new Set(['', BEN.name, CLEO.name]));
  });

  test('is not, while they sit somewhere else', async () => {
    const ground = await newGround();
    const running = await matchOf(ground.deps, { people: [QUINN, BEN, CLEO] });
    const before = dumpOf(ground.dataFolder);
    expect(await ground.forget(QUINN)).toBe('seated');
    const { forgettings, ...after } = dumpOf(ground.dataFolder);
    expect({ ...after, forgettings: [] }).toEqual(before);
    expect(forgettings).toEqual([{ user_id: QUINN.userId, pseudonym: PSEUDONYM }]);
    expect(await ground.forget(QUINN, [running])).toBe('forgotten');
  });

  test('is not, while they sit in a lobby that they have left once', async () => {
    const ground = await newGround();
    const lobby = await lobbyOf(ground.deps, { people: [ANA, QUINN] });
    expect(await ground.forget(QUINN, [lobby])).toBe('seated');
  });

  test('does not come back by what was decided before', async () => {
    const ground = await newGround();
    const lobbyId = await lobbyOf(ground.deps, { people: [CLEO], invited: [QUINN] });
    const lobby = must(await ground.store.tables.find(lobbyId), 'It stands.');
    await ground.forget(QUINN);
    const stale = { ...lobby, step: lobby.step + 1 };
    expect(
      await ground.store.tables.commit({ expectedStep: lobby.step, table: stale, log: [], notices: [] }),
    ).toBe('stale');
    expect(JSON.stringify(dumpOf(ground.dataFolder))).not.toContain(QUINN.name);
  });

  test('counts under the pseudonym in what is recorded later, without a name', async () => {
    const ground = await newGround();
    const tableId = await matchOf(ground.deps, { people: [QUINN, ANA] });
    await play(ground.deps, tableId, [
      [QUINN, 'pick-3'],
      [ANA, 'pick-1'],
    ]);
    accepted(await resign(ground.deps, { tableId, userId: QUINN.userId, now: minute(3) }));
    await ground.forget(QUINN);
    await ground.recordAll();
    const result = must(await ground.store.results.result(tableId), 'It is recorded.');
    expect(result.seats[0]).toMatchObject({ userId: PSEUDONYM, name: null, place: 2 });
    const { members } = dumpOf(ground.dataFolder);
    expect(members).toContainEqual({ guild_id: PLACE.guildId, user_id: PSEUDONYM, name: null, present: 0 });
  });

  test('does not come back by a result that was worked out before', async () => {
    const ground = await newGround();
    const { store, deps } = ground;
    const tableId = await matchOf(deps, { people: [QUINN, ANA] });
    accepted(await resign(deps, { tableId, userId: QUINN.userId, now: minute(3) }));
    let isForgotten = false;
    await recordResults({
      results: store.results,
      games: deps.games,
      async playedMatch(id) {
        const played = await playedMatch(deps, id);
        if (!isForgotten) await ground.forget(QUINN);
        isForgotten = true;
        return played;
      },
    });
    expect((await store.results.result(tableId))?.seats[0]).toMatchObject({ userId: PSEUDONYM, name: null });
    expect(JSON.stringify(dumpOf(ground.dataFolder))).not.toContain(QUINN.userId);
  });
});

test('what a file was too large for at once is cleaned at the next start', async () => {
  const dataFolder = temporaryFolder();
  (await openStore({ dataFolder })).close();
  const database = new Sqlite(path.join(dataFolder, 'thicket.db'));
  const insert = database.prepare('INSERT INTO settings VALUES (?, ?)');
  for (let count = 0; count < 50; count += 1) insert.run(`${QUINN.userId}${count}`, '{}');
  database.exec('DELETE FROM settings; INSERT INTO leftovers VALUES (1)');
  database.close();
  expect(foundInBytes(dataFolder, [QUINN.userId])).toHaveLength(1);
  (await openStore({ dataFolder })).close();
  expect(foundInBytes(dataFolder, [QUINN.userId])).toEqual([]);
  expect(dumpOf(dataFolder)['leftovers']).toEqual([]);
});

test('after a season every number of all others is what it was, and the file has no trace', async () => {
  const dataFolder = temporaryFolder();
  const store = await openStore({ dataFolder });
  onTestFinished(() => store.close());
  const people = Array.from({ length: 12 }, (_, index) => ({
    userId: `${190_000_000_000_000_000n + BigInt(index)}` as UserId,
    name: `Season-player-${String(index).padStart(2, '0')}`,
  }));
  const plan = { seed: 7, place: PLACE, people, matches: 60, until: minute(0), changes: 0 };
  await makeSeason(store, plan);
  const { userId, name } = must(people[1], 'There are people.');
  const before = await numbersOf(store, dataFolder);
  await store.accounts.wish(userId, PSEUDONYM);
  expect(await store.accounts.forget(userId, { left: [], now: minute(1) })).toBe('forgotten');
  const after = await numbersOf(store, dataFolder);
  const renamed = after.map((line) =>
    line.replaceAll(PSEUDONYM, userId).replace('"name":null', `"name":"${name}"`),
  );
  expect(before.length).toBeGreaterThan(300);
  // One by one, since a difference of two whole seasons is beyond reading.
  for (const [index, line] of renamed.toSorted().entries()) expect(line).toBe(before.toSorted()[index]);
  expect(after).toHaveLength(before.length);
  expect(foundInBytes(dataFolder, [userId, name])).toEqual([]);
  expect(foundInBytes(dataFolder, [must(people[2], 'There are people.').userId])).toHaveLength(1);
}, 60_000);

/** Everything that is counted, a line each, without who is there still. */
async function numbersOf(store: Store, dataFolder: string): Promise<readonly string[]> {
  const { tallies = [], ranks = [], placings = [] } = dumpOf(dataFolder);
  const fields = GAMES.map(({ id: gameId }) => ({ guildId: PLACE.guildId, gameId }));
  const results = await Promise.all(fields.map((field) => store.results.results(field, 0, 1_000)));
  const counts = new Map<string, number>();
  for (const { count, present: _, ...of } of ranks) {
    const key = JSON.stringify(of);
    counts.set(key, (counts.get(key) ?? 0) + Number(count));
  }
  const rows = [...placings, ...tallies.map(({ present: _, ...tally }) => tally)];
  const seats = results
    .flat()
    .flatMap((result) => result.seats.map((own, seat) => [result.number, own, result.ratings[seat]]));
  return [...rows, ...counts, ...seats].map((row) => JSON.stringify(row));
}
