import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ASPECTS,
  type Bird,
  PACK,
  RANKS,
  rankOf,
  SPECIES,
  SUITS,
  speciesOf,
  suitOf,
} from '../../../src/games/trickadee/cards.js';
import { pointsOf } from '../../../src/games/trickadee/flocks.js';
import { finalTotals, seedPoints } from '../../../src/games/trickadee/round.js';
import { worthOf } from '../../../src/games/trickadee/scoring.js';
import { birds, flocks, position, roundOf } from './table.js';

describe('a flock scores', () => {
  test.for([
    ['example 10, TR-54: a sequence of one suit', 'B7 B8', 4, 'sequence same-suit'],
    ['example 10, TR-57: with a wild suit', 'P1 B2*suit', 6, 'sequence same-suit same-species'],
    ['example 10: the same without the seed', 'P1 B2', 4, 'sequence same-species'],
    ['example 10, TR-56: a single bird nothing', 'P2', 0, ''],
    ['TR-56: a single bird nothing, wild or not', 'P2*suit*rank*species', 0, ''],
    ['example 10: same species', 'Y7 B5', 2, 'same-species'],
    ['example 11, TR-54: same rank', 'B11 G11', 4, 'same-rank'],
    ['example 11, TR-57: same rank with a wild rank', 'P6 B6 Y6 R6*rank', 8, 'same-rank'],
    ['example 11: a sequence of two suits', 'Y11 G12', 2, 'sequence'],
    ['example 12: a sequence of one species in four suits', 'R15 Y14 G13 B12', 8, 'sequence same-species'],
    ['example 12: nothing in common', 'Y12 P8', 0, ''],
    ['example 13: three of one suit and one of another', 'R5 R8 R11 G7', 0, ''],
    ['example 13, TR-55: no sequence with a rank twice', 'P5 B5 G6', 0, ''],
    ['example 13, TR-55: no sequence beyond 15', 'Y14 R15 P1', 0, ''],
    ['example 14, TR-57: same rank rather than a sequence', 'B7 R14*rank', 4, 'same-rank'],
    ['TR-55: a sequence in any order', 'B9 B7 B8', 6, 'sequence same-suit'],
    ['TR-55: no sequence with a gap', 'B7 B9', 2, 'same-suit'],
    ['TR-57: a wild rank fills a gap', 'B7 B9 B2*rank', 6, 'sequence same-suit'],
    ['TR-57: or goes on at the end, down from 15', 'R15 Y14 P1*rank', 3, 'sequence'],
    ['TR-57: two gaps need two wild ranks', 'B6 B9 P1*rank', 0, ''],
    ['TR-57: whether such a bird exists does not matter', 'R15 P1*rank', 4, 'same-rank'],
    ['TR-57: all aspects wild', 'P1*suit*rank*species R15', 8, 'same-suit same-species same-rank'],
    ['TR-57: printed aspects stay', 'P1*suit R15', 2, 'same-suit'],
  ] as const)('%s', ([, flock, points, categories]) => {
    expect(worthOf(birds(flock))).toMatchObject({
      points,
      categories: categories.split(' ').filter((name) => name !== ''),
    });
  });

  test.for([
    ['example 10', 'B7 B8 | P1 B2*suit | P2 | Y7 B5', 12],
    ['example 11', 'B11 G11 | P6 B6 Y6 R6*rank | Y11 G12', 14],
    ['example 12', 'R15 Y14 G13 B12 | Y12 P8', 8],
  ] as const)('%s: all flocks together', ([, all, points]) => {
    expect(pointsOf(flocks(all))).toBe(points);
  });

  test('TR-57: what trying out every value of every wild aspect finds best', () => {
    fc.assert(
      fc.property(someFlock, (flock) => {
        expect(worthOf(flock).points).toBe(bestByTrial(flock));
      }),
      { numRuns: 300 },
    );
  });

  test('TR-54, TR-57: points are birds times multiplier, and no wild aspect makes them fewer', () => {
    fc.assert(
      fc.property(someFlock, (flock) => {
        const { points, multiplier } = worthOf(flock);
        expect(points).toBe(flock.length * multiplier);
        const bare = flock.map(({ card }) => ({ card, wild: [] }));
        expect(points).toBeGreaterThanOrEqual(worthOf(bare).points);
      }),
    );
  });
});

describe('at the end', () => {
  test('example 15, TR-58: 14 seeds are 4 points, and less than three are none', () => {
    const { match } = position({
      hands: ['P1', 'P2', 'P3'],
      seeds: [14, 2, 9],
      scores: [roundOf([5, 6, 7])],
    });
    expect(seedPoints(match)).toEqual([4, 0, 3]);
    expect(finalTotals(match)).toEqual([9, 6, 10]);
  });
});

/** What one bird can stand for, once each wild aspect has a value. */
interface Values {
  readonly suit: string;
  readonly rank: number;
  readonly species: string;
}

/** The rules told once more, by trying out everything. */
function bestByTrial(flock: readonly Bird[]): number {
  let tried: readonly (readonly Values[])[] = [[]];
  for (const bird of flock) {
    const values = valuesOf(bird);
    tried = tried.flatMap((chosen) => values.map((value) => [...chosen, value]));
  }
  return Math.max(...tried.map(pointsByRule));
}

function valuesOf({ card, wild }: Bird): readonly Values[] {
  const suits = wild.includes('suit') ? SUITS : [suitOf(card)];
  const ranks = wild.includes('rank') ? RANKS : [rankOf(card)];
  const kinds = wild.includes('species') ? SPECIES : [speciesOf(card)];
  return suits.flatMap((suit) => ranks.flatMap((rank) => kinds.map((species) => ({ suit, rank, species }))));
}

function pointsByRule(flock: readonly Values[]): number {
  if (flock.length < 2) return 0;
  const ranks = flock.map(({ rank }) => rank).toSorted((one, other) => one - other);
  const steps = ranks.slice(1).map((rank, index) => rank - (ranks[index] ?? 0));
  const sequence = steps.every((step) => step === 1) ? 1 : 0;
  const suit = flock.every((bird) => bird.suit === flock[0]?.suit) ? 1 : 0;
  const species = flock.every((bird) => bird.species === flock[0]?.species) ? 1 : 0;
  const rank = steps.every((step) => step === 0) ? 2 : 0;
  return flock.length * (sequence + suit + species + rank);
}

/** Birds that often have something in common, with at most three wild aspects among them, or trying takes long. */
const someFlock: fc.Arbitrary<readonly Bird[]> = fc
  .record({
    pack: fc.constantFrom(
      PACK,
      PACK.filter((card) => suitOf(card) === 'G'),
      PACK.filter((card) => speciesOf(card) === 'dove' || speciesOf(card) === 'jay'),
      PACK.filter((card) => rankOf(card) === 7 || rankOf(card) === 8),
    ),
    order: fc.array(fc.nat(54), { minLength: 1, maxLength: 6 }),
    wild: fc.uniqueArray(fc.tuple(fc.nat(5), fc.constantFrom(...ASPECTS)), {
      maxLength: 3,
      selector: ([index, aspect]) => `${index} ${aspect}`,
    }),
  })
  .map(({ pack, order, wild }) =>
    [...new Set(order.map((place) => pack[place % pack.length] ?? 'P1'))].map((card, index) => ({
      card,
      wild: wild.filter(([at]) => at === index).map(([, aspect]) => aspect),
    })),
  );
