import { describe, expect, test } from 'vitest';
import { ascending } from '../../../src/games/before-the-birds/cards.js';
import { beforeTheBirds } from '../../../src/games/before-the-birds/game.js';
import { cardsOfDeck, DECK_CHOICES } from '../../../src/games/before-the-birds/options.js';
import { shuffled } from '../../../src/games/deal.js';
import { checkOptions } from '../../../src/games/options.js';
import { dealt, playOn, SEED, seedOf } from './table.js';

const SEAT_COUNTS = [3, 4, 5, 6, 7];

test('BTB-1: three to seven seats play', () => {
  expect(beforeTheBirds.seatCounts).toEqual(SEAT_COUNTS);
});

test('BTB-4, BTB-24: a table that chooses nothing plays one game with all acorns', () => {
  expect(checkOptions(beforeTheBirds.options, {})).toEqual({
    ok: true,
    value: { deck: 'full', limit: null },
  });
  expect(checkOptions(beforeTheBirds.options, { deck: 'trimmed', limit: 10 }).ok).toBe(true);
  expect(checkOptions(beforeTheBirds.options, { limit: 100 }).ok).toBe(true);
  for (const wrong of [{ limit: 9 }, { limit: 101 }, { limit: 25.5 }, { deck: 'short' }])
    expect(checkOptions(beforeTheBirds.options, wrong).ok).toBe(false);
});

describe.each(DECK_CHOICES)('the deal of the %s deck', (deck) => {
  test.each(SEAT_COUNTS)('BTB-5, BTB-6: with %i seats uses each card once', (seatCount) => {
    const { game } = dealt(seatCount, { deck });
    expect(game.hands.map((hand) => hand.length)).toEqual(game.hands.map(() => 9));
    expect(game.hands).toEqual(game.hands.map(ascending));
    expect(game.ground).toHaveLength(seatCount);
    expect(game.ground).toEqual(ascending(game.ground));
    expect(game.leftOut).toHaveLength(deck === 'trimmed' ? 0 : 70 - 10 * seatCount);
    const all = [...game.hands.flat(), ...game.ground, ...game.leftOut];
    expect(ascending(all)).toEqual(cardsOfDeck(deck, seatCount));
  });
});

test('example 6, BTB-4: three seats with the trimmed deck use exactly 00 to 29 and leave nothing over', () => {
  const { game } = dealt(3, { deck: 'trimmed' });
  expect(ascending([...game.hands.flat(), ...game.ground])).toEqual(cardsOfDeck('full', 3).slice(0, 30));
  expect(game.leftOut).toEqual([]);
});

test('example 6, BTB-4: with seven seats full and trimmed deal alike', () => {
  expect(dealt(7, { deck: 'trimmed' }).game).toEqual(dealt(7, { deck: 'full' }).game);
});

test('BTB-32: nine cards to each seat in turn, then the Ground, from a shuffle of the game’s name', () => {
  const pack = shuffled({ seed: SEED, name: 'game/1/deal' }, cardsOfDeck('full', 4));
  const { game } = dealt(4);
  expect(game.hands).toEqual([0, 9, 18, 27].map((from) => ascending(pack.slice(from, from + 9))));
  expect(game.ground).toEqual(ascending(pack.slice(36, 40)));
  expect(game.leftOut).toEqual(ascending(pack.slice(40)));
});

test('BTB-25, BTB-32: the next game is shuffled anew, whatever was bid before', () => {
  const first = dealt(3, { limit: 100 });
  const { state } = playOn(first, ({ game }) => game.number === 2);
  const pack = shuffled({ seed: SEED, name: 'game/2/deal' }, cardsOfDeck('full', 3));
  expect(state.game.hands).toEqual([0, 9, 18].map((from) => ascending(pack.slice(from, from + 9))));
  expect(state.game.ground).toEqual(ascending(pack.slice(27, 30)));
  expect(state.game).toMatchObject({ bids: [null, null, null], stored: [[], [], []], rounds: [] });
});

test('another seed gives another deal', () => {
  expect(dealt(3, {}, seedOf(1)).game.hands).not.toEqual(dealt(3, {}, seedOf(2)).game.hands);
});
