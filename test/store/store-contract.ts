import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Seat } from '../../src/games/game-types.js';
import type { ChannelId, GuildId, MessageId, TableId } from '../../src/tables/ids.js';
import type { Notice, StepNotice } from '../../src/tables/notice.js';
import type { Commit, Outbox, Post, TableStore } from '../../src/tables/ports.js';
import { SETTINGS_DEFAULT } from '../../src/tables/settings.js';
import type { Abandoned, Finished, Lobby, LogRow, Playing, Table } from '../../src/tables/table.js';
import { ANA, BEN, CLEO, minute, PLACE, seats } from '../kit/tables.js';
import { hostedToy } from '../kit/toy-game.js';

export interface OpenedStore {
  readonly tables: TableStore;
  readonly outbox: Outbox;
  close(): void;
}

/** What any store behind the ports must hold to. */
export function describeStoreContract(name: string, open: () => Promise<OpenedStore>): void {
  describe(`the ${name} store`, () => {
    let store: OpenedStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    describe('a table', () => {
      test('comes back as it was opened', async () => {
        expect(await store.tables.open(lobby(), [LOBBY_NOTICE])).toBe('opened');
        expect(await store.tables.find(ID)).toEqual(lobby());
        expect(await store.tables.findWithLog(ID)).toEqual({
          table: lobby(),
          log: [],
          settings: [SETTINGS_DEFAULT, SETTINGS_DEFAULT],
        });
      });

      test('that is not there is not found', async () => {
        expect(await store.tables.find(ID)).toBeUndefined();
        expect(await store.tables.findWithLog(ID)).toBeUndefined();
        expect(await store.tables.findByThread(THREAD)).toBeUndefined();
        expect(await store.tables.findRematch(ID)).toBeUndefined();
      });

      test('of an id in use is not opened, and nothing of it is stored', async () => {
        await store.tables.open(lobby(), []);
        const other = { ...lobby(), people: [CLEO], host: CLEO.userId };
        expect(await store.tables.open(other, [LOBBY_NOTICE])).toBe('taken');
        expect(await store.tables.find(ID)).toEqual(lobby());
        expect(await store.outbox.waiting()).toEqual([]);
      });

      test.each([
        ['lobby', lobby()],
        ['playing', playing()],
        ['standing still', { ...playing(), paused: { since: minute(4) } }],
        ['finished', finished()],
        ['cancelled', cancelled()],
        ['ended', ended()],
      ] as const)('that is %s comes back as it was committed', async (_status, table) => {
        await store.tables.open(lobby(), []);
        expect(await store.tables.commit(commitOf({ ...table, step: 1 }, 0))).toBe('committed');
        expect(await store.tables.find(ID)).toEqual({ ...table, step: 1 });
      });

      test('is found by its thread, also when it is over', async () => {
        await store.tables.open(lobby(), []);
        expect(await store.tables.findByThread(THREAD)).toBeUndefined();
        await store.tables.commit(commitOf({ ...playing(), step: 1 }, 0));
        expect((await store.tables.findByThread(THREAD))?.id).toBe(ID);
        await store.tables.commit(commitOf({ ...finished(), step: 2 }, 1));
        expect((await store.tables.findByThread(THREAD))?.status).toBe('finished');
      });
    });

    describe('a commit', () => {
      test('on an older step is stale, and nothing of it is stored', async () => {
        await store.tables.open(lobby(), []);
        await store.tables.commit(commitOf({ ...playing(), step: 1 }, 0));
        const late = { ...commitOf({ ...playing(), step: 1, host: BEN.userId }, 0), log: [MOVE] };
        expect(await store.tables.commit({ ...late, notices: noticesAt(1, LOBBY_NOTICE) })).toBe('stale');
        expect(await store.tables.findWithLog(ID)).toMatchObject({
          table: { ...playing(), step: 1 },
          log: [],
        });
        expect(await store.outbox.waiting()).toEqual([]);
      });

      test('on a table that is not there is stale', async () => {
        expect(await store.tables.commit(commitOf({ ...playing(), step: 1 }, 0))).toBe('stale');
      });

      test('that comes twenty times at once is stored once', async () => {
        await store.tables.open(lobby(), []);
        const tries = Array.from({ length: 20 }, () =>
          store.tables.commit(commitOf({ ...playing(), step: 1 }, 0)),
        );
        const results = await Promise.all(tries);
        expect(results.filter((result) => result === 'committed')).toHaveLength(1);
      });

      test('adds to the log, whose rows come back in order of steps', async () => {
        await store.tables.open(lobby(), []);
        await store.tables.commit(commitOf({ ...playing(), step: 1 }, 0));
        for (const [index, row] of LOG.entries())
          await store.tables.commit({
            ...commitOf({ ...playing(), step: index + 2 }, index + 1),
            log: [row],
          });
        expect((await store.tables.findWithLog(ID))?.log).toEqual(LOG);
      });

      test('replaces the people of a lobby, also by fewer', async () => {
        await store.tables.open({ ...lobby(), people: [ANA, BEN, CLEO] }, []);
        await store.tables.commit(commitOf({ ...lobby(), people: [CLEO, ANA], step: 1 }, 0));
        expect(await store.tables.find(ID)).toMatchObject({ people: [CLEO, ANA] });
      });
    });

    describe('the tables of somebody', () => {
      test('are lobbies and running matches of that guild, the oldest first', async () => {
        const guildId = 'guild-2' as GuildId;
        const others = {
          lobby00001: { ...lobby(), openedAt: minute(9) },
          lobby00002: { ...lobby(), openedAt: minute(8) },
          other00001: { ...lobby(), place: { ...PLACE, guildId } },
          other00002: { ...lobby(), people: [CLEO] },
        };
        for (const [id, table] of Object.entries(others))
          await store.tables.open({ ...table, id: id as TableId }, []);
        for (const [id, table] of Object.entries({ match00001: playing(), match00002: finished() })) {
          const tableId = id as TableId;
          await store.tables.open({ ...lobby(), id: tableId, openedAt: minute(5) }, []);
          await store.tables.commit(commitOf({ ...table, id: tableId, openedAt: minute(5), step: 1 }, 0));
        }
        const open = await store.tables.openTablesOf(BEN.userId, PLACE.guildId);
        expect(open.map(({ id }) => id)).toEqual(['match00001', 'lobby00002', 'lobby00001']);
      });

      test('carry a new name from then on, in that guild only', async () => {
        const guildId = 'guild-2' as GuildId;
        const other = 'other00001' as TableId;
        await store.tables.open(lobby(), []);
        await store.tables.open({ ...lobby(), id: other, place: { ...PLACE, guildId } }, []);
        await store.tables.rename({ ...BEN, name: 'Benjamin' }, PLACE.guildId);
        expect(await store.tables.find(ID)).toMatchObject({ step: 0, people: [ANA, { name: 'Benjamin' }] });
        expect(await store.tables.find(other)).toMatchObject({ people: [ANA, BEN] });
      });
    });

    describe('a rematch', () => {
      const again = 'again00001' as TableId;
      const third = 'third00001' as TableId;

      test('is opened once for a table', async () => {
        await store.tables.open(lobby(), []);
        const unrelated = 'other00001' as TableId;
        await store.tables.open({ ...lobby(), id: unrelated }, []);
        await store.tables.commit(commitOf({ ...playing(), id: unrelated, step: 1 }, 0));
        expect(await store.tables.findRematch(ID)).toBeUndefined();
        expect(await store.tables.open({ ...lobby(), id: again, rematchOf: ID }, [])).toBe('opened');
        expect(await store.tables.open({ ...lobby(), id: third, rematchOf: ID }, [])).toBe('taken');
        expect((await store.tables.findRematch(ID))?.id).toBe(again);
      });

      test('that was cancelled makes room for another; one that was played does not', async () => {
        await store.tables.open(lobby(), []);
        await store.tables.open({ ...lobby(), id: again, rematchOf: ID }, []);
        await store.tables.commit(commitOf({ ...cancelled(), id: again, rematchOf: ID, step: 1 }, 0));
        expect(await store.tables.findRematch(ID)).toBeUndefined();
        expect(await store.tables.open({ ...lobby(), id: third, rematchOf: ID }, [])).toBe('opened');
        await store.tables.commit(commitOf({ ...ended(), id: third, rematchOf: ID, step: 1 }, 0));
        expect((await store.tables.findRematch(ID))?.id).toBe(third);
        const fourth = { ...lobby(), id: 'fourth0001' as TableId, rematchOf: ID };
        expect(await store.tables.open(fourth, [])).toBe('taken');
      });
    });

    describe('notices', () => {
      const other = 'other00001' as TableId;

      test('wait in order, each with its step and its table, until they are settled', async () => {
        await store.tables.open(lobby(), [LOBBY_NOTICE]);
        await store.tables.commit({
          ...commitOf({ ...playing(), step: 1 }, 0),
          notices: noticesAt(1, ...STARTED),
        });
        const waiting = await store.outbox.undelivered(ID);
        expect(waiting.map(({ step, notice }) => [step, notice])).toEqual([
          [0, LOBBY_NOTICE],
          [1, STARTED[0]],
          [1, STARTED[1]],
        ]);
        const { id, gameId, options, pace, place, host } = lobby();
        expect(waiting[0]?.table).toEqual({ id, gameId, options, pace, place, host });

        await store.outbox.settle(waiting.slice(0, 2).map((notice) => notice.id));
        expect(await store.outbox.undelivered(ID)).toEqual(waiting.slice(2));
        await store.outbox.settle(waiting.slice(2).map((notice) => notice.id));
        expect(await store.outbox.waiting()).toEqual([]);
      });

      test('are told apart by table, the longest waiting first', async () => {
        await store.tables.open({ ...lobby(), id: other }, [LOBBY_NOTICE]);
        await store.tables.open(lobby(), [LOBBY_NOTICE]);
        await store.tables.commit({
          ...commitOf({ ...lobby(), id: other, step: 1 }, 0),
          notices: noticesAt(1, LOBBY_NOTICE),
        });
        expect(await store.outbox.waiting()).toEqual([other, ID]);
        const [first] = await store.outbox.undelivered(other);
        await store.outbox.settle(first ? [first.id] : []);
        expect(await store.outbox.waiting()).toEqual([ID, other]);
        expect(await store.outbox.undelivered(other)).toHaveLength(1);
      });

      test('have ids that are not used again, so that settling twice settles nothing else', async () => {
        await store.tables.open(lobby(), [LOBBY_NOTICE]);
        const [first] = await store.outbox.undelivered(ID);
        const settled = first ? [first.id] : [];
        await store.outbox.settle(settled);
        await store.tables.commit({
          ...commitOf({ ...lobby(), step: 1 }, 0),
          notices: noticesAt(1, LOBBY_NOTICE),
        });
        await store.outbox.settle(settled);
        await store.outbox.settle([]);
        expect(await store.outbox.undelivered(ID)).toHaveLength(1);
      });
    });

    describe('posts', () => {
      test('are intended, then posted, then removed', async () => {
        await store.tables.open(lobby(), []);
        await store.outbox.intend({ ...POST, messageId: null });
        expect(await store.outbox.posts(ID)).toEqual([{ ...POST, messageId: null }]);
        await store.outbox.posted({ ...POST, at: minute(4) });
        expect(await store.outbox.posts(ID)).toEqual([{ ...POST, at: minute(4) }]);
        await store.outbox.removed(POST);
        await store.outbox.removed(POST);
        expect(await store.outbox.posts(ID)).toEqual([]);
      });

      test('of one step stand side by side by part and ordinal, in order of steps', async () => {
        await store.tables.open(lobby(), []);
        const posts: readonly (Post & { readonly messageId: MessageId })[] = [
          { ...POST, step: 2, part: 'live' },
          { ...POST, step: 1, part: 'story', ordinal: 1 },
          { ...POST, step: 1, part: 'story', ordinal: 0 },
        ];
        for (const post of posts) await store.outbox.posted(post);
        expect(await store.outbox.posts(ID)).toEqual(posts.toReversed());
      });
    });
  });
}

const ID = 'table00001' as TableId;
const THREAD = 'thread-1' as ChannelId;
const SEED = 'ab'.repeat(32);
const DEALT = hostedToy.start({ options: { rounds: 1, colour: 'red' }, seatCount: 2, seed: SEED });
const SCORES = { rounds: [[1, 2]], totals: [1, 2] };

const LOBBY_NOTICE: Notice = {
  kind: 'lobby',
  people: [ANA],
  invited: [CLEO],
  ping: [CLEO.userId],
  closesAt: null,
};
const STARTED: readonly [Notice, Notice] = [
  { kind: 'lobby-closed', why: 'started', people: [ANA, BEN] },
  {
    kind: 'started',
    threadId: THREAD,
    seats: [ANA, BEN],
    situation: hostedToy.situation(DEALT.state, 'spectator'),
    due: [],
    facts: { clocks: [], away: [], resigned: [], paused: null, proposals: [], vacations: [] },
    seal: SEED,
    asked: seats(0, 1),
  },
];
const MOVE: LogRow = {
  kind: 'move',
  step: 2,
  by: 'player',
  userId: ANA.userId,
  at: minute(2),
  seat: 0 as never,
  move: 'pick-3',
  final: false,
};
const LOG: readonly LogRow[] = [
  MOVE,
  { kind: 'take-back', step: 3, by: 'player', userId: ANA.userId, at: minute(3), seat: 0 as never },
  { ...MOVE, step: 4, final: true },
  { kind: 'resign', step: 5, by: 'clock', userId: null, at: minute(5), seat: 1 as never },
  { kind: 'end', step: 6, by: 'moderator', userId: CLEO.userId, at: minute(6) },
];
const POST: Post & { readonly messageId: MessageId } = {
  tableId: ID,
  step: 3,
  part: 'story',
  ordinal: 0,
  channelId: THREAD,
  messageId: 'message-1' as MessageId,
  at: minute(3),
};

function lobby(): Lobby {
  return {
    status: 'lobby',
    id: ID,
    gameId: 'toy',
    rulesVersion: 3,
    options: { rounds: null, colour: 'red' },
    pace: 'daily',
    place: PLACE,
    host: ANA.userId,
    step: 0,
    openedAt: minute(0),
    rematchOf: null,
    people: [ANA, BEN],
    invited: [CLEO],
    warnAt: minute(1200),
    closesAt: minute(1440),
  };
}

function dealt() {
  const {
    status: _status,
    people,
    invited: _invited,
    warnAt: _warnAt,
    closesAt: _closesAt,
    ...base
  } = lobby();
  const threadId = THREAD;
  return {
    ...base,
    seats: people,
    threadId,
    seed: SEED,
    state: DEALT.state,
    startedAt: minute(1),
    startedStep: 1,
  };
}

function playing(): Playing {
  const due = DEALT.decisions.map((decision) => ({ ...decision, sinceStep: 1, since: minute(1) }));
  return {
    ...dealt(),
    status: 'playing',
    due,
    told: seats(0, 1),
    toldNext: seats(1),
    clocks: [
      { seat: 0 as Seat, mentionAt: null, remindAt: minute(900), endsAt: minute(1200) },
      { seat: 1 as Seat, mentionAt: minute(500), remindAt: null, endsAt: minute(1400) },
    ],
    putDown: [{ step: 1, leftMs: 60_000, remindInMs: null }],
    banks: [1_000, 0],
    missed: [0, 2],
    away: seats(),
    resigned: seats(),
    paused: null,
    unreachable: null,
    proposals: [{ kind: 'pause', by: 0 as Seat, agreed: seats(0), at: minute(3) }],
  };
}

function finished(): Finished {
  const outcome = { ...SCORES, places: [2, 1] };
  return { ...dealt(), status: 'finished', outcome, resigned: seats(0), finishedAt: minute(7) };
}

function cancelled(): Abandoned {
  const {
    status: _status,
    people,
    invited: _invited,
    warnAt: _warnAt,
    closesAt: _closesAt,
    ...base
  } = lobby();
  return {
    ...base,
    status: 'abandoned',
    seats: people,
    threadId: null,
    seed: null,
    scores: null,
    endedAt: minute(7),
  };
}

function ended(): Abandoned {
  return { ...cancelled(), threadId: THREAD, seed: SEED, scores: SCORES };
}

function noticesAt(step: number, ...notices: readonly Notice[]): readonly StepNotice[] {
  return notices.map((notice) => ({ step, notice }));
}

function commitOf(table: Table, expectedStep: number): Commit {
  return { expectedStep, table, log: [], notices: [] };
}
