import { type Card, RANKS, type Rank, rankOf, type Suit, suitOf } from '../../games/woodland-tricks/cards.js';
import type { Words } from '../../words/words.js';
import { joined, listOf } from '../lists.js';
import { BAND, TRICKS_IN_ROUND } from './points.js';

export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** The ranks whose cards have a power when played. */
export const POWER_RANKS = ['A', '3', '5', '7', '9', 'J'] as const;
export type PowerRank = (typeof POWER_RANKS)[number];

/** "J♦", for labels and lists. */
export function signOf(card: Card): string {
  return rankOf(card) + SUIT_SIGNS[suitOf(card)];
}

/** "Jack of Diamonds", for sentences and for whoever listens. */
export function spokenCard(card: Card, words: Words): string {
  return words.plain('woodland-tricks.card', {
    rank: rankWord(rankOf(card), words),
    suit: suitWord(suitOf(card), words),
  });
}

export function suitWord(suit: Suit, words: Words): string {
  return words.plain(`woodland-tricks.suit.${suit}`);
}

/** What one card of a suit is called by it: "Diamond". */
export function oneOfSuitWord(suit: Suit, words: Words): string {
  return words.plain(`woodland-tricks.one-of-suit.${suit}`);
}

/** "Spades: 2, 5 and Jack", one entry for each suit held. */
export function spokenHand(hand: readonly Card[], words: Words): readonly string[] {
  return handBySuit(hand, words, (cards) =>
    joined(
      cards.map((card) => rankWord(rankOf(card), words)),
      'and',
      words,
    ),
  );
}

/** The same with the cards as their buttons are called: "Spades: 2♠, J♠". */
export function signedHand(hand: readonly Card[], words: Words): readonly string[] {
  return handBySuit(hand, words, (cards) => listOf(cards.map(signOf), words));
}

function handBySuit(
  hand: readonly Card[],
  words: Words,
  ranksOf: (cards: readonly Card[]) => string,
): readonly string[] {
  return suitsHeld(hand).map((suit) =>
    words.plain('woodland-tricks.list-of-suit', {
      suit: suitWord(suit, words),
      ranks: ranksOf(cardsOfSuit(hand, suit)),
    }),
  );
}

export function pointsWord(count: number, words: Words): string {
  return words.plain('woodland-tricks.points', { count });
}

export function tricksWord(count: number, words: Words): string {
  return words.plain('woodland-tricks.tricks', { count });
}

export function cardsWord(count: number, words: Words): string {
  return words.plain('woodland-tricks.cards', { count });
}

/** "2 bonus points". */
export function bonusWord(count: number, words: Words): string {
  return words.plain('woodland-tricks.bonus', { count });
}

/** What tricks are worth, in one sentence. */
export function bandSentence(words: Words): string {
  const cells = BAND.map(({ from, to, points }) => {
    const tricks =
      to === TRICKS_IN_ROUND
        ? words.plain('woodland-tricks.range-open', { from })
        : from === to
          ? `${from}`
          : words.plain('woodland-tricks.range', { from, to });
    return words.plain('woodland-tricks.alt.band-cell', { points, tricks });
  });
  return words.plain('woodland-tricks.alt.band', { band: joined(cells, 'and', words) });
}

/** The power a card has, if any. */
export function powerOf(card: Card): PowerRank | undefined {
  return POWER_RANKS.find((rank) => rank === rankOf(card));
}

/** "Ace", "10". */
export function rankWord(rank: Rank, words: Words): string {
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
