import { altOf } from '../../art/alt.js';
import { BIRD_CARD_SIZES } from '../../art/bird-card-layout.js';
import { paintBirdCard } from '../../art/bird-cards.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { paintSeatToken } from '../../art/frames.js';
import { paintOrderToken } from '../../art/order-tokens.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { paintSeed } from '../../art/seeds.js';
import { pictureOf } from '../../art/sheet.js';
import { writeText } from '../../art/text.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import { type Card, speciesOf } from '../../games/trickadee/cards.js';
import type { FinishedTrick } from '../../games/trickadee/events.js';
import type { Audience } from '../face.js';
import { trickAlt } from './alts.js';
import { faceOf } from './card-art.js';
import { FLOCKS_MARGIN } from './flock-art.js';
import { pictureName } from './names.js';
import { paintLifer } from './table-art.js';

export interface TrickShown {
  readonly trick: FinishedTrick;
  readonly round: number;
  /** Of the trick's round. */
  readonly lifer: Card;
}

const HEADER_Y = 18;
const NAMES_Y = 146;
const CARDS_Y = 238;
const FOOT_Y = CARDS_Y + BIRD_CARD_SIZES.large.height + 22;
const HEIGHT = FOOT_Y + BIRD_CARD_SIZES.tile.height + 28;

/** A finished trick by place: who played what, what it paid and which bird it brought. */
export function trickPicture(shown: TrickShown, audience: Audience): Picture {
  const { trick, lifer } = shown;
  return pictureOf({
    fileName: 'trick.png',
    alt: altOf(trickAlt(shown, audience)),
    height: HEIGHT,
    paint: (brush) => {
      paintTitle(brush, shown, audience);
      paintLifer(brush, { lifer, liferSpecies: speciesOf(lifer) }, { y: HEADER_Y, words: audience.words });
      const width = (SHEET_WIDTH - 2 * FLOCKS_MARGIN) / trick.order.length;
      for (const [index, seat] of trick.order.entries())
        paintPlace(brush, seat, {
          shown,
          audience,
          width,
          place: index + 1,
          middle: FLOCKS_MARGIN + (index + 0.5) * width,
        });
    },
  });
}

interface Column {
  readonly shown: TrickShown;
  readonly audience: Audience;
  readonly width: number;
  readonly place: number;
  readonly middle: number;
}

function paintTitle(brush: Brush, { trick, round }: TrickShown, { words }: Audience): void {
  writeText(brush, words.plain('trickadee.picture.round', { round }), {
    x: FLOCKS_MARGIN,
    y: HEADER_Y + 46,
    typeface: 'text',
    size: 42,
    colour: PALETTE.creamSoft,
  });
  writeText(brush, words.plain('trickadee.picture.trick-short', { trick: trick.number }), {
    x: FLOCKS_MARGIN,
    y: HEADER_Y + 102,
    typeface: 'display',
    size: 54,
    colour: PALETTE.cream,
  });
}

function paintPlace(brush: Brush, seat: Seat, { shown, audience, width, place, middle }: Column): void {
  const { words } = audience;
  const { trick, lifer } = shown;
  const written = writeText(brush, pictureName(audience, seat), {
    x: middle + 30,
    y: NAMES_Y + 46,
    typeface: 'strong',
    size: 44,
    colour: place === 1 ? PALETTE.lantern : PALETTE.cream,
    align: 'center',
    widthMax: width - 80,
  });
  paintSeatToken(brush, seat, { x: middle - written / 2 - 6, y: NAMES_Y + 32, size: 52 });
  const card = trick.plays.find((play) => play.seat === seat)?.card;
  if (card === undefined) return;
  paintBirdCard(brush, faceOf(card, words), {
    x: middle - BIRD_CARD_SIZES.large.width / 2,
    y: CARDS_Y,
    size: 'large',
    lifer: speciesOf(card) === speciesOf(lifer),
  });
  paintOrderToken(brush, place, { x: middle + 16, y: CARDS_Y + 10, size: 72 });
  paintGains(brush, seat, { trick, audience, middle });
}

/** The seeds that a place was paid, and the bird that was picked. */
function paintGains(
  brush: Brush,
  seat: Seat,
  {
    trick,
    audience,
    middle,
  }: { readonly trick: FinishedTrick; readonly audience: Audience; readonly middle: number },
): void {
  const { words } = audience;
  const middleY = FOOT_Y + BIRD_CARD_SIZES.tile.height / 2;
  for (let seed = 0; seed < atSeat(trick.paid, seat); seed += 1)
    paintSeed(brush, { x: middle - 48 - seed * 38, y: middleY, size: 60 });
  const pick = trick.picks.find((picked) => picked.seat === seat);
  if (pick === undefined) return;
  paintArrow(brush, { x: middle - 4, y: middleY });
  const x = middle + 108 - BIRD_CARD_SIZES.tile.width;
  paintBirdCard(brush, faceOf(pick.card, words), { x, y: FOOT_Y, size: 'tile' });
}

function paintArrow(brush: Brush, { x, y }: { readonly x: number; readonly y: number }): void {
  brush.fillStyle = PALETTE.creamSoft;
  brush.beginPath();
  brush.moveTo(x - 14, y - 18);
  brush.lineTo(x + 14, y);
  brush.lineTo(x - 14, y + 18);
  brush.closePath();
  brush.fill();
}
