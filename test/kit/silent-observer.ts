import type { Observer } from '../../src/discord/observer.js';

/** Takes in everything and keeps nothing. */
export const silentObserver: Observer = {
  asked: () => ({ acknowledged: () => undefined, ended: () => undefined }),
  drawing: () => () => undefined,
  requesting: () => () => undefined,
  limited: () => undefined,
  gateway: () => undefined,
  woken: () => undefined,
  delivering: () => () => undefined,
};
