import { describe, expect, test } from 'vitest';
import {
  ascending,
  type Colour,
  cardNumber,
  colourOf,
  isCard,
  PACK,
} from '../../../src/games/before-the-birds/cards.js';
import { cardsOfDeck } from '../../../src/games/before-the-birds/options.js';
import { card, cards } from './table.js';

test('BTB-2: 70 acorns, 00 to 69, each with two digits', () => {
  expect(PACK).toHaveLength(70);
  expect(PACK.map(cardNumber)).toEqual(Array.from({ length: 70 }, (_, number) => number));
  expect(PACK.every((name) => /^\d\d$/.test(name))).toBe(true);
  expect(['3', '70', '003', '-1', '0x', ' 3'].filter(isCard)).toEqual([]);
});

test('example 5, BTB-2: 04 comes before 12, by number', () => {
  expect(cardNumber(card('04'))).toBeLessThan(cardNumber(card('12')));
  expect(ascending(cards('12 04 40 01 10 69 00'))).toEqual(cards('00 01 04 10 12 40 69'));
});

describe('BTB-3: the colour follows from the number', () => {
  test.each([
    ['00', 'red'],
    ['01', 'blue'],
    ['02', 'green'],
    ['03', 'orange'],
    ['04', 'yellow'],
    ['05', 'purple'],
    ['06', 'white'],
    ['07', 'red'],
    ['44', 'green'],
    ['57', 'blue'],
    ['25', 'yellow'],
    ['69', 'white'],
  ] as [string, Colour][])('%s is %s', (name, colour) => {
    expect(colourOf(card(name))).toBe(colour);
  });

  test('and each colour has ten cards', () => {
    const counts = new Map<Colour, number>();
    for (const name of PACK) counts.set(colourOf(name), (counts.get(colourOf(name)) ?? 0) + 1);
    expect([...counts.values()]).toEqual([10, 10, 10, 10, 10, 10, 10]);
  });
});

describe('example 6, BTB-4: the trimmed deck', () => {
  test.each([
    [3, '29'],
    [4, '39'],
    [5, '49'],
    [6, '59'],
    [7, '69'],
  ])('with %i seats runs from 00 to %s', (seatCount, highest) => {
    const deck = cardsOfDeck('trimmed', seatCount);
    expect([deck[0], deck.at(-1), deck.length]).toEqual(['00', highest, 10 * seatCount]);
    expect(cardsOfDeck('full', seatCount)).toEqual(PACK);
  });

  test('with 7 seats is the full one', () => {
    expect(cardsOfDeck('trimmed', 7)).toEqual(cardsOfDeck('full', 7));
  });
});
