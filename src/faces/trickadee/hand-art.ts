import { BIRD_CARD_SIZES, type BirdCardSize } from '../../art/bird-card-layout.js';
import { paintBirdCard } from '../../art/bird-cards.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import type { CardLook } from '../../art/card-marks.js';
import { paintSeatToken } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import type { Card } from '../../games/trickadee/cards.js';
import type { TrickadeeView } from '../../games/trickadee/view.js';
import type { Words } from '../../words/words.js';
import type { Band } from '../bands.js';
import { faceOf } from './card-art.js';
import { FLOCKS_MARGIN } from './flock-art.js';
import { paintSeeds } from './seat-art.js';
import { isLifer } from './situation.js';
import { paintLifer } from './table-art.js';

/** A bird of the hand or one that something is decided about. */
export interface HandBird {
  readonly card: Card;
  readonly look: CardLook;
  readonly lifer: boolean;
}

/** At the top of a hand: seeds held, the birds to be followed or which trick it is, and the Lifer. */
export function handHeaderBand(view: TrickadeeView, seat: Seat, words: Words): Band {
  const followed = view.placed === null ? view.trick : [];
  const below =
    followed.length === 0
      ? words.plain('trickadee.picture.trick', trickOf(view))
      : words.plain('trickadee.picture.follow');
  return {
    height: 126,
    paint: (brush, y) => {
      paintSeeds(brush, atSeat(view.seeds, seat), { x: FLOCKS_MARGIN, y: y + 36 });
      const soft = { typeface: 'text', size: 40, colour: PALETTE.creamSoft } as const;
      const width = writeText(brush, below, { ...soft, x: FLOCKS_MARGIN, y: y + 98 });
      paintFollowed(brush, followed, { view, words, x: FLOCKS_MARGIN + width + 18, y });
      paintLifer(brush, view, { y, words });
    },
  };
}

const OWNER_SIZE = 44;
const OWNER_GAP = 4;
const FOLLOWED_GAP = 14;

/** The birds in the order they were played, each behind the sign of whose it is. */
function paintFollowed(
  brush: Brush,
  plays: TrickadeeView['trick'],
  {
    view,
    words,
    x,
    y,
  }: { readonly view: TrickadeeView; readonly words: Words; readonly x: number; readonly y: number },
): void {
  const { width, height } = BIRD_CARD_SIZES.tile;
  const tileX = OWNER_SIZE + OWNER_GAP;
  for (const [index, { seat, card }] of plays.entries()) {
    const left = x + index * (tileX + width + FOLLOWED_GAP);
    paintSeatToken(brush, seat, { x: left + OWNER_SIZE / 2, y: y + height / 2, size: OWNER_SIZE });
    paintBirdCard(brush, faceOf(card, words), {
      x: left + tileX,
      y,
      size: 'tile',
      lifer: isLifer(card, view),
    });
  }
}

function trickOf({ trickNumber: trick, tricksInRound: tricks }: TrickadeeView) {
  return { trick, tricks };
}

const ROW_CARDS_MAX = 6;
const GAP_MAX = 20;
/** Where the hand in small begins, to the right of its label. */
const TILES_X = 230;

/** Cards to choose from, in as few rows as they need, all rows as full as the first. */
export function cardBands(birds: readonly HandBird[], words: Words): readonly Band[] {
  if (birds.length === 0) return [noCardsBand(words)];
  const rowCount = Math.ceil(birds.length / ROW_CARDS_MAX);
  const across = Math.ceil(birds.length / rowCount);
  return Array.from({ length: rowCount }, (_, row) =>
    rowBand(birds.slice(row * across, (row + 1) * across), { size: 'medium', words }),
  );
}

/** The hand in small, where the question is about other birds. */
export function tilesBand(birds: readonly HandBird[], words: Words): Band {
  const row = rowBand(birds, { size: 'tile', words });
  return {
    height: row.height,
    paint: (brush, y) => {
      writeText(brush, words.plain('trickadee.picture.your-hand'), {
        x: FLOCKS_MARGIN,
        y: y + 66,
        typeface: 'text',
        size: 40,
        colour: PALETTE.creamSoft,
      });
      row.paint(brush, y);
    },
  };
}

function rowBand(
  birds: readonly HandBird[],
  { size, words }: { readonly size: BirdCardSize; readonly words: Words },
): Band {
  const { width, height } = BIRD_CARD_SIZES[size];
  return {
    height: height + 14,
    paint: (brush, y) => {
      const gap = size === 'tile' ? 8 : GAP_MAX;
      const centred = (SHEET_WIDTH - birds.length * width - (birds.length - 1) * gap) / 2;
      const left = size === 'tile' ? TILES_X : centred;
      for (const [index, { card, look, lifer }] of birds.entries())
        paintBirdCard(brush, faceOf(card, words), {
          x: left + index * (width + gap),
          y,
          size,
          look,
          lifer,
        });
    },
  };
}

function noCardsBand(words: Words): Band {
  return {
    height: 90,
    paint: (brush: Brush, y) => {
      writeText(brush, words.plain('trickadee.picture.empty-hand'), {
        x: SHEET_WIDTH / 2,
        y: y + 58,
        typeface: 'display',
        size: 48,
        colour: PALETTE.creamSoft,
        align: 'center',
      });
    },
  };
}
