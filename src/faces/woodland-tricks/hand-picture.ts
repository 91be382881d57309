import { altOf, shortened } from '../../art/alt.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { CARD_SIZES, type CardSize } from '../../art/card-layout.js';
import type { CardLook } from '../../art/card-marks.js';
import { paintCard } from '../../art/cards.js';
import { CHIP_HEIGHT, chipWidth, paintChip, paintSeatToken } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { pictureOf } from '../../art/sheet.js';
import { writeText } from '../../art/text.js';
import { atSeat } from '../../games/game-types.js';
import type { Card } from '../../games/woodland-tricks/cards.js';
import type { Play } from '../../games/woodland-tricks/events.js';
import type { Audience } from '../face.js';
import { handLook } from '../hand-look.js';
import { listOfLong } from '../lists.js';
import { spokenPlays } from './alts.js';
import { chipOf, faceOf } from './card-art.js';
import { spokenCard, spokenHand, tricksWord } from './card-words.js';
import { pictureName } from './names.js';
import { choosable, SEATS, type WoodlandTricksSituation } from './sight.js';

const MARGIN = 40;
/** With room for the light around the outermost cards. */
const ROW_MARGIN = 24;
const HEADER_HEIGHT = 146;
const ROW_CARDS_MAX = 7;
const LARGE_CARDS_MAX = 4;
const CARD_GAP_MAX = 22;
const LED_NAME_LENGTH_MAX = 10;
const ROW_GAP = 32;
const TRICKS_X = 390;

/** The viewer's own cards: those that may be chosen now lit, the others dimmed. */
export function handPicture(situation: WoodlandTricksSituation, audience: Audience): Picture {
  const { view } = situation;
  const rows = rowsOf(view.hand);
  const size: CardSize = view.hand.length > LARGE_CARDS_MAX ? 'medium' : 'large';
  const rowHeight = CARD_SIZES[size].height + ROW_GAP;
  return pictureOf({
    fileName: 'hand.png',
    alt: handAlt(situation, audience),
    height: HEADER_HEIGHT + Math.max(1, rows.length) * rowHeight + 12,
    paint: (brush) => {
      paintHeader(brush, situation, audience);
      if (rows.length === 0) paintNoCards(brush, audience);
      for (const [index, cards] of rows.entries())
        paintRow(brush, cards, { situation, audience, size, y: HEADER_HEIGHT + index * rowHeight });
    },
  });
}

function rowsOf(hand: readonly Card[]): readonly (readonly Card[])[] {
  if (hand.length === 0) return [];
  if (hand.length <= ROW_CARDS_MAX) return [hand];
  const upper = Math.ceil(hand.length / 2);
  return [hand.slice(0, upper), hand.slice(upper)];
}

function paintRow(
  brush: Brush,
  cards: readonly Card[],
  {
    situation,
    audience,
    size,
    y,
  }: {
    readonly situation: WoodlandTricksSituation;
    readonly audience: Audience;
    readonly size: CardSize;
    readonly y: number;
  },
): void {
  const { width } = CARD_SIZES[size];
  const room = SHEET_WIDTH - 2 * ROW_MARGIN - cards.length * width;
  const gap = cards.length === 1 ? 0 : Math.min(CARD_GAP_MAX, room / (cards.length - 1));
  const left = (SHEET_WIDTH - cards.length * width - (cards.length - 1) * gap) / 2;
  for (const [index, card] of cards.entries()) {
    const x = left + index * (width + gap);
    paintCard(brush, faceOf(card, audience.words), { x, y, size, look: lookOf(situation, card) });
  }
}

function lookOf(situation: WoodlandTricksSituation, card: Card): CardLook {
  const { drawn } = situation.view;
  return handLook(card, { choosable: choosable(situation), drawn: drawn === null ? [] : [drawn] });
}

function paintHeader(brush: Brush, { view, viewer }: WoodlandTricksSituation, audience: Audience): void {
  const { words } = audience;
  const y = 24;
  const baseline = y + 48;
  const label = { y: baseline, typeface: 'text', size: 40, colour: PALETTE.cream } as const;
  const width = writeText(brush, words.plain('woodland-tricks.picture.trumps'), { ...label, x: MARGIN });
  paintChip(brush, chipOf(view.trumpCard), { x: MARGIN + width + 16, y });
  paintTricks(brush, { view, viewer }, { y, words });
  const lead = view.trick[0];
  if (lead !== undefined) paintLead(brush, lead, { y, own: lead.seat === viewer, audience });
  else if (view.toMove === viewer)
    writeText(brush, words.plain('woodland-tricks.picture.you-lead'), {
      ...label,
      x: SHEET_WIDTH - MARGIN,
      align: 'right',
    });
}

function paintTricks(
  brush: Brush,
  { view: { tricksTaken }, viewer }: Pick<WoodlandTricksSituation, 'view' | 'viewer'>,
  { y, words }: { readonly y: number; readonly words: Audience['words'] },
): void {
  for (const seat of SEATS) {
    const x = TRICKS_X + seat * 146;
    paintSeatToken(brush, seat, { x, y: y + CHIP_HEIGHT / 2, size: 60 });
    writeText(brush, `${atSeat(tricksTaken, seat)}`, {
      x: x + 44,
      y: y + 53,
      typeface: 'display',
      size: 54,
      colour: PALETTE.cream,
    });
    // Below the sign and the number of its tricks, so that it belongs to both.
    if (seat === viewer)
      writeText(brush, words.plain('woodland-tricks.picture.you'), {
        x: x + 24,
        y: y + CHIP_HEIGHT / 2 + 64,
        typeface: 'strong',
        size: 36,
        colour: PALETTE.cream,
        align: 'center',
      });
  }
  writeText(brush, words.plain('woodland-tricks.picture.tricks-band'), {
    x: TRICKS_X + 262,
    y: y + 48,
    typeface: 'text',
    size: 40,
    colour: PALETTE.cream,
  });
}

function paintLead(
  brush: Brush,
  { seat, card }: Play,
  { y, own, audience }: { readonly y: number; readonly own: boolean; readonly audience: Audience },
): void {
  const { words } = audience;
  const chip = chipOf(card);
  const x = SHEET_WIDTH - MARGIN - chipWidth(brush, chip);
  paintChip(brush, chip, { x, y });
  const text = own
    ? words.plain('woodland-tricks.picture.you-led')
    : words.plain('woodland-tricks.picture.to-answer', {
        name: shortened(pictureName(audience, seat), LED_NAME_LENGTH_MAX),
      });
  writeText(brush, text, {
    x: x - 16,
    y: y + 48,
    typeface: 'text',
    size: 40,
    colour: PALETTE.cream,
    align: 'right',
    widthMax: 270,
  });
}

function paintNoCards(brush: Brush, { words }: Audience): void {
  writeText(brush, words.plain('woodland-tricks.picture.empty-hand'), {
    x: SHEET_WIDTH / 2,
    y: HEADER_HEIGHT + 170,
    typeface: 'display',
    size: 56,
    colour: PALETTE.creamSoft,
    align: 'center',
  });
}

function handAlt(situation: WoodlandTricksSituation, { words, names }: Audience): string {
  const { view, viewer } = situation;
  const lit = choosable(situation);
  return altOf([
    view.hand.length === 0
      ? words.plain('woodland-tricks.alt.no-hand')
      : words.plain('woodland-tricks.alt.hand', {
          count: view.hand.length,
          suits: listOfLong(spokenHand(view.hand, words)),
        }),
    ...(view.drawn === null
      ? []
      : [words.plain('woodland-tricks.alt.drawn', { card: spokenCard(view.drawn, words) })]),
    ...(lit.size === 0
      ? []
      : [
          lit.size === view.hand.length
            ? words.plain('woodland-tricks.alt.lit-all')
            : words.plain('woodland-tricks.alt.lit', { cards: listOfLong(spokenHand([...lit], words)) }),
        ]),
    words.plain('woodland-tricks.alt.trump', { card: spokenCard(view.trumpCard, words) }),
    ...(view.trick.length === 0
      ? []
      : [words.plain('woodland-tricks.alt.on-table', { plays: spokenPlays(view.trick, { words, names }) })]),
    ...SEATS.map((seat) =>
      words.plain(seat === viewer ? 'woodland-tricks.alt.own-taken' : 'woodland-tricks.alt.taken', {
        name: atSeat(names, seat),
        tricks: tricksWord(atSeat(view.tricksTaken, seat), words),
      }),
    ),
  ]);
}
