import { must } from '../../base/invariant.js';
import { atSeat, type Decision, type Seat } from '../game-types.js';
import { type Card, cardValue, suitOf } from './cards.js';
import type { IllegalWoodlandTricksMove, WoodlandTricksDecisionKind, WoodlandTricksMove } from './moves.js';
import { otherSeat, seatToMove, type WoodlandTricksState } from './state.js';
import { legalPlays, playProblem } from './trick.js';

/** One seat at a time decides, and the match waits for it. */
export function decisionsOf(state: WoodlandTricksState): readonly Decision[] {
  const seat = seatToMove(state);
  return seat === null || state.phase === 'finished'
    ? []
    : [{ seat, must: true, kind: ASKED_IN[state.phase] }];
}

const ASKED_IN = {
  playing: 'play',
  exchanging: 'exchange',
  'putting-back': 'put-back',
} as const satisfies Record<Exclude<WoodlandTricksState['phase'], 'finished'>, WoodlandTricksDecisionKind>;

export function legalMovesOf(state: WoodlandTricksState, seat: Seat): readonly WoodlandTricksMove[] {
  if (seat !== seatToMove(state)) return [];
  const hand = atSeat(state.round.hands, seat);
  switch (state.phase) {
    case 'playing':
      return legalPlays(hand, state.round.trick).map((card) => ({ kind: 'play', card }));
    case 'exchanging':
      return [{ kind: 'keep' }, ...hand.map((card) => ({ kind: 'exchange', card }) as const)];
    case 'putting-back':
      return hand.map((card) => ({ kind: 'put-back', card }));
    case 'finished':
      return [];
  }
}

/** Whoever answers a card that is being led; a last card is played unasked. */
export function onDeckIn(state: WoodlandTricksState): readonly Seat[] {
  const toMove = seatToMove(state);
  if (toMove === null || state.round.trick.length > (state.phase === 'playing' ? 0 : 1)) return [];
  const other = otherSeat(toMove);
  return atSeat(state.round.hands, other).length > 1 ? [other] : [];
}

/** Names what keeps a move from being made. Must agree with `legalMovesOf`. */
export function moveProblem(
  state: WoodlandTricksState,
  seat: Seat,
  move: WoodlandTricksMove,
): IllegalWoodlandTricksMove | undefined {
  const toMove = seatToMove(state);
  if (toMove === null || state.phase === 'finished') return { reason: 'match-over' };
  if (seat !== toMove) return { reason: 'not-your-turn', toMove };
  const asked = ASKED_IN[state.phase];
  if (asked !== (move.kind === 'keep' ? 'exchange' : move.kind)) return { reason: 'other-decision', asked };
  if (move.kind === 'keep') return undefined;
  const hand = atSeat(state.round.hands, seat);
  if (move.kind === 'play') return playProblem(move.card, hand, state.round.trick);
  return hand.includes(move.card) ? undefined : { reason: 'card-not-held', card: move.card };
}

/**
 * For a seat that does not answer: gives up as little as can be. Keeps the trump card, puts the drawn card
 * back, and plays the card worth least: no trump before a trump, no power before a power, low before high.
 */
export function fallbackMoveOf(state: WoodlandTricksState, seat: Seat): WoodlandTricksMove {
  if (state.phase === 'exchanging') return { kind: 'keep' };
  if (state.phase === 'putting-back') return { kind: 'put-back', card: state.drawn };
  const { hands, trick, trumpCard } = state.round;
  const worth = (card: Card) => {
    const trump = suitOf(card) === suitOf(trumpCard) ? 1000 : 0;
    const power = cardValue(card) % 2 === 1 ? 100 : 0;
    return trump + power + cardValue(card);
  };
  const [cheapest] = legalPlays(atSeat(hands, seat), trick).toSorted(
    (one, other) => worth(one) - worth(other),
  );
  return { kind: 'play', card: must(cheapest, 'A seat to move holds a card.') };
}
