import { describe, expect, test, vi } from 'vitest';
import { type HealthProbes, newHealth } from '../../src/operation/health.js';
import { handClock } from './kit.js';

const WELL: HealthProbes = {
  isStopping: () => false,
  isConnected: () => true,
  checkStore: () => Promise.resolve(),
  oldestWaitSeconds: () => 0,
};

function readinessWith(probes: Partial<HealthProbes>) {
  return newHealth({ ...WELL, ...probes }, handClock().stopwatch)();
}

describe('readiness', () => {
  test('holds while every check does', async () => {
    expect(await readinessWith({})).toEqual({
      ready: true,
      checks: { running: 'ok', gateway: 'ok', store: 'ok', outbox: 'ok' },
    });
  });

  test.each<[string, Partial<HealthProbes>, RegExp]>([
    ['running', { isStopping: () => true }, /stopping/],
    ['gateway', { isConnected: () => false }, /no connection/],
    ['store', { checkStore: () => Promise.reject(new Error('There is no room left.')) }, /no room left/],
    ['outbox', { oldestWaitSeconds: () => 301 }, /waited for 301 seconds/],
  ])('names %s where that fails, and nothing else', async (name, probes, sentence) => {
    const { ready, checks } = await readinessWith(probes);
    expect(ready).toBe(false);
    expect(checks[name]).toMatch(sentence);
    expect(Object.values(checks).filter((said) => said !== 'ok')).toHaveLength(1);
  });

  test('waits for nothing longer than two seconds', async () => {
    vi.useFakeTimers();
    const asked = readinessWith({ checkStore: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect((await asked).checks['store']).toMatch(/no answer within 2 seconds/);
  });

  test('writes to the store once in five seconds, however often it is asked', async () => {
    const clock = handClock();
    const checkStore = vi.fn(() => Promise.resolve());
    const ask = newHealth({ ...WELL, checkStore }, clock.stopwatch);
    await Promise.all([ask(), ask(), ask()]);
    expect(checkStore).toHaveBeenCalledTimes(1);
    clock.pass(5);
    await ask();
    expect(checkStore).toHaveBeenCalledTimes(2);
  });
});
