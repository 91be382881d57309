import type { AcornCardFace } from '../../art/acorn-cards.js';
import { type Card, colourOf } from '../../games/before-the-birds/cards.js';
import type { Words } from '../../words/words.js';

const facesByLanguage = new Map<string, Map<Card, AcornCardFace>>();

/** What is printed on a card of this game; looked up once for each language. */
export function faceOf(card: Card, words: Words): AcornCardFace {
  const known = facesByLanguage.get(words.language) ?? new Map<Card, AcornCardFace>();
  facesByLanguage.set(words.language, known);
  const face = known.get(card) ?? newFace(card, words);
  known.set(card, face);
  return face;
}

function newFace(card: Card, words: Words): AcornCardFace {
  const colour = colourOf(card);
  return { number: card, colour, letter: words.plain(`before-the-birds.letter.${colour}`) };
}
