import type { Deal } from '../game-types.js';
import type { WoodlandTricksState } from './state.js';

/** Each seat's hand, the trump card, and the draw pile from its top down. */
export function dealIn({ round }: WoodlandTricksState): Deal {
  return {
    shuffle: `round/${round.number}/deal`,
    hands: round.hands,
    others: { trump: [round.trumpCard], pile: round.drawPile, dealer: [`${round.dealer}`] },
  };
}
