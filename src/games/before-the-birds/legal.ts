import { atSeat, type Decision, type Seat } from '../game-types.js';
import type { Card } from './cards.js';
import type {
  BeforeTheBirdsDecisionKind,
  BeforeTheBirdsMove,
  IllegalBeforeTheBirdsMove,
  RoundOfGame,
} from './moves.js';
import { type BeforeTheBirdsState, bidOf } from './state.js';

/** All seats at once: those that have not bid are waited for, the others may replace their bids. */
export function decisionsOf(state: BeforeTheBirdsState): readonly Decision[] {
  if (state.phase === 'finished') return [];
  return state.game.bids.map((bid, seat) => ({
    seat: seat as Seat,
    must: bid === null,
    kind: askedWith(bid),
  }));
}

export function legalMovesOf(state: BeforeTheBirdsState, seat: Seat): readonly BeforeTheBirdsMove[] {
  if (state.phase === 'finished') return [];
  const kind = askedWith(bidOf(state.game, seat));
  return atSeat(state.game.hands, seat).map((card) => ({ kind, card }));
}

/** Names what keeps a move from being made. Must agree with `legalMovesOf`. */
export function moveProblem(
  state: BeforeTheBirdsState,
  seat: Seat,
  { kind, card }: BeforeTheBirdsMove,
): IllegalBeforeTheBirdsMove | undefined {
  if (state.phase === 'finished') return { reason: 'match-over' };
  const bid = bidOf(state.game, seat);
  if (kind === 'bid' && bid !== null) return { reason: 'bid-already', bid };
  if (kind === 'replace-bid' && bid === null) return { reason: 'no-bid-yet', opened: latestOpened(state) };
  if (card === bid) return { reason: 'same-bid', bid };
  return atSeat(state.game.hands, seat).includes(card) ? undefined : { reason: 'card-not-held', card };
}

function askedWith(bid: Card | null): BeforeTheBirdsDecisionKind {
  return bid === null ? 'bid' : 'replace-bid';
}

/** The latest round of the match whose bids lie open. */
function latestOpened({ match, game }: BeforeTheBirdsState): RoundOfGame | null {
  const here = game.rounds.at(-1);
  if (here !== undefined) return { game: game.number, round: here.round };
  const before = match.lastGame?.rounds.at(-1);
  return before === undefined ? null : { game: game.number - 1, round: before.round };
}
