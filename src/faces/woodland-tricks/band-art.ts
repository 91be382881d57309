import type { Brush } from '../../art/brush.js';
import { paintSeatToken } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import { atSeat, type BySeat } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import { BAND, type BandCell, bandRange } from './points.js';
import { SEATS } from './sight.js';

const LABELS_X = 28;
const CELLS_X = 150;
const CELL_WIDTH = 163;
const CELL_GAP = 10;
const CELL_HEIGHT = 126;
const TOKEN_SIZE = 58;

/** How tall the band is with the markers above and below it. */
export const BAND_HEIGHT = CELL_HEIGHT + 2 * (TOKEN_SIZE + 12);

/** The band of tricks and points, with a marker where each seat stands now, so that greed is visible. */
export function paintBand(
  brush: Brush,
  tricksTaken: BySeat<number>,
  { y, words }: { readonly y: number; readonly words: Words },
): void {
  const top = y + TOKEN_SIZE + 12;
  const label = {
    x: LABELS_X,
    typeface: 'text',
    size: 38,
    colour: PALETTE.creamSoft,
    widthMax: 112,
  } as const;
  writeText(brush, words.plain('woodland-tricks.picture.tricks-band'), { ...label, y: top + 44 });
  writeText(brush, words.plain('woodland-tricks.picture.points-band'), { ...label, y: top + 104 });
  for (const [index, cell] of BAND.entries()) {
    const x = CELLS_X + index * (CELL_WIDTH + CELL_GAP);
    const held = tricksTaken.some((tricks) => isIn(cell, tricks));
    paintCell(brush, cell, { x, y: top, held });
    for (const seat of SEATS) {
      const tricks = atSeat(tricksTaken, seat);
      if (isIn(cell, tricks))
        paintSeatToken(brush, seat, {
          x: x + tokenOffset(cell, tricks),
          y: seat === 0 ? y + TOKEN_SIZE / 2 : top + CELL_HEIGHT + 12 + TOKEN_SIZE / 2,
          size: TOKEN_SIZE,
        });
    }
  }
}

function paintCell(
  brush: Brush,
  cell: BandCell,
  { x, y, held }: { readonly x: number; readonly y: number; readonly held: boolean },
): void {
  brush.fillStyle = cellColour(cell.points);
  brush.beginPath();
  brush.roundRect(x, y, CELL_WIDTH, CELL_HEIGHT, 14);
  brush.fill();
  if (held) {
    brush.strokeStyle = PALETTE.lantern;
    brush.lineWidth = 5;
    brush.stroke();
  }
  const middle = { x: x + CELL_WIDTH / 2, align: 'center' } as const;
  writeText(brush, bandRange(cell), {
    ...middle,
    y: y + 44,
    typeface: 'display',
    size: 38,
    colour: PALETTE.creamSoft,
  });
  writeText(brush, `${cell.points}`, {
    ...middle,
    y: y + 108,
    typeface: 'display',
    size: 62,
    colour: PALETTE.cream,
  });
}

/** Green where it pays, bark where it pays little, red earth where greed pays nothing. */
function cellColour(points: number): string {
  if (points === 0) return '#7a3527';
  return points >= 6 ? '#4a6a43' : '#4f4232';
}

function isIn({ from, to }: BandCell, tricks: number): boolean {
  return from <= tricks && tricks <= to;
}

function tokenOffset({ from, to }: BandCell, tricks: number): number {
  return (CELL_WIDTH * (tricks - from + 0.5)) / (to - from + 1);
}
