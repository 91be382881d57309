import { createHash } from 'node:crypto';
import { must } from '../../../src/base/invariant.js';
import type { Choice, Player } from './player.js';

/** Picks one of at least one choices, from what the player sees. */
export type Policy = (choices: readonly Choice[]) => Choice;

/**
 * As good as random, and the same again for the same choices: a player who has to open the hand anew after a crash
 * chooses what they would have chosen. For the same reason it would go back and forth for ever, so it goes back
 * only where there is nothing else.
 */
export function steadyPolicy(seed: string): Policy {
  return (choices) => {
    const forward = choices.filter(({ move }) => move !== BACK);
    const onward = forward.length === 0 ? choices : forward;
    const moves = onward.map(({ move }) => move).join(' ');
    return picked(onward, numberOf(`${seed}/${moves}`));
  };
}

/** Plays any game to its end at random, by anything that anybody may choose. Every draw is another one. */
export function atRandom(seed: string): {
  readonly policy: Policy;
  readonly who: (players: readonly Player[]) => Player;
} {
  let draws = 0;
  const draw = <Item>(items: readonly Item[]): Item => {
    draws += 1;
    return picked(items, numberOf(`${seed}/${draws}`));
  };
  return { policy: draw, who: draw };
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

/** The move of a game that undoes the choice before. */
const BACK = 'back';

function picked<Item>(items: readonly Item[], number: number): Item {
  return must(items[number % items.length], 'Somebody to move has a choice.');
}

function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}
