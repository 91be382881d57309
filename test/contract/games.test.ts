import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/shelf.js';
import { CASES } from './cases.js';

for (const { describeContract } of CASES) describeContract();

test('every game on the shelf has a contract case', () => {
  expect(CASES.map(({ id }) => id).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
});
