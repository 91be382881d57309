/** The colours of the acorns: a card has the one whose place here is its number modulo 7. */
export const COLOURS = ['red', 'blue', 'green', 'orange', 'yellow', 'purple', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const TENS = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** A card is its own name, its number with two digits: "03" or "64". */
export type Card = `${(typeof TENS)[number]}${(typeof DIGITS)[number]}`;

/** All 70 acorns in ascending order. */
export const PACK: readonly Card[] = TENS.flatMap((ten) => DIGITS.map((digit): Card => `${ten}${digit}`));

const ALL_CARDS: ReadonlySet<string> = new Set(PACK);

export function isCard(text: string): text is Card {
  return ALL_CARDS.has(text);
}

/** 0 to 69. */
export function cardNumber(card: Card): number {
  return Number(card);
}

export function colourOf(card: Card): Colour {
  return COLOURS[cardNumber(card) % COLOURS.length] ?? 'red';
}

/** Whether `one` has the lower number. */
export function isLower(one: Card, other: Card): boolean {
  // All names have two digits, so that they stand to each other as their numbers do.
  return one < other;
}

export function ascending(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted();
}
