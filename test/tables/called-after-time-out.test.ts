import { expect, test } from 'vitest';
import type { Seat } from '../../src/games/game-types.js';
import { HOUR_MS, later, moveAt, newDays, notices, sweepAll } from '../kit/days.js';
import { ANA, BEN, matchOf, minute } from '../kit/tables.js';

test('whoever is asked anew by the move that the clock made for them is called, having seen nothing of it', async () => {
  const days = newDays();
  const tableId = await matchOf(days.deps, { people: [ANA, BEN], options: { rounds: 3 }, pace: 'daily' });
  const hours = (count: number) => later(minute(1), count * HOUR_MS);
  await moveAt(days.deps, tableId, [ANA, 'pick-1', hours(1)]);
  await moveAt(days.deps, tableId, [BEN, 'pick-1', hours(1)]);
  await moveAt(days.deps, tableId, [ANA, 'stone', hours(1)]);
  // Ben's own stone ends the round, and the next one asks both of them.
  await sweepAll(days, hours(1 + 24 + 48));
  const byClock = (await notices(days, tableId)).find(
    (notice) => notice.kind === 'moved' && notice.by === 'clock',
  );
  expect(byClock).toMatchObject({ seat: 1 as Seat, asked: [0, 1] });
});
