import { describe, expect, test } from 'vitest';
import { beforeTheBirds } from '../../../src/games/before-the-birds/game.js';
import {
  isMatchOver,
  lowestSeats,
  placesOf,
  scoreGame,
} from '../../../src/games/before-the-birds/scoring.js';
import { cards, dealt, eventOf, gameOf, make, playOn, position } from './table.js';

describe('scoring a game', () => {
  test('BTB-21: each tree by its length and colours', () => {
    const bushy = cards('25 18 12 04 44 26 57 33 47');
    const chain = cards('01 02 03 05 06 07 08 09 10');
    expect(scoreGame(2, [bushy, chain])).toEqual({
      game: 2,
      worths: [
        { length: 4, colours: ['blue', 'green', 'yellow', 'purple'], score: 8 },
        { length: 9, colours: ['red', 'blue', 'green', 'orange', 'purple', 'white'], score: 15 },
      ],
      points: [8, 15],
    });
  });

  test('BTB-22: the lowest score wins, and equal ones share it', () => {
    expect(lowestSeats([9, 8, 12])).toEqual([1]);
    expect(lowestSeats([9, 12, 9])).toEqual([0, 2]);
  });
});

describe('a match to a limit', () => {
  test.each([
    [[25, 20, 18], 25, false],
    [[26, 20, 18], 25, true],
    [[26, 27, 28], 25, true],
    [[10, 10, 10], 10, false],
    [[5, 6, 11], 10, true],
    [[5, 6, 7], null, true],
  ] as const)('example 7, BTB-26: totals %j with limit %j: over is %j', (totals, limit, over) => {
    expect(isMatchOver(totals, limit)).toBe(over);
  });

  test.each([
    [
      [20, 26, 21],
      [1, 3, 2],
    ],
    [
      [20, 26, 20],
      [1, 3, 1],
    ],
    [
      [30, 26, 30],
      [2, 1, 2],
    ],
    [
      [26, 26, 26, 26],
      [1, 1, 1, 1],
    ],
    [
      [7, 9, 9, 12],
      [1, 2, 2, 4],
    ],
  ] as const)('BTB-27: totals %j give the places %j', (totals, places) => {
    expect(placesOf(totals)).toEqual(places);
  });
});

/** Before the last two rounds: the trees will score 8, 15 and 12. */
function nearTheEnd(given: { readonly limit?: number; readonly before?: readonly number[] }) {
  return position({
    hands: ['60 66', '61 67', '62 68'],
    ground: '33 42 49',
    stored: ['25 18 12 04 44 26 57', '01 02 03 05 06 07 08', '28 14 21 00 35 56 63'],
    finished: 7,
    ...(given.limit === undefined ? {} : { limit: given.limit }),
    scores: given.before === undefined ? [] : [gameOf(given.before)],
  });
}

const LAST_BIDS = ['0:bid-60', '1:bid-61', '2:bid-62'];

describe('the end of a game', () => {
  test('BTB-18, BTB-24: a match of one game ends with it, hands empty and trees of nine', () => {
    const applied = make(nearTheEnd({}), ...LAST_BIDS);
    const { state } = applied;
    expect(state.phase).toBe('finished');
    expect(state.game.hands).toEqual([[], [], []]);
    expect(state.game.ground).toEqual(cards('66 67 68'));
    expect(state.game.stored).toEqual([
      cards('25 18 12 04 44 26 57 33 60'),
      cards('01 02 03 05 06 07 08 42 61'),
      cards('28 14 21 00 35 56 63 49 62'),
    ]);
    expect(eventOf(applied, 'game-ended')).toEqual({
      kind: 'game-ended',
      game: 1,
      worths: [
        { length: 4, colours: ['blue', 'green', 'yellow', 'purple'], score: 8 },
        { length: 9, colours: ['red', 'blue', 'green', 'orange', 'purple', 'white'], score: 15 },
        { length: 5, colours: ['red', 'white'], score: 7 },
      ],
      points: [8, 15, 7],
      stored: state.game.stored,
      leftOver: cards('66 67 68'),
      lowest: [2],
      totals: [8, 15, 7],
    });
    expect(applied.events.at(-1)).toEqual({
      kind: 'match-ended',
      games: 1,
      totals: [8, 15, 7],
      winners: [2],
    });
    expect(beforeTheBirds.outcome(state)).toEqual({
      rounds: [[8, 15, 7]],
      totals: [8, 15, 7],
      places: [2, 3, 1],
    });
    expect(beforeTheBirds.decisions(state)).toEqual([]);
    expect(beforeTheBirds.apply(state, 0 as never, { kind: 'bid', card: '66' })).toEqual({
      ok: false,
      error: { reason: 'match-over' },
    });
  });

  test('example 7, BTB-25, BTB-26: with a total of 25 and limit 25 the match goes on, with a fresh deal', () => {
    const applied = make(nearTheEnd({ limit: 25, before: [9, 10, 9] }), ...LAST_BIDS);
    expect(eventOf(applied, 'game-ended').totals).toEqual([17, 25, 16]);
    expect(applied.events.at(-1)).toEqual({
      kind: 'game-started',
      game: 3,
      ground: applied.state.game.ground,
    });
    expect(applied.state.phase).toBe('bidding');
    expect(applied.state.game.hands.map((hand) => hand.length)).toEqual([9, 9, 9]);
    expect(beforeTheBirds.outcome(applied.state)).toBeUndefined();
    expect(beforeTheBirds.scores(applied.state)).toEqual({
      rounds: [
        [9, 10, 9],
        [8, 15, 7],
      ],
      totals: [17, 25, 16],
    });
  });

  test('example 7, BTB-26: with 26 it ends', () => {
    const { state, events } = make(nearTheEnd({ limit: 25, before: [9, 11, 9] }), ...LAST_BIDS);
    expect(state.phase).toBe('finished');
    expect(events.at(-1)).toEqual({ kind: 'match-ended', games: 2, totals: [17, 26, 16], winners: [2] });
  });

  test('BTB-27: equal totals share the win', () => {
    const { state, events } = make(nearTheEnd({ limit: 25, before: [9, 11, 10] }), ...LAST_BIDS);
    expect(events.at(-1)).toMatchObject({ totals: [17, 26, 17], winners: [0, 2] });
    expect(beforeTheBirds.outcome(state)?.places).toEqual([1, 3, 1]);
  });

  test('BTB-24, BTB-26: a match to 100 goes on until a total is above it', () => {
    const { state } = playOn(dealt(4, { limit: 100 }), ({ phase }) => phase === 'finished');
    const { rounds, totals } = beforeTheBirds.scores(state);
    expect(Math.max(...totals)).toBeGreaterThan(100);
    const before = totals.map((total, seat) => total - (rounds.at(-1)?.[seat] ?? 0));
    expect(Math.max(...before)).toBeLessThanOrEqual(100);
  });
});

test('BTB-7: a game has nine rounds, each with a bid of every seat', () => {
  const { state } = playOn(dealt(5), ({ phase }) => phase === 'finished');
  expect(state.game.rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const { collections } of state.game.rounds)
    expect(collections.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2, 3, 4]);
});
