import { must } from '../../base/invariant.js';
import { atSeat, type Seat } from '../game-types.js';
import { type Card, PACK, rankOf, speciesOf } from './cards.js';
import { legalMovesOf } from './legal.js';
import { formatMove, type TrickadeeMove } from './moves.js';
import { previewsOf } from './previews.js';
import { liferSpecies, type TrickadeeState } from './state.js';

/**
 * For a seat that does not answer: plays the weakest card, takes the bird and the flock that score most, gives
 * abilities up and passes. What has been drawn goes back where it can, and else to the flock it is worth most in.
 */
export function fallbackMoveOf(state: TrickadeeState, seat: Seat): TrickadeeMove {
  const moves = legalMovesOf(state, seat);
  if (state.phase === 'playing') return weakestPlay(state, moves);
  const pass = moves.find(({ kind }) => kind === 'pass');
  if (pass !== undefined) return pass;
  if (state.phase === 'resolving') {
    const stand = atSeat(state.stands, seat);
    if (stand.status === 'using') return endChain(state, seat, { drawn: stand.chain.drawn, moves });
  }
  return worthMost(state, seat, moves);
}

function weakestPlay(state: TrickadeeState, moves: readonly TrickadeeMove[]): TrickadeeMove {
  const lifer = liferSpecies(state.round);
  const strength = (card: Card) =>
    (speciesOf(card) === lifer ? 1000 : 0) + rankOf(card) + PACK.indexOf(card) / PACK.length;
  const plays = moves.flatMap((move) => (move.kind === 'play' ? [move] : []));
  const [weakest] = plays.toSorted((one, other) => strength(one.card) - strength(other.card));
  return must(weakest, 'A seat to play has a card.');
}

function endChain(
  state: TrickadeeState,
  seat: Seat,
  { drawn, moves }: { readonly drawn: readonly Card[]; readonly moves: readonly TrickadeeMove[] },
): TrickadeeMove {
  const back = moves.find(({ kind }) => kind === 'back');
  if (drawn.length === 0 && back !== undefined) return back;
  const forward = moves.filter(({ kind }) => kind !== 'back');
  const withDrawn = forward.find((move) => 'card' in move && drawn.includes(move.card));
  return withDrawn ?? worthMost(state, seat, forward);
}

/** The move after which the seat's flocks score most; of equals a new flock, which spoils none. */
function worthMost(state: TrickadeeState, seat: Seat, moves: readonly TrickadeeMove[]): TrickadeeMove {
  const previews = previewsOf(state, seat);
  const worth = (move: TrickadeeMove) => {
    const points = previews[formatMove(move)]?.points.after ?? Number.NEGATIVE_INFINITY;
    return points + (move.kind === 'into' && move.flock === 'new' ? 0.5 : 0);
  };
  const forward = moves.filter(({ kind }) => kind !== 'back');
  const [most] = forward.toSorted((one, other) => worth(other) - worth(one));
  return must(most, 'A seat with a decision has a move that leads on.');
}
