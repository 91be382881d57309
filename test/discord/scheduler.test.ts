import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeliveryEnd } from '../../src/discord/delivery/pass.js';
import { type Delivery, newDelivery } from '../../src/discord/delivery/scheduler.js';
import { DiscordFault } from '../../src/discord/faults.js';
import type { TableId } from '../../src/tables/ids.js';

const DELIVERED: DeliveryEnd = { kind: 'delivered' };
const LATER: DeliveryEnd = { kind: 'later', fault: new DiscordFault('passing', 500, 'down') };
const BLOCKED: DeliveryEnd = {
  kind: 'blocked',
  fault: new DiscordFault('locked', 160_005, 'locked'),
  places: ['thread'],
};

const ONE = 'one' as TableId;
const log = pino({ level: 'silent' });

/** Each delivery waits until it is ended by hand. */
function byHand(): {
  readonly delivery: Delivery;
  readonly running: { readonly tableId: TableId; end(end?: DeliveryEnd): Promise<void> }[];
  readonly begun: TableId[];
} {
  const running: { tableId: TableId; end(end?: DeliveryEnd): Promise<void> }[] = [];
  const begun: TableId[] = [];
  const delivery = newDelivery({
    log,
    deliver(tableId) {
      begun.push(tableId);
      return new Promise((resolve) => {
        const one = {
          tableId,
          async end(end = DELIVERED) {
            running.splice(running.indexOf(one), 1);
            resolve(end);
            await vi.advanceTimersByTimeAsync(0);
          },
        };
        running.push(one);
      });
    },
  });
  return { delivery, running, begun };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function tables(prefix: string, count: number): readonly TableId[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index}` as TableId);
}

describe('what nobody waits for', () => {
  test('goes in the order it came, and leaves room for what somebody waits for', async () => {
    const { delivery, running, begun } = byHand();
    const overdue = tables('overdue', 20);
    for (const tableId of overdue) delivery.wakeInTurn(tableId);
    expect(begun).toEqual(overdue.slice(0, 4));
    const clicked = tables('clicked', 3);
    for (const tableId of clicked) delivery.wake(tableId);
    expect(begun).toEqual([...overdue.slice(0, 4), ...clicked.slice(0, 2)]);
    // Whichever ends, a click goes before everything that is overdue.
    await running[0]?.end();
    expect(begun.at(-1)).toBe(clicked[2]);
    while (running[0] !== undefined) await running[0].end();
    expect(begun.filter((tableId) => overdue.includes(tableId))).toEqual(overdue);
    await delivery.idle();
  });

  test('goes first once somebody waits for it after all, and is delivered once', async () => {
    const { delivery, running, begun } = byHand();
    const overdue = tables('overdue', 6);
    for (const tableId of overdue) delivery.wakeInTurn(tableId);
    const last = overdue.at(-1) ?? ONE;
    delivery.wake(last);
    expect(begun.at(-1)).toBe(last);
    while (running[0] !== undefined) await running[0].end();
    expect(begun.filter((tableId) => tableId === last)).toHaveLength(1);
    expect(begun).toHaveLength(overdue.length);
  });

  test('is not begun any more once delivery stops', async () => {
    const { delivery, running, begun } = byHand();
    for (const tableId of tables('overdue', 6)) delivery.wakeInTurn(tableId);
    const stopped = delivery.stop();
    while (running[0] !== undefined) await running[0].end();
    await stopped;
    expect(begun).toHaveLength(4);
  });
});

describe('delivery', () => {
  test('takes one pass a table at a time, and one more for whatever came meanwhile', async () => {
    const { delivery, running, begun } = byHand();
    delivery.wake(ONE);
    delivery.wake(ONE);
    delivery.wake(ONE);
    expect(running).toHaveLength(1);
    await running[0]?.end();
    expect(begun).toEqual([ONE, ONE]);
    await running[0]?.end();
    expect(begun).toEqual([ONE, ONE]);
  });

  test('takes several tables side by side, not all at once', async () => {
    const { delivery, running, begun } = byHand();
    for (let index = 0; index < 10; index += 1) delivery.wake(`table${index}` as TableId);
    expect(running).toHaveLength(6);
    await running[3]?.end();
    expect(running).toHaveLength(6);
    expect(begun).toHaveLength(7);
  });

  test('says how it ends to whoever waits for that, but not for long', async () => {
    const { delivery, running } = byHand();
    delivery.wake(ONE);
    const ends: unknown[] = [];
    // What is told has to be of a pass that has begun since.
    void delivery.bring(ONE).then((end) => ends.push(end));
    await running[0]?.end(BLOCKED);
    expect(ends).toEqual([]);
    await running[0]?.end();
    expect(ends).toEqual([DELIVERED]);
    void delivery.bring(ONE).then((end) => ends.push(end));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(ends).toEqual([DELIVERED, undefined]);
  });

  test('tries what moderation has stopped again after a minute', async () => {
    const { delivery, running, begun } = byHand();
    delivery.wake(ONE);
    await running[0]?.end({ ...BLOCKED, fault: new DiscordFault('moderated', 200_000, 'stopped') });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun).toHaveLength(2);
  });

  test('tries again after a passing fault, with growing pauses', async () => {
    const { delivery, running, begun } = byHand();
    delivery.wake(ONE);
    await running[0]?.end(LATER);
    await vi.advanceTimersByTimeAsync(999);
    expect(begun).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(2);
    await running[0]?.end(LATER);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(begun).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(3);
  });

  test('tries a blocked table again when something changes there, and slowly by itself', async () => {
    const { delivery, running, begun } = byHand();
    delivery.wake(ONE);
    await running[0]?.end(BLOCKED);
    delivery.changedAt(['elsewhere']);
    expect(begun).toHaveLength(1);
    delivery.changedAt(['thread']);
    expect(begun).toHaveLength(2);
    await running[0]?.end(BLOCKED);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(begun).toHaveLength(3);
  });

  test('leaves a resting table in peace when the outbox is looked through', async () => {
    const { delivery, running, begun } = byHand();
    delivery.wake(ONE);
    await running[0]?.end(BLOCKED);
    delivery.wakeUnlessResting(ONE);
    expect(begun).toHaveLength(1);
  });

  test('goes on after a fault of its own', async () => {
    let passes = 0;
    const delivery = newDelivery({
      log,
      deliver() {
        passes += 1;
        return passes === 1 ? Promise.reject(new Error('a fault of ours')) : Promise.resolve(DELIVERED);
      },
    });
    delivery.wake(ONE);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(passes).toBe(2);
  });

  test('stops once what has begun is done, and begins nothing more', async () => {
    const { delivery, running, begun } = byHand();
    delivery.wake(ONE);
    delivery.wake('two' as TableId);
    let stopped = false;
    void delivery.stop().then(() => {
      stopped = true;
    });
    await running[1]?.end();
    expect(stopped).toBe(false);
    await running[0]?.end(LATER);
    expect(stopped).toBe(true);
    delivery.wake(ONE);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(begun).toHaveLength(2);
  });
});
