import fc from 'fast-check';
import { rate } from 'openskill';
import * as models from 'openskill/models';
import { expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { NEWCOMER, pointsOf, ratedMatch } from '../../src/standings/rating.js';
import type { Rating } from '../../src/standings/types.js';

/** Differences that adding up in another order makes. */
const TINY = 1e-9;

const anyRating = fc.record({
  mu: fc.double({ min: 0, max: 60, noNaN: true }),
  sigma: fc.double({ min: 0.5, max: 9, noNaN: true }),
});

/** Places as a game gives them: ties share one, and the next is passed over. */
const anyPlaces = fc
  .array(fc.nat(6), { minLength: 2, maxLength: 7 })
  .map((scores) => scores.map((score) => 1 + scores.filter((other) => other > score).length));

test('equal places gain equally, and among equals a worse place never gains more', () => {
  fc.assert(
    fc.property(anyRating, anyPlaces, (rating, places) => {
      expect(
        isFair(
          ratedMatch(
            places.map(() => rating),
            places,
          ),
          places,
        ),
      ).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('of the models at hand only those that compare all pairs are fair to ties', () => {
  const fair = Object.entries(models).filter(([, model]) =>
    [
      [1, 1, 3, 4, 5],
      [1, 2, 2, 4],
      [1, 1, 1, 4],
    ].every((places) => {
      const after = rate(
        places.map(() => [{ ...NEWCOMER }]),
        { rank: places, model },
      );
      return isFair(
        after.map(([rating]) => must(rating, 'rated')),
        places,
      );
    }),
  );
  expect(fair.map(([name]) => name)).toEqual(['bradleyTerryFull', 'thurstoneMostellerFull']);
});

test('among the same others, the first place gains more than the last', () => {
  fc.assert(
    fc.property(fc.array(anyRating, { minLength: 2, maxLength: 7 }), fc.nat(6), (ratings, which) => {
      const seat = which % ratings.length;
      const others = ratings.map((_rating, index) => 2 + index);
      const [first, last] = [1, 100].map((place) =>
        ratedMatch(
          ratings,
          others.map((other, index) => (index === seat ? place : other)),
        ),
      );
      expect(must(first?.[seat], 'first').mu).toBeGreaterThan(must(last?.[seat], 'last').mu);
    }),
  );
});

test('in which order the seats are told makes no difference', () => {
  fc.assert(
    fc.property(fc.array(anyRating, { minLength: 2, maxLength: 7 }), (ratings) => {
      const places = ratings.map((_rating, seat) => 1 + seat);
      const forward = ratedMatch(ratings, places);
      const backward = ratedMatch(ratings.toReversed(), places.toReversed()).toReversed();
      for (const [seat, { mu, sigma }] of forward.entries()) {
        expect(backward[seat]?.mu).toBeCloseTo(mu, 8);
        expect(backward[seat]?.sigma).toBeCloseTo(sigma, 8);
      }
    }),
  );
});

test('points begin at 1,000, rise with a first win and fall with a first loss', () => {
  expect(pointsOf(NEWCOMER)).toBe(1_000);
  for (const seats of [2, 3, 4, 5, 6, 7]) {
    const places = Array.from({ length: seats }, (_, index) => index + 1);
    const after = ratedMatch(
      places.map(() => NEWCOMER),
      places,
    ).map(pointsOf);
    expect(after[0]).toBeGreaterThan(1_000);
    expect(after.at(-1)).toBeLessThan(1_000);
    expect(after).toEqual(after.toSorted((one, other) => other - one));
  }
  expect(pointsOf({ mu: 0, sigma: 9 })).toBe(0);
});

function isFair(after: readonly Rating[], places: readonly number[]): boolean {
  return after.every((own, seat) =>
    after.every((other, index) => {
      const [place, better] = [must(places[seat], 'place'), must(places[index], 'place')];
      if (place === better)
        return Math.abs(own.mu - other.mu) < TINY && Math.abs(own.sigma - other.sigma) < TINY;
      const isWorse = place > better;
      return !isWorse || (own.mu <= other.mu + TINY && surely(own) <= surely(other) + TINY);
    }),
  );
}

function surely({ mu, sigma }: Rating): number {
  return mu - 3 * sigma;
}
