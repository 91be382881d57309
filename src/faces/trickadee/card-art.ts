import type { AbilityIcon } from '../../art/ability-icons.js';
import type { BirdCardFace, WildPlace } from '../../art/bird-cards.js';
import type { Feather } from '../../art/feathers.js';
import {
  type Ability,
  type Aspect,
  type Card,
  rankOf,
  rankRange,
  type Suit,
  speciesOf,
  suitOf,
} from '../../games/trickadee/cards.js';
import type { Words } from '../../words/words.js';
import { speciesWord } from './card-words.js';

export const FEATHERS: Readonly<Record<Suit, Feather>> = {
  P: 'pointed',
  B: 'round',
  G: 'forked',
  Y: 'eyed',
  R: 'barbed',
};

export const ABILITY_ICONS: Readonly<Record<Ability, AbilityIcon>> = {
  1: 'move-one',
  2: 'draw-discard-one',
  3: 'move-two',
  4: 'draw-to-flock',
  5: 'swap-one',
  6: 'draw-discard-two',
  7: 'cache',
  8: 'draw-and-place',
  9: 'swap-two',
};

const WILD_PLACES: Readonly<Record<Aspect, WildPlace>> = { suit: 'suit', rank: 'rank', species: 'bird' };

/** Where the seeds lie on a bird. */
export function wildPlaces(wild: readonly Aspect[]): readonly WildPlace[] {
  return wild.map((aspect) => WILD_PLACES[aspect]);
}

const facesByLanguage = new Map<string, Map<Card, BirdCardFace>>();

/** What is printed on a card of this game; looked up once for each language. */
export function faceOf(card: Card, words: Words): BirdCardFace {
  const known = facesByLanguage.get(words.language) ?? new Map<Card, BirdCardFace>();
  facesByLanguage.set(words.language, known);
  const face = known.get(card) ?? newFace(card, words);
  known.set(card, face);
  return face;
}

function newFace(card: Card, words: Words): BirdCardFace {
  const suit = suitOf(card);
  const bird = speciesOf(card);
  return {
    bird,
    feather: FEATHERS[suit],
    letter: words.plain(`trickadee.letter.${suit}`),
    rank: rankOf(card),
    range: rankRange(suit),
    name: speciesWord(bird, words),
  };
}
