import { atSeat, type BySeat, type Seat, withSeat } from '../game-types.js';
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
  return round.takenUp.map((cards) => cards.filter((card) => !seen.has(card)));
}

/** The lists after a seat took birds up, which no other seat can hold any more. */
export function takenUpBy(
  before: BySeat<readonly Card[]>,
  seat: Seat,
  cards: readonly Card[],
): BySeat<readonly Card[]> {
  const others = before.map((list) => list.filter((card) => !cards.includes(card)));
  return withSeat(others, seat, [...atSeat(others, seat), ...cards]);
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
