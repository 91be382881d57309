/** The suits by index, 1 for Purple to 5 for Red: Purple, Blue, Green, Yellow, Red. */
export const SUITS = ['P', 'B', 'G', 'Y', 'R'] as const;
export type Suit = (typeof SUITS)[number];

/** The species by index, 1 for the Chickadee to 11 for the Jay. */
export const SPECIES = [
  'chickadee',
  'junco',
  'starling',
  'woodpecker',
  'towhee',
  'dove',
  'hummingbird',
  'nuthatch',
  'goldfinch',
  'hawk',
  'jay',
] as const;
export type Species = (typeof SPECIES)[number];

/** What a wild rank can stand for. */
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
export type Rank = (typeof RANKS)[number];

/**
 * A card is its own name, its suit and its rank: "B7" is the Blue Dove. Within a suit every rank is another
 * species, so no two cards share a name. 55 of these 75 names exist.
 */
export type Card = `${Suit}${Rank}`;

/** What a cached seed can make wild on a bird. */
export const ASPECTS = ['suit', 'rank', 'species'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** A bird of a flock. Each wild aspect is one cached seed. */
export interface Bird {
  readonly card: Card;
  readonly wild: readonly Aspect[];
}

export interface Flock {
  /** Counted by creation among its seat's flocks of the round, and never given twice. */
  readonly label: number;
  /** In the order they came. */
  readonly birds: readonly Bird[];
}

/** The ability cards by number. */
export const ABILITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Ability = (typeof ABILITIES)[number];

/** All sunflower seeds there are. */
export const SEED_COUNT = 25;

/** Suit by suit from the lowest rank; the order hands are sorted in and shuffles start from. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => SPECIES.map((species) => cardOf(species, suit)));

const PLACE_IN_PACK: ReadonlyMap<string, number> = new Map(PACK.map((card, index) => [card, index]));

export function cardOf(species: Species, suit: Suit): Card {
  // An index from 0 is one less than an index from 1, so that both added up are one less than the rank.
  return `${suit}${(SPECIES.indexOf(species) + SUITS.indexOf(suit) + 1) as Rank}`;
}

export function isCard(text: string): text is Card {
  return PLACE_IN_PACK.has(text);
}

// Both casts lean on `Card` being one suit letter and then a rank.
export function suitOf(card: Card): Suit {
  return card.charAt(0) as Suit;
}

export function rankOf(card: Card): Rank {
  return Number(card.slice(1)) as Rank;
}

export function speciesOf(card: Card): Species {
  // The pack has one card of each species in every suit, always in the same order.
  return SPECIES[(PLACE_IN_PACK.get(card) ?? 0) % SPECIES.length] ?? 'chickadee';
}

/** The lowest and the highest rank printed in a suit. */
export function rankRange(suit: Suit): readonly [lowest: Rank, highest: Rank] {
  return [rankOf(cardOf('chickadee', suit)), rankOf(cardOf('jay', suit))];
}

export function sortedHand(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((one, other) => placeInPack(one) - placeInPack(other));
}

/** By species and then by suit, which is how discards lie before they are shuffled. */
export function sortedBySpecies(cards: readonly Card[]): readonly Card[] {
  const place = (card: Card) => SPECIES.indexOf(speciesOf(card)) * SUITS.length + SUITS.indexOf(suitOf(card));
  return cards.toSorted((one, other) => place(one) - place(other));
}

function placeInPack(card: Card): number {
  return PLACE_IN_PACK.get(card) ?? 0;
}
