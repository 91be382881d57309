import { ACORN_CARD_SIZES, type AcornCardSize } from '../../art/acorn-card-layout.js';
import { paintAcornCard } from '../../art/acorn-cards.js';
import type { Brush } from '../../art/brush.js';
import { PALETTE } from '../../art/palette.js';
import type { Card } from '../../games/before-the-birds/cards.js';
import type { Words } from '../../words/words.js';
import { faceOf } from './card-art.js';
import { paintGhosts } from './ghost-art.js';
import { groundAround, type PlacedItem, placeOf, type TreeItem, type TreePlan, tiltOf } from './tree-plan.js';

export interface TreeLook {
  readonly plan: TreePlan;
  readonly placed: readonly PlacedItem[];
  readonly words: Words;
  /** A card that something is said about. */
  readonly lit?: Card;
}

/** A tree put in its place: the longest path lies on lit ground, and each card hangs from a corner of its parent. */
export function paintTree(brush: Brush, { plan, placed, words, lit }: TreeLook): void {
  const { size, tree } = plan;
  const places = new Map(placed.map((at) => [idOf(at), at]));
  if (tree.length > 1) paintTrail(brush, placed, { size, places });
  for (const at of placed) paintTwig(brush, at, { size, places });
  for (const at of placed.toSorted(byOrder)) paintItem(brush, at, { size, words, lit });
}

// From the root down, since each card lies on the corner of the one above; beside it, the ring around the newest lies
// below its neighbours rather than across them.
function byOrder({ item: one }: PlacedItem, { item: other }: PlacedItem): number {
  return placeOf(one).depth - placeOf(other).depth || Number(isNewest(other)) - Number(isNewest(one));
}

function isNewest(item: TreeItem): boolean {
  return item.kind === 'card' && item.isNewest;
}

interface Around {
  readonly size: AcornCardSize;
  readonly places: ReadonlyMap<Card | null, PlacedItem>;
}

const TRAIL = '#85702f';
const BRANCH = '#a08058';

function paintTrail(brush: Brush, cards: readonly PlacedItem[], { size, places }: Around): void {
  const { width, height } = ACORN_CARD_SIZES[size];
  const edge = groundAround(size);
  brush.fillStyle = TRAIL;
  for (const at of cards) {
    const { item, x, y } = at;
    if (item.kind !== 'card' || !item.stored.onLongestPath) continue;
    const twig = twigOf(at, { size, places });
    if (twig !== undefined) strokeTwig(brush, twig, { colour: TRAIL, width: 2 * edge + 10 });
    brush.save();
    brush.translate(x, y + height / 2);
    brush.rotate(tiltOf(item.stored.side, size));
    brush.beginPath();
    brush.roundRect(-width / 2 - edge, -height / 2 - edge, width + 2 * edge, height + 2 * edge, 18);
    brush.fill();
    brush.restore();
  }
}

/** Lit on the longest path, dotted to a ghost. */
function paintTwig(brush: Brush, at: PlacedItem, around: Around): void {
  const twig = twigOf(at, around);
  if (twig === undefined) return;
  if (at.item.kind === 'ghosts') {
    brush.setLineDash([2, 10]);
    strokeTwig(brush, twig, { colour: PALETTE.creamSoft, width: 4 });
    brush.setLineDash([]);
  } else if (at.item.stored.onLongestPath) {
    strokeTwig(brush, twig, { colour: PALETTE.lantern, width: 9 });
  } else {
    strokeTwig(brush, twig, { colour: BRANCH, width: 7 });
  }
}

interface Twig {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** From the parent's lower corner to the near half of the upper edge. */
function twigOf({ item, x, y }: PlacedItem, { size, places }: Around): Twig | undefined {
  const { parent: above, side } = placeOf(item);
  const parent = places.get(above);
  if (parent === undefined || side === null) return undefined;
  const { width, height } = ACORN_CARD_SIZES[size];
  const aside = side === 'left' ? -1 : 1;
  return {
    from: { x: parent.x + 0.36 * aside * width, y: parent.y + height - 8 },
    to: { x: x - 0.25 * aside * width, y: y + 8 },
  };
}

function strokeTwig(
  brush: Brush,
  { from, to }: Twig,
  { colour, width }: { readonly colour: string; readonly width: number },
): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(from.x, from.y);
  brush.lineTo(to.x, to.y);
  brush.stroke();
}

interface ItemLook {
  readonly size: AcornCardSize;
  readonly words: Words;
  readonly lit: Card | undefined;
}

function paintItem(brush: Brush, { item, x, y }: PlacedItem, { size, words, lit }: ItemLook): void {
  if (item.kind === 'ghosts') {
    paintGhosts(brush, item.landings, { x, y, size, words });
    return;
  }
  const { card, side } = item.stored;
  paintAcornCard(brush, faceOf(card, words), {
    x,
    y: y + ACORN_CARD_SIZES[size].height / 2,
    size,
    look: card === lit ? 'lit' : item.isNewest ? 'new' : 'plain',
    tilt: tiltOf(side, size),
  });
}

function idOf({ item }: PlacedItem): Card {
  return item.kind === 'card' ? item.stored.card : item.landings[0].card;
}
