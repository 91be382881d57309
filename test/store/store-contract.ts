import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { Seat } from '../../src/games/game-types.js';
import type { ChannelId, GuildId, MessageId, TableId } from '../../src/tables/ids.js';
import type { Notice, StepNotice } from '../../src/tables/notice.js';
import type {
  Commit,
  Outbox,
  PeopleStore,
  Post,
  ServerStore,
  TableStore,
  TimerStore,
} from '../../src/tables/ports.js';
import { SERVER_SETTINGS_DEFAULT, type ServerSettings } from '../../src/tables/server-settings.js';
import { SETTINGS_DEFAULT, type Settings } from '../../src/tables/settings.js';
import type { Abandoned, Finished, Lobby, LogRow, Playing, Table } from '../../src/tables/table.js';
import { ANA, BEN, CLEO, DEV, minute, PLACE, seats } from '../kit/tables.js';
import { hostedToy } from '../kit/toy-game.js';

export interface OpenedStore {
  readonly tables: TableStore;
  readonly outbox: Outbox;
  readonly timers: TimerStore;
  readonly people: PeopleStore;
  readonly servers: ServerStore;
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

    describe('a match', () => {
      test('whose seat somebody takes over has them there, and every name that was learnt meanwhile', async () => {
        await store.tables.open(lobby(), []);
        await store.tables.commit(commitOf({ ...playing(), step: 1 }, 0));
        await store.tables.rename({ ...ANA, name: 'Anna' }, PLACE.guildId);
        await store.tables.commit(commitOf({ ...playing(), seats: [ANA, CLEO], step: 2 }, 1));
        expect(await store.tables.find(ID)).toMatchObject({ seats: [{ name: 'Anna' }, CLEO] });
        expect(await store.people.openTableIdsOf(BEN.userId)).toEqual([]);
        expect(await store.people.openTableIdsOf(CLEO.userId)).toEqual([ID]);
      });

      test('that moves into another thread takes along what waits to be told, and forgets its posts but for the live table', async () => {
        const other = 'other00001' as TableId;
        const threadId = 'thread-2' as ChannelId;
        for (const id of [ID, other]) {
          await store.tables.open({ ...lobby(), id }, []);
          const started = commitOf({ ...playing(), id, step: 1 }, 0);
          await store.tables.commit({ ...started, notices: noticesAt(1, ...STARTED) });
          await store.outbox.posted({ ...POST, tableId: id });
        }
        const lobbyPost = { ...POST, part: 'lobby', channelId: PLACE.channelId } as const;
        await store.outbox.posted(lobbyPost);
        const livePost = { ...POST, part: 'live', messageId: 'message-2' as MessageId } as const;
        await store.outbox.posted(livePost);
        const place = { ...PLACE, channelId: 'channel-2' as ChannelId };
        await store.tables.commit(commitOf({ ...playing(), place, threadId, step: 2 }, 1));

        expect(await store.tables.findByThread(threadId)).toMatchObject({ id: ID, place, threadId });
        const told = (await store.outbox.undelivered(ID)).map(({ notice }) => notice);
        expect(told).toEqual([STARTED[0], { ...STARTED[1], threadId }]);
        expect(await store.outbox.posts(ID)).toEqual([livePost, lobbyPost]);
        expect((await store.outbox.undelivered(other)).map(({ notice }) => notice)).toEqual(STARTED);
        expect(await store.outbox.posts(other)).toHaveLength(1);
      });
    });

    describe('a server’s settings', () => {
      const { guildId } = PLACE;

      test('are the usual ones until they are changed, and each server’s own', async () => {
        expect(await store.servers.settingsOf(guildId)).toEqual(SERVER_SETTINGS_DEFAULT);
        const results = PLACE.channelId;
        const after = { ...SERVER_SETTINGS_DEFAULT, results, archiveAfterMinutes: null };
        expect(await store.servers.change(guildId, { results, archiveAfterMinutes: null })).toEqual(after);
        expect(await store.servers.change(guildId, {})).toEqual(after);
        expect(await store.servers.settingsOf(guildId)).toEqual(after);
        expect(await store.servers.settingsOf('guild-2' as GuildId)).toEqual(SERVER_SETTINGS_DEFAULT);
      });

      test('are changed one by one, however many people change them at once', async () => {
        let servers = 0;
        const change: fc.Arbitrary<Partial<ServerSettings>> = fc.oneof(
          fc.record({ pace: fc.constantFrom('live', 'brisk', 'daily', 'relaxed') }),
          fc.record({ channels: fc.uniqueArray(fc.constantFrom('1' as ChannelId, '2' as ChannelId)) }),
          fc.record({ archiveAfterMinutes: fc.constantFrom(60, 1_440, null) }),
          fc.record({ results: fc.constantFrom('1' as ChannelId, null) }),
          fc.record({ mentions: fc.boolean() }),
          fc.record({ language: fc.constantFrom('en', 'de', null) }),
        );
        await fc.assert(
          fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
            servers += 1;
            const id = `guild-${servers}0` as GuildId;
            await Promise.all(changes.map((one) => store.servers.change(id, one)));
            const whole = Object.assign({}, SERVER_SETTINGS_DEFAULT, ...changes) as ServerSettings;
            expect(await store.servers.settingsOf(id)).toEqual(whole);
          }),
          { numRuns: 30 },
        );
      });
    });

    describe('the open tables of a server', () => {
      const all = { skip: 0, most: 100 };
      const here = (id: string, opened: number): Lobby => ({
        ...lobby(),
        id: id as TableId,
        openedAt: minute(opened),
      });

      test('are its lobbies and running matches, lobbies first and the newest first, some at a time', async () => {
        for (const [id, opened] of [
          ['old', 1],
          ['new', 3],
          ['mid', 2],
          ['also-mid', 2],
        ] as const)
          await store.tables.open(here(id, opened), []);
        await store.tables.open(
          { ...here('away', 4), place: { ...PLACE, guildId: 'guild-2' as GuildId } },
          [],
        );
        await store.tables.open(lobby(), []);
        await store.tables.commit(commitOf(playing(), lobby().step));
        const found = await store.tables.openTablesIn(PLACE.guildId, all);
        expect(found.count).toBe(5);
        expect(found.tables.map(({ id }) => id)).toEqual(['new', 'also-mid', 'mid', 'old', ID]);
        const part = await store.tables.openTablesIn(PLACE.guildId, { skip: 1, most: 2 });
        expect(part).toEqual({ tables: found.tables.slice(1, 3), count: 5 });
        await store.tables.commit(commitOf(finished(), playing().step));
        expect((await store.tables.openTablesIn(PLACE.guildId, all)).count).toBe(4);
        expect((await store.tables.openTablesIn(PLACE.guildId, { skip: 9, most: 2 })).tables).toEqual([]);
      });
    });

    describe('finished matches of a guild', () => {
      test('come the latest first, a part at a time, and no others among them', async () => {
        const ids = ['match-c', 'match-a', 'match-b', 'match-d'] as TableId[];
        for (const [index, id] of ids.entries()) {
          await store.tables.open({ ...lobby(), id }, []);
          await store.tables.commit(commitOf({ ...playing(), id }, lobby().step));
          // Two at the same instant.
          const finishedAt = minute(10 + Math.min(index, 2));
          await store.tables.commit(commitOf({ ...finished(), id, finishedAt }, playing().step));
        }
        const abroad = { ...PLACE, guildId: 'guild-2' as GuildId };
        await store.tables.open({ ...lobby(), id: 'abroad' as TableId, place: abroad }, []);
        await store.tables.commit(
          commitOf({ ...finished(), id: 'abroad' as TableId, place: abroad }, lobby().step),
        );
        await store.tables.open(lobby(), []);

        const first = await store.tables.finishedIn(PLACE.guildId, { before: null, most: 2 });
        expect(first.map(({ id }) => id)).toEqual(['match-d', 'match-b']);
        const last = must(first.at(-1), 'There are two.');
        const before = { finishedAt: last.finishedAt, tableId: last.id };
        const rest = await store.tables.finishedIn(PLACE.guildId, { before, most: 9 });
        expect(rest.map(({ id }) => id)).toEqual(['match-a', 'match-c']);
        expect(rest[0]).toEqual({ ...finished(), id: 'match-a', finishedAt: minute(11) });
      });
    });

    describe('settings', () => {
      const wanted: Settings = {
        reminders: 'dm',
        onDeck: true,
        quiet: { from: 1_320, to: 420, zone: 'Asia/Kolkata' },
        asText: true,
        confirm: true,
        vacation: { since: minute(1), until: minute(2) },
        dmClosed: true,
        language: 'en',
        learned: ['toy/pick'],
      };

      test('are the usual ones until they are saved, and come with every table', async () => {
        expect(await store.people.settingsOf(BEN.userId)).toEqual(SETTINGS_DEFAULT);
        await store.tables.open(lobby(), []);
        expect(await store.people.saveSettings(BEN.userId, { ...wanted, onDeck: false })).toBe('saved');
        expect(await store.people.saveSettings(BEN.userId, wanted)).toBe('saved');
        expect(await store.people.settingsOf(BEN.userId)).toEqual(wanted);
        expect(await store.people.settingsOf(ANA.userId)).toEqual(SETTINGS_DEFAULT);
        const loaded = await store.tables.findWithLog(ID);
        expect(loaded?.settings).toEqual([SETTINGS_DEFAULT, wanted]);
      });

      test('are saved together with what they change, or not at all', async () => {
        const other = 'other00001' as TableId;
        for (const id of [ID, other]) await store.tables.open({ ...lobby(), id }, []);
        const fresh = { ...commitOf({ ...lobby(), step: 1 }, 0), notices: noticesAt(1, LOBBY_NOTICE) };
        const stale = commitOf({ ...lobby(), id: other, step: 8 }, 7);
        expect(await store.people.saveSettings(BEN.userId, wanted, [fresh, stale])).toBe('stale');
        expect(await store.people.settingsOf(BEN.userId)).toEqual(SETTINGS_DEFAULT);
        expect(await store.tables.find(ID)).toEqual(lobby());
        expect(await store.outbox.waiting()).toEqual([]);

        const both = [fresh, commitOf({ ...lobby(), id: other, step: 1 }, 0)];
        expect(await store.people.saveSettings(BEN.userId, wanted, both)).toBe('saved');
        expect(await store.people.settingsOf(BEN.userId)).toEqual(wanted);
        expect((await store.tables.find(other))?.step).toBe(1);
        expect(await store.outbox.waiting()).toEqual([ID]);
      });

      test('concern the open tables of every server', async () => {
        const place = { ...PLACE, guildId: 'guild-2' as GuildId };
        await store.tables.open(lobby(), []);
        await store.tables.open({ ...lobby(), id: 'match00001' as TableId, place }, []);
        await store.tables.commit(commitOf({ ...playing(), id: 'match00001' as TableId, place, step: 1 }, 0));
        await store.tables.open({ ...lobby(), id: 'gone000001' as TableId }, []);
        await store.tables.commit(commitOf({ ...cancelled(), id: 'gone000001' as TableId, step: 1 }, 0));
        const own = await store.people.openTableIdsOf(BEN.userId);
        expect(own.toSorted()).toEqual(['match00001', ID]);
        expect(await store.people.openTableIdsOf(CLEO.userId)).toEqual([]);
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

    describe('timers', () => {
      const other = 'other00001' as TableId;
      const due = (at: Instant, most = 100) => store.timers.due(at, most);

      test('are those of the lobby, the match and nothing once it is over', async () => {
        await store.tables.open(lobby(), []);
        expect(await due(FAR)).toEqual([
          { tableId: ID, kind: 'warn', seat: null, at: minute(1200) },
          { tableId: ID, kind: 'close', seat: null, at: minute(1440) },
        ]);
        await store.tables.commit(commitOf({ ...playing(), step: 1 }, 0));
        expect(await due(FAR)).toEqual([
          { tableId: ID, kind: 'mention', seat: 1, at: minute(500) },
          { tableId: ID, kind: 'remind', seat: 0, at: minute(900) },
          { tableId: ID, kind: 'bank', seat: 0, at: minute(1000) },
          { tableId: ID, kind: 'end', seat: 0, at: minute(1200) },
          { tableId: ID, kind: 'end', seat: 1, at: minute(1400) },
          LAPSE,
        ]);
        await store.tables.commit(commitOf({ ...playing(), unreachable: { since: minute(4) }, step: 2 }, 1));
        expect(await due(FAR)).toEqual([LAPSE]);
        await store.tables.commit(commitOf({ ...playing(), step: 3 }, 2));
        expect(await due(FAR)).toHaveLength(6);
        await store.tables.commit(commitOf({ ...finished(), step: 4 }, 3));
        expect(await due(FAR)).toEqual([]);
      });

      test('are found when they are due, the longest overdue first, of all tables, and no more than asked', async () => {
        await store.tables.open(lobby(), []);
        await store.tables.open({ ...lobby(), id: other, warnAt: minute(1100), closesAt: minute(1300) }, []);
        expect(await due((minute(1100) - 1) as Instant)).toEqual([]);
        expect((await due(minute(1100))).map(({ tableId }) => tableId)).toEqual([other]);
        expect((await due(minute(1300))).map(({ at }) => at)).toEqual([1100, 1200, 1300].map(minute));
        expect(await due(FAR, 2)).toHaveLength(2);
      });

      test('of a stale commit are not stored', async () => {
        await store.tables.open(lobby(), []);
        expect(await store.tables.commit(commitOf({ ...playing(), step: 2 }, 1))).toBe('stale');
        expect((await due(FAR)).map(({ kind }) => kind)).toEqual(['warn', 'close']);
      });

      test('are put off one by one, as they were found', async () => {
        await store.tables.open(lobby(), []);
        const [warn, close] = await due(FAR);
        if (warn === undefined || close === undefined) throw new Error('There are two.');
        await store.timers.postpone(warn, minute(1210));
        await store.timers.postpone(warn, minute(1220));
        expect(await due(FAR)).toEqual([{ ...warn, at: minute(1210) }, close]);
        await store.tables.commit(commitOf({ ...playing(), step: 1 }, 0));
        const [mention] = await due(FAR);
        if (mention === undefined) throw new Error('There is one.');
        await store.timers.postpone(mention, minute(510));
        expect((await due(FAR))[0]).toEqual({ ...mention, at: minute(510) });
      });

      test('move on by a gap, and the tables with them, but not a ping that waits for a time of day', async () => {
        await store.tables.open({ ...lobby(), id: other }, []);
        await store.tables.open(lobby(), []);
        await store.tables.commit(commitOf({ ...playing(), step: 1 }, 0));
        const gapMs = 60_000;
        await store.timers.beatAfterGap(minute(7), { gapMs, tell: false });
        expect(await store.timers.lastBeat()).toBe(minute(7));
        expect(await store.tables.find(other)).toMatchObject({
          warnAt: minute(1201),
          closesAt: minute(1441),
        });
        expect(await store.tables.find(ID)).toMatchObject({
          clocks: [
            { seat: 0, mentionAt: null, remindAt: minute(901), bankAt: minute(1001), endsAt: minute(1201) },
            { seat: 1, mentionAt: minute(500), remindAt: null, bankAt: null, endsAt: minute(1401) },
          ],
        });
      });

      test('of a match that stands still are not moved by a gap: the stop covers it', async () => {
        await store.tables.open(lobby(), []);
        const paused = { ...playing(), paused: { since: minute(4) }, step: 1 };
        await store.tables.commit(commitOf(paused, 0));
        await store.timers.beatAfterGap(minute(7), { gapMs: 60_000, tell: true });
        expect(await store.tables.find(ID)).toEqual(paused);
        expect(await due(FAR)).toEqual([LAPSE]);
      });

      test('tell of a gap once at each match with a deadline, until the table changes', async () => {
        await store.tables.open({ ...lobby(), id: other }, []);
        await store.tables.open(lobby(), []);
        await store.tables.commit(commitOf({ ...playing(), step: 1 }, 0));
        for (const at of [minute(7), minute(8)])
          await store.timers.beatAfterGap(at, { gapMs: 60_000, tell: true });
        expect(await due(minute(9))).toEqual([{ tableId: ID, kind: 'tell', seat: null, at: minute(8) }]);
        const { clocks } = { ...playing(), ...(await store.tables.find(ID)) };
        await store.tables.commit(commitOf({ ...playing(), clocks, step: 2 }, 1));
        expect(await due(minute(9))).toEqual([]);
      });
    });

    describe('the beat', () => {
      test('is the last one, and none at first', async () => {
        expect(await store.timers.lastBeat()).toBeUndefined();
        await store.timers.beat(minute(1));
        await store.timers.beat(minute(2));
        expect(await store.timers.lastBeat()).toBe(minute(2));
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
const FAR = minute(100_000);
/** Of the proposal in `playing()`. */
const LAPSE = { tableId: ID, kind: 'lapse', seat: null, at: minute(3 + 1_440) };
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
    everInvited: [CLEO, DEV],
    warnAt: minute(1200),
    closesAt: minute(1440),
  };
}

function dealt() {
  const {
    status: _status,
    people,
    invited: _invited,
    everInvited: _everInvited,
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
      { seat: 0 as Seat, mentionAt: null, remindAt: minute(900), bankAt: minute(1000), endsAt: minute(1200) },
      { seat: 1 as Seat, mentionAt: minute(500), remindAt: null, bankAt: null, endsAt: minute(1400) },
    ],
    putDown: [{ seat: 0 as Seat, step: 1, leftMs: 60_000, remindInMs: null }],
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
    everInvited: _everInvited,
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
