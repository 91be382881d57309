import type { CardFace } from '../../art/cards.js';
import type { Chip } from '../../art/frames.js';
import type { Icon } from '../../art/icons.js';
import type { Pip } from '../../art/pips.js';
import { type Card, rankOf, type Suit, suitOf } from '../../games/woodland-tricks/cards.js';
import type { Words } from '../../words/words.js';
import { type PowerRank, powerOf } from './card-words.js';

export const SUIT_PIPS: Readonly<Record<Suit, Pip>> = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' };

const POWER_ICONS: Readonly<Record<PowerRank, Icon>> = {
  A: 'comeback',
  3: 'swap',
  5: 'draw',
  7: 'acorn',
  9: 'ambush',
  J: 'crown',
};

const facesByLanguage = new Map<string, Map<Card, CardFace>>();

/** What is printed on a card of this game; looked up once for each language. */
export function faceOf(card: Card, words: Words): CardFace {
  const known = facesByLanguage.get(words.language) ?? new Map<Card, CardFace>();
  facesByLanguage.set(words.language, known);
  const face = known.get(card) ?? newFace(card, words);
  known.set(card, face);
  return face;
}

function newFace(card: Card, words: Words): CardFace {
  const suit = suitOf(card);
  const power = powerOf(card);
  return {
    rank: rankOf(card),
    pip: SUIT_PIPS[suit],
    letter: words.plain(`woodland-tricks.letter.${suit}`),
    badge: power === undefined ? null : POWER_ICONS[power],
  };
}

/** A card in short, for a chip. */
export function chipOf(card: Card): Chip {
  return { rank: rankOf(card), pip: SUIT_PIPS[suitOf(card)] };
}
