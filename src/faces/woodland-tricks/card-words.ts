import { type Card, RANKS, rankOf, type Suit, suitOf } from '../../games/woodland-tricks/cards.js';
import type { Words } from '../../words/words.js';

export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** The ranks whose cards have a power when played. */
export const POWER_RANKS = ['A', '3', '5', '7', '9', 'J'] as const;
export type PowerRank = (typeof POWER_RANKS)[number];

/** "J♦", for labels and lists. */
export function signOf(card: Card): string {
  return rankOf(card) + SUIT_SIGNS[suitOf(card)];
}

/** "Jack of ♦", for sentences in messages. */
export function writtenCard(card: Card, words: Words): string {
  return words.plain('woodland-tricks.card', {
    rank: rankWord(card, words),
    suit: SUIT_SIGNS[suitOf(card)],
  });
}

/** "Jack of Diamonds", for whoever listens. */
export function spokenCard(card: Card, words: Words): string {
  return words.plain('woodland-tricks.card', {
    rank: rankWord(card, words),
    suit: words.plain(`woodland-tricks.suit.${suitOf(card)}`),
  });
}

/** "Spades: 2, 5, Jack", one entry for each suit held. */
export function spokenHand(hand: readonly Card[], words: Words): readonly string[] {
  return suitsHeld(hand).map((suit) =>
    words.plain('woodland-tricks.list-of-suit', {
      suit: words.plain(`woodland-tricks.suit.${suit}`),
      ranks: cardsOfSuit(hand, suit)
        .map((card) => rankWord(card, words))
        .join(', '),
    }),
  );
}

/** "♠ 2 5 J", one entry for each suit held. */
export function writtenHand(hand: readonly Card[], words: Words): readonly string[] {
  return suitsHeld(hand).map((suit) =>
    words.text('woodland-tricks.text.suit', {
      suit: SUIT_SIGNS[suit],
      ranks: cardsOfSuit(hand, suit).map(rankOf).join(' '),
    }),
  );
}

/** The power a card has, if any. */
export function powerOf(card: Card): PowerRank | undefined {
  return POWER_RANKS.find((rank) => rank === rankOf(card));
}

function rankWord(card: Card, words: Words): string {
  const rank = rankOf(card);
  return rank === 'A' || rank === 'J' ? words.plain(`woodland-tricks.rank.${rank}`) : rank;
}

function suitsHeld(hand: readonly Card[]): readonly Suit[] {
  return [...new Set(hand.map(suitOf))];
}

function cardsOfSuit(hand: readonly Card[], suit: Suit): readonly Card[] {
  return hand
    .filter((card) => suitOf(card) === suit)
    .toSorted((one, other) => RANKS.indexOf(rankOf(one)) - RANKS.indexOf(rankOf(other)));
}
