import { paintAcorn } from '../../art/acorns.js';
import type { Brush } from '../../art/brush.js';
import { SHEET_WIDTH } from '../../art/brush.js';
import { paintSeatToken } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { stamp } from '../../art/sprites.js';
import { writeText } from '../../art/text.js';
import { COLOURS, type Colour } from '../../games/before-the-birds/cards.js';
import type { TreeView } from '../../games/before-the-birds/view.js';
import { atSeat, type BySeat, type Seat } from '../../games/game-types.js';
import { isAway } from '../away.js';
import type { Band } from '../bands.js';
import type { GroveLook } from './grove-art.js';
import { pictureName } from './names.js';
import { MARGIN, paintBidMark, paintSum, summandsOf } from './seat-art.js';

const ROW_HEIGHT = 96;
const COLOURS_X = 470;
const SUM_X = 850;

/** A row for each seat: whether it has bid, which colours its tree has, and what it counts for. */
export function summaryBands(
  seats: readonly Seat[],
  trees: BySeat<TreeView>,
  look: GroveLook,
): readonly Band[] {
  return seats.map((seat) => ({
    height: ROW_HEIGHT + 8,
    paint: (brush, y) => paintRow(brush, { seat, tree: atSeat(trees, seat), y }, look),
  }));
}

interface Row {
  readonly seat: Seat;
  readonly tree: TreeView;
  readonly y: number;
}

function paintRow(brush: Brush, { seat, tree, y }: Row, { audience, hasBid, totals }: GroveLook): void {
  const { words } = audience;
  const middle = y + ROW_HEIGHT / 2;
  const bid = hasBid === null ? null : atSeat(hasBid, seat);
  brush.fillStyle = PALETTE.mossDeep;
  brush.beginPath();
  brush.roundRect(MARGIN, y, SHEET_WIDTH - 2 * MARGIN, ROW_HEIGHT, 16);
  brush.fill();
  paintSeatToken(brush, seat, { x: MARGIN + 44, y: middle, size: 60, away: isAway(audience, seat) });
  writeText(brush, pictureName(audience, seat), {
    x: MARGIN + 88,
    y: middle + 15,
    typeface: 'strong',
    size: 46,
    colour: bid === false ? PALETTE.lantern : PALETTE.cream,
    widthMax: 272,
  });
  if (bid !== null) paintBidMark(brush, { x: COLOURS_X - 60, y: middle, bid });
  paintColours(brush, tree.colours, { x: COLOURS_X, y: middle, size: 50 });
  if (tree.length > 0) paintSum(brush, summandsOf(tree), { x: SUM_X, y: middle + 16, align: 'left' });
  if (totals === null) return;
  writeText(brush, words.plain('before-the-birds.picture.total', { total: atSeat(totals, seat) }), {
    x: SHEET_WIDTH - MARGIN - 20,
    y: middle + 16,
    typeface: 'display',
    size: 42,
    colour: PALETTE.creamSoft,
    align: 'right',
  });
}

export interface ColoursPlace {
  /** The left edge, and the middle of the row. */
  readonly x: number;
  readonly y: number;
  /** How much room each colour has. */
  readonly size: number;
  readonly onPaper?: boolean;
}

/** An acorn of each colour there is, in the order of the colours, and a faint ring for each that is missing. */
export function paintColours(
  brush: Brush,
  colours: readonly Colour[],
  { x, y, size, onPaper = false }: ColoursPlace,
): void {
  for (const [index, colour] of COLOURS.entries()) {
    const middle = { x: x + (index + 0.5) * size, y, size };
    if (colours.includes(colour)) stampAcorn(brush, colour, middle);
    else paintMissing(brush, middle, onPaper ? PALETTE.fern : PALETTE.creamSoft);
  }
}

interface Middle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function stampAcorn(brush: Brush, colour: Colour, { x, y, size }: Middle): void {
  const half = size / 2;
  const paint = (acorn: Brush) => paintAcorn(acorn, colour, { x: half, y: half, size: size - 2 });
  const sprite = { key: `acorn/${colour}/${size}`, width: size, height: size, margin: 3, paint };
  stamp(brush, sprite, { x: x - half, y: y - half });
}

function paintMissing(brush: Brush, { x, y, size }: Middle, colour: string): void {
  brush.strokeStyle = colour;
  brush.lineWidth = 4;
  brush.setLineDash([6, 5]);
  brush.beginPath();
  brush.arc(x, y, size * 0.26, 0, 2 * Math.PI);
  brush.stroke();
  brush.setLineDash([]);
}
