import { type Card, colourOf } from '../../games/before-the-birds/cards.js';
import type { Words } from '../../words/words.js';
import { marked } from '../emoji-marks.js';
import type { EmojiKey } from '../face.js';
import { listOf } from '../lists.js';
import { writtenCard } from './card-words.js';

/** The emoji of a card is an acorn of its colour. */
export function emojiOf(card: Card): EmojiKey {
  return `acorn/${colourOf(card)}`;
}

/** `writtenCard` with an emoji, for lines of a message. */
export function shownCard(card: Card, words: Words): string {
  return marked(emojiOf(card), writtenCard(card, words));
}

/** `writtenCards` with emojis, for lines of a message. */
export function shownCards(cards: readonly Card[], words: Words): string {
  return listOf(
    cards.map((card) => shownCard(card, words)),
    words,
  );
}
