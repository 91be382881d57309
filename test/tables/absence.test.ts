import { describe, expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { Seat } from '../../src/games/game-types.js';
import type { TableId } from '../../src/tables/ids.js';
import { lookAtTable } from '../../src/tables/look-at-table.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import { resign } from '../../src/tables/match/resign.js';
import { takeBack } from '../../src/tables/match/take-back.js';
import { comeBack } from '../../src/tables/people/come-back.js';
import type { Person } from '../../src/tables/table.js';
import { remindInThread } from '../../src/tables/time/remind.js';
import { timeOut } from '../../src/tables/time/time-out.js';
import {
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
import {
  ANA,
  accepted,
  BEN,
  CLEO,
  DEV,
  lastNotice,
  matchOf,
  minute,
  playingLook,
  refusalOf,
  seats,
} from '../kit/tables.js';
import { wishedMatch } from '../kit/wishes.js';

const THREE = [ANA, BEN, CLEO];
const START = minute(1);
const BEN_SEAT = 1 as Seat;

interface Match extends Days {
  readonly tableId: TableId;
}

async function matchWith(people: readonly Person[], rounds = 3): Promise<Match> {
  const days = newDays();
  return { ...days, tableId: await matchOf(days.deps, { people, options: { rounds }, pace: 'daily' }) };
}

function hours(count: number): Instant {
  return later(START, count * HOUR_MS);
}

/** What was told, in short. */
async function story(match: Match): Promise<readonly string[]> {
  return (await notices(match, match.tableId)).flatMap((notice) => {
    if (notice.kind === 'moved') return [`${notice.by} ${notice.seat}`];
    if (notice.kind === 'told')
      return notice.lines.map((line) => ('seat' in line ? `${line.kind} ${line.seat}` : line.kind));
    return ['finished', 'ended', 'dm'].includes(notice.kind) ? [notice.kind] : [];
  });
}

/** A match in which Ben never answers, until he counts as away. */
async function benAway(): Promise<{ readonly match: Match; readonly now: Instant }> {
  const match = await matchWith(THREE);
  for (const who of [ANA, CLEO]) await moveAt(match.deps, match.tableId, [who, 'pick-1', hours(1)]);
  await sweepAll(match, hours(72));
  await moveAt(match.deps, match.tableId, [ANA, 'stone', hours(73)]);
  await sweepAll(match, hours(97));
  await moveAt(match.deps, match.tableId, [CLEO, 'stone', hours(98)]);
  for (const who of [ANA, CLEO]) await moveAt(match.deps, match.tableId, [who, 'pick-1', hours(99)]);
  await sweepAll(match, hours(122));
  return { match, now: hours(122) };
}

describe('time that runs out', () => {
  test('makes the least harmful move for the seat, and says so', async () => {
    const match = await matchWith([ANA, BEN]);
    await moveAt(match.deps, match.tableId, [ANA, 'pick-1', hours(1)]);
    expect((await sweepAll(match, later(hours(72), -1))).changed).toHaveLength(1);
    expect(await story(match)).toEqual(['player 0']);
    await sweepAll(match, hours(72));
    expect(await story(match)).toEqual(['player 0', 'clock 1', 'timed-out 1']);
    const { table, log } = { ...(await match.tables.findWithLog(match.tableId)) };
    expect(table).toMatchObject({ banks: [48 * HOUR_MS, 0], missed: [0, 1], away: [] });
    expect(log?.at(-1)).toMatchObject({ kind: 'move', seat: 1, by: 'clock', userId: null, move: 'pick-0' });
  });

  test('goes through a chain to its end, one row a link', async () => {
    const match = await matchWith([ANA, BEN]);
    for (const who of [ANA, BEN]) await moveAt(match.deps, match.tableId, [who, 'pick-1', hours(0)]);
    await moveAt(match.deps, match.tableId, [ANA, 'tower', hours(1)]);
    await sweepAll(match, hours(72));
    const log = (await match.tables.findWithLog(match.tableId))?.log ?? [];
    expect(log.slice(-2)).toMatchObject([
      { move: 'tower', by: 'player' },
      { move: 'top-1', by: 'clock' },
    ]);
    expect((await playingAt(match, match.tableId)).due).toMatchObject([{ seat: 1, kind: 'place' }]);
  });

  test('is forgotten by any move of one’s own', async () => {
    const match = await matchWith([ANA, BEN]);
    await sweepAll(match, hours(72));
    expect(await playingAt(match, match.tableId)).toMatchObject({ missed: [1, 1] });
    await moveAt(match.deps, match.tableId, [ANA, 'stone', hours(73)]);
    expect(await playingAt(match, match.tableId)).toMatchObject({ missed: [0, 1] });
  });

  test('no longer counts a player as away who moves before the stand-in does', async () => {
    const { deps, tableId, alter, table } = await wishedMatch();
    await alter({ away: seats(1), missed: [0, 3, 1] });
    await moveAt(deps, tableId, [BEN, 'pick-1', minute(2)]);
    expect(await table()).toMatchObject({ away: [], missed: [0, 0, 1] });
  });

  test('does nothing once a click has come in between, and a move that was made so is not taken back', async () => {
    const match = await matchWith([ANA, BEN]);
    await moveAt(match.deps, match.tableId, [BEN, 'pick-1', hours(73)]);
    const late = await timeOut(match.deps, {
      tableId: match.tableId,
      seat: BEN_SEAT,
      now: hours(73),
    });
    expect(refusalOf(late)).toBe('not-due');
    await sweepAll(match, hours(73));
    const { tableId } = match;
    const loaded = await match.tables.findWithLog(tableId);
    const moveStep = loaded?.log.at(-1)?.step ?? 0;
    expect(loaded?.log.at(-1)).toMatchObject({ seat: 0, by: 'clock' });
    expect(
      refusalOf(await takeBack(match.deps, { tableId, userId: ANA.userId, moveStep, now: hours(74) })),
    ).toBe('final');
  });
});

describe('the third time in a row', () => {
  test('makes the seat away: a stand-in plays at once, in the same step, pinging and clocking nobody for it', async () => {
    const { match, now } = await benAway();
    const { tableId } = match;
    const { due, ...table } = await playingAt(match, tableId);
    expect(table).toMatchObject({ away: seats(1), clocks: [{ seat: 0 }] });
    expect(due).toMatchObject([{ seat: 0, kind: 'place' }]);
    expect((await story(match)).slice(-3)).toEqual(['clock 1', 'timed-out 1', 'away 1']);

    await moveAt(match.deps, tableId, [ANA, 'stone', now]);
    expect((await story(match)).slice(-2)).toEqual(['player 0', 'stand-in 1']);
    expect(await playingAt(match, tableId)).toMatchObject({ due: [{ seat: 2 }], clocks: [{ seat: 2 }] });
    const log = (await match.tables.findWithLog(tableId))?.log ?? [];
    expect(log.slice(-2)).toMatchObject([
      { by: 'player', seat: 0 },
      { by: 'stand-in', seat: 1, userId: null },
    ]);
    const told = await notices(match, tableId);
    expect(told.slice(-2).map((notice) => 'asked' in notice && notice.asked)).toEqual([[], seats(2)]);
    // Ana's move is not hers to take back once the stand-in has answered it.
    expect((await playingLook(match.deps, tableId, ANA)).takeBackStep).toBeNull();
  });

  test('passes the host’s role on', async () => {
    const match = await matchWith(THREE);
    const quick = async (now: Instant) => {
      for (const who of [BEN, CLEO]) {
        const { due } = await playingLook(match.deps, match.tableId, who);
        if (due?.must === true)
          await moveAt(match.deps, match.tableId, [who, due.kind === 'pick' ? 'pick-1' : 'stone', now]);
      }
    };
    for (let day = 1; day < 7; day += 1) {
      await quick(hours(24 * day));
      await sweepAll(match, hours(24 * day));
    }
    expect(await playingAt(match, match.tableId)).toMatchObject({ away: seats(0), host: BEN.userId });
    expect(await story(match)).toContain('host');
  });

  test('of everybody ends the match without a result', async () => {
    const match = await matchWith([ANA, BEN]);
    for (let day = 3; day < 12; day += 1) await sweepAll(match, hours(24 * day));
    expect(await match.tables.find(match.tableId)).toMatchObject({ status: 'abandoned' });
    expect((await notices(match, match.tableId)).at(-1)).toMatchObject({
      kind: 'ended',
      why: 'deserted',
      by: null,
    });
    const log = (await match.tables.findWithLog(match.tableId))?.log ?? [];
    expect(log.at(-1)).toMatchObject({ kind: 'end', by: 'clock', userId: null });
    expect(await match.timers.due(hours(100_000), 10)).toEqual([]);
  });
});

describe('coming back', () => {
  test('gives the seat back from the next decision on', async () => {
    const { match, now } = await benAway();
    const { tableId } = match;
    accepted(await comeBack(match.deps, { tableId, userId: BEN.userId, now }));
    expect(await playingAt(match, tableId)).toMatchObject({
      away: [],
      missed: [0, 0, 0],
      due: [{ seat: 0 }],
    });
    await moveAt(match.deps, tableId, [ANA, 'stone', now]);
    expect((await story(match)).slice(-2)).toEqual(['back 1', 'player 0']);
    expect(await playingAt(match, tableId)).toMatchObject({ due: [{ seat: 1 }], clocks: [{ seat: 1 }] });
    expect((await notices(match, tableId)).at(-1)).toMatchObject({ asked: seats(1) });
  });

  test('is refused to who is there, has left for good or does not sit there', async () => {
    const { match, now } = await benAway();
    const { tableId, deps } = match;
    expect(refusalOf(await comeBack(deps, { tableId, userId: ANA.userId, now }))).toBe('back-already');
    expect(refusalOf(await comeBack(deps, { tableId, userId: DEV.userId, now }))).toBe('not-seated');
    accepted(await resign(deps, { tableId, userId: BEN.userId, now }));
    expect(refusalOf(await comeBack(deps, { tableId, userId: BEN.userId, now }))).toBe('resigned');
  });

  test('twenty times at once is one coming back', async () => {
    const { match, now } = await benAway();
    const tries = Array.from({ length: 20 }, () =>
      comeBack(match.deps, { tableId: match.tableId, userId: BEN.userId, now }),
    );
    expect((await Promise.all(tries)).filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('resigning with more than two seats', () => {
  test('on one’s own turn lets a stand-in play on, and moves the others’ clocks nowhere', async () => {
    const match = await matchWith(THREE);
    const { tableId } = match;
    await moveAt(match.deps, tableId, [CLEO, 'pick-3', hours(1)]);
    const look = accepted(await resign(match.deps, { tableId, userId: BEN.userId, now: hours(2) }));
    expect(look).toMatchObject({ status: 'playing', due: null, table: { resigned: seats(1) } });
    expect((await story(match)).slice(-2)).toEqual(['resigned 1', 'stand-in 1']);
    expect(await playingAt(match, tableId)).toMatchObject({ clocks: [{ seat: 0, endsAt: hours(72) }] });
    const log = (await match.tables.findWithLog(tableId))?.log ?? [];
    expect(log.slice(-2)).toMatchObject([
      { kind: 'resign', seat: 1 },
      { by: 'stand-in', seat: 1, move: 'pick-0' },
    ]);
  });

  test('places leavers behind all who stayed, the first one last, whatever the scores', async () => {
    const people = [ANA, BEN, CLEO, DEV];
    const match = await matchWith(people, 1);
    const { tableId, deps } = match;
    for (const who of people) await moveAt(deps, tableId, [who, who === BEN ? 'pick-4' : 'pick-1', hours(1)]);
    await moveAt(deps, tableId, [ANA, 'stone', hours(2)]);
    accepted(await resign(deps, { tableId, userId: CLEO.userId, now: hours(3) }));
    accepted(await resign(deps, { tableId, userId: BEN.userId, now: hours(3) }));
    await moveAt(deps, tableId, [DEV, 'stone', hours(4)]);
    expect(await match.tables.find(tableId)).toMatchObject({
      status: 'finished',
      resigned: seats(2, 1),
      outcome: { totals: [2, 5, 2, 2], places: [1, 3, 4, 1] },
    });
    expect((await notices(match, tableId)).at(-1)).toMatchObject({ kind: 'finished', resigned: seats(2, 1) });
  });

  test('of all but one ends the match at once, with that seat first', async () => {
    const match = await matchWith(THREE);
    const { tableId, deps } = match;
    accepted(await resign(deps, { tableId, userId: ANA.userId, now: hours(1) }));
    expect(await playingAt(match, tableId)).toMatchObject({ host: BEN.userId });
    accepted(await resign(deps, { tableId, userId: CLEO.userId, now: hours(2) }));
    expect(await match.tables.find(tableId)).toMatchObject({
      status: 'finished',
      resigned: seats(0, 2),
      outcome: { places: [3, 1, 2] },
    });
  });

  test('leaves nothing to do: no move, no second resignation', async () => {
    const match = await matchWith(THREE);
    const { tableId, deps } = match;
    const before = await playingLook(deps, tableId, BEN);
    const { userId } = BEN;
    accepted(await resign(deps, { tableId, userId, now: hours(1) }));
    const now = hours(2);
    const sinceStep = before.due?.sinceStep ?? 0;
    expect(refusalOf(await makeMove(deps, { tableId, userId, sinceStep, move: 'pick-2', now }))).toBe(
      'resigned',
    );
    expect(refusalOf(await takeBack(deps, { tableId, userId, moveStep: 4, now }))).toBe('resigned');
    expect(refusalOf(await resign(deps, { tableId, userId, now }))).toBe('resigned-already');
  });

  test('in the middle of a chain ends the chain', async () => {
    const match = await matchWith(THREE);
    const { tableId, deps } = match;
    for (const who of THREE) await moveAt(deps, tableId, [who, 'pick-1', hours(1)]);
    await moveAt(deps, tableId, [ANA, 'tower', hours(2)]);
    accepted(await resign(deps, { tableId, userId: ANA.userId, now: hours(3) }));
    expect(await playingAt(match, tableId)).toMatchObject({ due: [{ seat: 1, kind: 'place' }] });
  });
});

describe('whoever is gone from the server', () => {
  test('has resigned once a reminder or the end of their time comes, and is not pinged', async () => {
    const match = await matchWith(THREE);
    match.gone.add(BEN.userId);
    await sweepAll(match, hours(18));
    expect(await playingAt(match, match.tableId)).toMatchObject({ resigned: seats(1) });
    const log = (await match.tables.findWithLog(match.tableId))?.log ?? [];
    expect(log[0]).toMatchObject({ kind: 'resign', seat: 1, by: 'clock', userId: null });
    const reminded = (await notices(match, match.tableId)).flatMap((notice) =>
      'reminded' in notice ? notice.reminded : [],
    );
    expect(reminded).toEqual(seats(0, 2));
  });
});

describe('a reminder that Discord would not deliver', () => {
  test('is given in the thread, unless it is too late for it', async () => {
    const match = await matchWith([ANA, BEN]);
    const { tableId, deps } = match;
    await wish(match, BEN, { reminders: 'dm' });
    await sweepAll(match, hours(18));
    const direct = await lastNotice(match.outbox, tableId, 'dm');
    const { seat } = direct;
    const sinceStep = must(direct.sinceStep, 'It reminds of a decision.');
    expect(direct).toMatchObject({ userId: BEN.userId, clock: { endsAt: hours(72) } });
    accepted(await remindInThread(deps, { tableId, seat, sinceStep, now: hours(18) }));
    expect((await notices(match, tableId)).at(-1)).toMatchObject({ kind: 'told', reminded: seats(1) });
    await moveAt(deps, tableId, [BEN, 'pick-1', hours(19)]);
    expect(refusalOf(await remindInThread(deps, { tableId, seat, sinceStep, now: hours(19) }))).toBe(
      'not-due',
    );
  });
});

test('a spectator learns who is away and who has left', async () => {
  const { match, now } = await benAway();
  accepted(await resign(match.deps, { tableId: match.tableId, userId: CLEO.userId, now }));
  const look = accepted(await lookAtTable(match.deps, match.tableId, 'spectator'));
  expect(look).toMatchObject({ table: { away: seats(1), resigned: seats(2) } });
});
