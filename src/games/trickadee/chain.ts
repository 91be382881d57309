import { must } from '../../base/invariant.js';
import type { Ability, Bird, Card } from './cards.js';
import type { AbilityDone } from './events.js';
import type { OwnFlocks } from './flocks.js';
import type { ChainMove } from './moves.js';

/** Where an ability begins, its draws made. */
export interface ChainStart {
  readonly flocks: OwnFlocks;
  readonly hand: readonly Card[];
  readonly drawn: readonly Card[];
}

/** One choice that an ability asks for. */
export interface Asked {
  /** Never empty. */
  readonly options: readonly ChainMove[];
  /** The seat's flocks as the choices so far make them. */
  readonly flocks: OwnFlocks;
  /** The bird that waits for its flock, or for a seed; `null` while a bird is to be chosen. */
  readonly waiting: Bird | null;
}

/** What all choices together come to, for the one seat. */
export interface Effect {
  readonly flocks: OwnFlocks;
  readonly hand: readonly Card[];
  readonly discarded: readonly Card[];
  /** Birds that went from a flock into the hand. */
  readonly takenUp: readonly Card[];
  /** Seeds of the cost that lie on a bird now. */
  readonly cached: number;
  /** Seeds that lay on birds which left the flocks. */
  readonly freed: number;
  readonly done: AbilityDone;
}

/** An ability as it is told: it asks, is answered with one of the options, asks again, and comes to an effect. */
export type Script = Generator<Asked, Effect, ChainMove>;

export type ChainPoint =
  | { readonly kind: 'asking'; readonly asked: Asked }
  | { readonly kind: 'complete'; readonly effect: Effect };

/** Goes through a script by the choices made. A choice without an alternative is made unasked. */
export function followScript(script: Script, chosen: readonly ChainMove[]): ChainPoint {
  let used = 0;
  let step = script.next();
  while (step.done !== true) {
    const { options } = step.value;
    const only = options.length === 1 ? options[0] : undefined;
    const choice = only ?? chosen[used];
    if (choice === undefined) return { kind: 'asking', asked: step.value };
    if (only === undefined) used += 1;
    step = script.next(choice);
  }
  return { kind: 'complete', effect: step.value };
}

/** What an effect is where nothing is said: nothing discarded, nothing cached. */
export function effectOf(
  start: ChainStart,
  changes: Partial<Omit<Effect, 'done'>> & Pick<Effect, 'done'>,
): Effect {
  return {
    flocks: start.flocks,
    hand: start.hand,
    discarded: [],
    takenUp: [],
    cached: 0,
    freed: 0,
    ...changes,
  };
}

export type Scripts = Readonly<Record<Ability, (start: ChainStart) => Script>>;

/** The answer, where only one kind of move is among the options. */
export function answer<Kind extends ChainMove['kind']>(
  move: ChainMove,
  kind: Kind,
): Extract<ChainMove, { readonly kind: Kind }> {
  const fitting = move.kind === kind ? move : undefined;
  // A move of this kind is the member of the union with this kind.
  return must(fitting, `Asked for ${kind}, answered with ${move.kind}.`) as Extract<
    ChainMove,
    { readonly kind: Kind }
  >;
}
