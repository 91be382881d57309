import { ACORN_CARD_SIZES } from '../../art/acorn-card-layout.js';
import { paintAcornCard } from '../../art/acorn-cards.js';
import { altOf } from '../../art/alt.js';
import { SHEET_WIDTH } from '../../art/brush.js';
import { paintSeatToken } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { writeText } from '../../art/text.js';
import type { Card } from '../../games/before-the-birds/cards.js';
import type { BeforeTheBirdsView } from '../../games/before-the-birds/view.js';
import { atSeat, type BySeat, type Seat } from '../../games/game-types.js';
import { type Band, bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { faceOf } from './card-art.js';
import { cardsTogether, writtenCard } from './card-words.js';
import { groundBand } from './live-picture.js';
import { pictureName } from './names.js';
import { MARGIN, paintEmptyPlace } from './seat-art.js';
import { ROUNDS_IN_GAME, seatsAt } from './situation.js';

/** A table with all hands and all bids open. */
export interface OpenTable {
  readonly view: BeforeTheBirdsView;
  readonly hands: BySeat<readonly Card[]>;
  readonly bids: BySeat<Card | null>;
}

const { width: CARD_WIDTH, height: CARD_HEIGHT } = ACORN_CARD_SIZES.small;
const ROW_HEIGHT = CARD_HEIGHT + 20;
const BID_X = 280;
const HAND_X = BID_X + CARD_WIDTH + 20;
/** A full hand fills the row, and cards stand below each other in columns. */
const HAND_STEP = Math.floor((SHEET_WIDTH - MARGIN - HAND_X - CARD_WIDTH) / (ROUNDS_IN_GAME - 1));

/** The Ground, and a row for each seat: its bid, and then its whole hand. */
export function openPicture(table: OpenTable, audience: Audience): Picture {
  const { view } = table;
  return bandsPicture({
    fileName: 'replay.png',
    alt: altOf(openAlt(table, audience)),
    bands: [groundBand(view, audience), ...seatsAt(view).map((seat) => rowBand(seat, table, audience))],
  });
}

function rowBand(seat: Seat, { hands, bids }: OpenTable, audience: Audience): Band {
  const { words } = audience;
  const bid = bids[seat] ?? null;
  return {
    height: ROW_HEIGHT,
    paint: (brush, y) => {
      const middle = y + (ROW_HEIGHT - 6) / 2;
      brush.fillStyle = PALETTE.mossDeep;
      brush.beginPath();
      brush.roundRect(MARGIN - 8, y, SHEET_WIDTH - 2 * MARGIN + 16, ROW_HEIGHT - 6, 14);
      brush.fill();
      paintSeatToken(brush, seat, { x: MARGIN + 30, y: middle, size: 50 });
      writeText(brush, pictureName(audience, seat), {
        x: MARGIN + 66,
        y: middle + 15,
        typeface: 'strong',
        size: 44,
        colour: bid === null ? PALETTE.lantern : PALETTE.cream,
        widthMax: BID_X - MARGIN - 84,
      });
      const place = { x: BID_X, y: middle - CARD_HEIGHT / 2, width: CARD_WIDTH, height: CARD_HEIGHT };
      if (bid === null) paintEmptyPlace(brush, place);
      else {
        const at = { x: BID_X + CARD_WIDTH / 2, y: middle, size: 'small', look: 'new' } as const;
        paintAcornCard(brush, faceOf(bid, words), at);
      }
      const hand = atSeat(hands, seat);
      for (const [index, card] of hand.entries())
        paintAcornCard(brush, faceOf(card, words), {
          x: HAND_X + CARD_WIDTH / 2 + index * HAND_STEP,
          y: middle,
          size: 'small',
        });
    },
  };
}

function openAlt({ view, hands, bids }: OpenTable, { words, names }: Audience): readonly string[] {
  const { game, round } = view;
  const chapter = view.limit === null ? 'before-the-birds.round' : 'before-the-birds.round-of-game';
  return [
    words.plain('replay.before-the-birds.alt', { chapter: words.plain(chapter, { game, round }) }),
    words.plain('replay.before-the-birds.alt.ground', { ground: cardsTogether(view.ground, words) }),
    ...seatsAt(view).map((seat) => {
      const bid = bids[seat] ?? null;
      const held = { name: atSeat(names, seat), cards: cardsTogether(atSeat(hands, seat), words) };
      return bid === null
        ? words.plain('replay.before-the-birds.alt.hand', held)
        : words.plain('replay.before-the-birds.alt.bid', { ...held, bid: writtenCard(bid, words) });
    }),
  ];
}
