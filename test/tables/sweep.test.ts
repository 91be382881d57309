import { describe, expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import type { TableId } from '../../src/tables/ids.js';
import { startTable } from '../../src/tables/lobby/start-table.js';
import { sweepDue } from '../../src/tables/time/sweep.js';
import { newTimekeeper, type Timekeeper } from '../../src/tables/time/timekeeper.js';
import { type Days, HOUR_MS, later, newDays, notices, playingAt, sweepAll, wish } from '../kit/days.js';
import { ANA, accepted, BEN, lobbyOf, matchOf, minute } from '../kit/tables.js';

const MINUTE_MS = 60_000;
const OPENED = minute(0);

describe('a lobby nobody starts', () => {
  test('is warned after twenty hours, the host pinged once, and closed after a day', async () => {
    const days = newDays();
    const tableId = await lobbyOf(days.deps);
    expect((await sweepAll(days, later(OPENED, 20 * HOUR_MS - 1))).changed).toEqual([]);
    await sweepAll(days, later(OPENED, 20 * HOUR_MS));
    const closesAt = later(OPENED, 24 * HOUR_MS);
    expect((await notices(days, tableId)).at(-1)).toMatchObject({
      kind: 'lobby',
      ping: [ANA.userId],
      closesAt,
    });
    expect((await sweepAll(days, later(closesAt, -1))).changed).toEqual([]);
    await sweepAll(days, closesAt);
    expect((await notices(days, tableId)).at(-1)).toMatchObject({ kind: 'lobby-closed', why: 'expired' });
    expect(await days.tables.find(tableId)).toMatchObject({ status: 'abandoned', threadId: null });
    expect(await days.timers.due(later(OPENED, 9_000 * HOUR_MS), 10)).toEqual([]);
  });

  test('is never closed without a word, however late the bot comes to it', async () => {
    const days = newDays();
    const tableId = await lobbyOf(days.deps);
    const late = later(OPENED, 100 * HOUR_MS);
    await sweepAll(days, late);
    expect(await days.tables.find(tableId)).toMatchObject({ status: 'lobby', warnAt: null });
    await sweepAll(days, later(late, 4 * HOUR_MS));
    expect(await days.tables.find(tableId)).toMatchObject({ status: 'abandoned' });
  });

  test('warns its host after their quiet hours, and stays open for as long as ever after that', async () => {
    const days = newDays();
    const tableId = await lobbyOf(days.deps);
    const due = later(OPENED, 20 * HOUR_MS);
    const minutes = (at: Instant) => (at / MINUTE_MS) % (24 * 60);
    const quiet = { from: minutes(later(due, -HOUR_MS)), to: minutes(later(due, 6 * HOUR_MS)), zone: 'UTC' };
    await wish(days, ANA, { quiet });
    await sweepAll(days, due);
    const over = later(due, 6 * HOUR_MS);
    expect((await sweepAll(days, later(over, -1))).changed).toEqual([]);
    expect((await notices(days, tableId)).at(-1)).toMatchObject({ kind: 'lobby', ping: [] });
    await sweepAll(days, over);
    const closesAt = later(over, 4 * HOUR_MS);
    expect((await notices(days, tableId)).at(-1)).toMatchObject({ ping: [ANA.userId], closesAt });
    expect((await sweepAll(days, later(closesAt, -1))).changed).toEqual([]);
    await sweepAll(days, closesAt);
    expect(await days.tables.find(tableId)).toMatchObject({ status: 'abandoned' });
  });

  test('calls no host who is on vacation, and closes all the same', async () => {
    const days = newDays();
    const tableId = await lobbyOf(days.deps);
    await wish(days, ANA, { vacation: { since: OPENED, until: later(OPENED, 99 * HOUR_MS) } });
    await sweepAll(days, later(OPENED, 20 * HOUR_MS));
    const closesAt = later(OPENED, 24 * HOUR_MS);
    expect((await notices(days, tableId)).at(-1)).toMatchObject({ kind: 'lobby', ping: [], closesAt });
    await sweepAll(days, closesAt);
    expect(await days.tables.find(tableId)).toMatchObject({ status: 'abandoned' });
  });

  test('starts if the host is quicker', async () => {
    const days = newDays();
    const tableId = await lobbyOf(days.deps);
    const now = later(OPENED, 24 * HOUR_MS);
    const start = startTable(days.deps, { tableId, userId: ANA.userId, threadId: 'thread-1' as never, now });
    const [started] = await Promise.all([start, sweepDue(days.deps, now)]);
    accepted(started);
    expect(await days.tables.find(tableId)).toMatchObject({ status: 'playing' });
  });
});

describe('the sweep', () => {
  test('does the longest overdue first, some at a time, and each once', async () => {
    const days = newDays();
    const tables: TableId[] = [];
    for (let count = 0; count < 120; count += 1) tables.push(await lobbyOf(days.deps));
    const now = later(OPENED, 21 * HOUR_MS);
    const sweeps = [
      await sweepDue(days.deps, now),
      await sweepDue(days.deps, now),
      await sweepDue(days.deps, now),
    ];
    expect(sweeps.map(({ changed }) => changed.length)).toEqual([50, 50, 20]);
    expect(sweeps.flatMap(({ changed }) => changed)).toEqual(tables);
    expect((await sweepDue(days.deps, now)).changed).toEqual([]);
    for (const tableId of tables) expect(await notices(days, tableId)).toHaveLength(3);
  });

  test('of twenty at the same instant do each thing once', async () => {
    const days = newDays();
    const tableId = await matchOf(days.deps, { pace: 'brisk' });
    const now = later(minute(1), 6 * HOUR_MS);
    await Promise.all(Array.from({ length: 20 }, () => sweepDue(days.deps, now)));
    const reminded = (await notices(days, tableId)).flatMap((notice) =>
      'reminded' in notice ? notice.reminded : [],
    );
    expect(reminded).toEqual([0, 1]);
  });

  test('is not held up by a table it cannot change, and tries that one again later', async () => {
    const days = newDays();
    const stuck = await matchOf(days.deps, { pace: 'live' });
    // The rules that it was dealt by are not at hand any more.
    const table = await playingAt(days, stuck);
    await days.tables.commit({
      expectedStep: table.step,
      table: { ...table, step: table.step + 1, rulesVersion: 2 },
      log: [],
      notices: [],
    });
    const tableId = await matchOf(days.deps, { pace: 'brisk' });
    const now = later(minute(1), 6 * HOUR_MS);
    const swept = await sweepDue(days.deps, now);
    expect(swept).toEqual({ changed: [tableId], failed: [{ tableId: stuck, error: 'other-rules' }] });
    expect(await sweepDue(days.deps, now)).toEqual({ changed: [], failed: [] });
    expect((await sweepDue(days.deps, later(now, 10 * MINUTE_MS))).failed).toHaveLength(1);
  });

  test('lets no table wait for whether the people of another are still there, eight at a time', async () => {
    const days = newDays();
    const tables: TableId[] = [];
    for (let count = 0; count < 20; count += 1) tables.push(await matchOf(days.deps, { pace: 'brisk' }));
    let [asking, most] = [0, 0];
    const members = {
      isMember: async () => {
        asking += 1;
        most = Math.max(most, asking);
        await new Promise(setImmediate);
        asking -= 1;
        return true;
      },
    };
    const swept = await sweepDue({ ...days.deps, members }, later(minute(1), 6 * HOUR_MS));
    expect(most).toBe(8);
    expect(swept.changed).toEqual(tables);
  });

  test('goes on where one table’s store fails', async () => {
    const days = newDays();
    const [first, second] = [await lobbyOf(days.deps), await lobbyOf(days.deps)];
    const fault = new Error('no room left');
    const store: typeof days.tables = {
      ...days.tables,
      commit: async (commit) => {
        if (commit.table.id === first) throw fault;
        return days.tables.commit(commit);
      },
    };
    const swept = await sweepDue({ ...days.deps, store }, later(OPENED, 20 * HOUR_MS));
    expect(swept).toEqual({ changed: [second], failed: [{ tableId: first, error: fault }] });
  });
});

/** A timekeeper whose two times the test moves: the clock people see, and the machine's. */
function keeper(days: Days, start: Instant) {
  const time = { now: start, uptime: 0 };
  const timekeeper = newTimekeeper({ ...days.deps, now: () => time.now, uptime: () => time.uptime });
  return {
    timekeeper,
    time,
    /** Both times pass. */
    pass(ms: number) {
      time.now = later(time.now, ms);
      time.uptime += ms;
    },
  };
}

async function ticks(
  { timekeeper, pass }: { timekeeper: Timekeeper; pass(ms: number): void },
  seconds: number,
) {
  for (let second = 0; second < seconds; second += 1) {
    pass(1_000);
    await timekeeper.tick();
  }
}

describe('time without the bot', () => {
  async function matchAndKeeper() {
    const days = newDays();
    const tableId = await matchOf(days.deps, { pace: 'daily' });
    const kept = keeper(days, minute(1));
    await kept.timekeeper.start();
    const endsAt = later(minute(1), 72 * HOUR_MS);
    const clocks = async () => (await playingAt(days, tableId)).clocks.map((clock) => clock.endsAt);
    return { days, tableId, kept, endsAt, clocks };
  }

  test('counts for nobody when it is started again, to the second it was last there', async () => {
    const { days, kept, endsAt, clocks } = await matchAndKeeper();
    await ticks(kept, 65);
    // Killed; the last word of it is five seconds old.
    const again = keeper(days, later(kept.time.now, 5 * HOUR_MS));
    await again.timekeeper.start();
    const gap = 5 * HOUR_MS + 5_000;
    expect(await clocks()).toEqual([later(endsAt, gap), later(endsAt, gap)]);
    await again.timekeeper.start();
    expect(await clocks()).toEqual([later(endsAt, gap), later(endsAt, gap)]);
  });

  test('counts for nobody while Discord cannot be reached', async () => {
    const { kept, endsAt, clocks } = await matchAndKeeper();
    await ticks(kept, 10);
    kept.pass(3 * HOUR_MS);
    await kept.timekeeper.tick();
    await ticks(kept, 10);
    expect(await clocks()).toEqual([later(endsAt, 3 * HOUR_MS), later(endsAt, 3 * HOUR_MS)]);
  });

  test('moves lobbies too, but no ping that waits for a time of day', async () => {
    const days = newDays();
    const quiet = { from: 8 * 60, to: 10 * 60, zone: 'UTC' };
    await wish(days, BEN, { quiet });
    const [match, lobby] = [await matchOf(days.deps, { pace: 'relaxed' }), await lobbyOf(days.deps)];
    const kept = keeper(days, minute(1));
    await kept.timekeeper.start();
    kept.pass(HOUR_MS);
    await kept.timekeeper.tick();
    expect((await playingAt(days, match)).clocks).toMatchObject([{ seat: 1, mentionAt: minute(120) }]);
    expect(await days.tables.find(lobby)).toMatchObject({ warnAt: later(OPENED, 21 * HOUR_MS) });
  });

  test('is not what a clock is that somebody moves to try something out', async () => {
    const { days, tableId, kept, endsAt, clocks } = await matchAndKeeper();
    await ticks(kept, 3);
    kept.time.now = later(kept.time.now, 20 * HOUR_MS);
    await ticks(kept, 3);
    expect(await clocks()).toEqual([endsAt, endsAt]);
    expect((await notices(days, tableId)).some(({ kind }) => kind === 'told')).toBe(true);
    // Killed right after: what it has noted is the moved time.
    const again = keeper(days, kept.time.now);
    await again.timekeeper.start();
    expect(await clocks()).toEqual([later(endsAt, 2_000), later(endsAt, 2_000)]);
  });

  test('is not what a sweep takes', async () => {
    const { days, kept, endsAt, clocks } = await matchAndKeeper();
    const { time, pass } = kept;
    const members = {
      isMember: async () => {
        pass(MINUTE_MS);
        return true;
      },
    };
    const slow = newTimekeeper({ ...days.deps, members, now: () => time.now, uptime: () => time.uptime });
    await slow.start();
    time.now = later(time.now, 18 * HOUR_MS);
    expect((await slow.tick()).changed).toHaveLength(1);
    pass(1_000);
    await slow.tick();
    expect(await clocks()).toEqual([endsAt, endsAt]);
  });

  test('of ten minutes or more is told at every table with a deadline, without a ping', async () => {
    const { days, tableId, kept } = await matchAndKeeper();
    const relaxed = await matchOf(days.deps, { pace: 'relaxed' });
    kept.pass(9 * MINUTE_MS);
    expect((await kept.timekeeper.tick()).changed).toEqual([]);
    kept.pass(10 * MINUTE_MS);
    expect((await kept.timekeeper.tick()).changed).toEqual([tableId]);
    kept.pass(1_000);
    expect((await kept.timekeeper.tick()).changed).toEqual([]);
    const told = (await notices(days, tableId)).at(-1);
    expect(told).toMatchObject({ kind: 'told', lines: [], asked: [], reminded: [] });
    expect(told).toMatchObject({
      facts: { clocks: [{ endsAt: later(minute(1), 72 * HOUR_MS + 19 * MINUTE_MS) }, {}] },
    });
    expect((await notices(days, relaxed)).some(({ kind }) => kind === 'told')).toBe(false);
  });

  test('is given back once, also where storing it fails first', async () => {
    const { days, kept, endsAt, clocks } = await matchAndKeeper();
    const { beatAfterGap } = days.timers;
    let failures = 1;
    const timers: typeof days.timers = {
      ...days.timers,
      async beatAfterGap(now, gap) {
        failures -= 1;
        if (failures >= 0) throw new Error('no room left');
        await beatAfterGap(now, gap);
      },
    };
    const time = { now: later(kept.time.now, HOUR_MS), uptime: 0 };
    const timekeeper = newTimekeeper({
      ...days.deps,
      timers,
      now: () => time.now,
      uptime: () => time.uptime,
    });
    await expect(timekeeper.start()).rejects.toThrow('no room left');
    await timekeeper.start();
    expect(await clocks()).toEqual([later(endsAt, HOUR_MS), later(endsAt, HOUR_MS)]);
    // And while it runs.
    failures = 1;
    time.uptime += HOUR_MS;
    time.now = later(time.now, HOUR_MS);
    await expect(timekeeper.tick()).rejects.toThrow('no room left');
    await timekeeper.tick();
    expect(await clocks()).toEqual([later(endsAt, 2 * HOUR_MS), later(endsAt, 2 * HOUR_MS)]);
  });
});
