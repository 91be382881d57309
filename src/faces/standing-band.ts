import { type Brush, SHEET_WIDTH } from '../art/brush.js';
import { paintPaperSheet, paintSeatToken } from '../art/frames.js';
import { paintOrderToken } from '../art/order-tokens.js';
import { PALETTE } from '../art/palette.js';
import { writeText } from '../art/text.js';
import { atSeat, type BySeat, type Seat } from '../games/game-types.js';
import type { Band } from './bands.js';

/** A column of a standing; `x` is its middle, `y` the line that words stand on. */
export interface StandingColumn {
  readonly head: string;
  readonly width: number;
  readonly paint: (brush: Brush, seat: Seat, at: { readonly x: number; readonly y: number }) => void;
}

/** Who stands there. */
export interface StandingPeople {
  readonly names: BySeat<string>;
  /** In small below a name, where there is one. */
  readonly notes?: BySeat<string>;
}

const MARGIN = 24;
const HEAD_HEIGHT = 84;
const ROW_HEIGHT = 82;
/** Of a row with a note below its name, where all rows have room for that. */
const NOTED_ROW_HEIGHT = 104;
/** As many pixels as a sheet with a title has for rows. */
const ROWS_HEIGHT_MAX = 582;
const NAMES_X = MARGIN + 174;
const RIGHT = SHEET_WIDTH - MARGIN - 20;

/** A sheet of paper with a row for each seat by its place and under its name in pictures; the columns stand at the right. */
export function standingBand(
  places: BySeat<number>,
  columns: readonly StandingColumn[],
  { names, notes }: StandingPeople,
): Band {
  const rows = rowsOf(places, notes);
  const height = HEAD_HEIGHT + rows.reduce((sum, row) => sum + row.height, 0) + 26;
  const columnsWidth = columns.reduce((sum, { width }) => sum + width, 0);
  return {
    height: height + 12,
    paint: (brush, y) => {
      paintPaperSheet(brush, { x: MARGIN, y, width: SHEET_WIDTH - 2 * MARGIN, height });
      let x = RIGHT - columnsWidth;
      for (const column of columns) {
        paintColumn(brush, column, { rows, x: x + column.width / 2, y });
        x += column.width;
      }
      for (const row of rows)
        paintSeat(brush, row, {
          y: y + row.top,
          place: atSeat(places, row.seat),
          nameWidth: RIGHT - columnsWidth - NAMES_X - 8,
          name: atSeat(names, row.seat),
        });
    },
  };
}

/** The highest total is first. */
export function placesByTotal(totals: BySeat<number>): BySeat<number> {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}

function bySeatOf(places: BySeat<number>): readonly Seat[] {
  return places
    .map((_, index) => index as Seat)
    .toSorted((one, other) => atSeat(places, one) - atSeat(places, other));
}

interface Row {
  readonly seat: Seat;
  readonly note: string;
  /** From the upper edge of the sheet of paper. */
  readonly top: number;
  readonly height: number;
}

function rowsOf(places: BySeat<number>, notes: BySeat<string> | undefined): readonly Row[] {
  const noteCount = notes?.filter((note) => note !== '').length ?? 0;
  const room = ROWS_HEIGHT_MAX - (places.length - noteCount) * ROW_HEIGHT;
  const notedHeight = Math.min(NOTED_ROW_HEIGHT, Math.floor(room / noteCount));
  let top = HEAD_HEIGHT;
  return bySeatOf(places).map((seat) => {
    const note = notes === undefined ? '' : atSeat(notes, seat);
    const row = { seat, note, top, height: note === '' ? ROW_HEIGHT : notedHeight };
    top += row.height;
    return row;
  });
}

function paintColumn(
  brush: Brush,
  { head, width, paint }: StandingColumn,
  { rows, x, y }: { readonly rows: readonly Row[]; readonly x: number; readonly y: number },
): void {
  writeText(brush, head, {
    x,
    y: y + 62,
    typeface: 'text',
    size: 38,
    colour: PALETTE.inkSoft,
    align: 'center',
    widthMax: width - 6,
  });
  for (const { seat, top, height } of rows) paint(brush, seat, { x, y: y + top + height / 2 + 15 });
}

interface SeatLook {
  readonly y: number;
  readonly place: number;
  readonly nameWidth: number;
  readonly name: string;
}

function paintSeat(brush: Brush, { seat, note, height }: Row, { y, place, nameWidth, name }: SeatLook): void {
  brush.fillStyle = PALETTE.paperEdge;
  brush.fillRect(MARGIN + 32, y, SHEET_WIDTH - 2 * MARGIN - 64, 2);
  const middle = y + height / 2 + 1;
  paintOrderToken(brush, place, { x: MARGIN + 62, y: middle, size: 60 });
  paintSeatToken(brush, seat, { x: MARGIN + 132, y: middle, size: 56 });
  writeText(brush, name, {
    x: NAMES_X,
    y: middle + (note === '' ? 15 : -4),
    typeface: 'strong',
    size: 44,
    colour: PALETTE.ink,
    widthMax: nameWidth,
  });
  writeText(brush, note, {
    x: NAMES_X,
    y: middle + 32,
    typeface: 'text',
    size: 36,
    colour: PALETTE.inkSoft,
    widthMax: nameWidth,
  });
}

/** A number for each seat. */
export function numberColumn(
  head: string,
  numbers: BySeat<number | string>,
  { width, strong }: { readonly width: number; readonly strong: boolean },
): StandingColumn {
  return {
    head,
    width,
    paint: (brush, seat, { x, y }) => {
      writeText(brush, `${atSeat(numbers, seat)}`, {
        x,
        y: y + 2,
        typeface: 'display',
        size: strong ? 58 : 44,
        colour: PALETTE.ink,
        align: 'center',
      });
    },
  };
}
