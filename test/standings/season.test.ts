import { beforeAll, describe, expect, test } from 'vitest';
import { PLAYABLES } from '../../scripts/season/playable.js';
import { makeSeason, type Season } from '../../scripts/season/season.js';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { FigureKind } from '../../src/games/game-types.js';
import { periodsOf } from '../../src/standings/periods.js';
import { NEWCOMER, ratedMatch } from '../../src/standings/rating.js';
import { readStats } from '../../src/standings/stats.js';
import { type Board, MEASURES, type Rating, type RecordedResult } from '../../src/standings/types.js';
import { openStore, type Store } from '../../src/store/store.js';
import type { UserId } from '../../src/tables/ids.js';
import { PLACE, personCalled } from '../kit/tables.js';
import { keptFolder, temporaryFolder } from '../store/kit.js';
import { countingIn, type Line, naiveBoard, type Sat, sumOf } from './naive.js';

const SEED = 20_261_130;
const MATCHES = 120;
const GAMES = PLAYABLES.map(({ hosted }) => hosted);
const { guildId } = PLACE;

let store: Store;
let season: Season;
const results = new Map<string, readonly RecordedResult[]>();

beforeAll(async () => {
  process.stdout.write(`Season of seed ${SEED}.\n`);
  store = await openStore({ dataFolder: keptFolder() });
  season = await makeSeason(store, {
    seed: SEED,
    place: PLACE,
    people: Array.from({ length: 14 }, (_, index) => personCalled(`Player ${index}`)),
    matches: MATCHES,
    until: 1_800_000_000_000 as Instant,
    changes: 2,
  });
  for (const { id } of GAMES)
    results.set(id, await store.results.results({ guildId, gameId: id }, 0, MATCHES));
  return () => store.close();
}, 120_000);

function resultsOf(gameId: string): readonly RecordedResult[] {
  return results.get(gameId) ?? [];
}

test('every match has left a result, in order of finishing', async () => {
  const all = [...results.values()].flat();
  expect(all).toHaveLength(MATCHES);
  expect(await store.results.unrecorded(1)).toEqual([]);
  const inOrder = all.toSorted((one, other) => one.number - other.number).map(({ finishedAt }) => finishedAt);
  // Between two pauses of the season all that has finished is recorded, later matches only after it.
  expect(inOrder.filter((at, index) => at < (inOrder[index - 1] ?? 0)).length).toBeLessThan(8);
  const seats = all.flatMap(({ seats }) => seats);
  for (const kind of ['leftEarly', 'wasAway'] as const) expect(seats.some((seat) => seat[kind])).toBe(true);
  expect(all.some(({ playedOut }) => !playedOut)).toBe(true);
  expect(seats.some(({ ownMoves }) => ownMoves === 0)).toBe(true);
});

test('each result is what its table says', async () => {
  for (const result of [...results.values()].flat()) {
    const table = must(await store.tables.find(result.tableId), 'table');
    if (table.status !== 'finished') throw new Error('A match with a result is finished.');
    expect(result.seats.map(({ place }) => place)).toEqual(table.outcome.places);
    expect(result.seats.map(({ total }) => total)).toEqual(table.outcome.totals);
  }
});

test.each(GAMES)('the ratings of $id follow from the results, to the last bit', ({ id }) => {
  const ratings = new Map<UserId, Rating>();
  for (const result of resultsOf(id)) {
    const counting = countingIn(result);
    const before = counting.map(({ own }) => ratings.get(own.userId) ?? NEWCOMER);
    const places = counting.map(({ own }) => own.place);
    const after = places.length === 0 ? [] : ratedMatch(before, places);
    const changes = result.seats.map((_own, seat) => {
      const index = counting.findIndex((sat) => sat.seat === seat);
      return index < 0 ? null : { before: before[index], after: after[index] };
    });
    expect(result.ratings).toStrictEqual(changes);
    for (const [index, { own }] of counting.entries()) ratings.set(own.userId, must(after[index], 'rated'));
  }
  expect(ratings.size).toBeGreaterThan(5);
});

describe.each(GAMES)('the leaderboards of $id', ({ id: gameId, bestScore }) => {
  test.each(MEASURES)('by %s are what the results come to, in every period', async (measure) => {
    const all = resultsOf(gameId);
    const periods = new Set(all.flatMap(({ finishedAt }) => periodsOf(finishedAt)));
    expect(periods.size).toBeGreaterThan(10);
    const lowFirst = bestScore === 'lowest' && (measure === 'best' || measure === 'average');
    for (const period of periods) {
      const lines = naiveBoard(all, { period, measure, lowFirst });
      const board = { guildId, gameId, period, measure, lowFirst };
      await checkBoard({ ...board, presentOnly: false }, lines);
      const present = lines.filter(({ userId }) => !isGone(userId));
      await checkBoard({ ...board, presentOnly: true }, present);
    }
  });
});

function isGone(userId: UserId): boolean {
  return season.left.includes(userId) || [...season.deleted.values()].includes(userId);
}

async function checkBoard(board: Board, lines: readonly Line[]): Promise<void> {
  const asker = lines.at(-1)?.userId ?? ('nobody' as UserId);
  const page = await store.boards.page(board, { size: 100, cursor: null, asker });
  expect(page.rows.map(({ userId, value }) => ({ userId, value }))).toEqual(lines);
  expect(page.players).toBe(lines.length);
  expect(page.own).toEqual(page.rows.at(-1) ?? null);
  const isBetter = (one: number, other: number) => (board.lowFirst ? one < other : one > other);
  for (const row of page.rows) {
    expect(row.place).toBe(1 + lines.filter(({ value }) => isBetter(value, row.value)).length);
    expect(row.present).toBe(!isGone(row.userId));
  }
}

test('names are those last seen, and nothing is left of whoever was deleted', async () => {
  expect([season.renamed.size, season.left.length, season.deleted.size]).toEqual([2, 2, 2]);
  const everybody = [...results.values()].flat().flatMap(({ seats }) => seats.map(({ userId }) => userId));
  const names = await store.boards.namesOf(guildId, [...new Set(everybody)]);
  for (const [userId, name] of season.renamed)
    if (!season.deleted.has(userId) && names.has(userId)) expect(names.get(userId)).toBe(name);
  for (const [userId, pseudonym] of season.deleted) {
    expect(everybody).not.toContain(userId);
    expect(names.get(pseudonym) ?? null).toBeNull();
  }
});

function putTogether(values: readonly number[], kind: FigureKind): number | undefined {
  if (values.length === 0) return undefined;
  return { sum: sumOf(values), most: Math.max(...values), least: Math.min(...values) }[kind];
}

describe.each(GAMES)('the statistics of $id', (game) => {
  const { id: gameId, figureKinds } = game;

  /** Everybody who has a result, with the seats that count. */
  function everybody(): readonly (readonly [UserId, readonly Sat[]])[] {
    const all = resultsOf(gameId);
    const people = new Set(all.flatMap(({ seats }) => seats.map(({ userId }) => userId)));
    const counting = all.flatMap(countingIn);
    return [...people].map((userId) => [userId, counting.filter(({ own }) => own.userId === userId)]);
  }

  function statsOf(userId: UserId) {
    return readStats({ boards: store.boards, games: GAMES }, { guildId, gameId, userId });
  }

  test('count the matches of everybody', async () => {
    for (const [userId, sats] of everybody()) {
      const stats = await statsOf(userId);
      expect(stats.matches).toBe(sats.length);
      expect(stats.wins).toBe(sats.filter(({ own }) => own.place === 1).length);
      expect(sumOf(stats.places)).toBe(sats.length);
      expect(stats.history).toHaveLength(sats.length === 0 ? 0 : sats.length + 1);
      const met = sats.flatMap(({ result }) => countingIn(result));
      for (const other of stats.headToHead)
        expect(other.matches).toBe(met.filter(({ own }) => own.userId === other.userId).length);
    }
  });

  test('put figures together as the game says', async () => {
    const found = new Set<string>();
    for (const [userId, sats] of everybody()) {
      const { figures } = await statsOf(userId);
      const played = sats.filter(({ own }) => !own.leftEarly && !own.wasAway);
      for (const [name, kind] of Object.entries(figureKinds)) {
        const values = played.flatMap(({ own }) => own.figures[name] ?? []);
        expect(figures[name]).toBe(putTogether(values, kind));
        if (sumOf(values) > 0) found.add(name);
      }
    }
    expect([...found].toSorted()).toEqual(Object.keys(figureKinds).toSorted());
  });
});

test('the same seed makes the same season', async () => {
  const plan = {
    seed: 7,
    place: PLACE,
    people: Array.from({ length: 8 }, (_, index) => personCalled(`Player ${index}`)),
    matches: 9,
    until: 1_800_000_000_000 as Instant,
    changes: 1,
  };
  const made = [];
  for (let time = 0; time < 2; time += 1) {
    const other = await openStore({ dataFolder: temporaryFolder() });
    const outcome = await makeSeason(other, plan);
    const stored = [];
    for (const { id } of GAMES) stored.push(await other.results.results({ guildId, gameId: id }, 0, 9));
    made.push({ outcome, stored });
    other.close();
  }
  expect(made[0]).toEqual(made[1]);
  expect(must(made[0], 'made').stored.flat()).toHaveLength(9);
}, 60_000);
