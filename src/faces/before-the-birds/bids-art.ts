import { ACORN_CARD_SIZES, type AcornCardSize } from '../../art/acorn-card-layout.js';
import { paintAcornCard } from '../../art/acorn-cards.js';
import { type Brush, SHEET_HEIGHT_MAX, SHEET_WIDTH } from '../../art/brush.js';
import { paintSeatToken } from '../../art/frames.js';
import { trace } from '../../art/outline.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import type { Card } from '../../games/before-the-birds/cards.js';
import type { Collection, StoredCollection } from '../../games/before-the-birds/events.js';
import type { TreeView } from '../../games/before-the-birds/view.js';
import type { Seat } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { Band } from '../bands.js';
import type { Audience } from '../face.js';
import { TITLE_HEIGHT } from '../title-band.js';
import { faceOf } from './card-art.js';
import { pictureName } from './names.js';
import { EDGES, MARGIN, paintPlot, paintSum, summandsOf } from './seat-art.js';
import { paintTree } from './tree-art.js';
import {
  placeTree,
  planHeight,
  planTree,
  planWidth,
  stepWithin,
  type TreePlan,
  waysOf,
} from './tree-plan.js';

/** A bid with what it brought, and the tree that it went into. */
export interface BidShown extends StoredCollection {
  readonly tree: TreeView;
}

const NAME_HEIGHT = 66;
const ARROW = 46;
const SUM_HEIGHT = 62;
/** Between the cards above and the tree, where its root has room for the lit ground. */
const TREE_GAP = 28;
const HEIGHT_MAX = SHEET_HEIGHT_MAX - EDGES - TITLE_HEIGHT;
const FOOT = 14;
const PADDING = 24;
const GAP = 8;

/** A column for each bid, the lowest first: who bid what, the card it takes, and where that lies in the tree. */
export function bidsBand(bids: readonly BidShown[], audience: Audience): Band {
  const width = (SHEET_WIDTH - 2 * MARGIN) / bids.length;
  const exchange = exchangeIn(width);
  const treeY = NAME_HEIGHT + exchange.height + TREE_GAP;
  const heightMax = HEIGHT_MAX - treeY - SUM_HEIGHT - FOOT;
  const shown = shownTrees(bids, { width: width - 2 * PADDING, heightMax });
  const step = Math.min(...shown.map(({ plan }) => stepWithin(plan, heightMax)));
  const treeHeight = Math.max(...shown.map(({ plan }) => planHeight(plan, step)));
  return {
    height: treeY + treeHeight + SUM_HEIGHT + FOOT,
    paint: (brush, y) => {
      for (const [index, { bid, plan }] of shown.entries()) {
        const x = MARGIN + index * width;
        const middle = x + width / 2;
        paintPlot(brush, {
          x: x + GAP / 2,
          y,
          width: width - GAP,
          height: treeY + treeHeight + SUM_HEIGHT + 8,
        });
        paintBidder(brush, bid.seat, { middle, y, width, audience });
        paintExchange(brush, bid, { ...exchange, middle, y: y + NAME_HEIGHT, words: audience.words });
        const room = { x: x + PADDING, y: y + treeY, width: width - 2 * PADDING, step };
        paintTree(brush, { plan, placed: placeTree(plan, room), words: audience.words });
        paintSum(brush, summandsOf(bid.worth), {
          x: middle,
          y: y + treeY + treeHeight + SUM_HEIGHT - 8,
          align: 'center',
          narrow: width < SUM_WIDTH_MAX,
        });
      }
    },
  };
}

const SUM_WIDTH_MAX = 200;

interface ShownTree {
  readonly bid: BidShown;
  readonly plan: TreePlan;
}

interface TreeRoomMax {
  readonly width: number;
  readonly heightMax: number;
}

/** All trees whole and in one size; where columns are too narrow for that, what the new cards lie on. */
function shownTrees(bids: readonly BidShown[], { width, heightMax }: TreeRoomMax): readonly ShownTree[] {
  for (const { size, least } of waysOf('medium', 'small', 'tiny', 'flat')) {
    const shown = bids.map((bid) => ({ bid, plan: planTree(bid.tree, size) }));
    if (shown.every(({ plan }) => planWidth(plan) <= width && planHeight(plan, least) <= heightMax))
      return shown;
  }
  return bids.map((bid) => ({ bid, plan: planTree(cutOut(bid), 'small') }));
}

/** How a bid and what it takes stand to each other: side by side where the column is wide enough. */
interface Exchange {
  readonly size: AcornCardSize;
  readonly beside: boolean;
  readonly height: number;
}

function exchangeIn(width: number): Exchange {
  for (const size of ['medium', 'small'] as const) {
    const card = ACORN_CARD_SIZES[size];
    if (2 * card.width + ARROW + 30 <= width) return { size, beside: true, height: card.height };
  }
  return { size: 'small', beside: false, height: 2 * ACORN_CARD_SIZES.small.height + ARROW };
}

/** Of a tree only the new card and the one it lies on. */
function cutOut({ tree, collected, place }: BidShown): TreeView {
  const shown = new Set<Card | null>([collected, place.parent]);
  const cards = tree.cards
    .filter(({ card }) => shown.has(card))
    .map((stored) => ({
      ...stored,
      parent: shown.has(stored.parent) ? stored.parent : null,
      side: shown.has(stored.parent) ? stored.side : null,
      depth: stored.card === collected && place.parent !== null ? 2 : 1,
    }));
  return { ...tree, cards };
}

/** Sign and name over a column. */
export function paintBidder(
  brush: Brush,
  seat: Seat,
  {
    middle,
    y,
    width,
    audience,
  }: { readonly middle: number; readonly y: number; readonly width: number; readonly audience: Audience },
): void {
  const written = writeText(brush, pictureName(audience, seat), {
    x: middle + 26,
    y: y + 42,
    typeface: 'strong',
    size: 40,
    colour: PALETTE.cream,
    align: 'center',
    widthMax: width - 68,
  });
  paintSeatToken(brush, seat, { x: middle - written / 2 - 7, y: y + 29, size: 46 });
}

/** The bid, and the card it takes marked as new. */
function paintExchange(
  brush: Brush,
  { bid, collected }: Collection,
  {
    size,
    beside,
    height,
    middle,
    y,
    words,
  }: Exchange & { readonly middle: number; readonly y: number; readonly words: Words },
): void {
  const card = ACORN_CARD_SIZES[size];
  const apart = ((beside ? card.width : card.height) + ARROW) / 2;
  const centre = y + height / 2;
  const at = (side: -1 | 1) => ({
    x: middle + (beside ? side * apart : 0),
    y: centre + (beside ? 0 : side * apart),
    size,
  });
  paintAcornCard(brush, faceOf(bid, words), at(-1));
  paintAcornCard(brush, faceOf(collected, words), { ...at(1), look: 'new' });
  paintArrow(brush, { x: middle, y: centre, beside });
}

function paintArrow(
  brush: Brush,
  { x, y, beside }: { readonly x: number; readonly y: number; readonly beside: boolean },
): void {
  brush.save();
  brush.translate(x - (beside ? 3 : 0), y - (beside ? 0 : 3));
  brush.rotate(beside ? 0 : Math.PI / 2);
  brush.fillStyle = PALETTE.lanternSoft;
  trace(brush, '-15,-5! 0,-5! 0,-14! 16,0! 0,14! 0,5! -15,5!', { closed: true });
  brush.fill();
  brush.restore();
}
