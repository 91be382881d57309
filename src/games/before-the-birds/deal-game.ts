import { shuffled } from '../deal.js';
import { seatsOf } from '../game-types.js';
import { ascending } from './cards.js';
import { cardsOfDeck } from './options.js';
import { type CurrentGame, HAND_SIZE, type Match } from './state.js';

/** The deal of a game: nine cards to each seat, seat 0 first, then the Ground; the rest is left out. */
export function dealGame({ seed, seatCount, deck }: Match, number: number): CurrentGame {
  const pack = shuffled({ seed, name: `game/${number}/deal` }, cardsOfDeck(deck, seatCount));
  const seats = seatsOf(seatCount);
  const groundStart = HAND_SIZE * seatCount;
  const groundEnd = groundStart + seatCount;
  return {
    number,
    hands: seats.map((seat) => ascending(pack.slice(HAND_SIZE * seat, HAND_SIZE * (seat + 1)))),
    bids: seats.map(() => null),
    ground: ascending(pack.slice(groundStart, groundEnd)),
    stored: seats.map(() => []),
    rounds: [],
    leftOut: ascending(pack.slice(groundEnd)),
  };
}
