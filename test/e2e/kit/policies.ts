import { createHash } from 'node:crypto';
import { must } from '../../../src/base/invariant.js';
import type { Choice } from './player.js';

/** Picks one of at least one choices, from what the player sees. */
export type Policy = (choices: readonly Choice[]) => Choice;

/**
 * As good as random, and the same again for the same choices: a player who has to open the hand anew after a crash
 * chooses what they would have chosen.
 */
export function steadyPolicy(seed: string): Policy {
  return (choices) => {
    const labels = choices.map(({ move }) => move).join(' ');
    const digest = createHash('sha256').update(`${seed}/${labels}`).digest();
    return must(choices[digest.readUInt32BE(0) % choices.length], 'Somebody to move has a choice.');
  };
}

/** The first choice that is wanted, in order of the wishes; else what the other policy picks. */
export function wishing(wishes: readonly RegExp[], otherwise: Policy): Policy {
  return (choices) => {
    for (const wish of wishes) {
      const wanted = choices.filter(({ move }) => wish.test(move));
      if (wanted.length > 0) return otherwise(wanted);
    }
    return otherwise(choices);
  };
}
