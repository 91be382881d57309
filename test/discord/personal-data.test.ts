import { gunzipSync } from 'node:zlib';
import { getTableColumns, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import type { App } from '../../src/discord/app.js';
import { bindKeeping } from '../../src/discord/bind-keeping.js';
import { personalData } from '../../src/discord/handlers/personal-data.js';
import { exportKept } from '../../src/discord/handlers/privacy.js';
import type { Seat } from '../../src/games/game-types.js';
import { recordResults } from '../../src/standings/record.js';
import * as schema from '../../src/store/schema.js';
import { openStore } from '../../src/store/store.js';
import type { ChannelId, MessageId, TableId, UserId } from '../../src/tables/ids.js';
import { playedMatch } from '../../src/tables/match/played-match.js';
import { resign } from '../../src/tables/match/resign.js';
import { replacePlayer } from '../../src/tables/people/replace-player.js';
import type { Person, Playing } from '../../src/tables/table.js';
import { DICTIONARY } from '../../src/words/words.js';
import {
  ANA,
  accepted,
  BEN,
  CLEO,
  DEV,
  depsOn,
  lobbyOf,
  matchOf,
  minute,
  PLACE,
  play,
} from '../kit/tables.js';
import { temporaryFolder } from '../store/kit.js';

const QUINN: Person = { userId: '190000000000000077' as UserId, name: 'Quinndoline the Brave' };
const DIRECT = { channelId: '199900000000000001' as ChannelId, messageId: '199900000000000002' as MessageId };

/** Where the file has what a column holds of a person; or why it has not. */
const WHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tables: {
    ...{ id: 'tables.table', status: 'tables.status', step: 'not of one person', gameId: 'tables.game' },
    ...{ rulesVersion: 'tables.rulesVersion', options: 'tables.options', pace: 'tables.pace' },
    ...{ guildId: 'tables.server', channelId: 'tables.channel', threadId: 'tables.thread' },
    ...{ host: 'tables.isHost', openedAt: 'tables.openedAt', rematchOf: 'tables.rematchOf' },
    ...{ seed: 'not before the end, then by /replay', state: 'tables.view', detail: 'tables.standing' },
  },
  people: { tableId: 'tables.table', position: 'tables.seat', userId: 'account', name: 'tables.name' },
  log: {
    ...{ tableId: 'tables.table', step: 'would tell of others', kind: 'tables.moves.kind' },
    ...{ by: 'tables.moves.by', userId: 'account', at: 'tables.moves.at', seat: 'tables.seat' },
    ...{ move: 'tables.moves.move', final: 'follows from the move' },
  },
  notices: { id: 'on its way', tableId: 'on its way', step: 'on its way', body: 'on its way' },
  posts: {
    ...{ tableId: 'tables.table', step: 'would tell of others', part: 'tables.messages' },
    ...{ ordinal: 'tables.seat', channelId: 'tables.messages.channel' },
    ...{ messageId: 'tables.messages.message', at: 'tables.messages.at' },
  },
  timers: {
    ...{ tableId: 'tables.table', kind: 'tables.standing.endsAt', seat: 'tables.seat' },
    ...{ at: 'tables.standing.endsAt' },
  },
  beats: { id: 'of nobody', at: 'of nobody' },
  settings: { userId: 'account', body: 'settings.onDeck' },
  servers: { guildId: 'of a server', body: 'of a server' },
  forgettings: { userId: 'gone at once', pseudonym: 'gone at once' },
  removals: { guildId: 'of a server', at: 'of a server' },
  leftovers: { id: 'of nobody' },
  secrets: { name: 'of nobody', value: 'of nobody' },
  toRecord: { tableId: 'tables.table', finishedAt: 'tables.endedAt' },
  results: {
    ...{ number: 'would tell of others', tableId: 'results.table', guildId: 'results.server' },
    ...{ gameId: 'results.game', rulesVersion: 'results.rulesVersion', options: 'results.options' },
    ...{ moves: 'results.moves', playedOut: 'results.playedOut', startedAt: 'results.startedAt' },
    ...{ finishedAt: 'results.finishedAt' },
  },
  placings: {
    ...{ result: 'results.table', seat: 'results.seat', guildId: 'results.server', gameId: 'results.game' },
    ...{ userId: 'account', name: 'results.name', place: 'results.place', scores: 'results.scores' },
    ...{ total: 'results.total', leftEarly: 'results.leftEarly', wasAway: 'results.wasAway' },
    ...{ ownMoves: 'results.ownMoves', figures: 'results.figures', muBefore: 'results.rating.before.mu' },
    ...{ sigmaBefore: 'results.rating.before.sigma', muAfter: 'results.rating.after.mu' },
    ...{ sigmaAfter: 'results.rating.after.sigma' },
  },
  members: { guildId: 'servers.server', userId: 'account', name: 'names.name', present: 'servers.present' },
  boards: {
    ...{ id: 'of nobody', guildId: 'standings.server', gameId: 'standings.game' },
    ...{ period: 'standings.period' },
  },
  tallies: {
    ...{ boardId: 'standings.period', userId: 'account', present: 'servers.present' },
    ...{ matches: 'standings.matches', wins: 'standings.wins', scored: 'standings.scored' },
    ...{ sum: 'standings.sum', best: 'standings.best', mu: 'standings.strength.mu' },
    ...{ sigma: 'standings.strength.sigma', lastPlayedAt: 'standings.lastPlayedAt' },
    ...{ rating: 'standings.shown.rating', winRate: 'standings.shown.winRate' },
    ...{ average: 'standings.shown.average' },
  },
  ranks: {
    ...{ boardId: 'of nobody', measure: 'of nobody', level: 'of nobody', prefix: 'of nobody' },
    ...{ present: 'of nobody', count: 'of nobody' },
  },
};

async function newGround() {
  const store = await openStore({ dataFolder: temporaryFolder() });
  onTestFinished(() => store.close());
  const { people, accounts, removals, members } = store;
  const deps = {
    ...{ ...depsOn(store.tables), people, accounts, removals, members },
    newPseudonym: () => '0123456789' as UserId,
  };
  const app = { keeping: bindKeeping(deps), now: () => minute(60) } as unknown as App;
  return { store, deps, app };
}

type Ground = Awaited<ReturnType<typeof newGround>>;

async function directPost({ store }: Ground, tableId: TableId): Promise<void> {
  const post = { tableId, step: 2, part: 'direct', ordinal: 0, at: minute(4), ...DIRECT } as const;
  await store.outbox.intend({ ...post, messageId: null });
  await store.outbox.posted(post);
}

/** Replaces what is given of a running match. */
async function put({ store }: Ground, tableId: TableId, change: Partial<Playing>): Promise<void> {
  const table = must(await store.tables.find(tableId), 'It is there.');
  if (table.status !== 'playing') throw new Error('It runs.');
  const changed = { ...table, ...change, step: table.step + 1 };
  expect(await store.tables.commit({ expectedStep: table.step, table: changed, log: [], notices: [] })).toBe(
    'committed',
  );
}

async function leaveTraces(ground: Ground): Promise<TableId> {
  const { store, deps } = ground;
  const won = await matchOf(deps, { people: [QUINN, ANA] });
  await play(deps, won, [
    [QUINN, 'pick-3'],
    [ANA, 'pick-1'],
  ]);
  accepted(await resign(deps, { tableId: won, userId: ANA.userId, now: minute(3) }));
  const { games } = deps;
  await recordResults({ results: store.results, games, playedMatch: (id) => playedMatch(deps, id) });
  await store.people.saveSettings(QUINN.userId, {
    ...(await store.people.settingsOf(QUINN.userId)),
    onDeck: true,
  });
  const running = await matchOf(deps, { people: [QUINN, BEN, CLEO] });
  const agreed = [1, 0] as Seat[];
  const proposals = [{ kind: 'pause', by: 1 as Seat, agreed, at: minute(5) }] as const;
  await put(ground, running, { banks: [1_234, 5_678, 9_012], missed: [2, 1, 0], proposals });
  await directPost(ground, running);
  await lobbyOf(deps, { people: [CLEO], invited: [QUINN, BEN] });
  return running;
}

/** The places of all fields, such as `tables.view.hand`. */
function pathsOf(json: unknown, path = ''): readonly string[] {
  if (Array.isArray(json)) return [path, ...json.flatMap((one) => pathsOf(one, path))];
  if (typeof json !== 'object' || json === null) return [path];
  const fields = Object.entries(json).flatMap(([key, value]) =>
    pathsOf(value, path === '' ? key : `${path}.${key}`),
  );
  return [path, ...fields];
}

describe('the file of what is kept of somebody', () => {
  test('has a place for every column there is', async () => {
    const ground = await newGround();
    await leaveTraces(ground);
    const places = new Set(pathsOf(await personalData(ground.app, QUINN.userId)));
    const columns = Object.entries(schema).flatMap(([name, table]) =>
      is(table, SQLiteTable) ? Object.keys(getTableColumns(table)).map((column) => ({ name, column })) : [],
    );
    const missing = columns.filter(({ name, column }) => {
      const where = WHERE[name]?.[column];
      return where === undefined || !(where.includes(' ') || places.has(where));
    });
    expect(columns.length).toBeGreaterThan(80);
    expect(missing).toEqual([]);
  });

  test('holds what a running match has of their seat, and of no other', async () => {
    const ground = await newGround();
    const running = await leaveTraces(ground);
    const data = (await personalData(ground.app, QUINN.userId)) as {
      readonly tables: readonly Readonly<Record<string, unknown>>[];
    };
    expect(data).toMatchObject({
      names: [{ server: PLACE.guildId, name: QUINN.name }],
      servers: [{ server: PLACE.guildId, present: true }],
      settings: { onDeck: true },
      results: [{ seat: 0, name: QUINN.name, moves: 2, startedAt: new Date(minute(1)).toISOString() }],
    });
    expect(data.tables.find(({ table }) => table === running)).toMatchObject({
      messages: [{ channel: DIRECT.channelId, message: DIRECT.messageId }],
      standing: {
        ...{ bankMs: 1_234, missed: 2, isAway: false, wasPinged: true, agreedTo: ['pause'] },
        asked: [{ must: true, since: new Date(minute(1)).toISOString() }],
      },
    });
    const text = JSON.stringify(data);
    for (const one of [ANA.userId, BEN.userId, CLEO.userId, '5678', '9012']) expect(text).not.toContain(one);
  });

  test('names whoever is only invited', async () => {
    const ground = await newGround();
    await lobbyOf(ground.deps, { people: [CLEO], invited: [QUINN, BEN] });
    expect(await personalData(ground.app, QUINN.userId)).toMatchObject({
      names: [{ server: PLACE.guildId, name: QUINN.name }],
      tables: [{ isInvited: true, name: QUINN.name, seat: null }],
    });
  });

  test('says that somebody has left a server of whom nothing else is kept', async () => {
    const ground = await newGround();
    await ground.store.members.left(PLACE.guildId, QUINN.userId);
    expect(await personalData(ground.app, QUINN.userId)).toMatchObject({
      servers: [{ server: PLACE.guildId, present: false }],
    });
  });

  test('does not hold what was written to the player before them', async () => {
    const ground = await newGround();
    const { deps, store, app } = ground;
    const tableId = await matchOf(deps, { people: [QUINN, BEN, CLEO] });
    await directPost(ground, tableId);
    await put(ground, tableId, { away: [0 as Seat] });
    const request = { tableId, leaver: QUINN.userId, newcomer: DEV, isModerator: true, now: minute(6) };
    accepted(await replacePlayer(deps, request));
    expect(await store.outbox.posts(tableId)).toEqual([]);
    expect(JSON.stringify(await personalData(app, DEV.userId))).not.toContain(DIRECT.channelId);
  });

  test('is packed where it is large, and holds the same', async () => {
    const ground = await newGround();
    await leaveTraces(ground);
    // As much as somebody has played who has played for years.
    const filler = Array.from({ length: 90_000 }, (_, count) => ({
      ...{ at: minute(count), kind: 'move', by: 'player', move: `pick-${count}-of-many-picks` },
    }));
    const { keeping } = ground.app;
    const app = {
      ...ground.app,
      keeping: {
        ...keeping,
        recordsOf: async (userId: UserId) =>
          (await keeping.recordsOf(userId)).map((record) => ({ ...record, acts: filler })),
      },
    } as App;
    const words = DICTIONARY.wordsFor('en-US');
    const asker = { userId: QUINN.userId, words } as Parameters<typeof exportKept>[1];
    const [small, large] = [await exportKept(ground.app, asker), await exportKept(app, asker)];
    const [plain, packed] = [small, large].map(fileIn);
    expect(plain).toMatchObject({ name: 'thicket-data.json', contentType: 'application/json' });
    expect(packed).toMatchObject({ name: 'thicket-data.json.gz', contentType: 'application/gzip' });
    expect(JSON.stringify([small, large]).match(/packed/g)).toHaveLength(1);
    expect(must(packed, 'It comes.').data.length).toBeLessThan(8 * 2 ** 20);
    const data = JSON.parse(gunzipSync(must(packed, 'It comes.').data).toString()) as unknown;
    expect(data).toEqual(await personalData(app, QUINN.userId));
  });
});

function fileIn(answer: Awaited<ReturnType<typeof exportKept>>) {
  const blocks = 'screen' in answer ? answer.screen.sheets.flat() : [];
  const block = blocks.find(({ kind }) => kind === 'file');
  return block?.kind === 'file' ? block.file : undefined;
}
