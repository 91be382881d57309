import type { BySeat } from '../../games/game-types.js';
import {
  type Aspect,
  type Bird,
  type Card,
  rankOf,
  type Species,
  type Suit,
  speciesOf,
  suitOf,
} from '../../games/trickadee/cards.js';
import type { Placed } from '../../games/trickadee/events.js';
import type { Destination } from '../../games/trickadee/moves.js';
import type { Words } from '../../words/words.js';
import { joined, listOf } from '../lists.js';

/** "Blue Dove 7", for sentences. */
export function writtenCard(card: Card, words: Words): string {
  return words.plain('trickadee.card.written', {
    suit: suitWord(suitOf(card), words),
    species: speciesWord(speciesOf(card), words),
    rank: rankOf(card),
  });
}

const signsByLanguage = new Map<string, Map<Card, string>>();

/** "B7 Dove", for buttons and lists; looked up once for each language, since whole tables are written with it. */
export function signOf(card: Card, words: Words): string {
  const known = signsByLanguage.get(words.language) ?? new Map<Card, string>();
  signsByLanguage.set(words.language, known);
  const sign = known.get(card) ?? newSign(card, words);
  known.set(card, sign);
  return sign;
}

function newSign(card: Card, words: Words): string {
  return words.plain('trickadee.card.sign', {
    letter: words.plain(`trickadee.letter.${suitOf(card)}`),
    rank: rankOf(card),
    species: speciesWord(speciesOf(card), words),
  });
}

/** The same with a star on a bird of the Lifer's species. */
export function markedSign(card: Card, lifer: Species, words: Words): string {
  const sign = signOf(card, words);
  return speciesOf(card) === lifer ? words.plain('trickadee.card.lifer', { sign }) : sign;
}

/** "B7 Dove (Lifer)", as it is said of a bird that stands on buttons with a star. */
export function toldSign(card: Card, lifer: Species, words: Words): string {
  return withLifer(signOf(card, words), speciesOf(card) === lifer, words);
}

/** "Blue Dove 7 (Lifer)". */
export function toldCard(card: Card, lifer: Species, words: Words): string {
  return withLifer(writtenCard(card, words), speciesOf(card) === lifer, words);
}

function withLifer(bird: string, isLifer: boolean, words: Words): string {
  return isLifer ? words.plain('trickadee.card.of-lifer', { bird }) : bird;
}

/** "B7 Dove (any suit)" for a bird with a seed on it. */
export function birdSign({ card, wild }: Bird, words: Words): string {
  return withWild(signOf(card, words), wild, words);
}

/** "Blue Dove 7 (any suit)". */
export function writtenBird({ card, wild }: Bird, words: Words): string {
  return withWild(writtenCard(card, words), wild, words);
}

function withWild(bird: string, wild: Bird['wild'], words: Words): string {
  if (wild.length === 0) return bird;
  const aspects = joined(
    wild.map((aspect) => aspectWord(aspect, words)),
    'and',
    words,
  );
  return words.plain('trickadee.bird.wild', { bird, aspects });
}

export function signsOf(cards: readonly Card[], words: Words): string {
  return listOf(
    cards.map((card) => signOf(card, words)),
    words,
  );
}

/** "Blue Dove 7 and Red Hawk 14", for whoever listens. */
export function cardsTogether(cards: readonly Card[], words: Words): string {
  return joined(
    cards.map((card) => writtenCard(card, words)),
    'and',
    words,
  );
}

export function suitWord(suit: Suit, words: Words): string {
  return words.plain(`trickadee.suit.${suit}`);
}

export function suitsTogether(suits: readonly Suit[], link: 'and' | 'or', words: Words): string {
  return joined(
    suits.map((suit) => suitWord(suit, words)),
    link,
    words,
  );
}

export function speciesWord(species: Species, words: Words): string {
  return words.plain(`trickadee.species.${species}`);
}

/** Between the parts of a long name that is one word: it shows only where a line ends there. */
const SOFT_HYPHEN = '\u00ad';

/** "Black-capped Chickadee". */
export function wholeSpecies(species: Species, words: Words): string {
  return words.plain(`trickadee.whole-species.${species}`).replaceAll(SOFT_HYPHEN, '');
}

/** The same in two lines: what kind of bird, and the bird; the first is empty where it has one short name. */
export function speciesInLines(species: Species, words: Words): readonly [kind: string, bird: string] {
  const whole = words.plain(`trickadee.whole-species.${species}`);
  const [first = '', second] = whole.split(/(?<=\u00ad)| /);
  return second === undefined ? ['', first] : [first.replace(/-?\u00ad/, '-'), second];
}

export function aspectWord(aspect: Aspect, words: Words): string {
  return words.plain(`trickadee.aspect.${aspect}`);
}

/** Where something may go: "flock 2", "a new flock". */
export function destinationWord(flock: Destination, words: Words): string {
  return flock === 'new' ? words.plain('trickadee.flock.new') : words.plain('trickadee.flock', { flock });
}

/** Where something went: "flock 2", "new flock 3". */
export function placeWord({ flock, began }: Placed, words: Words): string {
  return words.plain(began ? 'trickadee.flock.began' : 'trickadee.flock', { flock });
}

export function seedsWord(count: number, words: Words): string {
  return words.plain('trickadee.seeds', { count });
}

export function pointsWord(count: number, words: Words): string {
  return words.plain('trickadee.points', { count });
}

export function cardsWord(count: number, words: Words): string {
  return words.plain('trickadee.cards', { count });
}

export function birdsWord(count: number, words: Words): string {
  return words.plain('trickadee.birds', { count });
}

/** "1st" to "5th". */
export function placeNumber(place: number, words: Words): string {
  return words.plain(`trickadee.place.${place as 1 | 2 | 3 | 4 | 5}`);
}

/** Names joined, each made harmless where the words are for a message. */
export function namesTogether(names: BySeat<string>, words: Words): string {
  const harmless = names.map((name) => words.text('trickadee.name-alone', { name }));
  return joined(harmless, 'and', words);
}
