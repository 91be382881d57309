import { altOf } from '../../art/alt.js';
import { BIRD_CARD_SIZES } from '../../art/bird-card-layout.js';
import { paintBirdCard } from '../../art/bird-cards.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { paintCardPlace } from '../../art/cards.js';
import { paintPill, paintSeatToken } from '../../art/frames.js';
import { paintOrderToken } from '../../art/order-tokens.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { paintSeed } from '../../art/seeds.js';
import { pictureOf } from '../../art/sheet.js';
import { measure, writeText } from '../../art/text.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import type { Card } from '../../games/trickadee/cards.js';
import type { TrickadeeView } from '../../games/trickadee/view.js';
import type { Words } from '../../words/words.js';
import { isAway } from '../away.js';
import type { Audience } from '../face.js';
import { scoreBands } from '../score-band.js';
import { liveAlt } from './alts.js';
import { faceOf } from './card-art.js';
import { FLOCKS_MARGIN } from './flock-art.js';
import { pictureName } from './names.js';
import {
  isDue,
  isLifer,
  isOver,
  scoresOf,
  seatsInOrder,
  statusOf,
  type TrickadeeSituation,
  worthTogether,
} from './situation.js';
import { ABILITIES_HEIGHT, paintAbilities, paintTableHead, TABLE_HEAD_HEIGHT } from './table-art.js';

const HEADER_Y = 14;
const NAMES_Y = HEADER_Y + TABLE_HEAD_HEIGHT + 2;
const CARDS_Y = NAMES_Y + 70;
const FOOT_HEIGHT = 74;
const LEGEND_HEIGHT = 36;

/** Where seeds and points stand: below the cards, or where those were, once nobody plays any more. */
function footOf(view: TrickadeeView): number {
  return isOver(view) ? CARDS_Y - 18 : CARDS_Y + BIRD_CARD_SIZES.large.height + 8;
}

/** The table as everybody sees it: a column for each seat, in the order they play. */
export function livePicture(situation: TrickadeeSituation, audience: Audience): Picture {
  const { view } = situation;
  const { words } = audience;
  const [scores] = scoreBands(scoresOf(view), words);
  const legendY = footOf(view) + FOOT_HEIGHT;
  const scoresY = legendY + (isOver(view) ? 0 : LEGEND_HEIGHT);
  const abilitiesY = scoresY + (scores?.height ?? 0) + 6;
  // Nobody uses one any more once the match is over.
  const abilities = isOver(view) ? [] : view.abilities;
  return pictureOf({
    fileName: 'table.png',
    alt: altOf(liveAlt(situation, audience)),
    height: abilitiesY + (abilities.length === 0 ? 0 : ABILITIES_HEIGHT) + 8,
    paint: (brush) => {
      paintTableHead(brush, view, { ...audience, y: HEADER_Y });
      const seats = seatsInOrder(view);
      const width = (SHEET_WIDTH - 2 * FLOCKS_MARGIN) / seats.length;
      for (const [index, seat] of seats.entries())
        paintColumn(brush, seat, { view, audience, width, middle: FLOCKS_MARGIN + (index + 0.5) * width });
      if (!isOver(view)) paintLegend(brush, legendY, words);
      scores?.paint(brush, scoresY);
      paintAbilities(brush, abilities, { y: abilitiesY, words });
    },
  });
}

interface Column {
  readonly view: TrickadeeView;
  readonly audience: Audience;
  readonly width: number;
  readonly middle: number;
}

function paintColumn(brush: Brush, seat: Seat, column: Column): void {
  paintName(brush, seat, column);
  if (!isOver(column.view)) paintPlay(brush, seat, column);
  paintCounts(brush, seat, column);
}

function paintName(brush: Brush, seat: Seat, { view, audience, width, middle }: Column): void {
  const name = pictureName(audience, seat);
  const due = isDue(view, seat) && audience.ended !== true;
  const style = {
    x: middle + 30,
    y: NAMES_Y + 46,
    typeface: 'strong',
    size: 44,
    colour: due ? PALETTE.lantern : PALETTE.cream,
    align: 'center',
    widthMax: width - 80,
  } as const;
  const written = writeText(brush, name, style);
  const away = isAway(audience, seat);
  paintSeatToken(brush, seat, { x: middle - written / 2 - 6, y: NAMES_Y + 32, size: 52, away });
}

function paintPlay(brush: Brush, seat: Seat, { view, audience, width, middle }: Column): void {
  const { width: cardWidth, height } = BIRD_CARD_SIZES.large;
  const place = { x: middle - cardWidth / 2, y: CARDS_Y, size: 'large' } as const;
  const card = view.trick.find((play) => play.seat === seat)?.card;
  if (card === undefined) {
    paintCardPlace(brush, place);
  } else {
    const picked = view.picks.find((pick) => pick.card === card);
    paintBirdCard(brush, faceOf(card, audience.words), {
      ...place,
      look: picked === undefined ? 'plain' : 'dim',
      lifer: isLifer(card, view),
    });
    if (picked !== undefined)
      paintPicker(brush, picked.seat, { middle, beside: shownTo(view, seat) !== null });
    const order = (view.placed?.order.indexOf(seat) ?? -1) + 1;
    if (order > 0) paintOrderToken(brush, order, { x: middle + 16, y: CARDS_Y + 18, size: 68 });
  }
  paintShown(brush, seat, { view, audience, width, middle });
  const state = stateWord(view, seat, audience);
  if (state === undefined) return;
  paintPill(brush, state, {
    x: middle,
    // On a card it takes the place of the ranks of the suit, so that it cuts neither those nor the name.
    y: card === undefined ? CARDS_Y + height / 2 : CARDS_Y + height - 14,
    widthMin: card === undefined ? 0 : cardWidth,
    widthMax: width - 8,
  });
}

/** Who has picked the bird of a seat, in the middle of it, or beside the bird that lies on it. */
function paintPicker(
  brush: Brush,
  picker: Seat,
  { middle, beside }: { readonly middle: number; readonly beside: boolean },
): void {
  const place = beside ? { x: middle - 50, y: 168, size: 96 } : { x: middle, y: 151, size: 112 };
  paintSeatToken(brush, picker, { ...place, y: CARDS_Y + place.y });
}

/** The bird that an ability drew in front of everybody and that waits for its flock. */
function paintShown(brush: Brush, seat: Seat, { view, audience, middle }: Column): void {
  const shown = shownTo(view, seat);
  if (shown === null) return;
  const x = middle + BIRD_CARD_SIZES.large.width / 2 - BIRD_CARD_SIZES.tile.width - 10;
  // Above the name of the card that it lies on.
  const y = CARDS_Y + 102;
  paintBirdCard(brush, faceOf(shown, audience.words), { x, y, size: 'tile', look: 'new' });
}

function shownTo(view: TrickadeeView, seat: Seat): Card | null {
  const stand = view.stands?.[seat];
  return stand?.status === 'using' ? stand.shown : null;
}

/** What the match waits for the seat to do. */
function stateWord(view: TrickadeeView, seat: Seat, { words, ended = false }: Audience): string | undefined {
  if (ended) return undefined;
  if (view.toPlay === seat) return words.plain('trickadee.picture.to-play');
  switch (statusOf(view, seat)) {
    case 'picking':
      return words.plain('trickadee.picture.to-pick');
    case 'choosing':
    case 'using':
      return words.plain('trickadee.picture.to-use');
    default:
      return undefined;
  }
}

/** What the numbers of each column are: those that the flocks would add in the colour they have there. */
function paintLegend(brush: Brush, y: number, words: Words): void {
  const type = { typeface: 'text', size: 36, y: y + 29 } as const;
  const [counted, added] = [words.plain('trickadee.picture.counted'), words.plain('trickadee.picture.added')];
  const gap = 12;
  const width = measure(brush, counted, type) + gap + measure(brush, added, type);
  const x = (SHEET_WIDTH - width) / 2;
  const end = x + writeText(brush, counted, { ...type, x, colour: PALETTE.creamSoft });
  writeText(brush, added, { ...type, x: end + gap, colour: PALETTE.lanternSoft });
}

/** Seeds on the left; points on the right, and behind them what the flocks would add now. */
function paintCounts(brush: Brush, seat: Seat, { view, width, middle }: Column): void {
  const foot = footOf(view);
  const y = foot + 56;
  const left = middle - 106;
  brush.fillStyle = PALETTE.mossDeep;
  brush.beginPath();
  brush.roundRect(middle - width / 2 + 3, foot + 8, width - 6, 62, 14);
  brush.fill();
  paintSeed(brush, { x: left + 18, y: y - 16, size: 46 });
  const type = { typeface: 'display', y } as const;
  writeText(brush, `${atSeat(view.seeds, seat)}`, {
    ...type,
    x: left + 40,
    size: 42,
    colour: PALETTE.creamSoft,
  });
  const right = { align: 'right', x: middle + 104 } as const;
  // At the end they have been added.
  const added = isOver(view) ? '' : `+${worthTogether(atSeat(view.flocks, seat))}`;
  const addedWidth = writeText(brush, added, { ...type, ...right, size: 38, colour: PALETTE.lanternSoft });
  writeText(brush, `${atSeat(view.totals, seat)}`, {
    ...type,
    ...right,
    x: right.x - addedWidth - 6,
    size: 52,
    colour: PALETTE.cream,
  });
}
