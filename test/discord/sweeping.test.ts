import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Sweeping, type SweepingDeps, startSweeping } from '../../src/discord/sweeping.js';
import type { TableId } from '../../src/tables/ids.js';
import type { Swept } from '../../src/tables/time/sweep.js';

const NOTHING: Swept = { changed: [], failed: [] };
const [FIRST, SECOND] = ['first' as TableId, 'second' as TableId];

interface Broom {
  readonly sweeping: Sweeping;
  readonly woken: TableId[];
  readonly logged: string[];
  ticks: number;
}

let running: Sweeping | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await running?.stop();
});

function newBroom(given: Partial<SweepingDeps>): Broom {
  const [woken, logged]: [TableId[], string[]] = [[], []];
  const { tick = async () => NOTHING, isConnected = () => true } = given;
  const sweeping = startSweeping({
    async tick() {
      broom.ticks += 1;
      return tick();
    },
    forgetDue: async () => ({ changed: [], servers: [] }),
    isConnected,
    wake: (tableId) => void woken.push(tableId),
    log: pino({}, { write: (line: string) => void logged.push(line) }),
  });
  running = sweeping;
  const broom: Broom = { sweeping, woken, logged, ticks: 0 };
  return broom;
}

describe('sweeping', () => {
  test('happens every second, and wakes the tables that have changed', async () => {
    const broom = newBroom({ tick: async () => ({ changed: [FIRST, SECOND], failed: [] }) });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(broom.woken).toEqual([FIRST, SECOND]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(broom.ticks).toBe(3);
  });

  test('never overtakes itself', async () => {
    let finish = (_swept: Swept): void => undefined;
    const broom = newBroom({ tick: () => new Promise((resolve) => (finish = resolve)) });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(broom.ticks).toBe(1);
    finish(NOTHING);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(broom.ticks).toBe(2);
    finish(NOTHING);
  });

  test('rests while nobody could answer', async () => {
    let connected = false;
    const broom = newBroom({ isConnected: () => connected });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(broom.ticks).toBe(0);
    connected = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(broom.ticks).toBe(1);
  });

  test('goes on after a failure, of one table or of all', async () => {
    const failed = [{ tableId: FIRST, error: new Error('broken table') }];
    const answers = [
      () => Promise.reject<Swept>(new Error('no store')),
      () => Promise.resolve({ changed: [SECOND], failed }),
    ];
    const broom = newBroom({ tick: () => (answers.shift() ?? (async () => NOTHING))() });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(broom.woken).toEqual([SECOND]);
    expect(broom.logged.join('')).toContain('no store');
    expect(broom.logged.join('')).toContain('broken table');
  });

  test('is over once it has stopped, and the one that had begun is waited for', async () => {
    let finish = (_swept: Swept): void => undefined;
    const broom = newBroom({ tick: () => new Promise((resolve) => (finish = resolve)) });
    await vi.advanceTimersByTimeAsync(1_000);
    let stopped = false;
    const stopping = broom.sweeping.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(stopped).toBe(false);
    finish({ changed: [FIRST], failed: [] });
    await stopping;
    expect(broom.woken).toEqual([FIRST]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(broom.ticks).toBe(1);
  });
});
