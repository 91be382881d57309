import { type Card, type Suit, suitOf } from '../../games/woodland-tricks/cards.js';
import type { Words } from '../../words/words.js';
import { marked } from '../emoji-marks.js';
import type { EmojiKey } from '../face.js';
import { SUIT_PIPS } from './card-art.js';
import { SUIT_SIGNS, signOf, writtenCard } from './card-words.js';

/** The emoji of a card is its suit. */
export function emojiOf(card: Card): EmojiKey {
  return suitEmoji(suitOf(card));
}

/** `signOf` with an emoji, for lines of a message. */
export function shownSign(card: Card): string {
  return marked(emojiOf(card), signOf(card));
}

/** `writtenCard` with an emoji, for lines of a message. */
export function shownCard(card: Card, words: Words): string {
  return marked(emojiOf(card), writtenCard(card, words));
}

/** A suit's sign with an emoji, for lines of a message. */
export function shownSuit(suit: Suit): string {
  return marked(suitEmoji(suit), SUIT_SIGNS[suit]);
}

function suitEmoji(suit: Suit): EmojiKey {
  return `suit/${SUIT_PIPS[suit]}`;
}
