import { expect, test } from 'vitest';
import { pointsOf } from '../../src/standings/rating.js';
import { ratingChanges } from '../../src/standings/rating-changes.js';
import { entryOf } from '../../src/standings/record.js';
import type { MatchResult } from '../../src/standings/types.js';
import type { TableId, UserId } from '../../src/tables/ids.js';
import { hostedToy } from '../kit/toy-game.js';
import { type Ground, newGround, resultOf, seatOf } from './kit.js';

async function record({ store: { results } }: Ground, result: MatchResult): Promise<void> {
  const userIds = result.seats.map(({ userId }) => userId);
  const standing = await results.standing(result, { userIds, periods: ['all'] });
  expect(await results.record(entryOf(result, standing, [hostedToy]))).toBe('recorded');
}

test('each match tells what it has done to the ratings, also once later ones are recorded', async () => {
  const ground = await newGround();
  const first = resultOf(1, [seatOf('ana', 1), seatOf('ben', 2)]);
  const second = resultOf(2, [seatOf('ben', 1), seatOf('ana', 2)]);
  await record(ground, first);
  const told = await ratingChanges(ground.store, first.tableId);
  expect(told).toMatchObject([{ matches: 1 }, { matches: 1 }]);
  for (const one of told ?? []) expect(one?.points).toBe(1_000 + (one?.change ?? 0));
  expect(told?.[0]?.points).toBeGreaterThan(told?.[1]?.points ?? Number.NaN);

  await record(ground, second);
  const [ben, ana] = (await ratingChanges(ground.store, second.tableId)) ?? [];
  expect(ana?.change).toBe((ana?.points ?? 0) - (told?.[0]?.points ?? 0));
  expect(ben?.change).toBe((ben?.points ?? 0) - (told?.[1]?.points ?? 0));
  expect(ana).toMatchObject({ matches: 2 });
  const again = await ratingChanges(ground.store, first.tableId);
  expect(again?.map((one) => one?.points)).toEqual(told?.map((one) => one?.points));

  // What the statistics show now is what the last match told.
  const { tallies } = await ground.store.results.standing(second, {
    userIds: ['ana' as UserId],
    periods: ['all'],
  });
  expect(tallies.map(({ tally }) => pointsOf(tally.rating))).toEqual([ana?.points]);
});

test('nothing is told of a match that counts for nobody, of a seat that does not count, or before it is recorded', async () => {
  const ground = await newGround();
  expect(await ratingChanges(ground.store, 'nowhere' as TableId)).toBeUndefined();
  const alone = resultOf(1, [seatOf('ana', 1), seatOf('ben', 2, { ownMoves: 0 })]);
  await record(ground, alone);
  expect(await ratingChanges(ground.store, alone.tableId)).toBeUndefined();
  const three = resultOf(2, [seatOf('ana', 1), seatOf('ben', 2), seatOf('cleo', 3, { ownMoves: 0 })]);
  await record(ground, three);
  expect(await ratingChanges(ground.store, three.tableId)).toMatchObject([
    { matches: 1 },
    { matches: 1 },
    null,
  ]);
});
