import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import type { Words } from '../../words/words.js';
import type { Band } from '../bands.js';
import { MARGIN, paintSum, summandsOf } from './seat-art.js';
import { paintColours } from './summary-art.js';
import { paintTree } from './tree-art.js';
import { placeTree, planHeight, type TreePlan } from './tree-plan.js';

/** The room for one tree across a sheet: a line above it, and below it some for the shadow of its lowest card. */
export const TREE_BAND = { width: SHEET_WIDTH - 2 * MARGIN, line: 76, foot: 14 } as const;

/** A tree, and how far apart its levels are. */
export interface TreeOnBand {
  readonly plan: TreePlan;
  readonly step: number;
}

/** One tree, and nothing said of it. */
export function bareTreeBand({ plan, step }: TreeOnBand, words: Words): Band {
  return {
    height: planHeight(plan, step) + TREE_BAND.foot,
    paint: (brush, y) => {
      const room = { x: MARGIN, y, width: TREE_BAND.width, step };
      paintTree(brush, { plan, placed: placeTree(plan, room), words });
    },
  };
}

/** What the dashed ring around a card means. */
function paintNewest(brush: Brush, words: Words, { x, y }: { readonly x: number; readonly y: number }): void {
  const width = writeText(brush, words.plain('before-the-birds.picture.newest'), {
    x,
    y,
    typeface: 'text',
    size: 40,
    colour: PALETTE.creamSoft,
  });
  brush.strokeStyle = PALETTE.lanternSoft;
  brush.lineWidth = 4;
  brush.setLineDash([10, 6]);
  brush.beginPath();
  brush.roundRect(x - 14, y - 34, width + 28, 48, 10);
  brush.stroke();
  brush.setLineDash([]);
}

/** One tree under a line that says what it counts for and which colours it has. */
export function treeBand({ plan, step }: TreeOnBand, title: string, words: Words): Band {
  const { tree } = plan;
  return {
    height: TREE_BAND.line + planHeight(plan, step) + TREE_BAND.foot,
    paint: (brush, y) => {
      const line = y + 40;
      const width = writeText(brush, title, {
        x: MARGIN,
        y: line,
        typeface: 'strong',
        size: 44,
        colour: PALETTE.cream,
      });
      const sumX = MARGIN + width + 24;
      const sum =
        tree.length > 0 ? paintSum(brush, summandsOf(tree), { x: sumX, y: line, align: 'left' }) : 0;
      if (tree.newest !== null) paintNewest(brush, words, { x: sumX + sum + 44, y: line });
      paintColours(brush, tree.colours, { x: SHEET_WIDTH - MARGIN - 7 * 46, y: line - 16, size: 46 });
      const room = { x: MARGIN, y: y + TREE_BAND.line, width: TREE_BAND.width, step };
      paintTree(brush, { plan, placed: placeTree(plan, room), words });
    },
  };
}
