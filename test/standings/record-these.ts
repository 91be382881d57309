import { periodsOf } from '../../src/standings/periods.js';
import { entryOf } from '../../src/standings/record.js';
import type { MatchResult } from '../../src/standings/types.js';
import type { Store } from '../../src/store/store.js';
import { hostedToy } from '../kit/toy-game.js';

/** Records results of the toy that no table has left. */
export async function recordThese({ results }: Store, these: readonly MatchResult[]): Promise<void> {
  for (const result of these) {
    const userIds = result.seats.map(({ userId }) => userId);
    const standing = await results.standing(result, { userIds, periods: periodsOf(result.finishedAt) });
    const stored = await results.record(entryOf(result, standing, [hostedToy]));
    if (stored === 'stale') throw new Error('Somebody else records too.');
  }
}
