import { must } from '../../base/invariant.js';
import { type Card, type Colour, colourOf, PACK } from '../../games/before-the-birds/cards.js';
import type { Place, Worth } from '../../games/before-the-birds/events.js';
import type { Landing } from '../../games/before-the-birds/view.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { Audience } from '../face.js';
import { joined, listOf } from '../lists.js';

interface CardWords {
  /** "18 Yellow". */
  readonly written: string;
  /** "18 · Y". */
  readonly sign: string;
}

const cardsByLanguage = new Map<string, ReadonlyMap<Card, CardWords>>();

/** "18 Yellow", for sentences. */
export function writtenCard(card: Card, words: Words): string {
  return wordsOf(card, words).written;
}

/** "18·Y", for buttons; without spaces, so that three with a wide letter fit beside each other on a phone. */
export function signOf(card: Card, words: Words): string {
  return wordsOf(card, words).sign;
}

// Looked up once for each language, since whole tables are written with them.
function wordsOf(card: Card, words: Words): CardWords {
  const known = cardsByLanguage.get(words.language) ?? allCards(words);
  cardsByLanguage.set(words.language, known);
  return must(known.get(card), 'All cards have words.');
}

function allCards(words: Words): ReadonlyMap<Card, CardWords> {
  return new Map(
    PACK.map((card) => {
      const colour = colourOf(card);
      const written = words.plain('before-the-birds.card.written', {
        number: card,
        colour: colourWord(colour, words),
      });
      const letter = words.plain(`before-the-birds.letter.${colour}`);
      return [card, { written, sign: words.plain('before-the-birds.card.sign', { number: card, letter }) }];
    }),
  );
}

export function writtenCards(cards: readonly Card[], words: Words): string {
  return listOf(
    cards.map((card) => writtenCard(card, words)),
    words,
  );
}

/** "18 Yellow and 21 Red", for whoever listens. */
export function cardsTogether(cards: readonly Card[], words: Words): string {
  return joined(
    cards.map((card) => writtenCard(card, words)),
    'and',
    words,
  );
}

function colourWord(colour: Colour, words: Words): string {
  return words.plain(`before-the-birds.colour.${colour}`);
}

/** "left of 21", "as the root". */
export function placeWord({ parent, side }: Pick<Place, 'parent' | 'side'>, words: Words): string {
  return parent === null || side === null
    ? words.plain('before-the-birds.place.root')
    : words.plain(`before-the-birds.place.${side}`, { parent });
}

/** "length 4, 4 colours". */
export function worthWord({ length, colours }: Worth, words: Words): string {
  return words.plain('before-the-birds.worth', {
    length,
    colours: words.plain('before-the-birds.colours', { count: colours.length }),
  });
}

/** "length 4, 4 colours (Red, Blue, Green and White)". */
export function worthNamed(worth: Worth, words: Words): string {
  const named = worth.colours.map((colour) => colourWord(colour, words));
  return words.plain('before-the-birds.worth-named', {
    worth: worthWord(worth, words),
    colours: joined(named, 'and', words),
  });
}

/** "18 Yellow would go left of 21: length from 4 to 5, new colour Yellow, score from 8 to 10". */
export function landingWord(landing: Landing, words: Words): string {
  const { card, length, newColour, score } = landing;
  const change = ({ before, after }: Landing['score']) =>
    words.plain('before-the-birds.change', { before, after });
  const effects = [
    length.before === length.after
      ? words.plain('before-the-birds.landing.length-same', { length: length.after })
      : words.plain('before-the-birds.landing.length', { change: change(length) }),
    newColour === null
      ? words.plain('before-the-birds.landing.no-colour')
      : words.plain('before-the-birds.landing.colour', { colour: colourWord(newColour, words) }),
    ...(score.before === score.after
      ? []
      : [words.plain('before-the-birds.landing.score', { change: change(score) })]),
  ];
  return words.plain('before-the-birds.landing', {
    card: writtenCard(card, words),
    place: placeWord(landing, words),
    effects: listOf(effects, words),
  });
}

export function pointsWord(count: number, words: Words): string {
  return words.plain('before-the-birds.points', { count });
}

/** The names of some seats joined, each made harmless where the words are for a message. */
export function namesOfSeats(seats: readonly Seat[], { words, names }: Audience): string {
  const harmless = seats.map((seat) =>
    words.text('before-the-birds.name-alone', { name: atSeat(names, seat) }),
  );
  return joined(harmless, 'and', words);
}
