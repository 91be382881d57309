import { describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import type { Seat } from '../../src/games/game-types.js';
import { NEWCOMER, ratedMatch } from '../../src/standings/rating.js';
import { entryOf, recordResults } from '../../src/standings/record.js';
import { newRecorder } from '../../src/standings/recorder.js';
import type { RecordedResult } from '../../src/standings/types.js';
import { endTable } from '../../src/tables/agreement/end-table.js';
import { watchedForFinishes } from '../../src/tables/finish-watch.js';
import type { TableId } from '../../src/tables/ids.js';
import { playedMatch } from '../../src/tables/match/played-match.js';
import { resign } from '../../src/tables/match/resign.js';
import { timeOut } from '../../src/tables/time/time-out.js';
import { ANA, accepted, BEN, CLEO, depsOn, matchOf, minute, play } from '../kit/tables.js';
import { hostedToy } from '../kit/toy-game.js';
import { type Ground, newGround, resultOf, seatOf, TOY } from './kit.js';

const ROUND = [
  [ANA, 'pick-3'],
  [BEN, 'pick-1'],
  [ANA, 'tower'],
  [ANA, 'top-2'],
  [BEN, 'stone'],
] as const;

async function playedToTheEnd({ deps }: Ground): Promise<TableId> {
  const tableId = await matchOf(deps, { options: { rounds: 1 } });
  await play(deps, tableId, ROUND);
  return tableId;
}

async function recorded({ store, recordAll }: Ground, tableId: TableId): Promise<RecordedResult> {
  expect((await recordAll()).failed).toEqual([]);
  return must(await store.results.result(tableId), 'The match left a result.');
}

describe('a finished match leaves its result', () => {
  test('with places, scores, moves, times and figures', async () => {
    const ground = await newGround();
    const tableId = await playedToTheEnd(ground);
    const result = await recorded(ground, tableId);
    expect(result).toMatchObject({
      ...TOY,
      tableId,
      rulesVersion: 3,
      options: { rounds: 1, colour: 'red' },
      moves: 5,
      playedOut: true,
      startedAt: minute(1),
      finishedAt: minute(6),
    });
    const [ana, ben] = result.seats;
    const common = { leftEarly: false, wasAway: false };
    expect(ana).toEqual({
      ...ANA,
      ...common,
      place: 1,
      scores: [6],
      total: 6,
      ownMoves: 3,
      figures: { rounds: 1, stones: 3, 'best-round': 6 },
    });
    expect(ben).toMatchObject({ ...BEN, ...common, place: 2, scores: [2], total: 2, ownMoves: 2 });
    const [winner, loser] = ratedMatch([NEWCOMER, NEWCOMER], [1, 2]);
    expect(result.ratings).toEqual([
      { before: NEWCOMER, after: winner },
      { before: NEWCOMER, after: loser },
    ]);
  });

  test('once, however often it is asked for', async () => {
    const ground = await newGround();
    await playedToTheEnd(ground);
    expect((await ground.recordAll()).recorded).toBe(1);
    expect((await ground.recordAll()).recorded).toBe(0);
    expect(await ground.store.results.results(TOY, 0, 10)).toHaveLength(1);
  });

  test('moves that were taken back are not counted', async () => {
    const ground = await newGround();
    const { deps } = ground;
    const tableId = await matchOf(deps, { options: { rounds: 1 } });
    await play(deps, tableId, ROUND.slice(0, 2));
    await play(deps, tableId, [
      [ANA, 'tower'],
      [ANA, 'back'],
      [ANA, 'stone'],
      [BEN, 'stone'],
    ]);
    expect((await recorded(ground, tableId)).moves).toBe(6);
  });

  test('and whoever resigned is last, whatever the scores, and left early', async () => {
    const ground = await newGround();
    const { deps } = ground;
    const tableId = await matchOf(deps, { people: [ANA, BEN, CLEO], options: { rounds: 1 } });
    accepted(await resign(deps, { tableId, userId: ANA.userId, now: minute(2) }));
    await play(deps, tableId, [
      [BEN, 'pick-1'],
      [CLEO, 'pick-1'],
      [BEN, 'stone'],
      [CLEO, 'stone'],
    ]);
    const { seats, ratings, playedOut } = await recorded(ground, tableId);
    expect(seats.map(({ place }) => place)).toEqual([3, 1, 1]);
    expect(seats.map(({ leftEarly }) => leftEarly)).toEqual([true, false, false]);
    expect(seats[0]).toMatchObject({ ownMoves: 0, wasAway: false });
    expect(playedOut).toBe(true);
    const gains = ratings.map((change) => must(change, 'rated').after.mu - NEWCOMER.mu);
    expect(gains[0]).toBeLessThan(0);
    expect(gains[1]).toBeCloseTo(must(gains[2], 'gain'), 9);
    expect(gains[1]).toBeGreaterThan(0);
  });

  test('and one that ended since all others had left is not played out', async () => {
    const ground = await newGround();
    const { deps } = ground;
    const tableId = await matchOf(deps);
    await play(deps, tableId, [[ANA, 'pick-3']]);
    accepted(await resign(deps, { tableId, userId: BEN.userId, now: minute(3) }));
    const { seats, playedOut } = await recorded(ground, tableId);
    expect(playedOut).toBe(false);
    expect(seats.map(({ place }) => place)).toEqual([1, 2]);
    const [tally] = (await ground.store.results.standing(TOY, { userIds: [ANA.userId], periods: ['all'] }))
      .tallies;
    expect(tally?.tally).toMatchObject({ matches: 1, wins: 1, scored: 0, sum: 0, best: null });
  });

  test('and whoever never was there took no part', async () => {
    const ground = await newGround();
    const { deps } = ground;
    const tableId = await matchOf(deps, { options: { rounds: 3 }, pace: 'live' });
    await playAgainstTheClock(ground, tableId);
    const { seats, ratings } = await recorded(ground, tableId);
    expect(seats[1]).toMatchObject({ ownMoves: 0, wasAway: true, leftEarly: false });
    expect(ratings).toEqual([null, null]);
    expect(
      (await ground.store.results.standing(TOY, { userIds: [ANA.userId], periods: ['all'] })).tallies,
    ).toEqual([]);
  });

  test('but an abandoned one leaves none', async () => {
    const ground = await newGround();
    const { deps, recordAll } = ground;
    const tableId = await matchOf(deps);
    accepted(await endTable(deps, { tableId, userId: CLEO.userId, isModerator: true, now: minute(3) }));
    expect((await recordAll()).recorded).toBe(0);
  });

  test('also where it was played by rules that are not at hand, without figures', async () => {
    const ground = await newGround();
    const tableId = await playedToTheEnd(ground);
    const other = { ...hostedToy, rulesVersion: 4 };
    const { results, tables } = ground.store;
    const deps = { store: tables, games: [other] };
    await recordResults({ results, games: [other], playedMatch: (id) => playedMatch(deps, id) });
    expect((await results.result(tableId))?.seats[0]).toMatchObject({ total: 6, figures: {} });
  });
});

/** Ana plays, and Ben's time runs out until a stand-in plays for him to the end. */
async function playAgainstTheClock({ deps }: Ground, tableId: TableId): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    const table = await deps.store.find(tableId);
    if (table?.status !== 'playing') return;
    const asked = table.due.find(({ must: owed }) => owed);
    if (asked?.seat === 0) await play(deps, tableId, [[ANA, asked.kind === 'pick' ? 'pick-1' : 'stone']]);
    else accepted(await timeOut(deps, { tableId, seat: 1 as Seat, now: minute(10_000 * (1 + turn)) }));
  }
  throw new Error('The match never ends.');
}

test('a match that cannot be read does not keep the others waiting, and is tried again', async () => {
  const ground = await newGround();
  const [first, second] = [await playedToTheEnd(ground), await playedToTheEnd(ground)];
  const { results } = ground.store;
  const broken = {
    results,
    games: [hostedToy],
    playedMatch: (id: TableId) =>
      id === first ? Promise.reject(new Error('unreadable')) : playedMatch(ground.deps, id),
  };
  const outcome = await recordResults(broken);
  expect(outcome).toMatchObject({ recorded: 1, failed: [{ tableId: first }] });
  expect(await results.result(second)).toBeDefined();
  expect((await ground.recordAll()).recorded).toBe(1);
});

test('a result decided on an older standing is not stored, but decided once more', async () => {
  const { store } = await newGround();
  const standing = await store.results.standing(TOY, { userIds: [], periods: [] });
  const [one, other] = [1, 2].map((number) =>
    entryOf(resultOf(number, [seatOf('a', 1), seatOf('b', 2)]), standing, [hostedToy]),
  );
  expect(await store.results.record(must(one, 'entry'))).toBe('recorded');
  expect(await store.results.record(must(other, 'entry'))).toBe('stale');
  expect(await store.results.results(TOY, 0, 10)).toHaveLength(1);
});

test('the recorder records what finishes, and says what failed', async () => {
  const ground = await newGround();
  const { results, tables } = ground.store;
  const failures: unknown[] = [];
  let broken = true;
  const recorder = newRecorder({
    results,
    games: [hostedToy],
    playedMatch: (id) =>
      broken ? Promise.reject(new Error('no disk')) : playedMatch({ store: tables, games: [hostedToy] }, id),
    onFailed: (error) => failures.push(error),
  });
  const deps = depsOn(watchedForFinishes(tables, recorder.wake));
  const first = await playedToTheEnd({ ...ground, deps });
  await recorder.idle();
  expect(failures).toEqual([new Error('no disk')]);
  expect(await results.result(first)).toBeUndefined();
  broken = false;
  recorder.wake();
  recorder.wake();
  await recorder.idle();
  expect(await results.result(first)).toBeDefined();
  expect(failures).toHaveLength(1);
});
