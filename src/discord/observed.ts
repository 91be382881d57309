import type { RESTOptions } from 'discord.js';
import type { Delivery, SchedulerDeps } from './delivery/scheduler.js';
import type { Asking, Observer, RestRoute } from './observer.js';
import type { Replies } from './replies.js';

/** The same replies; the first that Discord takes is the acknowledgement. */
export function observedReplies(replies: Replies, asking: Asking): Replies {
  const first = async (reply: Promise<void>): Promise<void> => {
    await reply;
    asking.acknowledged();
  };
  return {
    acknowledge: (mode) => first(replies.acknowledge(mode)),
    answer: (mode, drawn) => first(replies.answer(mode, drawn)),
    openForm: (form) => first(replies.openForm(form)),
    suggest: (suggestions) => first(replies.suggest(suggestions)),
    edit: (drawn) => replies.edit(drawn),
    retract: () => replies.retract(),
    followUp: (drawn) => replies.followUp(drawn),
  };
}

/** The same delivery; the observer learns since when a table waits. */
export function observedDelivery(delivery: Delivery, observer: Observer): Delivery {
  return {
    ...delivery,
    wake(tableId) {
      observer.woken(tableId);
      delivery.wake(tableId);
    },
    bring(tableId) {
      observer.woken(tableId);
      return delivery.bring(tableId);
    },
    wakeInTurn(tableId) {
      observer.woken(tableId);
      delivery.wakeInTurn(tableId);
    },
    wakeUnlessResting(tableId) {
      observer.woken(tableId);
      delivery.wakeUnlessResting(tableId);
    },
    lost(tableId, match) {
      observer.woken(tableId);
      delivery.lost(tableId, match);
    },
  };
}

/** The same passes over a table; the observer learns how each ends. */
export function observedPasses(deliver: SchedulerDeps['deliver'], observer: Observer): typeof deliver {
  return async (tableId, lost) => {
    const ended = observer.delivering(tableId);
    try {
      const end = await deliver(tableId, lost);
      ended(end.kind);
      return end;
    } catch (error) {
      ended('failed');
      throw error;
    }
  };
}

type MakeRequest = RESTOptions['makeRequest'];

/** The same requests; the observer learns what they come to. */
export function observedRequests(makeRequest: MakeRequest, observer: Observer): MakeRequest {
  return async (url, init) => {
    const ended = observer.requesting({ method: init.method ?? 'GET', route: restRouteOf(url) });
    try {
      const response = await makeRequest(url, init);
      ended(response.status);
      return response;
    } catch (error) {
      ended('none');
      throw error;
    }
  };
}

const ROUTES: readonly (readonly [RegExp, RestRoute])[] = [
  [/^\/(interactions|webhooks)\//, 'interaction'],
  [/^\/channels\/\d+\/messages\/\d+\/threads$/, 'thread'],
  [/^\/channels\/\d+\/messages/, 'message'],
  [/^\/channels\/\d+(\/thread-members\/.*)?$/, 'thread'],
  [/^\/applications\/\d+\/commands/, 'command'],
  [/^\/gateway/, 'gateway'],
];

/** The part of Discord's interface that an address belongs to, whatever stands before the version. */
export function restRouteOf(url: string): RestRoute {
  const path = new URL(url).pathname.replace(/^.*?\/v\d+(?=\/)/, '');
  return ROUTES.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
