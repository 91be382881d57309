/**
 * Loaded into the bot's process before the bot: answers what the process holds, and lets SQLite see for itself that
 * the kernel refuses to write, which would otherwise end the process by a signal.
 */
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
    let listeners = 0;
    for (const held of emitters) {
      const emitter = held.deref();
      if (emitter === undefined) emitters.delete(held);
      else for (const event of emitter.eventNames()) listeners += emitter.listenerCount(event);
    }
    const resources = process.getActiveResourcesInfo().length;
    process.send({
      probed: { pid: process.pid, heapUsed, external, rss, listeners, emitters: emitters.size, resources },
    });
  }, 100);
});
