import { expect, test } from 'vitest';
import { setPace } from '../../src/tables/lobby/set-pace.js';
import { startTable } from '../../src/tables/lobby/start-table.js';
import { memoryStore } from '../kit/memory-store.js';
import { ANA, accepted, BEN, depsOn, lobbyOf, minute, refusalOf } from '../kit/tables.js';
import { endOfClock, HOUR, playing, twice } from '../kit/wishes.js';

test('the host changes the pace until the match begins, and the match keeps it', async () => {
  const { tables, outbox } = memoryStore();
  const deps = depsOn(tables);
  const tableId = await lobbyOf(deps);
  const ask = (userId = ANA.userId) => setPace(deps, { tableId, userId, pace: 'brisk', now: minute(1) });
  expect(await ask(BEN.userId)).toMatchObject({ error: { reason: 'not-host', host: ANA.userId } });
  const [first, second] = await twice(ask);
  expect(accepted(first)).toMatchObject({ status: 'lobby', pace: 'brisk' });
  expect(refusalOf(second)).toBe('pace-already');
  expect((await outbox.undelivered(tableId)).at(-1)).toMatchObject({
    notice: { kind: 'lobby', ping: [] },
    table: { pace: 'brisk' },
  });

  const now = minute(2);
  accepted(await startTable(deps, { tableId, userId: ANA.userId, threadId: 'thread-1' as never, now }));
  expect(endOfClock(playing(await tables.find(tableId)), 0)).toBe(now + 24 * HOUR);
  expect(refusalOf(await ask())).toBe('not-a-lobby');
});
