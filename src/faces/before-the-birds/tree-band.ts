import { SHEET_WIDTH } from '../../art/brush.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import type { Words } from '../../words/words.js';
import type { Band } from '../bands.js';
import { MARGIN, paintSum, summandsOf } from './seat-art.js';
import { paintColours } from './summary-art.js';
import { paintTree } from './tree-art.js';
import { placeTree, planHeight, type TreePlan } from './tree-plan.js';

/** The room for one tree across a sheet: a line above it, and below it some for the shadow of its lowest card. */
export const TREE_BAND = { width: SHEET_WIDTH - 2 * MARGIN, line: 66, foot: 14 } as const;

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
      if (tree.length > 0)
        paintSum(brush, summandsOf(tree), { x: MARGIN + width + 24, y: line, align: 'left' });
      paintColours(brush, tree.colours, { x: SHEET_WIDTH - MARGIN - 7 * 46, y: line - 16, size: 46 });
      const room = { x: MARGIN, y: y + TREE_BAND.line, width: TREE_BAND.width, step };
      paintTree(brush, { plan, placed: placeTree(plan, room), words });
    },
  };
}
