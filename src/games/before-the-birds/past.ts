import type { Deal, Seat } from '../game-types.js';
import type { BeforeTheBirdsMove } from './moves.js';
import type { BeforeTheBirdsState } from './state.js';

/** Each seat's hand, the Ground, and what is left out. */
export function dealIn({ game }: BeforeTheBirdsState): Deal {
  return {
    shuffle: `game/${game.number}/deal`,
    hands: game.hands,
    others: { ground: game.ground, 'left-out': game.leftOut },
  };
}

interface Made {
  readonly seat: Seat;
  readonly move: BeforeTheBirdsMove;
}

/**
 * With the bids that were turned up, each where its seat first bid in the round. A bid that was replaced is in it no
 * more, nor does the order tell that there was one (BTB-29).
 */
export function withoutReplaced(moves: readonly Made[]): readonly Made[] {
  const kept: Made[] = [];
  for (const { seat, move } of moves) {
    const { card } = move;
    if (move.kind === 'bid') kept.push({ seat, move });
    else kept[kept.findLastIndex((made) => made.seat === seat)] = { seat, move: { kind: 'bid', card } };
  }
  return kept;
}
