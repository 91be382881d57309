import { altOf } from '../../art/alt.js';
import { BIRD_CARD_SIZES } from '../../art/bird-card-layout.js';
import { paintBirdCard } from '../../art/bird-cards.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { paintSuitFeather } from '../../art/feathers.js';
import { paintOrderToken } from '../../art/order-tokens.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { paintSeed } from '../../art/seeds.js';
import { writeText } from '../../art/text.js';
import {
  ABILITIES,
  type Card,
  cardOf,
  rankRange,
  SPECIES,
  type Species,
  SUITS,
  type Suit,
} from '../../games/trickadee/cards.js';
import type { Words } from '../../words/words.js';
import { type Band, bandsPicture } from '../bands.js';
import { titleBand } from '../title-band.js';
import { abilityText } from './ability-words.js';
import { flocksAlt } from './alts.js';
import { FEATHERS, faceOf } from './card-art.js';
import { placeNumber, seedsWord, speciesInLines, suitWord, wholeSpecies, writtenCard } from './card-words.js';
import { FLOCKS_MARGIN, flockRows } from './flock-art.js';
import { EXAMPLE_FLOCKS, EXAMPLE_NOTES } from './rules-examples.js';
import { ABILITIES_HEIGHT, paintAbilities } from './table-art.js';

/** The suits with their ranks, and the species with their numbers. */
export function cardsPicture(words: Words): Picture {
  const rows = Array.from({ length: Math.ceil(SPECIES.length / COLUMNS) }, (_, row) =>
    speciesBand(SPECIES.slice(row * COLUMNS, (row + 1) * COLUMNS), row, words),
  );
  return bandsPicture({
    fileName: 'cards.png',
    alt: altOf([
      words.plain('trickadee.alt.cards-title'),
      ...SPECIES.map((species, index) =>
        words.plain('trickadee.alt.species', {
          number: index + 1,
          species: wholeSpecies(species, words),
        }),
      ),
    ]),
    bands: [titleBand(words.plain('trickadee.picture.cards-title'), ''), suitsBand(words), ...rows],
  });
}

const COLUMNS = 3;
const COLUMN_WIDTH = (SHEET_WIDTH - 2 * FLOCKS_MARGIN) / COLUMNS;

function suitsBand(words: Words): Band {
  const width = (SHEET_WIDTH - 2 * FLOCKS_MARGIN) / SUITS.length;
  return {
    height: 150,
    paint: (brush, y) => {
      for (const [index, suit] of SUITS.entries())
        paintSuit(brush, suit, { x: FLOCKS_MARGIN + index * width, y, words });
    },
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly words: Words;
}

function paintSuit(brush: Brush, suit: Suit, { x, y, words }: Place): void {
  paintSuitFeather(brush, FEATHERS[suit], { x: x + 38, y: y + 58, size: 88, rim: PALETTE.cream });
  const [lowest, highest] = rankRange(suit);
  writeText(brush, suitWord(suit, words), {
    x: x + 98,
    y: y + 50,
    typeface: 'strong',
    size: 42,
    colour: PALETTE.cream,
    widthMax: 126,
  });
  writeText(brush, words.plain('trickadee.picture.range', { lowest, highest }), {
    x: x + 98,
    y: y + 98,
    typeface: 'display',
    size: 40,
    colour: PALETTE.lanternSoft,
  });
}

function speciesBand(species: readonly Species[], row: number, words: Words): Band {
  return {
    height: BIRD_CARD_SIZES.tile.height + 16,
    paint: (brush, y) => {
      for (const [column, bird] of species.entries())
        paintSpecies(brush, bird, {
          x: FLOCKS_MARGIN + column * COLUMN_WIDTH,
          y,
          number: row * COLUMNS + column + 1,
          words,
        });
    },
  };
}

function paintSpecies(
  brush: Brush,
  species: Species,
  { x, y, number, words }: Place & { readonly number: number },
): void {
  const suit = SUITS[(number - 1) % SUITS.length] ?? 'P';
  paintBirdCard(brush, faceOf(cardOf(species, suit), words), { x, y, size: 'tile' });
  const [kind, bird] = speciesInLines(species, words);
  const type = { x: x + BIRD_CARD_SIZES.tile.width + 18, widthMax: COLUMN_WIDTH - 120 } as const;
  writeText(brush, `${number} ${kind}`, {
    ...type,
    y: y + 46,
    typeface: 'text',
    size: 40,
    colour: PALETTE.creamSoft,
  });
  writeText(brush, bird, { ...type, y: y + 92, typeface: 'strong', size: 44, colour: PALETTE.cream });
}

/** A trick with its places, and why each card has its own. */
export function orderPicture(words: Words): Picture {
  return bandsPicture({
    fileName: 'order.png',
    alt: altOf([
      words.plain('trickadee.alt.order-title'),
      ...ORDER_EXAMPLE.map(({ card, why, seeds }, index) =>
        words.plain('trickadee.alt.order-place', {
          place: placeNumber(index + 1, words),
          card: writtenCard(card, words),
          why: words.plain(`trickadee.picture.why.${why}`),
          seeds: seedsWord(seeds, words),
        }),
      ),
    ]),
    bands: [titleBand(words.plain('trickadee.picture.order-title'), ''), orderBand(words)],
  });
}

/** With the Jay as Lifer. Green is there twice; of the single suits Red has the larger sum. */
const ORDER_EXAMPLE = [
  { card: 'B12', why: 'lifer', seeds: 0 },
  { card: 'G9', why: 'count', seeds: 1 },
  { card: 'G5', why: 'count', seeds: 1 },
  { card: 'R10', why: 'sum', seeds: 1 },
  { card: 'P8', why: 'last', seeds: 2 },
] as const satisfies readonly {
  readonly card: Card;
  readonly why: string;
  readonly seeds: number;
}[];

function orderBand(words: Words): Band {
  const { width, height } = BIRD_CARD_SIZES.large;
  const step = (SHEET_WIDTH - 2 * FLOCKS_MARGIN) / ORDER_EXAMPLE.length;
  return {
    height: height + 190,
    paint: (brush, y) => {
      for (const [index, { card, why, seeds }] of ORDER_EXAMPLE.entries()) {
        const middle = FLOCKS_MARGIN + (index + 0.5) * step;
        paintBirdCard(brush, faceOf(card, words), {
          x: middle - width / 2,
          y: y + 40,
          size: 'large',
          lifer: why === 'lifer',
        });
        paintOrderToken(brush, index + 1, { x: middle + 16, y: y + 38, size: 72 });
        writeText(brush, words.plain(`trickadee.picture.why.${why}`), {
          x: middle,
          y: y + height + 96,
          typeface: 'strong',
          size: 40,
          colour: PALETTE.lanternSoft,
          align: 'center',
          widthMax: step - 10,
        });
        for (let seed = 0; seed < seeds; seed += 1)
          paintSeed(brush, { x: middle - ((seeds - 1) * 44) / 2 + seed * 44, y: y + height + 146, size: 60 });
      }
    },
  };
}

/** A flock for each thing that scores, with how its points come about. */
export function scoresPicture(words: Words): Picture {
  const notes = EXAMPLE_NOTES.map((note) => words.plain(`trickadee.picture.note.${note}`));
  const told = EXAMPLE_FLOCKS.map((flock, index) => `${flocksAlt([flock], words)} ${notes[index] ?? ''}`);
  return bandsPicture({
    fileName: 'scores.png',
    alt: altOf([words.plain('trickadee.alt.scores', { flocks: told.join(' ') })]),
    bands: [
      titleBand(words.plain('trickadee.picture.scores-title'), ''),
      ...flockRows(EXAMPLE_FLOCKS, {
        words,
        notes,
      }),
    ],
  });
}

/** The nine abilities as they lie on the table. */
export function abilitiesPicture(words: Words): Picture {
  const rows = [0, 3, 6].map((first): Band => {
    const shown = ABILITIES.slice(first, first + 3).map((ability) => ({ ability, cost: 0 }));
    return {
      height: ABILITIES_HEIGHT + 14,
      paint: (brush, y) => paintAbilities(brush, shown, { y, words }),
    };
  });
  return bandsPicture({
    fileName: 'abilities.png',
    alt: altOf([
      words.plain('trickadee.alt.abilities-title'),
      ...ABILITIES.map((ability) =>
        words.plain('trickadee.alt.ability-text', { ability, text: abilityText(ability, words) }),
      ),
    ]),
    bands: [titleBand(words.plain('trickadee.picture.abilities-title'), ''), ...rows],
  });
}
