import { type Card, type Suit, suitOf } from '../../games/woodland-tricks/cards.js';
import type { Words } from '../../words/words.js';
import { marked } from '../emoji-marks.js';
import type { EmojiKey } from '../face.js';
import { SUIT_PIPS } from './card-art.js';
import { oneOfSuitWord, spokenCard, suitWord } from './card-words.js';

/** The emoji of a card is its suit. */
export function emojiOf(card: Card): EmojiKey {
  return suitEmoji(suitOf(card));
}

/** `spokenCard` with an emoji, for lines of a message. The emoji takes the place of a sign, which would say it twice. */
export function shownCard(card: Card, words: Words): string {
  return marked(emojiOf(card), spokenCard(card, words));
}

/** `suitWord` with an emoji, for lines of a message. */
export function shownSuit(suit: Suit, words: Words): string {
  return marked(suitEmoji(suit), suitWord(suit, words));
}

/** `oneOfSuitWord` with an emoji, for lines of a message. */
export function shownOneOfSuit(suit: Suit, words: Words): string {
  return marked(suitEmoji(suit), oneOfSuitWord(suit, words));
}

function suitEmoji(suit: Suit): EmojiKey {
  return `suit/${SUIT_PIPS[suit]}`;
}
