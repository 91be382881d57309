import { describe, expect, test, vi } from 'vitest';
import type { Delivery } from '../../src/discord/delivery/scheduler.js';
import { DiscordFault } from '../../src/discord/faults.js';
import {
  observedDelivery,
  observedPasses,
  observedReplies,
  observedRequests,
  restRouteOf,
} from '../../src/discord/observed.js';
import type { Observer } from '../../src/discord/observer.js';
import type { Replies } from '../../src/discord/replies.js';
import type { TableId } from '../../src/tables/ids.js';
import { silentObserver } from '../kit/silent-observer.js';

const ONE = 'one' as TableId;

/** An observer that writes down what it is told. */
function noting(): { readonly observer: Observer; readonly noted: string[] } {
  const noted: string[] = [];
  const observer: Observer = {
    ...silentObserver,
    requesting({ method, route }) {
      return (status) => void noted.push(`${method} ${route} ${status}`);
    },
    woken: (tableId) => void noted.push(`woken ${tableId}`),
    delivering: (tableId) => (end) => void noted.push(`${tableId} ${end}`),
  };
  return { observer, noted };
}

describe('the parts of Discord that are told apart', () => {
  test.each([
    ['https://discord.com/api/v10/channels/12/messages', 'message'],
    ['https://discord.com/api/v10/channels/12/messages/34', 'message'],
    ['https://discord.com/api/v10/channels/12/messages?after=3', 'message'],
    ['https://discord.com/api/v10/channels/12/messages/34/threads', 'thread'],
    ['https://discord.com/api/v10/channels/12/thread-members/56', 'thread'],
    ['https://discord.com/api/v10/channels/12', 'thread'],
    ['https://discord.com/api/v10/interactions/12/a-token/callback', 'interaction'],
    ['https://discord.com/api/v10/webhooks/12/a-token/messages/@original', 'interaction'],
    ['https://discord.com/api/v10/applications/12/commands', 'command'],
    ['http://127.0.0.1:4380/api/v10/gateway/bot', 'gateway'],
    ['https://discord.com/api/v10/users/@me', 'other'],
    ['http://127.0.0.1:4380/odd/place/v10/channels/12/messages', 'message'],
  ])('%s is %s', (url, route) => {
    expect(restRouteOf(url)).toBe(route);
  });
});

describe('an observer is told', () => {
  test('the status of each request, or that there was none', async () => {
    const { observer, noted } = noting();
    const answering = observedRequests(async () => new Response('', { status: 429 }), observer);
    const failing = observedRequests(() => Promise.reject(new Error('reset')), observer);
    const url = 'https://discord.com/api/v10/channels/12/messages';
    expect((await answering(url, { method: 'POST' })).status).toBe(429);
    await expect(failing(url, {})).rejects.toThrow('reset');
    expect(noted).toEqual(['POST message 429', 'GET message none']);
  });

  test('of the first answer once Discord has it, and of none that it refused', async () => {
    const acknowledged = vi.fn();
    const asking = { acknowledged, ended: () => undefined };
    const fine: Replies = {
      acknowledge: async () => undefined,
      answer: async () => undefined,
      openForm: async () => undefined,
      suggest: async () => undefined,
      edit: async () => undefined,
      retract: async () => undefined,
      followUp: async () => undefined,
    };
    const over = new DiscordFault('interaction-over', 10_062, 'over');
    const refused = observedReplies({ ...fine, answer: () => Promise.reject(over) }, asking);
    const drawn = { components: [], files: [] };
    await expect(refused.answer('message', drawn)).rejects.toBe(over);
    expect(acknowledged).toHaveBeenCalledTimes(0);
    const taken = observedReplies(fine, asking);
    await taken.acknowledge('message');
    await taken.edit(drawn);
    await taken.followUp(drawn);
    expect(acknowledged).toHaveBeenCalledTimes(1);
    await observedReplies(fine, asking).answer('update', drawn);
    expect(acknowledged).toHaveBeenCalledTimes(2);
    await taken.openForm({ custom_id: 'form', title: 'Form', components: [] });
    expect(acknowledged).toHaveBeenCalledTimes(3);
    await taken.suggest([]);
    expect(acknowledged).toHaveBeenCalledTimes(4);
  });

  test('since when a table waits, whatever wakes it, and how each pass ends', async () => {
    const { observer, noted } = noting();
    const silent: Delivery = {
      wake: () => undefined,
      bring: async () => undefined,
      wakeInTurn: () => undefined,
      wakeUnlessResting: () => undefined,
      lost: () => undefined,
      changedAt: () => undefined,
      idle: async () => undefined,
      stop: async () => undefined,
    };
    const delivery = observedDelivery(silent, observer);
    delivery.wake(ONE);
    delivery.wakeUnlessResting(ONE);
    await delivery.bring(ONE);
    await observedPasses(async () => ({ kind: 'delivered' }), observer)(ONE);
    const broken = observedPasses(() => Promise.reject(new Error('broken')), observer);
    await expect(broken(ONE)).rejects.toThrow('broken');
    expect(noted).toEqual(['woken one', 'woken one', 'woken one', 'one delivered', 'one failed']);
  });
});
