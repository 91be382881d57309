import { ACORN_CARD_LAYOUTS, ACORN_CARD_SIZES, type AcornCardSize } from '../../art/acorn-card-layout.js';
import { must } from '../../base/invariant.js';
import { type Card, cardNumber } from '../../games/before-the-birds/cards.js';
import type { Side } from '../../games/before-the-birds/events.js';
import type { Landing, TreeCard, TreeView } from '../../games/before-the-birds/view.js';
import { middlesOf, type Spacing, shapeOf, type TreeShape, widthOf } from './tree-layout.js';

/** Something on a tree: a card of it, or the Ground cards that would all go to one place. */
export type TreeItem =
  | { readonly kind: 'card'; readonly stored: TreeCard; readonly isNewest: boolean }
  | { readonly kind: 'ghosts'; readonly landings: readonly [Landing, ...(readonly Landing[])] };

/** A tree in one size, not yet put anywhere. */
export interface TreePlan {
  readonly tree: TreeView;
  readonly size: AcornCardSize;
  readonly items: readonly TreeItem[];
  readonly shape: TreeShape;
}

/** An item with the middle of its upper edge. */
export interface PlacedItem {
  readonly item: TreeItem;
  readonly x: number;
  readonly y: number;
}

/** How far apart levels are. */
export interface Steps {
  /** Far enough that no card touches what it hangs on, and the branch between is seen. */
  readonly least: number;
  /** No picture needs more. */
  readonly most: number;
}

/** How far a card on a corner leans towards the card it hangs on, in radians. */
const TILT = 0.07;
/** The smallest stand straight, so that they can lie closer together. */
const TILTS: Readonly<Record<AcornCardSize, number>> = {
  flat: 0,
  tiny: 0,
  small: TILT,
  medium: TILT,
  large: TILT,
  hand: TILT,
};
/** How far beyond its narrowest form a tree is spread where there is room. */
const SPREAD_MAX = 1.45;
/** A ghost has room for what it would cost beside its card. */
export const GHOST_WIDTHS: Readonly<Record<AcornCardSize, number>> = {
  flat: 134,
  tiny: 134,
  small: 146,
  medium: 190,
  large: 236,
  hand: 190,
};

export function stepsOf(size: AcornCardSize): Steps {
  const { height } = ACORN_CARD_SIZES[size];
  return { least: height + (size === 'flat' ? 11 : 14), most: height + 24 };
}

/** How far below each other the ghosts of one place lie. */
export function ghostPitchOf(size: AcornCardSize): number {
  return ACORN_CARD_LAYOUTS[size].strip + 4;
}

/** How far the lit ground reaches beyond the cards of the longest path. */
export function groundAround(size: AcornCardSize): number {
  return TILTS[size] === 0 ? 8 : 11;
}

export function tiltOf(side: Side | null, size: AcornCardSize): number {
  return side === null ? 0 : side === 'left' ? TILTS[size] : -TILTS[size];
}

/** A size, and how far apart the levels of a tree must be in it at least. */
export interface TreeWay {
  readonly size: AcornCardSize;
  readonly least: number;
}

/** The ways to draw a tree, the best one first: what hangs on what matters more than large cards. */
export function waysOf(...sizes: readonly AcornCardSize[]): readonly TreeWay[] {
  return sizes.map((size) => ({ size, least: stepsOf(size).least }));
}

/** Which shape a tree has in a size, with ghosts of the landings if there are any. */
export function planTree(tree: TreeView, size: AcornCardSize, landings: readonly Landing[] = []): TreePlan {
  const cards = tree.cards.map(
    (stored): TreeItem => ({ kind: 'card', stored, isNewest: stored.card === tree.newest }),
  );
  const items = [...cards, ...ghostsOf(landings)].toSorted(
    (one, other) => cardNumber(firstOf(one)) - cardNumber(firstOf(other)),
  );
  const shape = shapeOf(
    items.map((item) => ({
      id: firstOf(item),
      parent: placeOf(item).parent,
      depth: placeOf(item).depth,
      levels: item.kind === 'card' ? 1 : item.landings.length,
      width: item.kind === 'card' ? ACORN_CARD_SIZES[size].width : GHOST_WIDTHS[size],
    })),
    spacingOf(size),
  );
  return { tree, size, items, shape };
}

function spacingOf(size: AcornCardSize): Spacing {
  // No wider than the ring around the newest.
  if (TILTS[size] === 0) return { gap: 9, corner: 0.25, touching: 0.1, any: 0.1 };
  // Two of one parent lean towards each other.
  const gap = 6 + Math.ceil(TILTS[size] * ACORN_CARD_SIZES[size].height);
  return { gap, corner: 0.34, touching: 0.45, any: 0.22 };
}

/** The least width a plan needs. */
export function planWidth({ shape }: TreePlan): number {
  return widthOf(shape);
}

export function planHeight({ items, size }: TreePlan, step: number): number {
  return Math.max(
    ACORN_CARD_SIZES[size].height,
    ...items.map((item) => (placeOf(item).depth - 1) * step + itemHeight(item, size)),
  );
}

/** How far apart the levels can be where a plan may be so high at most. */
export function stepWithin({ items, size }: TreePlan, heightMax: number): number {
  const steps = items.flatMap((item) => {
    const down = placeOf(item).depth - 1;
    return down === 0 ? [] : [(heightMax - itemHeight(item, size)) / down];
  });
  return Math.min(stepsOf(size).most, ...steps.map(Math.floor));
}

function itemHeight(item: TreeItem, size: AcornCardSize): number {
  return item.kind === 'card' ? ACORN_CARD_SIZES[size].height : item.landings.length * ghostPitchOf(size);
}

export interface TreeRoom {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How far apart its levels are. */
  readonly step: number;
}

/** Puts a tree in the middle of its room, spread as far as there is room for it. */
export function placeTree(
  { items, shape }: TreePlan,
  { x, y, width, step }: TreeRoom,
): readonly PlacedItem[] {
  const middles = middlesOf(shape, { width, spreadMax: SPREAD_MAX });
  return items.map((item, index) => ({
    item,
    x: Math.round(x + must(middles[index], 'Each item has its place.')),
    y: Math.round(y + (placeOf(item).depth - 1) * step),
  }));
}

export function placeOf(item: TreeItem): {
  readonly parent: Card | null;
  readonly side: Side | null;
  readonly depth: number;
} {
  return item.kind === 'card' ? item.stored : item.landings[0];
}

function firstOf(item: TreeItem): Card {
  return item.kind === 'card' ? item.stored.card : item.landings[0].card;
}

/** Landings on one corner together, in ascending order. */
function ghostsOf(landings: readonly Landing[]): readonly TreeItem[] {
  const corners = new Map<string, [Landing, ...Landing[]]>();
  for (const landing of landings) {
    const corner = `${landing.parent}/${landing.side}`;
    const there = corners.get(corner);
    if (there === undefined) corners.set(corner, [landing]);
    else there.push(landing);
  }
  return [...corners.values()].map((together) => ({ kind: 'ghosts', landings: together }));
}
