import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/store.js';
import type { ChannelId, TableId } from '../../src/tables/ids.js';
import { cancelTable } from '../../src/tables/lobby/cancel-table.js';
import { joinTable } from '../../src/tables/lobby/join-table.js';
import { leaveTable } from '../../src/tables/lobby/leave-table.js';
import { type OpenTable, openTable } from '../../src/tables/lobby/open-table.js';
import { canStart, startTable } from '../../src/tables/lobby/start-table.js';
import { memoryStore } from '../kit/memory-store.js';
import {
  ANA,
  accepted,
  BEN,
  CLEO,
  DEV,
  depsOn,
  lastNotice,
  lobbyOf,
  matchOf,
  minute,
  noticesOf,
  PLACE,
  personCalled,
  refusalOf,
  seats,
} from '../kit/tables.js';
import { temporaryFolder } from '../store/kit.js';

const REQUEST: OpenTable = {
  gameId: 'toy',
  options: {},
  host: ANA,
  place: PLACE,
  invited: [],
  now: minute(0),
};
const NOWHERE = 'nowhere000' as TableId;

describe('opening', () => {
  test('seats the host, fills in the options, and tells of the lobby', async () => {
    const { tables, outbox } = memoryStore();
    const lobby = accepted(
      await openTable(depsOn(tables), { ...REQUEST, options: { rounds: 3 }, invited: [BEN, BEN] }),
    );
    expect(lobby).toMatchObject({
      status: 'lobby',
      options: { rounds: 3, colour: 'red' },
      host: ANA.userId,
      people: [ANA],
      invited: [BEN],
      rulesVersion: 3,
      openedAt: minute(0),
    });
    expect(await noticesOf(outbox, lobby.id)).toEqual([
      {
        kind: 'lobby',
        people: [ANA],
        invited: [BEN],
        declined: [],
        ping: [BEN.userId],
        closesAt: lobby.closesAt,
      },
    ]);
  });

  test('names every problem at once, and stores nothing', async () => {
    const { tables, outbox } = memoryStore();
    const refused = await openTable(depsOn(tables), {
      ...REQUEST,
      options: { rounds: 9, colour: 'green', speed: 1 },
      invited: [ANA, BEN, CLEO, DEV, personCalled('Eve')],
    });
    expect(refused).toEqual({
      ok: false,
      error: {
        reason: 'impossible',
        gameId: 'toy',
        problems: [
          { reason: 'unknown-option', name: 'speed' },
          { reason: 'out-of-range', name: 'rounds', min: 1, max: 3 },
          { reason: 'not-a-choice', name: 'colour', choices: ['red', 'blue'] },
          { reason: 'invited-oneself' },
          { reason: 'too-many-invited', most: 3 },
        ],
      },
    });
    expect(await outbox.waiting()).toEqual([]);
  });

  test('a game that is not there is refused', async () => {
    const refused = await openTable(depsOn(memoryStore().tables), { ...REQUEST, gameId: 'chess' });
    expect(refusalOf(refused)).toBe('unknown-game');
  });

  test('draws another id when one is taken', async () => {
    const { tables } = memoryStore();
    const first = accepted(await openTable(depsOn(tables), REQUEST));
    const second = accepted(await openTable(depsOn(tables), REQUEST));
    expect(second.id).not.toBe(first.id);
  });
});

describe('joining', () => {
  test('of whoever was not invited leaves the kept seats free, until one is declined', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await lobbyOf(deps, { people: [ANA, DEV], invited: [BEN, CLEO] });
    const eve = personCalled('Eve');
    const join = (person: typeof eve) => joinTable(deps, { tableId, person, now: minute(1) });
    expect(await join(eve)).toEqual({ ok: false, error: { reason: 'kept', invited: [BEN, CLEO] } });
    accepted(await join(CLEO));
    expect(refusalOf(await join(eve))).toBe('kept');
    accepted(await leaveTable(deps, { tableId, userId: BEN.userId, now: minute(2) }));
    accepted(await join(eve));
    expect(refusalOf(await join(BEN))).toBe('full');
  });

  test('takes the next seat, and an invitation with it', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await lobbyOf(deps, { people: [ANA], invited: [BEN, CLEO] });
    accepted(await joinTable(deps, { tableId, person: CLEO, now: minute(1) }));
    expect(await lastNotice(outbox, tableId, 'lobby')).toEqual({
      kind: 'lobby',
      people: [ANA, CLEO],
      invited: [BEN],
      declined: [],
      ping: [],
      closesAt: minute(24 * 60),
    });
  });

  test('twice, in vain, or too late is refused', async () => {
    const deps = depsOn(memoryStore().tables);
    const full = await lobbyOf(deps, { people: [ANA, BEN, CLEO, DEV] });
    const eve = personCalled('Eve');
    const now = minute(1);
    expect(refusalOf(await joinTable(deps, { tableId: full, person: BEN, now }))).toBe('seated-already');
    expect(await joinTable(deps, { tableId: full, person: eve, now })).toEqual({
      ok: false,
      error: { reason: 'full', seats: 4 },
    });
    const begun = await matchOf(deps);
    expect(refusalOf(await joinTable(deps, { tableId: begun, person: eve, now }))).toBe('not-a-lobby');
    expect(refusalOf(await joinTable(deps, { tableId: NOWHERE, person: eve, now }))).toBe('no-such-table');
  });

  test.each(['memory', 'SQLite'] as const)(
    '50 times at once on 4 seats seats exactly 4, each once (%s)',
    async (kind) => {
      const folder = temporaryFolder();
      const store =
        kind === 'memory' ? { ...memoryStore(), close() {} } : await openStore({ dataFolder: folder });
      const deps = depsOn(store.tables);
      const tableId = await lobbyOf(deps, { people: [ANA] });
      // 25 people, each of whom clicks twice.
      const clicks = Array.from({ length: 50 }, (_, index) => personCalled(`P${index % 25}`));
      const joins = await Promise.all(
        clicks.map((person) => joinTable(deps, { tableId, person, now: minute(1) })),
      );
      expect(joins.filter((join) => join.ok)).toHaveLength(3);
      const table = await store.tables.find(tableId);
      const seated = table?.status === 'lobby' ? table.people.map(({ userId }) => userId) : [];
      expect(new Set(seated).size).toBe(4);
      expect(seated).toHaveLength(4);
      expect(await noticesOf(store.outbox, tableId)).toHaveLength(4);
      store.close();
    },
  );
});

describe('leaving', () => {
  test('frees the seat', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await lobbyOf(deps, { people: [ANA, BEN, CLEO] });
    accepted(await leaveTable(deps, { tableId, userId: BEN.userId, now: minute(1) }));
    expect(await tables.find(tableId)).toMatchObject({ host: ANA.userId, people: [ANA, CLEO] });
    expect((await lastNotice(outbox, tableId, 'lobby')).people).toEqual([ANA, CLEO]);
  });

  test('passes the host on to whoever came next', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await lobbyOf(deps, { people: [ANA, BEN, CLEO] });
    accepted(await leaveTable(deps, { tableId, userId: ANA.userId, now: minute(1) }));
    expect(await tables.find(tableId)).toMatchObject({ host: BEN.userId, people: [BEN, CLEO] });
    expect((await outbox.undelivered(tableId)).at(-1)?.table.host).toBe(BEN.userId);
  });

  test('as the last one cancels the table', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await lobbyOf(deps, { people: [ANA] });
    const left = accepted(await leaveTable(deps, { tableId, userId: ANA.userId, now: minute(1) }));
    expect(left.table).toMatchObject({ status: 'abandoned', threadId: null, endedAt: minute(1) });
    expect(await lastNotice(outbox, tableId, 'lobby-closed')).toMatchObject({
      why: 'cancelled',
      people: [ANA],
    });
  });

  test('where one does not sit, or once it has begun, is refused', async () => {
    const deps = depsOn(memoryStore().tables);
    const now = minute(1);
    const tableId = await lobbyOf(deps);
    expect(refusalOf(await leaveTable(deps, { tableId, userId: CLEO.userId, now }))).toBe('not-seated');
    const begun = await matchOf(deps);
    expect(await leaveTable(deps, { tableId: begun, userId: ANA.userId, now })).toEqual({
      ok: false,
      error: { reason: 'not-a-lobby', status: 'playing' },
    });
  });
});

describe('cancelling', () => {
  test('is for the host or a moderator', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const now = minute(1);
    const [first, second] = [await lobbyOf(deps), await lobbyOf(deps)];
    const ben = { userId: BEN.userId, isModerator: false, now };
    expect(await cancelTable(deps, { ...ben, tableId: first })).toEqual({
      ok: false,
      error: { reason: 'not-host', host: ANA.userId },
    });
    accepted(await cancelTable(deps, { ...ben, tableId: first, isModerator: true }));
    accepted(await cancelTable(deps, { tableId: second, userId: ANA.userId, isModerator: false, now }));
    for (const tableId of [first, second]) {
      expect(await tables.find(tableId)).toMatchObject({ status: 'abandoned', seed: null, scores: null });
      expect(await lastNotice(outbox, tableId, 'lobby-closed')).toEqual({
        kind: 'lobby-closed',
        why: 'cancelled',
        people: [ANA, BEN],
      });
    }
  });

  test('a match is refused', async () => {
    const deps = depsOn(memoryStore().tables);
    const cancel = { tableId: await matchOf(deps), userId: ANA.userId, isModerator: true, now: minute(1) };
    expect(refusalOf(await cancelTable(deps, cancel))).toBe('not-a-lobby');
  });
});

describe('starting', () => {
  const threadId = 'thread-1' as ChannelId;
  const now = minute(1);

  test('deals to the people in order of joining, and tells everybody who must act', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await lobbyOf(deps, { people: [BEN, ANA, CLEO] });
    accepted(await canStart(deps, { tableId, userId: BEN.userId }));
    const match = accepted(await startTable(deps, { tableId, userId: BEN.userId, threadId, now }));
    expect(match).toMatchObject({
      status: 'playing',
      seats: [BEN, ANA, CLEO],
      step: 3,
      startedStep: 3,
      threadId,
    });
    expect(match.due).toEqual(
      [0, 1, 2].map((seat) => ({ seat, must: true, kind: 'pick', sinceStep: 3, since: now })),
    );
    expect((await noticesOf(outbox, tableId)).slice(-2)).toEqual([
      { kind: 'lobby-closed', why: 'started', people: [BEN, ANA, CLEO] },
      expect.objectContaining({
        kind: 'started',
        threadId,
        asked: seats(0, 1, 2),
        due: match.due,
        seal: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      }),
    ]);
  });

  test('is refused to others than the host, with too few, and twice', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await lobbyOf(deps, { people: [ANA] });
    const start = { tableId, userId: ANA.userId, threadId, now };
    const alone = { ok: false, error: { reason: 'wrong-seat-count', seated: 1, seatCounts: [2, 3, 4] } };
    expect(await canStart(deps, start)).toEqual(alone);
    expect(await startTable(deps, start)).toEqual(alone);
    accepted(await joinTable(deps, { tableId, person: BEN, now }));
    expect(refusalOf(await canStart(deps, { ...start, userId: BEN.userId }))).toBe('not-host');
    expect(refusalOf(await startTable(deps, { ...start, userId: BEN.userId }))).toBe('not-host');
    const both = await Promise.all([startTable(deps, start), startTable(deps, start)]);
    expect(both.map(({ ok }) => ok)).toEqual([true, false]);
    expect(refusalOf(await canStart(deps, start))).toBe('not-a-lobby');
    expect(refusalOf(await canStart(deps, { ...start, tableId: NOWHERE }))).toBe('no-such-table');
  });

  test('asks again whether it may, since somebody can leave while the thread is made', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await lobbyOf(deps);
    const start = { tableId, userId: ANA.userId, threadId, now };
    accepted(await canStart(deps, start));
    accepted(await leaveTable(deps, { tableId, userId: BEN.userId, now }));
    expect(refusalOf(await startTable(deps, start))).toBe('wrong-seat-count');
  });

  test('people who join while it starts either sit in the match or are told that it began', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await lobbyOf(deps);
    const [joined, started] = await Promise.all([
      joinTable(deps, { tableId, person: CLEO, now }),
      startTable(deps, { tableId, userId: ANA.userId, threadId, now }),
      joinTable(deps, { tableId, person: DEV, now }),
    ]);
    expect(joined.ok).toBe(true);
    expect(accepted(started).seats).toEqual([ANA, BEN, CLEO]);
  });
});
