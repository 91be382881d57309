import { describe, expect, test } from 'vitest';
import {
  type Card,
  cardOf,
  isCard,
  PACK,
  rankOf,
  rankRange,
  SPECIES,
  SUITS,
  sortedBySpecies,
  sortedHand,
  speciesOf,
  suitOf,
} from '../../../src/games/trickadee/cards.js';
import { cards } from './table.js';

describe('the pack', () => {
  test('TR-2: has 55 birds, the rank of each the sum of its indices less 1', () => {
    expect(new Set(PACK).size).toBe(55);
    for (const [species, name] of SPECIES.entries())
      for (const [suit, letter] of SUITS.entries()) {
        const card = cardOf(name, letter);
        expect(PACK).toContain(card);
        expect([speciesOf(card), suitOf(card), rankOf(card)]).toEqual([
          name,
          letter,
          species + 1 + (suit + 1) - 1,
        ]);
      }
  });

  test.for([
    ['Black-capped Chickadee', 'P1 B2 G3 Y4 R5'],
    ['Dark-eyed Junco', 'P2 B3 G4 Y5 R6'],
    ['European Starling', 'P3 B4 G5 Y6 R7'],
    ['Downy Woodpecker', 'P4 B5 G6 Y7 R8'],
    ['Spotted Towhee', 'P5 B6 G7 Y8 R9'],
    ['Mourning Dove', 'P6 B7 G8 Y9 R10'],
    ['Rufous Hummingbird', 'P7 B8 G9 Y10 R11'],
    ['Red-breasted Nuthatch', 'P8 B9 G10 Y11 R12'],
    ['American Goldfinch', 'P9 B10 G11 Y12 R13'],
    ['Cooper’s Hawk', 'P10 B11 G12 Y13 R14'],
    ['Steller’s Jay', 'P11 B12 G13 Y14 R15'],
  ] as const)('TR-3: %s', ([name, five]) => {
    for (const card of cards(five)) expect(name.toLowerCase()).toContain(speciesOf(card));
    expect(cards(five).map(suitOf)).toEqual(['P', 'B', 'G', 'Y', 'R']);
  });

  test('TR-2: each suit has eleven ranks, from that of its Chickadee to that of its Jay', () => {
    expect(SUITS.map(rankRange)).toEqual([
      [1, 11],
      [2, 12],
      [3, 13],
      [4, 14],
      [5, 15],
    ]);
    for (const suit of SUITS) {
      const ranks = PACK.filter((card) => suitOf(card) === suit).map(rankOf);
      const [lowest] = rankRange(suit);
      expect(ranks).toEqual(Array.from({ length: 11 }, (_, index) => lowest + index));
    }
  });

  test('only its own names are cards', () => {
    expect(['P0', 'P12', 'B1', 'R4', 'R16', 'p1', 'P01', 'P1 ', '7B', ''].filter(isCard)).toEqual([]);
  });
});

test('hands are sorted by suit and rank', () => {
  expect(sortedHand(cards('R5 P11 B2 P2'))).toEqual(cards('P2 P11 B2 R5'));
});

test('TR-51: discards are sorted by species and then by suit', () => {
  const shuffled: Card[] = PACK.toReversed();
  expect(sortedBySpecies(shuffled).slice(0, 7)).toEqual(cards('P1 B2 G3 Y4 R5 P2 B3'));
  expect(sortedBySpecies(cards('R15 P11 R5 P2 P1'))).toEqual(cards('P1 R5 P2 P11 R15'));
});
