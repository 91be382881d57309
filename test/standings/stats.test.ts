import { describe, expect, test } from 'vitest';
import { NEWCOMER, pointsOf } from '../../src/standings/rating.js';
import { recordResults } from '../../src/standings/record.js';
import { readStats } from '../../src/standings/stats.js';
import type { MatchResult, SeatResult } from '../../src/standings/types.js';
import type { UserId } from '../../src/tables/ids.js';
import { hostedToy } from '../kit/toy-game.js';
import { newGround, resultOf, seatOf, TOY } from './kit.js';
import { recordThese } from './record-these.js';

/** What the results come to for Ana. */
async function statsAfter(...matches: readonly (readonly SeatResult[] | MatchResult)[]) {
  const { store } = await newGround();
  await recordThese(
    store,
    matches.map((match, index) => ('seats' in match ? match : resultOf(index + 1, match))),
  );
  const stats = await readStats(
    { boards: store.boards, games: [hostedToy] },
    { ...TOY, userId: 'ana' as UserId },
  );
  return { store, stats };
}

const won = (...others: readonly string[]) => [
  seatOf('ana', 1),
  ...others.map((other, index) => seatOf(other, 2 + index)),
];
const lost = (other: string) => [seatOf(other, 1), seatOf('ana', 2)];

describe('what somebody’s matches come to', () => {
  test('is nothing without a match', async () => {
    expect((await statsAfter()).stats).toEqual({
      matches: 0,
      wins: 0,
      winRate: null,
      places: [],
      streak: { current: 0, longest: 0 },
      history: [],
      best: null,
      average: null,
      leftEarly: 0,
      headToHead: [],
      figures: {},
    });
  });

  test('counts matches, wins, places and streaks', async () => {
    const { stats } = await statsAfter(
      won('ben'),
      won('ben', 'cleo'),
      lost('ben'),
      won('cleo'),
      [seatOf('ben', 1), seatOf('cleo', 2), seatOf('ana', 3)],
      [seatOf('ben', 1), seatOf('ana', 1)],
    );
    expect(stats).toMatchObject({ matches: 6, wins: 4, winRate: 667, places: [4, 1, 1] });
    expect(stats.streak).toEqual({ current: 1, longest: 2 });
  });

  test('tells the rating before the first match and after each', async () => {
    const { stats, store } = await statsAfter(won('ben'), lost('cleo'));
    const results = await store.results.results(TOY, 0, 10);
    const seats = [results[0]?.ratings[0], results[1]?.ratings[1]];
    expect(stats.history.map(({ points }) => points)).toEqual([
      1_000,
      ...seats.map((change) => pointsOf(change?.after ?? NEWCOMER)),
    ]);
    expect(stats.history.map(({ at }) => at)).toEqual([
      results[0]?.finishedAt,
      results[0]?.finishedAt,
      results[1]?.finishedAt,
    ]);
    expect(seats[1]?.before).toEqual(seats[0]?.after);
  });

  test('compares with those played most, ties counted apart', async () => {
    const { stats } = await statsAfter(won('ben', 'cleo'), lost('ben'), [
      seatOf('ana', 1),
      seatOf('ben', 1),
      seatOf('dev', 3, { ownMoves: 0 }),
    ]);
    const name = (who: string) => ({ userId: who, name: `Name of ${who}` });
    expect(stats.headToHead).toEqual([
      { ...name('ben'), matches: 3, ahead: 1, level: 1, behind: 1 },
      { ...name('cleo'), matches: 1, ahead: 1, level: 0, behind: 0 },
    ]);
  });

  test('leaves scores out that are not the player’s own or were cut short', async () => {
    const { stats } = await statsAfter(
      [seatOf('ana', 1, { total: 10 }), seatOf('ben', 2)],
      [seatOf('ana', 1, { total: 13 }), seatOf('ben', 2)],
      [seatOf('ana', 1, { total: 99, wasAway: true }), seatOf('ben', 2)],
      [seatOf('ben', 1), seatOf('ana', 2, { total: 98, leftEarly: true })],
      resultOf(5, [seatOf('ana', 1, { total: 97 }), seatOf('ben', 2)], { playedOut: false }),
    );
    expect(stats).toMatchObject({ matches: 5, best: 13, average: 1_150, leftEarly: 1 });
  });

  test('puts the figures of a game together as it says', async () => {
    const figures = (rounds: number, best: number) => ({ rounds, 'best-round': best });
    const { stats } = await statsAfter(
      [seatOf('ana', 1, { figures: figures(2, 7) }), seatOf('ben', 2)],
      [seatOf('ana', 1, { figures: figures(3, 5) }), seatOf('ben', 2)],
      [seatOf('ana', 1, { figures: figures(9, 99), wasAway: true }), seatOf('ben', 2)],
    );
    expect(stats.figures).toEqual({ rounds: 5, 'best-round': 7 });
  });
});

describe('what does not count', () => {
  test.each([
    ['a match against oneself', [seatOf('ana', 1), seatOf('ana', 2)]],
    ['a match in which nobody else moved or resigned', [seatOf('ana', 1), seatOf('ben', 2, { ownMoves: 0 })]],
  ])('%s', async (_what, seats) => {
    const { stats, store } = await statsAfter(seats);
    expect(stats).toMatchObject({ matches: 0, headToHead: [], figures: {} });
    expect((await store.results.results(TOY, 0, 10))[0]?.ratings).toEqual([null, null]);
  });

  test('a seat for which nobody moved, where at least two others did', async () => {
    const { store } = await statsAfter([
      seatOf('ana', 1),
      seatOf('ben', 2, { ownMoves: 0 }),
      seatOf('cleo', 3),
    ]);
    const [result] = await store.results.results(TOY, 0, 10);
    expect(result?.ratings.map((change) => change !== null)).toEqual([true, false, true]);
  });

  test('while whoever resigns before a first move has played, and lost', async () => {
    const { stats } = await statsAfter([
      seatOf('ben', 1),
      seatOf('ana', 2, { ownMoves: 0, leftEarly: true }),
    ]);
    expect(stats).toMatchObject({ matches: 1, wins: 0, leftEarly: 1 });
  });
});

test('recording nothing is done at once', async () => {
  const { store } = await newGround();
  const never = () => Promise.reject(new Error('never asked'));
  const deps = { results: store.results, games: [hostedToy], playedMatch: never };
  expect(await recordResults(deps)).toEqual({ recorded: 0, failed: [] });
});
