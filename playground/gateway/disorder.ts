type Mischief = 'duplicate' | 'reorder';

/** A dispatch that no other follows is held back no longer. */
const HELD_MS = 250;

/** Sends some dispatches twice and some late, as tests have asked for. */
export class Disorder {
  readonly #asked = new Map<string, number>();
  readonly #hits = new Map<Mischief, number>();
  #held: (() => void)[] = [];
  #release: NodeJS.Timeout | undefined;

  /** How many dispatches each has hit so far. */
  get hits(): ReadonlyMap<string, number> {
    return this.#hits;
  }

  /** The next dispatches of this name are hit, as many as are counted. */
  ask(mischief: Mischief, event: string, count: number): void {
    const key = `${mischief} ${event}`;
    this.#asked.set(key, (this.#asked.get(key) ?? 0) + count);
  }

  /** Sends a dispatch now, twice or later; and after it those that were held back. */
  pass(event: string, send: () => void): void {
    if (this.#takes('reorder', event)) {
      this.#held.push(send);
      this.#release ??= setTimeout(() => this.#letGo(), HELD_MS);
      return;
    }
    send();
    if (this.#takes('duplicate', event)) send();
    this.#letGo();
  }

  stop(): void {
    clearTimeout(this.#release);
  }

  #letGo(): void {
    clearTimeout(this.#release);
    this.#release = undefined;
    const held = this.#held;
    this.#held = [];
    for (const send of held) send();
  }

  #takes(mischief: Mischief, event: string): boolean {
    const key = `${mischief} ${event}`;
    const left = this.#asked.get(key) ?? 0;
    if (left === 0) return false;
    this.#asked.set(key, left - 1);
    this.#hits.set(mischief, (this.#hits.get(mischief) ?? 0) + 1);
    return true;
  }
}
