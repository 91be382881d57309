/**
 * The playground's clock as this page sees it: the computer's time and the distance it was moved by. Those who show
 * a time that ages are told every few seconds, and at once when the clock is moved.
 */
export const clock = {
  offsetMs: 0,
  listeners: new Set(),

  now() {
    return Date.now() + this.offsetMs;
  },

  set(offsetMs) {
    if (offsetMs === this.offsetMs) return;
    this.offsetMs = offsetMs;
    this.tick();
  },

  onTick(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  },

  tick() {
    for (const listener of this.listeners) listener();
  },
};

setInterval(() => clock.tick(), 5_000);
