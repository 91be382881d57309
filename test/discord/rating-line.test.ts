import { expect, test } from 'vitest';
import { ratingLines } from '../../src/discord/screens/rating-line.js';
import type { UserId } from '../../src/tables/ids.js';
import { wordsFor } from '../../src/words/words.js';
import { ANA, BEN, CLEO, person } from './kit.js';

const words = wordsFor('en');
const SEATS = [ANA, BEN, CLEO].map(person);

function rated(points: number, change: number, matches: number) {
  return { points, change, matches };
}

test('ratings after a match stand in one line, the highest first, with what has changed', () => {
  const ratings = [rated(988, -12, 9), rated(1_512, 12, 30), rated(1_000, 0, 5)];
  expect(ratingLines(SEATS, ratings, words)).toEqual([
    '-# **Rating** Ben 1,512 (+12) · Cleo 1,000 (±0) · Ana 988 (−12)',
  ]);
  expect(ratingLines(SEATS, ratings, wordsFor('de'))).toEqual([
    '-# **Wertung** Ben 1.512 (+12) · Cleo 1.000 (±0) · Ana 988 (−12)',
  ]);
});

test('what is provisional is marked, once where all are, and who does not count is left out', () => {
  expect(ratingLines(SEATS, [rated(988, -12, 9), rated(1_190, 190, 4), null], words)).toEqual([
    '-# **Rating** Ben 1,190 (+190, provisional) · Ana 988 (−12)',
  ]);
  expect(ratingLines(SEATS, [rated(1_001, 1, 1), rated(1_190, 190, 4), null], words)).toEqual([
    '-# **Rating, provisional** Ben 1,190 (+190) · Ana 1,001 (+1)',
  ]);
});

test('a match that counts for nobody says nothing, and a deleted name is a word', () => {
  expect(ratingLines(SEATS, [null, null, null], words)).toEqual([]);
  expect(ratingLines(SEATS, undefined, words)).toEqual([]);
  const gone = { userId: '0123456789' as UserId, name: '' };
  expect(ratingLines([gone], [rated(1_000, 0, 1)], words)).toEqual([
    '-# **Rating, provisional** Former player 1,000 (±0)',
  ]);
});
