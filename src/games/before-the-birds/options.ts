import type { OptionSpec } from '../game-types.js';
import { type Card, PACK } from './cards.js';

/** All acorns, or only the lowest, just as many as a game uses. */
export const DECK_CHOICES = ['full', 'trimmed'] as const;
export type Deck = (typeof DECK_CHOICES)[number];

// A type alias, since an interface does not fit the index signature of `OptionValues`.
export type BeforeTheBirdsOptions = {
  readonly deck: Deck;
  /** A match ends with the game after which a total is above it; `null` is a match of one game. */
  readonly limit: number | null;
};

export const BEFORE_THE_BIRDS_OPTIONS: readonly OptionSpec[] = [
  { kind: 'choice', name: 'deck', choices: DECK_CHOICES, default: 'full' },
  { kind: 'range', name: 'limit', min: 10, max: 100, default: null },
];

/** Each seat uses nine cards as its hand and one on the Ground. */
const CARDS_OF_SEAT = 10;

/** The cards that are shuffled, in ascending order. */
export function cardsOfDeck(deck: Deck, seatCount: number): readonly Card[] {
  return deck === 'trimmed' ? PACK.slice(0, CARDS_OF_SEAT * seatCount) : PACK;
}
