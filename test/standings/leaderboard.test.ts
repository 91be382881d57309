import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { PAGE_SIZE, readLeaderboard } from '../../src/standings/leaderboard.js';
import type { Entry } from '../../src/standings/ports.js';
import { NEWCOMER } from '../../src/standings/rating.js';
import {
  type Board,
  type Cursor,
  type LeaderboardPage,
  type LeaderboardRow,
  MEASURES,
  type Measure,
  type Values,
} from '../../src/standings/types.js';
import type { Store } from '../../src/store/store.js';
import type { UserId } from '../../src/tables/ids.js';
import { minute } from '../kit/tables.js';
import { hostedToy } from '../kit/toy-game.js';
import { newGround, resultOf, seatOf, TOY } from './kit.js';

type Look = Pick<Board, 'measure' | 'lowFirst' | 'presentOnly'>;

interface Known {
  readonly userId: UserId;
  readonly values: Values;
  readonly present: boolean;
}

const anyValue = fc.oneof(fc.nat(5), fc.nat(300), fc.nat(16 ** 5 - 1));
const anyValues: fc.Arbitrary<Values> = fc.record({
  rating: anyValue,
  wins: anyValue,
  'win-rate': fc.option(anyValue),
  best: fc.option(anyValue),
  average: fc.option(anyValue),
});
const anybody = fc.record({ before: fc.option(anyValues), values: anyValues, present: fc.boolean() });
const anyBoard = fc.record({
  measure: fc.constantFrom(...MEASURES),
  lowFirst: fc.boolean(),
  presentOnly: fc.boolean(),
});

/** Stores that somebody has these values, in a result of its own. */
async function putValues(store: Store, userId: UserId, values: Values): Promise<void> {
  const { latest } = await store.results.standing(TOY, { userIds: [], periods: [] });
  const number = latest + 1;
  const tally = {
    matches: 7,
    wins: values.wins ?? 0,
    scored: 0,
    sum: 0,
    best: values.best,
    rating: NEWCOMER,
    lastPlayedAt: minute(number),
  };
  const entry: Entry = {
    expectedLatest: latest,
    result: resultOf(number, [seatOf(userId, 1)]),
    ratings: [null],
    tallies: [{ userId, period: 'all', tally, values }],
  };
  expect(await store.results.record(entry)).toBe('recorded');
}

/** All rows of a board, worked out by sorting. */
function naiveBoard(people: readonly Known[], { measure, lowFirst, presentOnly }: Look) {
  const sign = lowFirst ? 1 : -1;
  const rows = people.flatMap(({ userId, values, present }) => {
    const value = values[measure];
    return value === null || (presentOnly && !present) ? [] : [{ userId, value, present }];
  });
  return rows
    .toSorted((one, other) => sign * (one.value - other.value || (one.userId < other.userId ? -1 : 1)))
    .map((row) => ({
      ...row,
      place: 1 + rows.filter((other) => sign * (other.value - row.value) < 0).length,
    }));
}

/** Every page, from the first one on. */
async function allPages(store: Store, board: Board, size: number): Promise<readonly LeaderboardPage[]> {
  const pages: LeaderboardPage[] = [];
  let cursor: Cursor | null = null;
  do {
    const page: LeaderboardPage = await store.boards.page(board, { size, cursor, asker: 'nobody' as UserId });
    pages.push(page);
    cursor = page.after;
  } while (cursor !== null);
  return pages;
}

function shown({ userId, value, present, place }: LeaderboardRow) {
  return { userId, value, present, place };
}

test('pages, places and own rows are those of a board sorted by hand, after any changes', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anybody, { maxLength: 14 }),
      fc.array(anyBoard, { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 1, max: 4 }),
      async (crowd, looks, size) => {
        const { store } = await newGround();
        const people = await putCrowd(store, crowd);
        for (const look of looks) await checkBoard(store, people, { look, size });
        store.close();
      },
    ),
    { numRuns: 25 },
  );
});

/** Stores everybody's values, over earlier ones where there are any, and has some of them leave in between. */
async function putCrowd(
  store: Store,
  crowd: readonly { readonly before: Values | null; readonly values: Values; readonly present: boolean }[],
): Promise<readonly Known[]> {
  const people = crowd.map((one, index) => ({ ...one, userId: `user-${(index * 7) % 15}` as UserId }));
  for (const { userId, before } of people) if (before !== null) await putValues(store, userId, before);
  for (const { userId, present, values } of people) {
    if (!present) await store.members.left(TOY.guildId, userId);
    await putValues(store, userId, values);
    if (!present) await store.members.left(TOY.guildId, userId);
  }
  return people;
}

async function checkBoard(
  store: Store,
  people: readonly Known[],
  { look, size }: { readonly look: Look; readonly size: number },
): Promise<void> {
  const board: Board = { ...TOY, period: 'all', ...look };
  const naive = naiveBoard(people, look);
  const pages = await allPages(store, board, size);
  expect(pages.flatMap(({ rows }) => rows.map(shown))).toEqual(naive);
  expect(new Set(pages.map(({ players }) => players))).toEqual(new Set([naive.length]));
  await checkWayBack(store, board, pages);
  for (const { userId } of people) {
    const { own } = await store.boards.page(board, { size, cursor: null, asker: userId });
    expect(own && shown(own)).toEqual(naive.find((row) => row.userId === userId) ?? null);
  }
}

/** From the last page back to the first, which are the same pages where the last one is full. */
async function checkWayBack(store: Store, board: Board, pages: readonly LeaderboardPage[]): Promise<void> {
  for (const [index, { before }] of pages.entries()) {
    expect(before === null).toBe(index === 0);
    if (before === null) continue;
    const size = must(pages[index - 1], 'page').rows.length;
    const back = await store.boards.page(board, { size, cursor: before, asker: 'nobody' as UserId });
    expect(back.rows).toEqual(pages[index - 1]?.rows);
  }
}

const NOTHING: Values = { rating: 1_000, wins: 0, 'win-rate': null, best: null, average: null };

describe('a leaderboard', () => {
  async function grounded(values: Readonly<Record<string, Partial<Values>>>) {
    const { store } = await newGround();
    for (const [name, own] of Object.entries(values))
      await putValues(store, name as UserId, { ...NOTHING, ...own });
    const read = (measure: Measure, more: object = {}) =>
      readLeaderboard(
        { boards: store.boards, games: [hostedToy] },
        {
          ...TOY,
          measure,
          span: 'all',
          presentOnly: false,
          cursor: null,
          asker: 'c' as UserId,
          now: minute(9),
          ...more,
        },
      );
    return { store, read };
  }

  test('counts places 1, 2, 2, 4, and shows the asker’s own row', async () => {
    const { read } = await grounded({ a: { wins: 9 }, b: { wins: 5 }, c: { wins: 5 }, d: { wins: 1 } });
    const { rows, own, players } = await read('wins');
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 2, 4]);
    expect(own).toMatchObject({ userId: 'c', place: 2, value: 5, name: 'Name of c' });
    expect(players).toBe(4);
  });

  test('of a measure that nobody has enough for, or of a period without a match, is empty', async () => {
    const { read } = await grounded({ a: {}, c: {} });
    for (const page of [await read('average'), await read('wins', { span: 'month' })])
      expect(page).toEqual({ rows: [], own: null, players: 0, before: null, after: null });
  });

  test('puts low scores first where the game says so, and wins never', async () => {
    const { store } = await grounded({ a: { best: 12, wins: 1 }, b: { best: 7, wins: 3 } });
    const games = [{ ...hostedToy, bestScore: 'lowest' as const }];
    const read = (measure: Measure) =>
      readLeaderboard(
        { boards: store.boards, games },
        {
          ...TOY,
          measure,
          span: 'all',
          presentOnly: false,
          cursor: null,
          asker: 'a' as UserId,
          now: minute(9),
        },
      );
    expect((await read('best')).rows.map(({ userId }) => userId)).toEqual(['b', 'a']);
    expect((await read('wins')).rows.map(({ userId }) => userId)).toEqual(['b', 'a']);
  });

  test('shows the name last seen, leaves out who has left, and takes back who is seen again', async () => {
    const { store, read } = await grounded({ a: { wins: 9 }, b: { wins: 5 }, c: { wins: 1 } });
    await store.tables.rename({ userId: 'a' as UserId, name: 'Anew' }, TOY.guildId);
    await store.members.left(TOY.guildId, 'b' as UserId);
    expect((await read('wins')).rows.map(({ name, present }) => [name, present])).toEqual([
      ['Anew', true],
      ['Name of b', false],
      ['Name of c', true],
    ]);
    const there = await read('wins', { presentOnly: true });
    expect(there.rows.map(({ userId, place }) => [userId, place])).toEqual([
      ['a', 1],
      ['c', 2],
    ]);
    expect(there.players).toBe(2);
    const back = { userId: 'b' as UserId, name: 'Name of b' };
    await store.tables.rename(back, TOY.guildId);
    expect((await read('wins', { presentOnly: true })).players).toBe(3);
    // Again, though nothing is looked up for whoever was seen a moment ago.
    await store.members.left(TOY.guildId, back.userId);
    expect((await read('wins', { presentOnly: true })).players).toBe(2);
    await store.tables.rename(back, TOY.guildId);
    expect((await read('wins', { presentOnly: true })).players).toBe(3);
  });

  test('knows that somebody is gone who left before their first result, and what they were called', async () => {
    const { store, read } = await grounded({ a: { wins: 9 } });
    await store.members.left(TOY.guildId, 'z' as UserId);
    await putValues(store, 'z' as UserId, { ...NOTHING, wins: 3 });
    expect((await read('wins')).rows.map(({ name, present }) => [name, present])).toEqual([
      ['Name of a', true],
      ['Name of z', false],
    ]);
    expect((await read('wins', { presentOnly: true })).players).toBe(1);
  });

  test('comes in pages of ten', async () => {
    const { read } = await grounded(
      Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`user-${index}`, { wins: index }])),
    );
    const first = await read('wins');
    expect(first.rows).toHaveLength(PAGE_SIZE);
    const second = await read('wins', { cursor: first.after });
    expect(second.rows.map(({ place, value }) => [place, value])).toEqual([
      [11, 1],
      [12, 0],
    ]);
    expect((await read('wins', { cursor: second.before })).rows).toEqual(first.rows);
  });

  test('opens around the asker, and leads on from there without a gap', async () => {
    const people = Array.from({ length: 27 }, (_, index) => `user-${String(index).padStart(2, '0')}`);
    const { read } = await grounded(
      Object.fromEntries(people.map((name, index) => [name, { wins: 3 * Math.floor(index / 4) }])),
    );
    const ids = people.toReversed();
    for (const [index, asker] of ids.entries()) {
      const { rows, own, before, after } = await read('wins', { cursor: 'own', asker });
      expect(own?.userId).toBe(asker);
      const begin = ids.indexOf(rows[0]?.userId ?? '');
      expect(rows.map(({ userId }) => userId)).toEqual(ids.slice(begin, begin + PAGE_SIZE));
      expect(rows[index - begin]).toEqual(own);
      expect([before === null, after === null]).toEqual([begin === 0, begin + PAGE_SIZE === ids.length]);
      const next = after && (await read('wins', { cursor: after, asker })).rows[0];
      expect(next?.userId).toBe(ids[begin + PAGE_SIZE]);
      const ahead = before && (await read('wins', { cursor: before, asker })).rows.at(-1);
      if (begin >= PAGE_SIZE) expect(ahead?.userId).toBe(ids[begin - 1]);
    }
    const first = await read('wins', { asker: 'nobody' });
    expect(await read('wins', { cursor: 'own', asker: 'nobody' })).toEqual(first);
  });

  test('of another server knows nothing of it', async () => {
    const { read } = await grounded({ a: { wins: 9 } });
    expect((await read('wins', { guildId: 'guild-2' })).players).toBe(0);
  });

  test('keeps everybody’s place when somebody’s data is deleted, who has no name then', async () => {
    const { store, read } = await grounded({ a: { wins: 9 }, b: { wins: 5 }, c: { wins: 1 } });
    await store.accounts.wish('a' as UserId, '0123' as UserId);
    await store.accounts.forget('a' as UserId, { left: [], now: minute(9) });
    const { rows } = await read('wins');
    expect(rows.map(({ userId, place, name, present }) => [userId, place, name, present])).toEqual([
      ['0123', 1, null, false],
      ['b', 2, 'Name of b', true],
      ['c', 3, 'Name of c', true],
    ]);
    const results = await store.results.results(TOY, 0, 10);
    expect(JSON.stringify([results, rows])).not.toContain('Name of a');
    expect(results[0]?.seats[0]).toMatchObject({ userId: '0123', name: null });
  });
});
