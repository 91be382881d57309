const DISCORD_EPOCH_MS = 1_420_070_400_000;

/** Makes ids that carry their time, as Discord's do, each greater than the last. */
export class Snowflakes {
  readonly #now: () => number;
  #last: bigint;

  constructor(now: () => number, last: bigint) {
    this.#now = now;
    this.#last = last;
  }

  next(): string {
    const timed = BigInt(this.#now() - DISCORD_EPOCH_MS) << 22n;
    this.#last = timed > this.#last ? timed : this.#last + 1n;
    return this.#last.toString();
  }
}

/** When an id was made, in milliseconds since 1970. */
export function timeOfId(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH_MS;
}

/** Orders ids by age, oldest first. */
export function byAge(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}
