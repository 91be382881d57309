import { describe, expect, test } from 'vitest';
import { sealOfSeed } from '../../src/games/hosting.js';
import { endTable } from '../../src/tables/agreement/end-table.js';
import { tableInThread, tablesOf } from '../../src/tables/find-tables.js';
import type { ChannelId, GuildId } from '../../src/tables/ids.js';
import { cancelTable } from '../../src/tables/lobby/cancel-table.js';
import { leaveTable } from '../../src/tables/lobby/leave-table.js';
import { rematch } from '../../src/tables/lobby/rematch.js';
import { startTable } from '../../src/tables/lobby/start-table.js';
import { lookAtTable } from '../../src/tables/look-at-table.js';
import { resign } from '../../src/tables/match/resign.js';
import { renamePerson } from '../../src/tables/people/rename-person.js';
import { memoryStore } from '../kit/memory-store.js';
import {
  ANA,
  accepted,
  BEN,
  CLEO,
  depsOn,
  lastNotice,
  lobbyOf,
  matchOf,
  minute,
  noticesOf,
  PLACE,
  play,
  playingLook,
  refusalOf,
  seats,
} from '../kit/tables.js';

/** A match of one round, which Ana wins by 6 to 2. */
const ONE_ROUND = { rounds: 1 };
const ANA_WINS = [
  [ANA, 'pick-3'],
  [BEN, 'pick-1'],
  [ANA, 'tower'],
  [ANA, 'top-2'],
  [BEN, 'stone'],
] as const;

async function finishedMatch() {
  const { tables, outbox } = memoryStore();
  const deps = depsOn(tables);
  const tableId = await matchOf(deps, { options: ONE_ROUND });
  await play(deps, tableId, ANA_WINS);
  return { deps, tables, outbox, tableId };
}

describe('the last move', () => {
  test('finishes the match, and tells the result and the seed that was sealed', async () => {
    const { deps, tables, outbox, tableId } = await finishedMatch();
    const outcome = { rounds: [[6, 2]], totals: [6, 2], places: [1, 2] };
    expect(await tables.find(tableId)).toMatchObject({ status: 'finished', outcome, resigned: [] });
    const finished = await lastNotice(outbox, tableId, 'finished');
    expect(finished).toMatchObject({ outcome, events: [{ kind: 'stones-placed', seat: 1 }] });
    const started = (await noticesOf(outbox, tableId)).find(({ kind }) => kind === 'started');
    expect(started).toMatchObject({ seal: sealOfSeed(finished.seed) });
    expect(accepted(await lookAtTable(deps, tableId, BEN.userId))).toMatchObject({
      status: 'finished',
      seat: 1,
    });
  });
});

describe('resigning', () => {
  test('ends a match of two, the resigner last whatever the scores, at any moment', async () => {
    const moments = [0, 1, 2, 3, 4] as const;
    for (const moves of moments) {
      const { tables, outbox } = memoryStore();
      const deps = depsOn(tables);
      const tableId = await matchOf(deps, { options: ONE_ROUND });
      if (moves > 0) await play(deps, tableId, ANA_WINS.slice(0, moves));
      const look = accepted(await resign(deps, { tableId, userId: ANA.userId, now: minute(20) }));
      expect(look).toMatchObject({ status: 'finished', situation: { decisions: [], moves: [] } });
      const loaded = await tables.findWithLog(tableId);
      expect(loaded?.table).toMatchObject({
        status: 'finished',
        outcome: { places: [2, 1] },
        resigned: seats(0),
        finishedAt: minute(20),
      });
      expect(loaded?.log.at(-1)).toMatchObject({ kind: 'resign', seat: 0, by: 'player', userId: ANA.userId });
      expect(await lastNotice(outbox, tableId, 'finished')).toMatchObject({ resigned: seats(0), events: [] });
    }
  });

  test('is refused to strangers, and twice', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await matchOf(deps);
    const now = minute(9);
    expect(refusalOf(await resign(deps, { tableId, userId: CLEO.userId, now }))).toBe('not-seated');
    const both = [ANA, BEN].map(({ userId }) => resign(deps, { tableId, userId, now }));
    const [first, second] = await Promise.all(both);
    expect([first?.ok, second?.ok]).toEqual([true, false]);
  });
});

describe('ending', () => {
  const now = minute(9);

  test('by the host or a moderator leaves no result, but the scores and the seed', async () => {
    for (const [who, by, isModerator] of [
      [ANA, 'player', false],
      [CLEO, 'moderator', true],
    ] as const) {
      const { tables, outbox } = memoryStore();
      const deps = depsOn(tables);
      const tableId = await matchOf(deps);
      accepted(await endTable(deps, { tableId, userId: who.userId, isModerator, now }));
      const loaded = await tables.findWithLog(tableId);
      expect(loaded?.table).toMatchObject({ status: 'abandoned', scores: { totals: [0, 0] }, endedAt: now });
      expect(loaded?.log.at(-1)).toMatchObject({ kind: 'end', by, userId: who.userId });
      expect(await lastNotice(outbox, tableId, 'ended')).toMatchObject({
        by: who.userId,
        scores: { rounds: [], totals: [0, 0] },
        seed: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      });
    }
  });

  test('is refused to others, and where nothing is played', async () => {
    const deps = depsOn(memoryStore().tables);
    const request = { userId: BEN.userId, isModerator: false, now };
    const match = { ...request, userId: CLEO.userId, tableId: await matchOf(deps) };
    expect(refusalOf(await endTable(deps, match))).toBe('not-seated');
    const lobby = { ...request, tableId: await lobbyOf(deps), isModerator: true };
    expect(refusalOf(await endTable(deps, lobby))).toBe('not-playing');
  });
});

describe('a rematch', () => {
  const now = minute(30);

  test('invites the others to a lobby in the same channel, where only who asked sits', async () => {
    const { deps, outbox, tableId } = await finishedMatch();
    const { table, how } = accepted(await rematch(deps, { tableId, userId: BEN.userId, now }));
    expect(how).toBe('opened');
    expect(table).toMatchObject({
      status: 'lobby',
      host: BEN.userId,
      people: [BEN],
      invited: [ANA],
      options: { rounds: 1, colour: 'red' },
      place: PLACE,
      rematchOf: tableId,
    });
    expect(await noticesOf(outbox, table.id)).toMatchObject([{ kind: 'lobby', ping: [ANA.userId] }]);
    const threadId = 'thread-2' as ChannelId;
    const start = { tableId: table.id, userId: BEN.userId, threadId, now };
    expect(refusalOf(await startTable(deps, start))).toBe('wrong-seat-count');
    const joined = accepted(await rematch(deps, { tableId, userId: ANA.userId, now }));
    expect(joined).toMatchObject({ how: 'joined', table: { people: [BEN, ANA], invited: [] } });
    expect((await noticesOf(outbox, table.id)).at(-1)).toMatchObject({ kind: 'lobby', ping: [] });
    accepted(await startTable(deps, start));
  });

  test('is one table, whoever asks and however often', async () => {
    const { deps, outbox, tableId } = await finishedMatch();
    const asked = [ANA, BEN, ANA, BEN].map(({ userId }) => rematch(deps, { tableId, userId, now }));
    const rematches = (await Promise.all(asked)).map(accepted);
    expect(new Set(rematches.map(({ table }) => table.id)).size).toBe(1);
    expect(rematches.map(({ how }) => how).toSorted()).toEqual(['found', 'found', 'joined', 'opened']);
    expect(await outbox.waiting()).toHaveLength(2);
  });

  test('seats nobody who has declined it', async () => {
    const { deps, tableId } = await finishedMatch();
    const { table } = accepted(await rematch(deps, { tableId, userId: ANA.userId, now }));
    accepted(await leaveTable(deps, { tableId: table.id, userId: BEN.userId, now }));
    expect(accepted(await rematch(deps, { tableId, userId: BEN.userId, now }))).toMatchObject({
      how: 'found',
      table: { people: [ANA], invited: [] },
    });
  });

  test('that was cancelled can be asked for anew', async () => {
    const { deps, tableId } = await finishedMatch();
    const first = accepted(await rematch(deps, { tableId, userId: ANA.userId, now })).table;
    accepted(await cancelTable(deps, { tableId: first.id, userId: ANA.userId, isModerator: false, now }));
    const second = accepted(await rematch(deps, { tableId, userId: ANA.userId, now }));
    expect(second.how).toBe('opened');
    expect(second.table.id).not.toBe(first.id);
  });

  test('follows an ended match too, but is refused to strangers and where nothing is over', async () => {
    const { deps, tableId } = await finishedMatch();
    expect(refusalOf(await rematch(deps, { tableId, userId: CLEO.userId, now }))).toBe('not-seated');
    const match = await matchOf(deps);
    expect(await rematch(deps, { tableId: match, userId: ANA.userId, now })).toEqual({
      ok: false,
      error: { reason: 'not-over', status: 'playing' },
    });
    accepted(await endTable(deps, { tableId: match, userId: ANA.userId, isModerator: false, now }));
    expect(accepted(await rematch(deps, { tableId: match, userId: ANA.userId, now })).how).toBe('opened');
    const lobby = await lobbyOf(deps);
    accepted(await cancelTable(deps, { tableId: lobby, userId: ANA.userId, isModerator: false, now }));
    expect(refusalOf(await rematch(deps, { tableId: lobby, userId: ANA.userId, now }))).toBe('not-over');
  });
});

describe('finding tables', () => {
  test('lists first those that wait for one, the longest first', async () => {
    const deps = depsOn(memoryStore().tables);
    const lobby = await lobbyOf(deps);
    const [older, newer, done] = [await matchOf(deps), await matchOf(deps), await matchOf(deps)];
    await play(deps, newer, [[BEN, 'pick-1']]);
    await play(deps, older, [
      [BEN, 'pick-1'],
      [ANA, 'pick-1'],
    ]);
    await play(deps, done, [
      [ANA, 'pick-1'],
      [BEN, 'pick-1'],
      [ANA, 'stone'],
    ]);
    const own = await tablesOf(deps, ANA.userId, PLACE.guildId);
    expect(own.map(({ table, mustAct }) => [table.id, mustAct])).toEqual([
      [newer, true],
      [older, true],
      [lobby, false],
      [done, false],
    ]);
    expect(await tablesOf(deps, CLEO.userId, PLACE.guildId)).toEqual([]);
    expect(await tablesOf(deps, ANA.userId, 'elsewhere' as GuildId)).toEqual([]);
  });

  test('finds the table of a thread, also when it is over', async () => {
    const { deps, tableId } = await finishedMatch();
    const found = await tableInThread(deps, `thread-${tableId}` as ChannelId);
    expect(found).toMatchObject({ id: tableId, status: 'finished' });
    expect(await tableInThread(deps, 'thread-none' as ChannelId)).toBeUndefined();
  });

  test('shows people by the name last seen', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await matchOf(deps);
    await renamePerson(deps, { ...ANA, name: 'Anna' }, PLACE.guildId);
    const { table } = await playingLook(deps, tableId, BEN);
    expect(table.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });
});
