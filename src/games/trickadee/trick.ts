import type { Seat } from '../game-types.js';
import { type Card, rankOf, type Species, SUITS, type Suit, speciesOf, suitOf } from './cards.js';
import type { Play } from './events.js';
import type { IllegalTrickadeeMove } from './moves.js';

/** The suits on the table, in the order they came. A Lifer bird's suit is one like any other (TR-14). */
export function suitsOnTable(trick: readonly Play[]): readonly Suit[] {
  return [...new Set(trick.map(({ card }) => suitOf(card)))];
}

/** The cards of `hand` that may be played to `trick`, in the order of the hand. */
export function legalPlays(hand: readonly Card[], trick: readonly Play[], lifer: Species): readonly Card[] {
  const suits = suitsOnTable(trick);
  const follows = (card: Card) => suits.includes(suitOf(card));
  if (!hand.some(follows)) return hand;
  return hand.filter((card) => follows(card) || speciesOf(card) === lifer);
}

/** Names the rule that playing `card` breaks. Must agree with `legalPlays`. */
export function playProblem(
  card: Card,
  hand: readonly Card[],
  { trick, lifer }: { readonly trick: readonly Play[]; readonly lifer: Species },
): IllegalTrickadeeMove | undefined {
  if (!hand.includes(card)) return { reason: 'card-not-held', card };
  const legal = legalPlays(hand, trick, lifer);
  if (legal.includes(card)) return undefined;
  return { reason: 'must-follow-suit', card, suits: suitsOnTable(trick), lifer, legal };
}

/** How a trick is judged. */
export interface Judging {
  /** The species whose birds are trumps. */
  readonly lifer: Species;
  /** Whether they take part in the count, the sum and the order of play of their suits. */
  readonly liferCounts: boolean;
}

/** The seats from the strongest card to the weakest. */
export function placesOf(plays: readonly Play[], judging: Judging): readonly Seat[] {
  const isLifer = ({ card }: Play) => speciesOf(card) === judging.lifer;
  const counted = plays.filter((play) => judging.liferCounts || !isLifer(play));
  const suits = suitsByStrength(counted.map(({ card }) => card));
  const strongerFirst = (one: Play, other: Play) =>
    Number(isLifer(other)) - Number(isLifer(one)) ||
    (isLifer(one) ? 0 : suits.indexOf(suitOf(one.card)) - suits.indexOf(suitOf(other.card))) ||
    rankOf(other.card) - rankOf(one.card);
  return plays.toSorted(strongerFirst).map(({ seat }) => seat);
}

/** The suits of these cards: more cards first, then the larger sum of ranks, then the one that came first. */
function suitsByStrength(cards: readonly Card[]): readonly Suit[] {
  const strength = (suit: Suit) => {
    const ofSuit = cards.filter((card) => suitOf(card) === suit);
    return {
      suit,
      count: ofSuit.length,
      sum: ofSuit.reduce((sum, card) => sum + rankOf(card), 0),
      first: cards.findIndex((card) => suitOf(card) === suit),
    };
  };
  return SUITS.map(strength)
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || other.sum - one.sum || one.first - other.first)
    .map(({ suit }) => suit);
}
