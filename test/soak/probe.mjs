/**
 * Loaded into the bot's process before the bot: answers what the process holds, and lets SQLite see for itself that
 * the kernel refuses to write, which would otherwise end the process by a signal.
 */
import { subscribe } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import { WebSocketManager } from 'discord.js';

process.on('SIGXFSZ', () => undefined);

/** Everything in the process that has listeners, as long as it lives. */
const emitters = new Set();
const seen = new WeakSet();
for (const prototype of [EventEmitter.prototype, emitterOf(WebSocketManager.prototype)]) {
  for (const name of ['on', 'addListener', 'once', 'prependListener', 'prependOnceListener']) {
    const own = prototype[name];
    prototype[name] = function listen(...args) {
      if (!seen.has(this)) {
        seen.add(this);
        emitters.add(new WeakRef(this));
      }
      return own.apply(this, args);
    };
  }
}

/** Requests to Discord that are under way, and the most there have been at once. */
let asking = 0;
let askingMost = 0;
subscribe('undici:request:create', () => {
  asking += 1;
  askingMost = Math.max(askingMost, asking);
});
for (const end of ['undici:request:trailers', 'undici:request:error']) {
  subscribe(end, () => {
    asking -= 1;
  });
}

/**
 * One of the connections over which requests go. Their pool gives none up, and sees to it that one is free beside
 * those in use: they follow the most requests at once.
 */
function isConnection(emitter) {
  return emitter.constructor.name === 'Client' && emitter.listenerCount('connectionError') > 0;
}

/** The part of a class that keeps its listeners: the Discord library has emitters of its own. */
function emitterOf(prototype) {
  return Object.hasOwn(prototype, 'listenerCount') ? prototype : emitterOf(Object.getPrototypeOf(prototype));
}

process.on('message', (message) => {
  if (message?.probe !== true) return;
  // What is only weakly held goes with the second collection.
  globalThis.gc();
  setTimeout(() => {
    globalThis.gc();
    const { heapUsed, external, rss } = process.memoryUsage();
    const resources = process.getActiveResourcesInfo().length;
    process.send({ probed: { pid: process.pid, heapUsed, external, rss, ...held(), askingMost, resources } });
  }, 100);
});

/** What the emitters hold that are alive. */
function held() {
  const counts = { listeners: 0, emitters: 0, connections: 0 };
  for (const reference of emitters) {
    const emitter = reference.deref();
    if (emitter === undefined) emitters.delete(reference);
    else if (isConnection(emitter)) counts.connections += 1;
    else {
      counts.emitters += 1;
      for (const event of emitter.eventNames()) counts.listeners += emitter.listenerCount(event);
    }
  }
  return counts;
}
