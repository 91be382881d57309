/** The suits a table can choose three of, in the order hands are sorted. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** Lowest to highest: the Ace is 1 and the Jack is 11. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J'] as const;
export type Rank = (typeof RANKS)[number];

/** A card is its own name, "10D" or "AS", so a button, a log line and a stored row read alike. */
export type Card = `${Rank}${Suit}`;

const ALL_CARDS: ReadonlySet<string> = new Set(packOf(SUITS));

/** Sorts a hand by suit, then by value. */
const SORT_ORDER: ReadonlyMap<string, number> = new Map([...ALL_CARDS].map((card, index) => [card, index]));

/** All cards of these suits, suit by suit from the Ace to the Jack. */
export function packOf(suits: readonly Suit[]): readonly Card[] {
  return suits.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));
}

export function isCard(text: string): text is Card {
  return ALL_CARDS.has(text);
}

// Both casts lean on `Card` being a rank and then one suit letter.
export function rankOf(card: Card): Rank {
  return card.slice(0, -1) as Rank;
}

export function suitOf(card: Card): Suit {
  return card.slice(-1) as Suit;
}

/** 1 for an Ace to 11 for a Jack. */
export function cardValue(card: Card): number {
  return RANKS.indexOf(rankOf(card)) + 1;
}

export function sortedHand(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((one, other) => (SORT_ORDER.get(one) ?? 0) - (SORT_ORDER.get(other) ?? 0));
}
