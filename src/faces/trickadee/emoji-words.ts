import { type Card, type Species, type Suit, speciesOf } from '../../games/trickadee/cards.js';
import type { Words } from '../../words/words.js';
import { marked } from '../emoji-marks.js';
import type { EmojiKey } from '../face.js';
import { joined, listOf } from '../lists.js';
import { FEATHERS } from './card-art.js';
import { signOf, speciesWord, suitWord, writtenCard } from './card-words.js';

/** The emoji of a card is its bird. */
export function emojiOf(card: Card): EmojiKey {
  return `bird/${speciesOf(card)}`;
}

/** `signOf` with an emoji, for lines of a message. */
export function shownSign(card: Card, words: Words): string {
  return marked(emojiOf(card), signOf(card, words));
}

/** `signsOf` with emojis, for lines of a message. */
export function shownSigns(cards: readonly Card[], words: Words): string {
  return listOf(
    cards.map((card) => shownSign(card, words)),
    words,
  );
}

/** `writtenCard` with an emoji, for lines of a message. */
export function shownCard(card: Card, words: Words): string {
  return marked(emojiOf(card), writtenCard(card, words));
}

/** Several as `shownCard` writes them: "Blue Dove 7 and Red Hawk 14". */
export function shownCards(cards: readonly Card[], words: Words, link: 'and' | 'or' = 'and'): string {
  return joined(
    cards.map((card) => shownCard(card, words)),
    link,
    words,
  );
}

/** `speciesWord` with an emoji, for lines of a message. */
export function shownSpecies(species: Species, words: Words): string {
  return marked(`bird/${species}`, speciesWord(species, words));
}

/** `suitsTogether` with emojis, for lines of a message. */
export function shownSuits(suits: readonly Suit[], link: 'and' | 'or', words: Words): string {
  return joined(
    suits.map((suit) => marked(`feather/${FEATHERS[suit]}`, suitWord(suit, words))),
    link,
    words,
  );
}
