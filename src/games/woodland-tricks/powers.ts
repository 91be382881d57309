import { must } from '../../base/invariant.js';
import { atSeat, withSeat } from '../game-types.js';
import { type Card, rankOf, sortedHand } from './cards.js';
import type { Play, TrumpExchange } from './events.js';
import { type Progress, thence } from './progress.js';
import { type Exchanging, type Playing, type PuttingBack, powerOwner } from './state.js';

/** The powers that work at once. A 3 or a 5 asks for a choice wherever its owner has a card to choose. */
export function startPower(state: Playing, { seat, card }: Play): Progress {
  const hand = atSeat(state.round.hands, seat);
  if (rankOf(card) === '5') return drawCard(state);
  if (rankOf(card) === '3' && hand.length > 0)
    return { state: { ...state, phase: 'exchanging' }, events: [], final: false };
  return { state, events: [], final: false };
}

export function exchangeTrump({ match, round }: Exchanging, card: Card): Progress {
  const seat = powerOwner(round);
  const exchange: TrumpExchange = {
    seat,
    trickNumber: round.tricks.length + 1,
    taken: round.trumpCard,
    laidDown: card,
  };
  const kept = atSeat(round.hands, seat).filter((held) => held !== card);
  const exchanged = {
    ...round,
    hands: withSeat(round.hands, seat, sortedHand([...kept, round.trumpCard])),
    trumpCard: card,
    exchanges: [...round.exchanges, exchange],
  };
  return {
    state: { phase: 'playing', match, round: exchanged },
    events: [{ kind: 'trump-exchanged', ...exchange }],
    final: false,
  };
}

export function keepTrump({ match, round }: Exchanging): Progress {
  return {
    state: { phase: 'playing', match, round },
    events: [{ kind: 'trump-kept', seat: powerOwner(round) }],
    final: false,
  };
}

export function putBack({ match, round, drawn }: PuttingBack, card: Card): Progress {
  const seat = powerOwner(round);
  const hand = atSeat(round.hands, seat).filter((held) => held !== card);
  const draws = [...atSeat(round.draws, seat), { drew: drawn, putBack: card }];
  const settled = {
    ...round,
    hands: withSeat(round.hands, seat, hand),
    drawPile: [...round.drawPile, card],
    draws: withSeat(round.draws, seat, draws),
  };
  return {
    state: { phase: 'playing', match, round: settled },
    events: [{ kind: 'card-put-back', seat, card }],
    final: false,
  };
}

function drawCard({ match, round }: Playing): Progress {
  const seat = powerOwner(round);
  const drawn = must(round.drawPile[0], 'The draw pile holds six cards between plays.');
  const hand = atSeat(round.hands, seat);
  const drawnInto = {
    ...round,
    hands: withSeat(round.hands, seat, sortedHand([...hand, drawn])),
    drawPile: round.drawPile.slice(1),
  };
  const state: PuttingBack = { phase: 'putting-back', match, round: drawnInto, drawn };
  const shown: Progress = { state, events: [{ kind: 'card-drawn', seat, card: drawn }], final: true };
  // A card drawn into an empty hand goes to the bottom unasked (WT-25).
  return hand.length === 0 ? thence(shown, putBack(state, drawn)) : shown;
}
