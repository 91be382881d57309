import { must } from '../../base/invariant.js';
import { atSeat, type Seat, withSeat } from '../game-types.js';
import { ascending, type Card } from './cards.js';
import { endGame } from './end-game.js';
import type { BeforeTheBirdsMove } from './moves.js';
import { openBids } from './open-bids.js';
import { type Progress, thence } from './progress.js';
import { type Bidding, bidOf, type CurrentGame, roundNumber } from './state.js';

/** Carries out a legal bid and all that follows from it, up to the next bid that somebody has to choose. */
export function carryOut(state: Bidding, seat: Seat, { kind, card }: BeforeTheBirdsMove): Progress {
  const bid = kind === 'bid' ? makeBid(state, seat, card) : replaceBid(state, seat, card);
  const { bids } = bid.state.game;
  if (!bids.every((made) => made !== null)) return bid;
  const opened = openBids(bid.state, bids, { forced: false });
  return thence(thence(bid, opened), bidLastCards(opened.state));
}

function makeBid({ phase, match, game }: Bidding, seat: Seat, card: Card): Progress<Bidding> {
  const made = { kind: 'bid-made', game: game.number, round: roundNumber(game), seat, bid: card } as const;
  return { state: { phase, match, game: withBid(game, seat, card) }, events: [made] };
}

function replaceBid({ phase, match, game }: Bidding, seat: Seat, card: Card): Progress<Bidding> {
  const before = must(bidOf(game, seat), 'A bid that is replaced lies on the table.');
  const replaced = { kind: 'bid-replaced', seat, bid: card, before } as const;
  return { state: { phase, match, game: withBid(game, seat, card) }, events: [replaced] };
}

/** The card laid down, and the bid that lay there, if any, back in its place in the hand. */
function withBid(game: CurrentGame, seat: Seat, card: Card): CurrentGame {
  const before = bidOf(game, seat);
  const kept = atSeat(game.hands, seat).filter((held) => held !== card);
  return {
    ...game,
    hands: withSeat(game.hands, seat, before === null ? kept : ascending([...kept, before])),
    bids: withSeat(game.bids, seat, card),
  };
}

/** A round that leaves nobody a choice is played unasked, and the game ends with it. */
function bidLastCards(state: Bidding): Progress {
  const { hands } = state.game;
  if (hands.some((hand) => hand.length > 1)) return { state, events: [] };
  const bids = hands.map((hand) => must(hand[0], 'Each hand has a card until the last bids are open.'));
  const emptied: Bidding = { ...state, game: { ...state.game, hands: hands.map(() => []) } };
  const opened = openBids(emptied, bids, { forced: true });
  return thence(opened, endGame(opened.state));
}
