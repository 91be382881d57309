import { type Card, COLOURS, colourOf, isLower } from './cards.js';
import type { Place, Side, Worth } from './events.js';

/** A card and where it lies. */
export interface StoredCard extends Place {
  readonly card: Card;
}

/** A tree, its cards in the order stored. */
export type Tree = readonly StoredCard[];

/** The tree that comes of storing these cards, one after the other. */
export function treeOf(stored: readonly Card[]): Tree {
  const tree: StoredCard[] = [];
  for (const card of stored) {
    const { parent, side, depth } = placeFor(tree, card);
    tree.push({ card, parent, side, depth });
  }
  return tree;
}

/** Where a card would be stored: from the root, left at each larger card and right at each smaller one. */
export function placeFor(tree: Tree, card: Card): Place {
  let parent = tree[0];
  if (parent === undefined) return { parent: null, side: null, depth: 1 };
  for (;;) {
    const side = sideOf(parent, card);
    const next = cardOn(tree, parent.card, side);
    if (next === undefined) return { parent: parent.card, side, depth: parent.depth + 1 };
    parent = next;
  }
}

/** The card that lies on a corner of another one. */
export function cardOn(tree: Tree, parent: Card, side: Side): StoredCard | undefined {
  return tree.find((stored) => stored.parent === parent && stored.side === side);
}

/** What the tree counts for; nothing while it is empty. */
export function worthOf(tree: Tree): Worth {
  const length = tree.reduce((deepest, { depth }) => Math.max(deepest, depth), 0);
  const present = tree.map(({ card }) => colourOf(card));
  const colours = COLOURS.filter((colour) => present.includes(colour));
  return { length, colours, score: length + colours.length };
}

// Numbers are unique, so a card is never equal to another one.
function sideOf(parent: StoredCard, card: Card): Side {
  return isLower(card, parent.card) ? 'left' : 'right';
}
