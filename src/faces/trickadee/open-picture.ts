import { altOf } from '../../art/alt.js';
import { BIRD_CARD_SIZES } from '../../art/bird-card-layout.js';
import { paintBirdCard } from '../../art/bird-cards.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { paintSeatToken } from '../../art/frames.js';
import { paintOrderToken } from '../../art/order-tokens.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { paintSeed } from '../../art/seeds.js';
import { writeText } from '../../art/text.js';
import { atSeat, type BySeat, type Seat } from '../../games/game-types.js';
import type { Card } from '../../games/trickadee/cards.js';
import type { TrickadeeView } from '../../games/trickadee/view.js';
import type { Words } from '../../words/words.js';
import { type Band, bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { joined } from '../lists.js';
import { liferAlt, trickAlts } from './alts.js';
import { faceOf } from './card-art.js';
import { pointsWord, seedsWord, toldCard } from './card-words.js';
import { FLOCKS_MARGIN } from './flock-art.js';
import { pictureName } from './names.js';
import { isDue, isLifer, seatsInOrder, worthTogether } from './situation.js';
import { paintTableHead, TABLE_HEAD_HEIGHT } from './table-art.js';

/** A table with all hands open. */
export interface OpenTable {
  readonly view: TrickadeeView;
  readonly hands: BySeat<readonly Card[]>;
  /** Of each seat, the birds that its ability has drawn and that are in its hand. */
  readonly drawn: BySeat<readonly Card[]>;
}

const TILE = BIRD_CARD_SIZES.tile;
const ROW_HEIGHT = TILE.height + 18;
const PLAY_X = 300;
const HAND_X = PLAY_X + TILE.width + 34;
const HAND_STEP_MAX = TILE.width + 6;

/** A row for each seat in the order they play: the card in the trick, and then the whole hand. */
export function openPicture(table: OpenTable, audience: Audience): Picture {
  const { view } = table;
  const { words } = audience;
  return bandsPicture({
    fileName: 'replay.png',
    alt: altOf(openAlt(table, audience)),
    bands: [headBand(view, words), ...seatsInOrder(view).map((seat) => rowBand(seat, table, audience))],
  });
}

function headBand(view: TrickadeeView, words: Words): Band {
  return {
    height: TABLE_HEAD_HEIGHT + 12,
    paint: (brush, y) => paintTableHead(brush, view, { y, words }),
  };
}

function rowBand(seat: Seat, table: OpenTable, audience: Audience): Band {
  return {
    height: ROW_HEIGHT,
    paint: (brush, y) => {
      const row = { ...table, seat, y, audience };
      brush.fillStyle = PALETTE.mossDeep;
      brush.beginPath();
      brush.roundRect(FLOCKS_MARGIN - 10, y, SHEET_WIDTH - 2 * FLOCKS_MARGIN + 20, ROW_HEIGHT - 6, 14);
      brush.fill();
      paintOwner(brush, row);
      paintPlay(brush, row);
      paintHand(brush, row);
    },
  };
}

interface Row extends OpenTable {
  readonly seat: Seat;
  readonly y: number;
  readonly audience: Audience;
}

/** Whose hand it is, and below: seeds, points, and what the flocks would add now. */
function paintOwner(brush: Brush, { view, seat, y, audience }: Row): void {
  paintSeatToken(brush, seat, { x: FLOCKS_MARGIN + 26, y: y + 32, size: 48 });
  writeText(brush, pictureName(audience, seat), {
    x: FLOCKS_MARGIN + 60,
    y: y + 47,
    typeface: 'strong',
    size: 44,
    colour: isDue(view, seat) ? PALETTE.lantern : PALETTE.cream,
    widthMax: PLAY_X - FLOCKS_MARGIN - 84,
  });
  const type = { typeface: 'display', y: y + 101 } as const;
  paintSeed(brush, { x: FLOCKS_MARGIN + 24, y: y + 86, size: 44 });
  writeText(brush, `${atSeat(view.seeds, seat)}`, {
    ...type,
    x: FLOCKS_MARGIN + 50,
    size: 40,
    colour: PALETTE.creamSoft,
  });
  const total = { ...type, x: FLOCKS_MARGIN + 116, size: 46, colour: PALETTE.cream } as const;
  const width = writeText(brush, `${atSeat(view.totals, seat)}`, total);
  const worth = worthTogether(atSeat(view.flocks, seat));
  writeText(brush, `+${worth}`, { ...type, x: total.x + width + 10, size: 38, colour: PALETTE.lanternSoft });
}

/** The card of the trick with its place, and whose it is once it has been picked. */
function paintPlay(brush: Brush, { view, seat, y, audience }: Row): void {
  const place = { x: PLAY_X, y: y + 6, size: 'tile' } as const;
  const card = view.trick.find((play) => play.seat === seat)?.card;
  if (card === undefined) {
    paintNoCard(brush, place);
    return;
  }
  const picked = view.picks.find((pick) => pick.card === card);
  paintBirdCard(brush, faceOf(card, audience.words), {
    ...place,
    look: picked === undefined ? 'plain' : 'dim',
    lifer: isLifer(card, view),
  });
  const middle = { x: PLAY_X + TILE.width / 2, y: place.y + TILE.height / 2 + 16 };
  if (picked !== undefined) paintSeatToken(brush, picked.seat, { ...middle, size: 60 });
  const order = (view.placed?.order.indexOf(seat) ?? -1) + 1;
  if (order > 0) paintOrderToken(brush, order, { x: PLAY_X + TILE.width + 6, y: place.y + 84, size: 50 });
}

function paintNoCard(brush: Brush, { x, y }: { readonly x: number; readonly y: number }): void {
  brush.strokeStyle = PALETTE.fern;
  brush.lineWidth = 3;
  brush.setLineDash([9, 7]);
  brush.beginPath();
  brush.roundRect(x + 2, y + 2, TILE.width - 4, TILE.height - 4, 10);
  brush.stroke();
  brush.setLineDash([]);
}

function paintHand(brush: Brush, { view, hands, drawn, seat, y, audience }: Row): void {
  const hand = atSeat(hands, seat);
  const room = SHEET_WIDTH - FLOCKS_MARGIN - HAND_X - TILE.width;
  const step = Math.min(HAND_STEP_MAX, room / Math.max(1, hand.length - 1));
  for (const [index, card] of hand.entries())
    paintBirdCard(brush, faceOf(card, audience.words), {
      x: HAND_X + index * step,
      y: y + 6,
      size: 'tile',
      look: atSeat(drawn, seat).includes(card) ? 'new' : 'plain',
      lifer: isLifer(card, view),
    });
}

/** Hands first: they are what no other picture tells. */
function openAlt({ view, hands }: OpenTable, audience: Audience): readonly string[] {
  const { words, names } = audience;
  const seats = seatsInOrder(view);
  const written = (cards: readonly Card[]) =>
    joined(
      cards.map((card) => toldCard(card, view.liferSpecies, words)),
      'and',
      words,
    );
  return [
    words.plain('replay.trickadee.alt', {
      round: view.round,
      trick: view.trickNumber,
      tricks: view.tricksInRound,
    }),
    ...seats.map((seat) =>
      words.plain('replay.trickadee.alt.hand', {
        name: atSeat(names, seat),
        birds: written(atSeat(hands, seat)),
      }),
    ),
    ...trickAlts(view, audience),
    liferAlt(view, audience),
    ...seats.map((seat) =>
      words.plain('replay.trickadee.alt.seat', {
        name: atSeat(names, seat),
        points: pointsWord(atSeat(view.totals, seat), words),
        worth: pointsWord(worthTogether(atSeat(view.flocks, seat)), words),
        seeds: seedsWord(atSeat(view.seeds, seat), words),
      }),
    ),
  ];
}
