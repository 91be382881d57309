import { createHash } from 'node:crypto';
import { invariant, must } from '../base/invariant.js';

/**
 * One source of chance in one match, such as `round/2/deal`. Each name has a stream of its own, so that no
 * shuffle shifts another.
 */
export interface Draw {
  /** 64 hex digits, lower case. */
  readonly seed: string;
  /** Lower-case words and numbers between slashes. Used for one shuffle or one number only. */
  readonly name: string;
}

/**
 * The cards in an order that only the seed decides, every order equally likely. `docs/fair-deal.md` states
 * it exactly, and stored matches are replayed from it.
 *
 * The numbers come from SHA-256 rather than a fast generator because players see the cards: enough known
 * cards give away the state of a linear generator, and with it the next deal.
 */
export function shuffled<Card>(draw: Draw, cards: readonly Card[]): readonly Card[] {
  const nextWord = wordsOf(draw);
  const pack = [...cards];
  // Fisher-Yates, from the back.
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const chosen = fairNumber(nextWord, last + 1);
    const card = must(pack[last], 'The last place is inside the pack.');
    pack[last] = must(pack[chosen], 'The chosen place is inside the pack.');
    pack[chosen] = card;
  }
  return pack;
}

/** One number from 0 to `bound` - 1, each equally likely. */
export function drawBelow(draw: Draw, bound: number): number {
  return fairNumber(wordsOf(draw), bound);
}

/** What is shown before the first deal, so that the seed cannot be changed afterwards: SHA-256 of its text. */
export function seedSeal(seed: string): string {
  invariant(SEED.test(seed), 'A seed is 64 hex digits.');
  return createHash('sha256').update(seed).digest('hex');
}

const SEED = /^[0-9a-f]{64}$/;
const NAME = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;
const WORD_RANGE = 2 ** 32;
const WORD_BYTES = 4;

/** The stream of a name: digests of seed, name and a counter, read four bytes at a time, high byte first. */
function wordsOf({ seed, name }: Draw): () => number {
  invariant(SEED.test(seed), 'A seed is 64 hex digits.');
  invariant(NAME.test(name), `Not the name of a shuffle: ${name}`);
  let digest = Buffer.alloc(0);
  let read = 0;
  let counter = 0;
  return () => {
    if (read === digest.length) {
      digest = createHash('sha256').update(`${seed}/${name}/${counter}`).digest();
      counter += 1;
      read = 0;
    }
    const word = digest.readUInt32BE(read);
    read += WORD_BYTES;
    return word;
  };
}

function fairNumber(nextWord: () => number, bound: number): number {
  invariant(Number.isInteger(bound) && 0 < bound && bound <= WORD_RANGE, `Cannot draw below ${bound}.`);
  // Words past the last whole multiple of `bound` favour small numbers, so they are passed over.
  const fairRange = WORD_RANGE - (WORD_RANGE % bound);
  let word = nextWord();
  while (word >= fairRange) word = nextWord();
  return word % bound;
}
