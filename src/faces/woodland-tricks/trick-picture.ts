import { altOf } from '../../art/alt.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { CARD_SIZES } from '../../art/card-layout.js';
import { paintCard } from '../../art/cards.js';
import { paintSeatToken } from '../../art/frames.js';
import { type Icon, paintIcon } from '../../art/icons.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { pictureOf } from '../../art/sheet.js';
import { writeText } from '../../art/text.js';
import { rankOf, suitOf } from '../../games/woodland-tricks/cards.js';
import type { FinishedTrick, Play, TrumpExchange } from '../../games/woodland-tricks/events.js';
import type { Audience } from '../face.js';
import { trickAlt } from './alts.js';
import { faceOf } from './card-art.js';
import { SUIT_SIGNS, signOf } from './card-words.js';
import { pictureName } from './names.js';

export interface TrickShown {
  readonly trick: FinishedTrick;
  readonly round: number;
  /** Of the trick's round. */
  readonly exchanges: readonly TrumpExchange[];
  /** The trick in words, not escaped. */
  readonly told: string;
}

const MARGIN = 28;
const CARDS_Y = 112;
const CARD_GAP = 28;
const HEIGHT = 450;
const NOTES_Y = CARDS_Y + 168;
const NOTE_HEIGHT = 58;
const SIDE_WIDTH = 330;

/** A finished trick: both cards, who takes it, and what the powers did. */
export function trickPicture(shown: TrickShown, audience: Audience): Picture {
  return pictureOf({
    fileName: 'trick.png',
    alt: altOf(trickAlt(shown, audience)),
    height: HEIGHT,
    paint: (brush) => {
      paintTitle(brush, shown, audience);
      for (const play of shown.trick.plays) paintSide(brush, play, { shown, audience });
    },
  });
}

function paintTitle(brush: Brush, { trick, round }: TrickShown, { words }: Audience): void {
  const title = words.plain('woodland-tricks.picture.round-and-trick', { round, trick: trick.number });
  writeText(brush, title, {
    x: MARGIN,
    y: 70,
    typeface: 'display',
    size: 48,
    colour: PALETTE.cream,
  });
  const trumps = `${words.plain('woodland-tricks.picture.trumps')} ${SUIT_SIGNS[trick.trump]}`;
  writeText(brush, trumps, {
    x: SHEET_WIDTH - MARGIN,
    y: 68,
    typeface: 'strong',
    size: 44,
    colour: PALETTE.cream,
    align: 'right',
  });
}

function paintSide(
  brush: Brush,
  { seat, card }: Play,
  { shown, audience }: { readonly shown: TrickShown; readonly audience: Audience },
): void {
  const { words } = audience;
  const { trick } = shown;
  const toLeft = seat === 0;
  const { width } = CARD_SIZES.large;
  const middle = SHEET_WIDTH / 2;
  const x = toLeft ? middle - CARD_GAP / 2 - width : middle + CARD_GAP / 2;
  paintCard(brush, faceOf(card, words), { x, y: CARDS_Y, size: 'large' });
  const edge = { toLeft };
  const align = toLeft ? 'left' : 'right';
  paintSeatToken(brush, seat, { x: across(edge, 30), y: CARDS_Y + 34, size: 60 });
  writeText(brush, pictureName(audience, seat), {
    x: across(edge, 76),
    y: CARDS_Y + 50,
    typeface: 'strong',
    size: 50,
    colour: trick.winner === seat ? PALETTE.lantern : PALETTE.cream,
    align,
    widthMax: SIDE_WIDTH - 90,
  });
  const led = trick.plays[0].seat === seat;
  writeText(brush, words.plain(led ? 'woodland-tricks.picture.led' : 'woodland-tricks.picture.answered'), {
    x: across(edge, 0),
    y: CARDS_Y + 122,
    typeface: 'text',
    size: 42,
    colour: PALETTE.creamSoft,
    align,
  });
  for (const [index, note] of notesOf({ seat, card }, shown, audience).entries())
    paintNote(brush, note, { toLeft, y: NOTES_Y + index * NOTE_HEIGHT });
}

function across({ toLeft }: { readonly toLeft: boolean }, inward: number): number {
  return toLeft ? MARGIN + inward : SHEET_WIDTH - MARGIN - inward;
}

interface Note {
  readonly icon: Icon;
  readonly text: string;
  readonly lit: boolean;
}

/** What one side of a trick came to, in the order it happened. */
function notesOf(
  { seat, card }: Play,
  { trick, exchanges }: TrickShown,
  { words }: Audience,
): readonly Note[] {
  const took = trick.winner === seat;
  const notes: (Note | false)[] = [
    ...exchanges
      .filter((exchange) => exchange.trickNumber === trick.number && exchange.seat === seat)
      .map(({ taken, laidDown }): Note => {
        const text = words.plain('woodland-tricks.picture.swapped', {
          taken: signOf(taken),
          laidDown: signOf(laidDown),
        });
        return { icon: 'swap', text, lit: false };
      }),
    rankOf(card) === '5' && { icon: 'draw', text: words.plain('woodland-tricks.picture.drew'), lit: false },
    isCommand({ seat, card }, trick) && {
      icon: 'crown',
      text: words.plain('woodland-tricks.power.J'),
      lit: false,
    },
    took && trick.ambush && { icon: 'ambush', text: words.plain('woodland-tricks.power.9'), lit: false },
    took && { icon: 'trick', text: words.plain('woodland-tricks.picture.takes'), lit: true },
    took &&
      trick.bonus > 0 && {
        icon: 'acorn',
        text: words.plain('woodland-tricks.picture.bonus', { bonus: trick.bonus }),
        lit: true,
      },
    trick.comeback &&
      trick.nextLeader === seat && {
        icon: 'comeback',
        text: words.plain('woodland-tricks.picture.leads-next'),
        lit: false,
      },
  ];
  return notes.filter((note) => note !== false);
}

/** Whether a led Jack bound the answer. */
function isCommand({ seat, card }: Play, { plays }: FinishedTrick): boolean {
  const [lead, answer] = plays;
  return lead.seat === seat && rankOf(card) === 'J' && suitOf(answer.card) === suitOf(card);
}

function paintNote(
  brush: Brush,
  { icon, text, lit }: Note,
  { toLeft, y }: { readonly toLeft: boolean; readonly y: number },
): void {
  const colour = lit ? PALETTE.lantern : PALETTE.cream;
  paintIcon(brush, icon, { x: across({ toLeft }, 24), y: y - 2, size: 48, colour, ground: PALETTE.moss });
  writeText(brush, text, {
    x: across({ toLeft }, 64),
    y: y + 14,
    typeface: 'display',
    size: 40,
    colour,
    align: toLeft ? 'left' : 'right',
    widthMax: SIDE_WIDTH - 64,
  });
}
