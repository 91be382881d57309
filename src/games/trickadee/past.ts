import type { Deal, Seat } from '../game-types.js';
import { birdsIn } from './flocks.js';
import type { TrickadeeMove } from './moves.js';
import type { TrickadeeState } from './state.js';

/** Each seat's hand and Spark Bird, the Lifer, the abilities, and the draw pile from its top down. */
export function dealIn({ round }: TrickadeeState): Deal {
  return {
    shuffle: `round/${round.number}/deal`,
    hands: round.hands,
    others: {
      sparks: round.flocks.flatMap((own) => birdsIn(own).map(({ card }) => card)),
      lifer: [round.lifer],
      abilities: round.abilities.map(String),
      pile: round.drawPile,
      leader: [`${round.startLeader}`],
    },
  };
}

interface Made {
  readonly seat: Seat;
  readonly move: TrickadeeMove;
}

/** Without what somebody chose and went back on before anything was seen of it. */
export function withoutUndone(moves: readonly Made[]): readonly Made[] {
  const kept: Made[] = [];
  for (const made of moves) {
    if (made.move.kind === 'back') {
      // Of a seat's own choices the latest is undone, whatever others have done meanwhile.
      kept.splice(
        kept.findLastIndex(({ seat }) => seat === made.seat),
        1,
      );
    } else kept.push(made);
  }
  return kept;
}
