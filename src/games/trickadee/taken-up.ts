import { type BySeat, seatsOf } from '../game-types.js';
import type { Card } from './cards.js';
import { birdsIn } from './flocks.js';
import type { TrickadeeState } from './state.js';

/**
 * By seat, the birds that everybody saw go from a flock into its hand and that have not been seen since. They
 * stay listed when they are discarded face down, which nobody else can know.
 */
export function takenUpUnseen(state: TrickadeeState): BySeat<readonly Card[]> {
  const { round } = state;
  const seen = seenNow(state);
  // Of a bird taken up more than once the last time counts.
  const holders = new Map(round.takenUp.map(({ seat, card }) => [card, seat]));
  const unseen = [...holders].filter(([card]) => !seen.has(card));
  return seatsOf(round.hands.length).map((seat) =>
    unseen.flatMap(([card, holder]) => (holder === seat ? [card] : [])),
  );
}

function seenNow(state: TrickadeeState): ReadonlySet<Card> {
  const inFlocks = state.round.flocks.flatMap((own) => birdsIn(own).map(({ card }) => card));
  return new Set([...inFlocks, ...onTable(state)]);
}

/** The cards of the trick, and what 4 has drawn in front of everybody. */
function onTable(state: TrickadeeState): readonly Card[] {
  switch (state.phase) {
    case 'playing':
      return state.trick.map(({ card }) => card);
    case 'resolving': {
      const drawn = state.stands.flatMap((stand) =>
        stand.status === 'using' && stand.chain.ability === 4 ? stand.chain.drawn : [],
      );
      return [...state.placed.plays.map(({ card }) => card), ...drawn];
    }
    case 'finished':
      return [];
  }
}
