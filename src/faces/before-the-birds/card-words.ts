import { must } from '../../base/invariant.js';
import { type Card, type Colour, colourOf, PACK } from '../../games/before-the-birds/cards.js';
import type { Place, Worth } from '../../games/before-the-birds/events.js';
import type { Landing } from '../../games/before-the-birds/view.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { Audience } from '../face.js';

interface CardWords {
  /** "18 Yellow". */
  readonly written: string;
  /** "18 Y". */
  readonly sign: string;
}

const cardsByLanguage = new Map<string, ReadonlyMap<Card, CardWords>>();

/** "18 Yellow", for sentences. */
export function writtenCard(card: Card, words: Words): string {
  return wordsOf(card, words).written;
}

/** "18 Y", for buttons. */
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

/** "length 4, 4 colours (Red, Blue, Green, White)". */
export function worthNamed(worth: Worth, words: Words): string {
  const named = worth.colours.map((colour) => colourWord(colour, words));
  return words.plain('before-the-birds.worth-named', {
    worth: worthWord(worth, words),
    colours: listOf(named, words),
  });
}

/** "18 Yellow would go left of 21: length 4 → 5, new colour Yellow, score 8 → 10". */
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

/** "one, two, three". The items stand as they are, so that in messages they have to be escaped before. */
export function listOf(items: readonly string[], words: Words): string {
  return items.length === 0
    ? words.plain('before-the-birds.none')
    : items.join(words.plain('before-the-birds.separator'));
}

/** "one, two and three". The items stand as they are. */
export function joined(items: readonly string[], link: 'and' | 'or', words: Words): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? words.plain('before-the-birds.none');
  return words.plain(`before-the-birds.${link}`, { first: listOf(items.slice(0, -1), words), last });
}

/** The names of some seats joined, each made harmless where the words are for a message. */
export function namesOfSeats(seats: readonly Seat[], { words, names }: Audience): string {
  const harmless = seats.map((seat) =>
    words.text('before-the-birds.name-alone', { name: atSeat(names, seat) }),
  );
  return joined(harmless, 'and', words);
}
