import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { paintPaperSheet, paintSeatToken } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import { atSeat, type BySeat, type Seat } from '../../games/game-types.js';
import type { Band } from '../bands.js';
import type { Audience } from '../face.js';
import { pictureName } from './names.js';

export interface ScoreColumn {
  readonly head: string;
  readonly values: BySeat<string>;
  readonly strong?: boolean;
}

const MARGIN = 24;
const HEAD_HEIGHT = 96;
const ROW_HEIGHT = 92;
const NAMES_WIDTH = 390;

/** A sheet of paper with a row for each seat, in the order given. */
export function scoreSheetBand(
  seats: readonly Seat[],
  columns: readonly ScoreColumn[],
  audience: Audience,
): Band {
  const height = HEAD_HEIGHT + seats.length * ROW_HEIGHT + 24;
  return {
    height: height + 20,
    paint: (brush, y) => {
      paintPaperSheet(brush, { x: MARGIN, y, width: SHEET_WIDTH - 2 * MARGIN, height });
      const step = (SHEET_WIDTH - 2 * MARGIN - NAMES_WIDTH - 40) / columns.length;
      const left = MARGIN + NAMES_WIDTH + 20;
      for (const [index, column] of columns.entries())
        paintColumn(brush, column, { seats, x: left + (index + 0.5) * step, y, width: step });
      for (const [row, seat] of seats.entries())
        paintName(brush, seat, { y: y + HEAD_HEIGHT + row * ROW_HEIGHT, audience });
    },
  };
}

function paintColumn(
  brush: Brush,
  { head, values, strong = false }: ScoreColumn,
  {
    seats,
    x,
    y,
    width,
  }: { readonly seats: readonly Seat[]; readonly x: number; readonly y: number; readonly width: number },
): void {
  writeText(brush, head, {
    x,
    y: y + 68,
    typeface: 'text',
    size: 40,
    colour: PALETTE.inkSoft,
    align: 'center',
    widthMax: width - 8,
  });
  for (const [row, seat] of seats.entries())
    writeText(brush, atSeat(values, seat), {
      x,
      y: y + HEAD_HEIGHT + row * ROW_HEIGHT + 62,
      typeface: 'display',
      size: strong ? 64 : 48,
      colour: PALETTE.ink,
      align: 'center',
    });
}

function paintName(
  brush: Brush,
  seat: Seat,
  { y, audience }: { readonly y: number; readonly audience: Audience },
): void {
  brush.fillStyle = PALETTE.paperEdge;
  brush.fillRect(MARGIN + 32, y, SHEET_WIDTH - 2 * MARGIN - 64, 2);
  paintSeatToken(brush, seat, { x: MARGIN + 70, y: y + 47, size: 60 });
  writeText(brush, pictureName(audience, seat), {
    x: MARGIN + 114,
    y: y + 63,
    typeface: 'strong',
    size: 46,
    colour: PALETTE.ink,
    widthMax: NAMES_WIDTH - 110,
  });
}
