import { expect, test } from 'vitest';
import { tableInThread, tablesOf } from '../../src/tables/find-tables.js';
import type { ChannelId } from '../../src/tables/ids.js';
import { rematch } from '../../src/tables/lobby/rematch.js';
import { startTable } from '../../src/tables/lobby/start-table.js';
import { lookAtTable } from '../../src/tables/look-at-table.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import { resign } from '../../src/tables/match/resign.js';
import { takeBack } from '../../src/tables/match/take-back.js';
import { memoryStore } from '../kit/memory-store.js';
import { ANA, accepted, BEN, CLEO, depsOn, lobbyOf, minute, PLACE, playingLook } from '../kit/tables.js';

test('nothing that a use case hands out holds a seed, a state, or what others hide', async () => {
  const { tables, outbox } = memoryStore();
  const deps = depsOn(tables);
  const handedOut: unknown[] = [];
  const keep = <Value>(value: Value): Value => {
    handedOut.push(value);
    return value;
  };
  const threadId = 'thread-1' as ChannelId;
  const tableId = await lobbyOf(deps);
  keep(await startTable(deps, { tableId, userId: ANA.userId, threadId, now: minute(1) }));
  const { due } = await playingLook(deps, tableId, BEN);
  const sinceStep = due?.sinceStep ?? 0;

  // Ana's pick is hers alone until Ben has picked.
  const own = await makeMove(deps, {
    tableId,
    userId: ANA.userId,
    sinceStep,
    move: 'pick-4',
    now: minute(2),
  });
  expect(accepted(own)).toMatchObject({ situation: { view: { ownPick: 4 } } });
  for (const viewer of [BEN.userId, CLEO.userId, 'spectator'] as const)
    keep(await lookAtTable(deps, tableId, viewer));
  const clicks = { tableId, userId: BEN.userId, sinceStep, now: minute(3) };
  keep(await makeMove(deps, { ...clicks, move: 'stone' }));
  keep(await makeMove(deps, { ...clicks, move: '?' }));
  keep(await makeMove(deps, { ...clicks, sinceStep: 999, move: 'pick-1' }));
  keep(await takeBack(deps, { tableId, userId: BEN.userId, moveStep: 1, now: minute(3) }));
  keep(await tablesOf(deps, ANA.userId, PLACE.guildId));
  keep(await tableInThread(deps, threadId));
  const notices = await outbox.undelivered(tableId);
  keep(notices);

  const text = JSON.stringify(handedOut);
  const table = await tables.find(tableId);
  const seed = table?.status === 'playing' ? table.seed : '';
  expect(seed).toHaveLength(64);
  expect(text).not.toContain(seed);
  expect(text).not.toContain('"seed"');
  expect(text).not.toContain('"state"');
  expect(text).not.toContain('"ownPick":4');
  expect(text).not.toContain('"told"');
  // Only what spectators may know is written into notices.
  for (const { notice } of notices)
    if ('situation' in notice && notice.situation !== null)
      expect(notice.situation).toMatchObject({ viewer: 'spectator', moves: [], view: { ownPick: null } });

  keep(await resign(deps, { tableId, userId: BEN.userId, now: minute(4) }));
  keep(await rematch(deps, { tableId, userId: BEN.userId, now: minute(5) }));
  const later = JSON.stringify(handedOut);
  expect(later).not.toContain('"state"');
  expect(later).not.toContain('"seed"');
});
