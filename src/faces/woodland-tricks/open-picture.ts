import { altOf } from '../../art/alt.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { CARD_SIZES } from '../../art/card-layout.js';
import { paintCard, paintCardBack, paintCardPlace } from '../../art/cards.js';
import { paintPill, paintSeatToken } from '../../art/frames.js';
import { paintIcon } from '../../art/icons.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { pictureOf } from '../../art/sheet.js';
import { measure, writeText } from '../../art/text.js';
import { atSeat, type BySeat, type Decision, type Seat } from '../../games/game-types.js';
import type { Card } from '../../games/woodland-tricks/cards.js';
import type { Play } from '../../games/woodland-tricks/events.js';
import type { WoodlandTricksDecisionKind } from '../../games/woodland-tricks/moves.js';
import type { WoodlandTricksView } from '../../games/woodland-tricks/view.js';
import type { Audience } from '../face.js';
import { listOfLong } from '../lists.js';
import { spokenPlays } from './alts.js';
import { faceOf } from './card-art.js';
import { bonusWord, pointsWord, spokenCard, spokenHand, tricksWord } from './card-words.js';
import { pictureName } from './names.js';
import { SEATS } from './sight.js';

/** A table with both hands open. */
export interface OpenTable {
  readonly view: WoodlandTricksView;
  readonly hands: BySeat<readonly Card[]>;
  /** Of each seat, the card that its 5 drew and that it has not settled. */
  readonly drawn: BySeat<Card | null>;
  /** What lies on the table: the trick being played, or the one just finished. */
  readonly plays: readonly Play[];
  readonly trickNumber: number;
  /** Who takes a trick that is finished; `null` before. */
  readonly taker: Seat | null;
  readonly due: Decision | undefined;
}

const MARGIN = 28;
const CARD = CARD_SIZES.medium;
const HEAD = 72;
const SIDE = HEAD + CARD.height + 14;
const MIDDLE_Y = 10 + SIDE;
const MIDDLE = CARD.height + 26;
const HEIGHT = MIDDLE_Y + MIDDLE + SIDE + 6;
const FAN_STEP_MAX = 86;
const CARDS_X: BySeat<number> = [SHEET_WIDTH / 2 - 14 - CARD.width, SHEET_WIDTH / 2 + 14];

/** Both hands as fans, one above and one below, and between them the trick and the trump card. */
export function openPicture(table: OpenTable, audience: Audience): Picture {
  return pictureOf({
    fileName: 'replay.png',
    alt: altOf(openAlt(table, audience)),
    height: HEIGHT,
    paint: (brush) => {
      for (const seat of SEATS) {
        const y = seat === 0 ? 10 : MIDDLE_Y + MIDDLE;
        paintHead(brush, seat, { table, audience, y });
        paintFan(brush, seat, { table, audience, y: y + HEAD });
      }
      paintTrick(brush, table, audience);
      paintTitle(brush, table, audience);
      paintTrump(brush, table, audience);
    },
  });
}

interface Strip {
  readonly table: OpenTable;
  readonly audience: Audience;
  readonly y: number;
}

/** Whose hand it is, and on the right what they have. */
function paintHead(brush: Brush, seat: Seat, { table, audience, y }: Strip): void {
  const { view, due } = table;
  const { words } = audience;
  paintSeatToken(brush, seat, { x: MARGIN + 30, y: y + 34, size: 56 });
  const width = writeText(brush, pictureName(audience, seat), {
    x: MARGIN + 74,
    y: y + 50,
    typeface: 'strong',
    size: 48,
    colour: due?.seat === seat ? PALETTE.lantern : PALETTE.cream,
    widthMax: 380,
  });
  if (due?.seat === seat) {
    // The rules of this game make no decision of any other kind.
    const kind = due.kind as WoodlandTricksDecisionKind;
    const word = words.plain(`woodland-tricks.picture.turn-${kind}`);
    const pill = measure(brush, word, { typeface: 'strong', size: 36 }) + 40;
    paintPill(brush, word, { x: MARGIN + 74 + width + 24 + pill / 2, y: y + 36 });
  }
  paintCounts(brush, seat, { view, words, y });
}

/** From the right edge: the total, the tricks of this round, and points for 7s. */
function paintCounts(
  brush: Brush,
  seat: Seat,
  {
    view,
    words,
    y,
  }: { readonly view: WoodlandTricksView; readonly words: Audience['words']; readonly y: number },
): void {
  const tricks = atSeat(view.tricksTaken, seat);
  const bonus = atSeat(view.bonuses, seat);
  const of = words.plain('woodland-tricks.picture.of-target', { target: view.target });
  const trickWord = words.plain('woodland-tricks.picture.tricks', { count: tricks });
  const soft = { typeface: 'text', size: 40, colour: PALETTE.creamSoft } as const;
  const parts = [
    { text: of, ...soft, gap: 10 },
    { text: `${atSeat(view.totals, seat)}`, typeface: 'display', size: 60, colour: PALETTE.cream, gap: 34 },
    { text: trickWord, ...soft, gap: 10 },
    { text: `${tricks}`, typeface: 'display', size: 46, colour: PALETTE.cream, gap: 30 },
  ] as const;
  let right = SHEET_WIDTH - MARGIN;
  for (const { gap, ...part } of parts)
    right -= writeText(brush, part.text, { ...part, x: right, y: y + 50, align: 'right' }) + gap;
  if (bonus === 0) return;
  const lit = { typeface: 'display', size: 42, colour: PALETTE.lantern } as const;
  right -= writeText(brush, words.plain('woodland-tricks.picture.bonus', { bonus }), {
    ...lit,
    x: right,
    y: y + 50,
    align: 'right',
  });
  paintIcon(brush, 'acorn', {
    x: right - 24,
    y: y + 34,
    size: 42,
    colour: PALETTE.lantern,
    ground: PALETTE.moss,
  });
}

/** Each card peeps out from under the next far enough to be read. */
function paintFan(brush: Brush, seat: Seat, { table, audience, y }: Strip): void {
  const hand = atSeat(table.hands, seat);
  const room = SHEET_WIDTH - 2 * MARGIN - CARD.width;
  const step = Math.min(FAN_STEP_MAX, room / Math.max(1, hand.length - 1));
  const left = (SHEET_WIDTH - CARD.width - Math.max(0, hand.length - 1) * step) / 2;
  for (const [index, card] of hand.entries()) {
    const x = left + index * step;
    const look = card === table.drawn[seat] ? 'new' : 'plain';
    const face = faceOf(card, audience.words);
    // The next card would cut the letter of the suit in half.
    const seen = index < hand.length - 1 ? { ...face, letter: '' } : face;
    paintCard(brush, seen, { x, y, size: 'medium', look, fanned: true });
  }
}

function paintTrick(brush: Brush, { plays }: OpenTable, { words }: Audience): void {
  const y = MIDDLE_Y + 12;
  for (const seat of SEATS) {
    const place = { x: atSeat(CARDS_X, seat), y, size: 'medium' } as const;
    const play = plays.find((played) => played.seat === seat);
    if (play === undefined) paintCardPlace(brush, place);
    else paintCard(brush, faceOf(play.card, words), place);
    const outward = seat === 0 ? -34 : CARD.width + 34;
    paintSeatToken(brush, seat, { x: place.x + outward, y: y + 30, size: 52 });
  }
}

/** Left of the trick: which one it is. */
function paintTitle(brush: Brush, { view, trickNumber, taker }: OpenTable, audience: Audience): void {
  const { words } = audience;
  const at = { x: MARGIN, widthMax: 300 } as const;
  writeText(brush, words.plain('woodland-tricks.picture.round', { round: view.round }), {
    ...at,
    y: MIDDLE_Y + 76,
    typeface: 'text',
    size: 44,
    colour: PALETTE.creamSoft,
  });
  writeText(brush, words.plain('woodland-tricks.picture.trick-short', { trick: trickNumber }), {
    ...at,
    y: MIDDLE_Y + 136,
    typeface: 'display',
    size: 56,
    colour: PALETTE.cream,
  });
  if (taker === null) return;
  paintSeatToken(brush, taker, { x: MARGIN + 24, y: MIDDLE_Y + 186, size: 44 });
  writeText(brush, words.plain('woodland-tricks.picture.takes'), {
    ...at,
    x: MARGIN + 58,
    y: MIDDLE_Y + 201,
    typeface: 'strong',
    size: 44,
    colour: PALETTE.lantern,
  });
}

/** Right of the trick: the trump card on its pile. */
function paintTrump(brush: Brush, { view }: OpenTable, { words }: Audience): void {
  const y = MIDDLE_Y + 12;
  const x = SHEET_WIDTH - MARGIN - CARD.width - 8;
  for (const step of [2, 1]) paintCardBack(brush, { x: x + step * 4, y: y + step * 4, size: 'medium' });
  paintCard(brush, faceOf(view.trumpCard, words), { x, y, size: 'medium' });
  const right = { x: x - 20, align: 'right', widthMax: 170 } as const;
  writeText(brush, words.plain('woodland-tricks.picture.trumps'), {
    ...right,
    y: y + 96,
    typeface: 'strong',
    size: 44,
    colour: PALETTE.cream,
  });
  writeText(brush, words.plain('replay.woodland-tricks.pile', { count: view.drawPileSize }), {
    ...right,
    y: y + 150,
    typeface: 'text',
    size: 40,
    colour: PALETTE.creamSoft,
  });
}

function openAlt(table: OpenTable, { words, names }: Audience): readonly string[] {
  const { view, hands, plays, trickNumber, taker } = table;
  return [
    words.plain('replay.woodland-tricks.alt', { round: view.round, trick: trickNumber }),
    plays.length === 0
      ? words.plain('woodland-tricks.alt.nothing-on-table')
      : words.plain('woodland-tricks.alt.on-table', { plays: spokenPlays(plays, { words, names }) }),
    ...(taker === null
      ? []
      : [words.plain('replay.woodland-tricks.alt.takes', { name: atSeat(names, taker) })]),
    words.plain('woodland-tricks.alt.trump', { card: spokenCard(view.trumpCard, words) }),
    ...SEATS.map((seat) => handAlt(seat, hands, { words, names })),
    ...SEATS.map((seat) =>
      words.plain('replay.woodland-tricks.alt.seat', {
        name: atSeat(names, seat),
        points: pointsWord(atSeat(view.totals, seat), words),
        tricks: tricksWord(atSeat(view.tricksTaken, seat), words),
        bonus: bonusWord(atSeat(view.bonuses, seat), words),
      }),
    ),
  ];
}

function handAlt(seat: Seat, hands: OpenTable['hands'], { words, names }: Audience): string {
  const hand = atSeat(hands, seat);
  const cards =
    hand.length === 0 ? words.plain('woodland-tricks.no-cards') : listOfLong(spokenHand(hand, words));
  return words.plain('replay.woodland-tricks.alt.hand', { name: atSeat(names, seat), cards });
}
