import { createHash } from 'node:crypto';
import { must } from '../../src/base/invariant.js';

/** Draws that a seed settles. */
export class Chance {
  readonly seed: string;
  #draws = 0;

  constructor(seed: string) {
    this.seed = seed;
  }

  /** From 0 up to, and without, 1. */
  fraction(): number {
    this.#draws += 1;
    return createHash('sha256').update(`${this.seed}/${this.#draws}`).digest().readUInt32BE(0) / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + this.fraction() * (most - least);
  }

  /** True in so many of a hundred draws. */
  percent(share: number): boolean {
    return this.fraction() * 100 < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    return must(items[Math.floor(this.fraction() * items.length)], 'There is something to pick from.');
  }

  /** Draws of their own, which no others shift. */
  fork(name: string): Chance {
    return new Chance(`${this.seed}/${name}`);
  }
}
