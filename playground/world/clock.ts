/** Something to be done at a time of the playground's clock. */
export interface Timer {
  cancel(): void;
}

interface Waiting {
  readonly dueAt: number;
  readonly run: () => void;
  handle: NodeJS.Timeout | undefined;
}

/** The longest pause a Node timer can make; anything longer is waited for in parts. */
const PAUSE_MS_MAX = 2 ** 31 - 1;

/** The playground's time: the machine's, moved forward by tests. Timers follow it. */
export class WorldClock {
  #offsetMs: number;
  readonly #waiting = new Set<Waiting>();

  constructor(offsetMs: number) {
    this.#offsetMs = offsetMs;
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#offsetMs;
  }

  at(dueAt: number, run: () => void): Timer {
    const waiting: Waiting = { dueAt, run, handle: undefined };
    this.#waiting.add(waiting);
    this.#arm(waiting);
    return { cancel: () => this.#drop(waiting) };
  }

  /** Moves the time forward. What falls due in between has been done, in order, when this returns. */
  advance(ms: number): void {
    this.#offsetMs += ms;
    for (let due = this.#due(); due.length > 0; due = this.#due()) {
      // One that rings may have called off another.
      for (const waiting of due) {
        if (!this.#waiting.has(waiting)) continue;
        this.#drop(waiting);
        waiting.run();
      }
    }
    for (const waiting of this.#waiting) this.#arm(waiting);
  }

  stop(): void {
    for (const waiting of [...this.#waiting]) this.#drop(waiting);
  }

  #due(): readonly Waiting[] {
    return [...this.#waiting]
      .filter((waiting) => waiting.dueAt <= this.now())
      .sort((one, other) => one.dueAt - other.dueAt);
  }

  #arm(waiting: Waiting): void {
    clearTimeout(waiting.handle);
    const pauseMs = Math.min(Math.max(waiting.dueAt - this.now(), 0), PAUSE_MS_MAX);
    waiting.handle = setTimeout(() => this.#wake(waiting), pauseMs);
  }

  #wake(waiting: Waiting): void {
    // Node's timers may fire a millisecond early.
    if (waiting.dueAt > this.now()) {
      this.#arm(waiting);
      return;
    }
    this.#drop(waiting);
    waiting.run();
  }

  #drop(waiting: Waiting): void {
    clearTimeout(waiting.handle);
    this.#waiting.delete(waiting);
  }
}
