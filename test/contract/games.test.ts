import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/shelf.js';
import { CASES } from './cases.js';

for (const { describeContract } of CASES) describeContract();

test('every game on the shelf has a contract case', () => {
  const covered = CASES.map(({ id }) => id);
  expect(GAMES.map(({ id }) => id).filter((id) => !covered.includes(id))).toEqual([]);
});
