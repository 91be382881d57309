import { ACORN_CARD_SIZES, type AcornCardSize } from '../../art/acorn-card-layout.js';
import type { Brush } from '../../art/brush.js';
import { paintSeatToken } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import type { TreeView } from '../../games/before-the-birds/view.js';
import { atSeat, type BySeat, type Seat } from '../../games/game-types.js';
import { isAway } from '../away.js';
import type { Audience } from '../face.js';
import { type GrovePlan, PLOT, paddingOf } from './grove-plan.js';
import { pictureName } from './names.js';
import { paintBidMark, paintEmptyPlace, paintPlot, paintSum, summandsOf } from './seat-art.js';
import { paintTree } from './tree-art.js';
import { placeTree } from './tree-plan.js';

/** What stands over the trees beside the names. */
export interface GroveLook {
  readonly audience: Audience;
  /** While bids are asked for: who has bid. */
  readonly hasBid: BySeat<boolean> | null;
  /** Points of finished games, where several are played. */
  readonly totals: BySeat<number> | null;
}

/** Each seat's tree on ground of its own, under its name and what it counts for. */
export function paintGrove(
  brush: Brush,
  grove: GrovePlan,
  { y, ...look }: GroveLook & { readonly y: number },
): void {
  let top = y;
  for (const { plots, height } of grove.rows) {
    for (const { seat, plan, x, width } of plots) {
      paintPlot(brush, { x, y: top, width, height });
      paintHead(brush, { seat, tree: plan.tree, x, y: top, width }, look);
      const padding = paddingOf(plan);
      const room = { x: x + padding, y: top + PLOT.head, width: width - 2 * padding, step: grove.step };
      if (plan.items.length === 0) paintEmptyRoot(brush, plan.size, { x: x + width / 2, y: room.y });
      paintTree(brush, { plan, placed: placeTree(plan, room), words: look.audience.words });
    }
    top += height + PLOT.gap;
  }
}

/** Where the first card is going to lie; `x`, `y` is the middle of its upper edge. */
function paintEmptyRoot(
  brush: Brush,
  size: AcornCardSize,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const { width, height } = ACORN_CARD_SIZES[size];
  paintEmptyPlace(brush, { x: x - width / 2, y, width, height });
}

/** Clear of the sign. */
const NAME_X = 64;

interface Head {
  readonly seat: Seat;
  readonly tree: TreeView;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function paintHead(
  brush: Brush,
  { seat, tree, x, y, width }: Head,
  { audience, hasBid, totals }: GroveLook,
): void {
  const bid = hasBid === null ? null : atSeat(hasBid, seat);
  const right = x + width - 14;
  const { words } = audience;
  paintSeatToken(brush, seat, { x: x + 32, y: y + 24, size: 38, away: isAway(audience, seat) });
  // Beside both lines, where the lit ground of a root does not reach.
  if (bid !== null) paintBidMark(brush, { x: right - 20, y: y + 46, bid });
  const edge = bid === null ? right : right - 52;
  const total =
    totals === null ? '' : words.plain('before-the-birds.picture.total', { total: atSeat(totals, seat) });
  const type = { typeface: 'display', size: 38, colour: PALETTE.creamSoft, align: 'right' } as const;
  const totalWidth = writeText(brush, total, { ...type, x: edge, y: y + 37 });
  writeText(brush, pictureName(audience, seat), {
    x: x + NAME_X,
    y: y + 37,
    typeface: 'strong',
    size: 40,
    colour: bid === false ? PALETTE.lantern : PALETTE.cream,
    widthMax: edge - x - NAME_X - (totalWidth > 0 ? totalWidth + 14 : 0),
  });
  if (tree.length > 0) paintSum(brush, summandsOf(tree), { x: x + 14, y: y + 80, align: 'left' });
}
