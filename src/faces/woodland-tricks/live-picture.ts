import { altOf } from '../../art/alt.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { CARD_SIZES } from '../../art/card-layout.js';
import { paintCard, paintCardBack, paintCardPlace } from '../../art/cards.js';
import { PILL_HEIGHT, paintPile, paintPill, paintSeatToken } from '../../art/frames.js';
import { paintIcon } from '../../art/icons.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { pictureOf } from '../../art/sheet.js';
import { type TextStyle, writeText } from '../../art/text.js';
import { atSeat, type Decision, type Seat } from '../../games/game-types.js';
import type { Play } from '../../games/woodland-tricks/events.js';
import type { WoodlandTricksDecisionKind } from '../../games/woodland-tricks/moves.js';
import type { WoodlandTricksView } from '../../games/woodland-tricks/view.js';
import { isAway } from '../away.js';
import type { Audience } from '../face.js';
import { scoreBands } from '../score-band.js';
import { liveAlt } from './alts.js';
import { BAND_HEIGHT, paintBand } from './band-art.js';
import { faceOf } from './card-art.js';
import { pictureName } from './names.js';
import { decisionDue, playsShown, SEATS, scoresOf, type WoodlandTricksSituation } from './sight.js';

const MARGIN = 28;
const CARDS_Y = 116;
const BAND_Y = 482;
const SCORES_Y = BAND_Y + BAND_HEIGHT + 2;
const NAME_WIDTH_MAX = 390;
const COUNTS_WIDTH = 232;

/** The table as everybody sees it: the first seat on the left, the second on the right. */
export function livePicture(situation: WoodlandTricksSituation, audience: Audience): Picture {
  const { view } = situation;
  const [scores] = scoreBands(scoresOf(view), audience.words);
  return pictureOf({
    fileName: 'table.png',
    alt: altOf(liveAlt(situation, audience)),
    height: SCORES_Y + (scores?.height ?? 0) + 20,
    paint: (brush) => {
      const due = audience.ended === true ? undefined : decisionDue(situation);
      paintMiddle(brush, view, audience);
      for (const seat of SEATS) {
        const play = playsShown(situation).find((played) => played.seat === seat);
        paintSide(brush, { view, play, seat, due, audience });
      }
      paintBand(brush, view.tricksTaken, { y: BAND_Y, words: audience.words });
      scores?.paint(brush, SCORES_Y);
    },
  });
}

interface Side {
  readonly view: WoodlandTricksView;
  readonly play: Play | undefined;
  readonly seat: Seat;
  readonly due: Decision | undefined;
  readonly audience: Audience;
}

function paintSide(brush: Brush, side: Side): void {
  paintName(brush, side);
  paintCounts(brush, side);
  paintPlay(brush, side);
}

/** Where a thing stands that is `inward` from the seat's own edge of the sheet. */
function fromEdge(seat: Seat, inward: number): number {
  return seat === 0 ? inward : SHEET_WIDTH - inward;
}

function alignOf(seat: Seat): NonNullable<TextStyle['align']> {
  return seat === 0 ? 'left' : 'right';
}

function paintName(brush: Brush, { seat, due, audience }: Side): void {
  paintSeatToken(brush, seat, {
    x: fromEdge(seat, MARGIN + 32),
    y: 60,
    size: 64,
    away: isAway(audience, seat),
  });
  writeText(brush, pictureName(audience, seat), {
    x: fromEdge(seat, MARGIN + 82),
    y: 77,
    typeface: 'strong',
    size: 54,
    colour: due?.seat === seat ? PALETTE.lantern : PALETTE.cream,
    align: alignOf(seat),
    widthMax: NAME_WIDTH_MAX,
  });
}

function paintCounts(brush: Brush, { view, seat, audience }: Side): void {
  const { words } = audience;
  const at = { x: fromEdge(seat, MARGIN), align: alignOf(seat), widthMax: COUNTS_WIDTH } as const;
  const total = `${atSeat(view.totals, seat)}`;
  const width = writeText(brush, total, {
    ...at,
    y: CARDS_Y + 92,
    typeface: 'display',
    size: 116,
    colour: PALETTE.cream,
  });
  writeText(brush, words.plain('woodland-tricks.picture.of-target', { target: view.target }), {
    ...at,
    x: fromEdge(seat, MARGIN + width + 14),
    y: CARDS_Y + 90,
    typeface: 'text',
    size: 40,
    colour: PALETTE.creamSoft,
    widthMax: COUNTS_WIDTH - width - 14,
  });
  const tricks = atSeat(view.tricksTaken, seat);
  paintPile(brush, tricks, { x: fromEdge(seat, MARGIN), y: CARDS_Y + 128, toLeft: seat !== 0 });
  paintTricks(brush, { tricks, seat, words });
  paintBonus(brush, { bonus: atSeat(view.bonuses, seat), seat, words });
}

/** "4 tricks": the number first, also where both stand against the right edge. */
function paintTricks(
  brush: Brush,
  {
    tricks,
    seat,
    words,
  }: { readonly tricks: number; readonly seat: Seat; readonly words: Audience['words'] },
): void {
  const y = CARDS_Y + 242;
  const number = { text: `${tricks}`, typeface: 'display', size: 48 } as const;
  const word = {
    text: words.plain('woodland-tricks.picture.tricks', { count: tricks }),
    typeface: 'text',
    size: 44,
  } as const;
  let inward = MARGIN;
  for (const { text, typeface, size } of seat === 0 ? [number, word] : [word, number]) {
    const at = { x: fromEdge(seat, inward), y, align: alignOf(seat) } as const;
    inward += writeText(brush, text, { ...at, typeface, size, colour: PALETTE.cream }) + 12;
  }
}

function paintBonus(
  brush: Brush,
  { bonus, seat, words }: { readonly bonus: number; readonly seat: Seat; readonly words: Audience['words'] },
): void {
  if (bonus === 0) return;
  const ink = { colour: PALETTE.lantern, ground: PALETTE.moss };
  paintIcon(brush, 'acorn', { ...ink, x: fromEdge(seat, MARGIN + 22), y: CARDS_Y + 280, size: 48 });
  writeText(brush, words.plain('woodland-tricks.picture.bonus', { bonus }), {
    x: fromEdge(seat, MARGIN + 54),
    y: CARDS_Y + 296,
    typeface: 'display',
    size: 46,
    colour: PALETTE.lantern,
    align: alignOf(seat),
  });
}

function paintPlay(brush: Brush, { play, seat, due, audience }: Side): void {
  const { width, height } = CARD_SIZES.large;
  const inward = MARGIN + COUNTS_WIDTH + 24;
  const place = {
    x: seat === 0 ? inward : SHEET_WIDTH - inward - width,
    y: CARDS_Y,
    size: 'large',
  } as const;
  if (play === undefined) paintCardPlace(brush, place);
  else paintCard(brush, faceOf(play.card, audience.words), place);
  if (due?.seat !== seat) return;
  paintPill(brush, turnWord(due, audience.words), {
    x: place.x + width / 2,
    // Below a card, so that it hides neither of its indices.
    y: place.y + (play === undefined ? height / 2 : height + 10 + PILL_HEIGHT / 2),
    widthMax: width,
  });
}

function turnWord({ kind }: Decision, words: Audience['words']): string {
  // The rules of this game make no decision of any other kind.
  return words.plain(`woodland-tricks.picture.turn-${kind as WoodlandTricksDecisionKind}`);
}

/** Between the cards: which round and trick it is, and the trump card on its draw pile. */
function paintMiddle(brush: Brush, view: WoodlandTricksView, { words, ended = false }: Audience): void {
  const { width } = CARD_SIZES.medium;
  const middle = { x: SHEET_WIDTH / 2, align: 'center', widthMax: 196 } as const;
  const over = view.phase === 'finished' || ended;
  const stop = ended ? words.plain('table.picture.ended') : words.plain('woodland-tricks.picture.over');
  const round = words.plain('woodland-tricks.picture.round', { round: view.round });
  const trick = words.plain('woodland-tricks.picture.trick-short', { trick: view.trickNumber });
  writeText(brush, over ? stop : round, {
    ...middle,
    y: 62,
    typeface: 'display',
    size: 42,
    colour: PALETTE.cream,
  });
  writeText(brush, over ? round : trick, {
    ...middle,
    y: 108,
    typeface: 'text',
    size: 40,
    colour: PALETTE.creamSoft,
  });
  const x = SHEET_WIDTH / 2 - width / 2;
  const y = CARDS_Y + 22;
  for (const step of [2, 1]) paintCardBack(brush, { x: x + step * 5, y: y + step * 6, size: 'medium' });
  paintCard(brush, faceOf(view.trumpCard, words), { x, y, size: 'medium' });
  writeText(brush, words.plain('woodland-tricks.picture.trumps'), {
    ...middle,
    y: y + CARD_SIZES.medium.height + 58,
    typeface: 'strong',
    size: 40,
    colour: PALETTE.cream,
  });
}
