import { paintAcornCardBack } from '../../art/acorn-cards.js';
import type { Brush } from '../../art/brush.js';
import type { Box } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { measure, writeText } from '../../art/text.js';
import type { Worth } from '../../games/before-the-birds/events.js';

export const MARGIN = 24;
/** What a sheet of bands leaves free at the top and the bottom together. */
export const EDGES = 24;

/** A card face down where there is a bid, an empty place where it is missing. `x`, `y` is the middle. */
export function paintBidMark(
  brush: Brush,
  { x, y, bid }: { readonly x: number; readonly y: number; readonly bid: boolean },
): void {
  const { width, height } = BID_MARK;
  if (bid) paintAcornCardBack(brush, { x, y, width, height });
  else paintEmptyPlace(brush, { x: x - width / 2, y: y - height / 2, width, height }, PALETTE.lantern);
}

const BID_MARK = { width: 40, height: 50 } as const;

/** Where a card is going to lie. */
export function paintEmptyPlace(
  brush: Brush,
  { x, y, width, height }: Box,
  colour: string = PALETTE.fern,
): void {
  brush.strokeStyle = colour;
  brush.lineWidth = 3;
  brush.setLineDash([9, 7]);
  brush.beginPath();
  brush.roundRect(x, y, width, height, 0.09 * width + 2);
  brush.stroke();
  brush.setLineDash([]);
}

/** One number of a sum, lit where it grows or is what counts. */
export interface Summand {
  readonly value: number;
  readonly lit: boolean;
}

/** What a tree counts for, the score lit. */
export function summandsOf({ length, colours, score }: Worth): readonly [Summand, Summand, Summand] {
  return [
    { value: length, lit: false },
    { value: colours.length, lit: false },
    { value: score, lit: true },
  ];
}

export interface SumStyle {
  readonly x: number;
  /** The line the numbers stand on. */
  readonly y: number;
  readonly align: 'left' | 'center';
  /** True where columns are narrow. */
  readonly narrow?: boolean;
  /** True on a sheet of paper. */
  readonly onPaper?: boolean;
}

/** "5 + 4 = 9": length, colours and what they make. Says how wide it became. */
export function paintSum(
  brush: Brush,
  [length, colours, score]: readonly [Summand, Summand, Summand],
  { x, y, align, narrow = false, onPaper = false }: SumStyle,
): number {
  const plain = { text: '+', lit: false };
  const parts = [textOf(length), plain, textOf(colours), { ...plain, text: '=' }, textOf(score)];
  const type = { typeface: 'display', size: narrow ? 36 : 40 } as const;
  const gap = narrow ? 4 : 9;
  const width = parts.reduce((sum, { text }) => sum + measure(brush, text, type) + gap, -gap);
  const inks = onPaper ? PAPER_INKS : MOSS_INKS;
  let at = align === 'left' ? x : x - width / 2;
  for (const { text, lit } of parts)
    at += writeText(brush, text, { ...type, x: at, y, colour: lit ? inks.lit : inks.plain }) + gap;
  return width;
}

const MOSS_INKS = { plain: PALETTE.creamSoft, lit: PALETTE.lantern } as const;
const PAPER_INKS = { plain: PALETTE.inkSoft, lit: PALETTE.ink } as const;

function textOf({ value, lit }: Summand): { readonly text: string; readonly lit: boolean } {
  return { text: `${value}`, lit };
}

/** The ground of one seat, apart from the others. */
export function paintPlot(brush: Brush, { x, y, width, height }: Box): void {
  brush.fillStyle = PALETTE.mossDeep;
  brush.strokeStyle = PALETTE.fern;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.roundRect(x, y, width, height, 16);
  brush.fill();
  brush.stroke();
}
