import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { openStore, type Store } from '../../src/store/store.js';
import type { TableId } from '../../src/tables/ids.js';
import { replayMatch } from '../../src/tables/match/replay.js';
import { hostedToy } from '../kit/toy-game.js';
import { startChild, temporaryFolder } from './kit.js';

const ROUNDS = 6;
const COMMITS_BEFORE_KILL_MAX = 60;

test('killed at any moment, every commit that was acknowledged is there whole, its notices with it', async () => {
  const dataFolder = temporaryFolder();
  const acknowledged = new Map<TableId, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const commits = randomInt(1, COMMITS_BEFORE_KILL_MAX);
    console.log(`Round ${round}: killed after ${commits} commits.`);
    const child = startChild('child-playing.ts', dataFolder, `r${round}x`);
    for (let heard = 0; heard < commits; heard += 1) await child.nextLine();
    await child.kill();
    for (const line of child.lines) {
      const [tableId = '', step = ''] = line.split(' ');
      acknowledged.set(tableId as TableId, Number(step));
    }

    // The killed process's lock went with it.
    const store = await openStore({ dataFolder });
    for (const [tableId, step] of acknowledged) await expectWhole(store, tableId, step);
    store.close();
  }
});

async function expectWhole(store: Store, tableId: TableId, acknowledgedStep: number): Promise<void> {
  const { table, log } = must(await store.tables.findWithLog(tableId), `${tableId} is lost.`);
  // The commit after the last acknowledged one may have been stored too.
  expect([acknowledgedStep, acknowledgedStep + 1]).toContain(table.step);

  const notices = await store.outbox.undelivered(tableId);
  expect(notices.filter(({ notice }) => notice.kind === 'lobby').map(({ step }) => step)).toEqual(
    table.step === 0 ? [0] : [0, 1],
  );
  if (table.status !== 'playing' && table.status !== 'finished') return;

  expect(log.map(({ step }) => step)).toEqual(
    Array.from({ length: table.step - table.startedStep }, (_, index) => table.startedStep + 1 + index),
  );
  expect(replayMatch(hostedToy, table, log).hosted.state).toBe(table.state);
  expect(notices.filter(({ notice }) => notice.kind === 'started')).toHaveLength(1);
  const told = notices.flatMap(({ step, notice }) =>
    notice.kind === 'moved' || notice.kind === 'finished' ? [step] : [],
  );
  // Every move tells something but the links of a chain.
  const silent = ['tower', 'back'];
  const telling = log.filter((row) => row.kind === 'move' && !silent.includes(row.move));
  expect(told).toEqual(telling.map(({ step }) => step));
  expect(notices.some(({ notice }) => notice.kind === 'finished')).toBe(table.status === 'finished');
}
