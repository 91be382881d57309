import { type Brush, SHEET_WIDTH } from '../art/brush.js';
import { type Box, paintSeatToken } from '../art/frames.js';
import { PALETTE } from '../art/palette.js';
import { writeText } from '../art/text.js';
import { atSeat, type BySeat, type Seat } from '../games/game-types.js';
import type { Words } from '../words/words.js';
import type { Band } from './bands.js';
import type { Audience } from './face.js';
import { joined, listOfLong } from './lists.js';
import { type RoundColumn, roundColumns } from './round-columns.js';

/** Where a match stands: what each seat has scored so far. */
export interface RunningScores {
  /** What is scored, in the game's own word. */
  readonly unit: 'round' | 'game';
  /** In the order in which they are shown. */
  readonly seats: readonly Seat[];
  /** Points of each round or game that is over, the first one first. */
  readonly rounds: readonly BySeat<number>[];
  readonly totals: BySeat<number>;
}

const MARGIN = 24;
const GAP = 6;
const PADDING = 6;
/** Keeps it apart from what stands above it on the sheet. */
const GAP_ABOVE = 8;
const ROUNDS_MAX = 9;
const HEAD_HEIGHT = 44;
const ROW_HEIGHT = 52;
const TOKEN = { size: 38, width: 46 } as const;
/** Numbers wider apart than this are hard to read as one row. */
const COLUMN_WIDTH_MAX = 88;

/**
 * Points by round and in all, a cell for each seat, as many beside each other as there is room for; no band
 * before anything has been scored.
 */
export function scoreBands(scores: RunningScores, words: Words): readonly Band[] {
  if (scores.rounds.length === 0) return [];
  const columns = columnsOf(scores, words);
  const grid = gridOf(scores.seats, columns);
  const height = HEAD_HEIGHT + grid.rows * ROW_HEIGHT + PADDING;
  const paint = (brush: Brush, top: number) => {
    const y = top + GAP_ABOVE;
    for (let stack = 0; stack < grid.across; stack += 1) {
      const x = MARGIN + stack * (grid.width + GAP);
      const seats = scores.seats.filter((_, index) => index % grid.across === stack);
      paintStack(brush, { seats, columns }, { x, y, width: grid.width, height });
    }
  };
  return [{ height: GAP_ABOVE + height, paint }];
}

/** The same for whoever does not see it. */
export function scoresAlt(
  { unit, seats, rounds, totals }: RunningScores,
  { words, names }: Audience,
): readonly string[] {
  if (rounds.length === 0) return [];
  const told = seats.map((seat) =>
    words.plain('table.scores.alt-seat', {
      name: atSeat(names, seat),
      points: joined(
        rounds.map((points) => `${atSeat(points, seat)}`),
        'and',
        words,
      ),
      total: atSeat(totals, seat),
    }),
  );
  return [words.plain(`table.scores.alt-${unit}`, { seats: listOfLong(told) })];
}

interface Column {
  readonly head: string;
  readonly values: BySeat<number>;
  /** How wide it has to be for its head and its largest number. */
  readonly least: number;
  readonly isSum: boolean;
}

function columnsOf({ unit, rounds, totals }: RunningScores, words: Words): readonly Column[] {
  const sum = words.plain('table.scores.sum');
  return [
    ...roundColumns(rounds, ROUNDS_MAX).map((column): Column => {
      const { points } = column;
      const head = headOf(column, unit, words);
      const least = 9 + Math.max(19 * head.length, 19 * longestOf(points));
      return { head, values: points, least, isSum: false };
    }),
    { head: sum, values: totals, least: 6 + 31 * longestOf(totals), isSum: true },
  ];
}

function headOf({ first, last }: RoundColumn, unit: RunningScores['unit'], words: Words): string {
  return first === last
    ? words.plain(`table.scores.${unit}`, { number: last })
    : words.plain(`table.scores.${unit}s`, { first, last });
}

function longestOf(values: BySeat<number>): number {
  return Math.max(...values.map((value) => `${value}`.length));
}

interface Grid {
  /** Cells beside each other, and below each other. */
  readonly across: number;
  readonly rows: number;
  readonly width: number;
}

/** As few rows as there is room for, filled as evenly as can be. */
function gridOf(seats: readonly Seat[], columns: readonly Column[]): Grid {
  const room = SHEET_WIDTH - 2 * MARGIN + GAP;
  const fits = Math.max(1, Math.floor(room / (leastWidth(columns) + GAP)));
  const rows = Math.ceil(seats.length / fits);
  const across = Math.ceil(seats.length / rows);
  return { across, rows, width: room / across - GAP };
}

function leastWidth(columns: readonly Column[]): number {
  return columns.reduce((sum, { least }) => sum + least, TOKEN.width + 2 * PADDING);
}

/** Cells below each other under one head. */
function paintStack(
  brush: Brush,
  { seats, columns }: { readonly seats: readonly Seat[]; readonly columns: readonly Column[] },
  { x, y, width, height }: Box,
): void {
  brush.fillStyle = PALETTE.mossDeep;
  brush.beginPath();
  brush.roundRect(x, y, width, height, 14);
  brush.fill();
  const extra = (width - leastWidth(columns)) / columns.length;
  const widths = columns.map(({ least }) => Math.max(least, Math.min(COLUMN_WIDTH_MAX, least + extra)));
  let left = x + (width - TOKEN.width - widths.reduce((sum, one) => sum + one, 0)) / 2;
  const rowY = (row: number) => y + HEAD_HEIGHT + row * ROW_HEIGHT;
  for (const [row, seat] of seats.entries())
    paintSeatToken(brush, seat, {
      x: left + TOKEN.size / 2,
      y: rowY(row) + ROW_HEIGHT / 2,
      size: TOKEN.size,
    });
  left += TOKEN.width;
  for (const [index, column] of columns.entries()) {
    const columnWidth = widths[index] ?? 0;
    paintColumn(brush, column, { seats, x: left + columnWidth / 2, y });
    left += columnWidth;
  }
}

/** `x` is the middle of the column, `y` the upper edge of its head. */
function paintColumn(
  brush: Brush,
  { head, values, isSum }: Column,
  { seats, x, y }: { readonly seats: readonly Seat[]; readonly x: number; readonly y: number },
): void {
  const at = { x, align: 'center' } as const;
  writeText(brush, head, { ...at, y: y + 38, typeface: 'text', size: 36, colour: PALETTE.creamSoft });
  for (const [row, seat] of seats.entries())
    writeText(brush, `${atSeat(values, seat)}`, {
      ...at,
      ...(isSum ? SUM_TYPE : POINTS_TYPE),
      y: y + HEAD_HEIGHT + row * ROW_HEIGHT + (isSum ? 41 : 38),
    });
}

const POINTS_TYPE = { typeface: 'strong', size: 36, colour: PALETTE.creamSoft } as const;
const SUM_TYPE = { typeface: 'display', size: 46, colour: PALETTE.cream } as const;
