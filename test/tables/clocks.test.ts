import { describe, expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import type { TableId } from '../../src/tables/ids.js';
import { lookAtTable } from '../../src/tables/look-at-table.js';
import { takeBack } from '../../src/tables/match/take-back.js';
import type { Pace } from '../../src/tables/pace.js';
import type { Settings } from '../../src/tables/settings.js';
import {
  clockOf,
  type Days,
  HOUR_MS,
  later,
  moveAt,
  newDays,
  notices,
  playingAt,
  sweepAll,
  wish,
} from '../kit/days.js';
import { ANA, accepted, BEN, CLEO, matchOf, minute } from '../kit/tables.js';

const START = minute(1);
const MINUTE_MS = 60_000;

async function matchAt(
  pace: Pace,
  wishes: Partial<Settings> = {},
): Promise<Days & { readonly tableId: TableId }> {
  const days = newDays();
  await wish(days, BEN, wishes);
  return { ...days, tableId: await matchOf(days.deps, { pace, options: { rounds: 1 } }) };
}

function hours(count: number): Instant {
  return later(START, count * HOUR_MS);
}

describe('a decision that falls due', () => {
  test.each([
    ['daily', { remind: 18, own: 24, end: 72 }],
    ['brisk', { remind: 6, own: 8, end: 24 }],
  ] as const)('%s: reminder, own time and bank end after %o hours', async (pace, { remind, own, end }) => {
    const days = await matchAt(pace);
    for (const seat of [0, 1])
      expect(await clockOf(days, days.tableId, seat)).toEqual({
        seat,
        mentionAt: null,
        remindAt: hours(remind),
        bankAt: hours(own),
        endsAt: hours(end),
      });
    const clocks = [0, 1].map((seat) => ({ seat, decisionEndsAt: hours(own), endsAt: hours(end) }));
    const look = accepted(await lookAtTable(days.deps, days.tableId, 'spectator'));
    expect(look).toMatchObject({ table: { pace, clocks } });
    expect((await notices(days, days.tableId)).at(-1)).toMatchObject({ kind: 'started', facts: { clocks } });
  });

  test('live: five minutes and ten, and no reminder so shortly after the ping', async () => {
    const days = await matchAt('live');
    expect(await clockOf(days, days.tableId, 0)).toEqual({
      seat: 0,
      mentionAt: null,
      remindAt: null,
      bankAt: later(START, 5 * MINUTE_MS),
      endsAt: later(START, 15 * MINUTE_MS),
    });
  });

  test('relaxed: has no deadline', async () => {
    const days = await matchAt('relaxed');
    const table = await playingAt(days, days.tableId);
    expect(table).toMatchObject({ clocks: [], banks: [0, 0] });
    expect(await days.timers.due(hours(100_000), 10)).toEqual([]);
  });
});

describe('a move', () => {
  test('ends the clock of its seat alone, and costs the bank only what ran beyond', async () => {
    const days = await matchAt('daily');
    await moveAt(days.deps, days.tableId, [ANA, 'pick-1', hours(23)]);
    expect(await playingAt(days, days.tableId)).toMatchObject({
      clocks: [{ seat: 1, endsAt: hours(72) }],
      banks: [48 * HOUR_MS, 48 * HOUR_MS],
    });
    // Ben is 6 hours late.
    await moveAt(days.deps, days.tableId, [BEN, 'pick-1', hours(30)]);
    const { clocks, banks } = await playingAt(days, days.tableId);
    expect(banks).toEqual([48 * HOUR_MS, 42 * HOUR_MS]);
    expect(clocks).toMatchObject([{ seat: 0, remindAt: hours(48), endsAt: hours(30 + 72) }]);
    await moveAt(days.deps, days.tableId, [ANA, 'stone', hours(31)]);
    expect(await playingAt(days, days.tableId)).toMatchObject({
      clocks: [{ seat: 1, endsAt: hours(31 + 24 + 42) }],
    });
  });

  test('that is a link of a chain leaves the clock running', async () => {
    const days = await matchAt('daily');
    await moveAt(days.deps, days.tableId, [BEN, 'pick-1', hours(1)]);
    await moveAt(days.deps, days.tableId, [ANA, 'pick-1', hours(2)]);
    const before = await clockOf(days, days.tableId, 0);
    await moveAt(days.deps, days.tableId, [ANA, 'tower', hours(20)]);
    expect(await clockOf(days, days.tableId, 0)).toEqual(before);
    await moveAt(days.deps, days.tableId, [ANA, 'back', hours(27)]);
    expect(await clockOf(days, days.tableId, 0)).toEqual(before);
    await moveAt(days.deps, days.tableId, [ANA, 'stone', hours(28)]);
    expect((await playingAt(days, days.tableId)).banks[0]).toBe(46 * HOUR_MS);
  });

  test('of a seat that needs not answer any more starts no clock', async () => {
    const days = await matchAt('daily');
    await moveAt(days.deps, days.tableId, [ANA, 'pick-1', hours(1)]);
    await moveAt(days.deps, days.tableId, [ANA, 'pick-2', hours(40)]);
    expect(await playingAt(days, days.tableId)).toMatchObject({
      clocks: [{ seat: 1 }],
      banks: [48 * HOUR_MS, 48 * HOUR_MS],
    });
  });
});

describe('taking back', () => {
  async function takenBack(days: Days & { tableId: TableId }, now: Instant): Promise<void> {
    const look = accepted(await lookAtTable(days.deps, days.tableId, ANA.userId));
    const moveStep = look.status === 'playing' ? (look.takeBackStep ?? -1) : -1;
    accepted(await takeBack(days.deps, { tableId: days.tableId, userId: ANA.userId, moveStep, now }));
  }

  test('goes on with what was left of the time, so that nobody gains any', async () => {
    const days = await matchAt('daily');
    await moveAt(days.deps, days.tableId, [ANA, 'pick-1', hours(10)]);
    await takenBack(days, hours(12));
    expect(await clockOf(days, days.tableId, 0)).toEqual({
      seat: 0,
      mentionAt: null,
      remindAt: hours(20),
      bankAt: hours(26),
      endsAt: hours(74),
    });
    expect(await clockOf(days, days.tableId, 1)).toMatchObject({ endsAt: hours(72) });
  });

  test('gives the bank nothing back', async () => {
    const days = await matchAt('daily');
    await moveAt(days.deps, days.tableId, [ANA, 'pick-1', hours(30)]);
    await takenBack(days, hours(31));
    const { banks } = await playingAt(days, days.tableId);
    expect(banks[0]).toBe(42 * HOUR_MS);
    expect(await clockOf(days, days.tableId, 0)).toMatchObject({
      remindAt: null,
      bankAt: null,
      endsAt: hours(31 + 42),
    });
    await moveAt(days.deps, days.tableId, [ANA, 'pick-2', hours(33)]);
    expect((await playingAt(days, days.tableId)).banks[0]).toBe(40 * HOUR_MS);
  });

  test('of a move another was asked by takes that one’s clock away; asked again, it is a new one', async () => {
    const days = await matchAt('daily');
    await moveAt(days.deps, days.tableId, [BEN, 'pick-1', hours(1)]);
    await moveAt(days.deps, days.tableId, [ANA, 'pick-1', hours(1)]);
    await moveAt(days.deps, days.tableId, [ANA, 'stone', hours(2)]);
    expect(await playingAt(days, days.tableId)).toMatchObject({ clocks: [{ seat: 1, endsAt: hours(74) }] });
    await takenBack(days, hours(4));
    expect(await playingAt(days, days.tableId)).toMatchObject({ clocks: [{ seat: 0, endsAt: hours(75) }] });
    await moveAt(days.deps, days.tableId, [ANA, 'stone', hours(5)]);
    expect(await playingAt(days, days.tableId)).toMatchObject({ clocks: [{ seat: 1, endsAt: hours(77) }] });
  });
});

/** Who was pinged by which notice, as `seat!` for the first time and `seat!!` for a reminder. */
async function pings(days: Days & { readonly tableId: TableId }): Promise<readonly string[]> {
  return (await notices(days, days.tableId)).flatMap((notice) => [
    ...('asked' in notice ? notice.asked.map((seat) => `${seat}!`) : []),
    ...('reminded' in notice ? notice.reminded.map((seat) => `${seat}!!`) : []),
    ...(notice.kind === 'dm' ? [`${notice.seat} by ${notice.why}`] : []),
  ]);
}

describe('the bank', () => {
  test('begins at every table with one look for all who are asked, and without a ping', async () => {
    const days = await matchAt('brisk', { reminders: 'off' });
    const before = await playingAt(days, days.tableId);
    expect((await sweepAll(days, later(hours(8), -1))).failed).toEqual([]);
    const told = (await notices(days, days.tableId)).length;
    expect((await sweepAll(days, hours(8))).changed).toEqual([days.tableId]);
    expect((await notices(days, days.tableId)).slice(told)).toMatchObject([
      {
        kind: 'told',
        lines: [],
        asked: [],
        reminded: [],
        facts: { clocks: [{ endsAt: hours(24) }, { endsAt: hours(24) }] },
      },
    ]);
    expect((await sweepAll(days, later(hours(24), -1))).changed).toEqual([]);
    const after = await playingAt(days, days.tableId);
    expect([after.banks, after.due]).toEqual([before.banks, before.due]);
  });

  test('is told of nobody who has none left', async () => {
    const days = await matchAt('daily');
    await moveAt(days.deps, days.tableId, [BEN, 'pick-1', hours(1)]);
    await sweepAll(days, hours(72));
    expect(await playingAt(days, days.tableId)).toMatchObject({
      banks: [0, 48 * HOUR_MS],
      clocks: [{ seat: 0, bankAt: null, endsAt: hours(96) }],
    });
  });
});

describe('a reminder', () => {
  test('comes once, when a quarter of the time is left, and not to who has answered', async () => {
    const days = await matchAt('daily');
    await moveAt(days.deps, days.tableId, [ANA, 'pick-1', hours(17)]);
    expect((await sweepAll(days, later(hours(18), -1))).changed).toEqual([]);
    expect((await sweepAll(days, hours(18))).changed).toEqual([days.tableId]);
    expect((await sweepAll(days, hours(23))).changed).toEqual([]);
    expect(await pings(days)).toEqual(['0!', '1!', '1!!']);
  });

  test('is not sent to who wants none, and by direct message to who wants that', async () => {
    const off = await matchAt('daily', { reminders: 'off' });
    await sweepAll(off, hours(18));
    expect(await pings(off)).toEqual(['0!', '1!', '0!!']);
    const dm = await matchAt('daily', { reminders: 'dm' });
    await sweepAll(dm, hours(18));
    expect(await pings(dm)).toEqual(['0!', '1!', '0!!', '1 by reminder']);
    const closed = await matchAt('daily', { reminders: 'dm', dmClosed: true });
    await sweepAll(closed, hours(18));
    expect(await pings(closed)).toEqual(['0!', '1!', '0!!', '1!!']);
  });
});

describe('quiet hours', () => {
  // The match begins at 08:01 UTC.
  const QUIET = { from: 8 * 60, to: 10 * 60, zone: 'UTC' };

  test('put the ping off to their end', async () => {
    const days = await matchAt('daily', { quiet: QUIET });
    expect(await pings(days)).toEqual(['0!']);
    const mentionAt = later(minute(0), 2 * HOUR_MS);
    expect(await clockOf(days, days.tableId, 1)).toEqual({
      seat: 1,
      mentionAt,
      remindAt: hours(18),
      bankAt: hours(24),
      endsAt: hours(72),
    });
    await sweepAll(days, mentionAt);
    expect(await pings(days)).toEqual(['0!', '1!']);
    expect(await clockOf(days, days.tableId, 1)).toMatchObject({ mentionAt: null, remindAt: hours(18) });
  });

  test('that are given up meanwhile leave the ping where it is, and no reminder comes before it', async () => {
    const days = await matchAt('daily', { quiet: QUIET });
    await wish(days, BEN, { quiet: { ...QUIET, to: 4 * 60 } });
    await sweepAll(days, later(minute(0), 2 * HOUR_MS));
    await wish(days, BEN, { quiet: null });
    await sweepAll(days, hours(18));
    expect(await pings(days)).toEqual(['0!', '0!!']);
    await sweepAll(days, hours(20));
    expect(await pings(days)).toEqual(['0!', '0!!', '1!']);
  });

  test('put the ping off without a deadline too, and only for who has not answered', async () => {
    const days = await matchAt('relaxed', { quiet: QUIET });
    expect(await playingAt(days, days.tableId)).toMatchObject({ clocks: [{ seat: 1, endsAt: null }] });
    await moveAt(days.deps, days.tableId, [BEN, 'pick-1', hours(1)]);
    await sweepAll(days, hours(9));
    expect(await pings(days)).toEqual(['0!']);
  });

  test('that were set meanwhile put it off once more', async () => {
    const days = await matchAt('daily', { quiet: QUIET });
    await wish(days, BEN, { quiet: { ...QUIET, to: 12 * 60 } });
    await sweepAll(days, later(minute(0), 3 * HOUR_MS));
    expect(await pings(days)).toEqual(['0!']);
    await sweepAll(days, later(minute(0), 4 * HOUR_MS));
    expect(await pings(days)).toEqual(['0!', '1!']);
  });

  test('put a reminder off, which is one with a ping that comes as late', async () => {
    // Until shortly before a quarter of the time is left, and around it.
    const late = await matchAt('daily', { quiet: { from: 8 * 60, to: 2 * 60, zone: 'UTC' } });
    await sweepAll(late, hours(18));
    await sweepAll(late, hours(19));
    expect(await pings(late)).toEqual(['0!', '1!', '0!!']);
    const around = await matchAt('daily', { quiet: { from: 60, to: 5 * 60, zone: 'UTC' } });
    await sweepAll(around, hours(18));
    expect(await pings(around)).toEqual(['0!', '1!', '0!!']);
    await sweepAll(around, hours(21));
    expect(await pings(around)).toEqual(['0!', '1!', '0!!', '1!!']);
  });

  test('that were drawn out until shortly before the reminder make one of both', async () => {
    const days = await matchAt('daily', { quiet: QUIET });
    await wish(days, BEN, { quiet: { ...QUIET, to: 60 + 58 } });
    await sweepAll(days, later(minute(0), 2 * HOUR_MS));
    await sweepAll(days, later(hours(18), -3 * MINUTE_MS));
    await sweepAll(days, hours(20));
    expect(await pings(days)).toEqual(['0!', '1!', '0!!']);
  });

  test('that last to the end leave the reminder out', async () => {
    const days = await matchAt('brisk', { quiet: { from: 13 * 60, to: 8 * 60 + 30, zone: 'UTC' } });
    // Pinged half an hour later, and a reminder would come 24 hours later.
    await sweepAll(days, later(START, HOUR_MS));
    await sweepAll(days, hours(23));
    expect((await clockOf(days, days.tableId, 1)).remindAt).toBeNull();
    expect(await pings(days)).toEqual(['0!', '1!', '0!!']);
  });
});

describe('a vacation', () => {
  test('lets a clock that would start in it start at its end, and the ping come then', async () => {
    const vacation = { since: minute(0), until: hours(100) };
    const days = await matchAt('daily', { vacation });
    expect(await clockOf(days, days.tableId, 1)).toEqual({
      seat: 1,
      mentionAt: hours(100),
      remindAt: hours(118),
      bankAt: hours(124),
      endsAt: hours(172),
    });
    expect(await pings(days)).toEqual(['0!']);
    const started = (await notices(days, days.tableId)).at(-1);
    expect(started).toMatchObject({ facts: { vacations: [{ seat: 1, until: hours(100) }] } });
    await sweepAll(days, hours(100));
    expect((await pings(days)).filter((ping) => ping.startsWith('1'))).toEqual(['1!']);
  });
});

describe('whoever is next', () => {
  test('is told by direct message if they want to, once', async () => {
    const days = newDays();
    await wish(days, CLEO, { onDeck: true });
    const people = [ANA, BEN, CLEO];
    const tableId = await matchOf(days.deps, { pace: 'daily', people, options: { rounds: 1 } });
    for (const who of people) await moveAt(days.deps, tableId, [who, 'pick-1', hours(1)]);
    const at = { ...days, tableId };
    expect(await pings(at)).toEqual(['0!', '1!', '2!', '0!']);
    await moveAt(days.deps, tableId, [ANA, 'stone', hours(2)]);
    expect((await pings(at)).slice(4)).toEqual(['1!', '2 by on-deck']);
    const look = accepted(await lookAtTable(days.deps, tableId, ANA.userId));
    const moveStep = look.status === 'playing' ? (look.takeBackStep ?? -1) : -1;
    accepted(await takeBack(days.deps, { tableId, userId: ANA.userId, moveStep, now: hours(3) }));
    await moveAt(days.deps, tableId, [ANA, 'stone', hours(3)]);
    expect((await pings(at)).slice(6)).toEqual([]);
  });
});
