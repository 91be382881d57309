import type { Card } from '../../games/before-the-birds/cards.js';
import type { Collection } from '../../games/before-the-birds/events.js';
import { type TreeView, viewTree } from '../../games/before-the-birds/view.js';
import { type Seat, seatsOf } from '../../games/game-types.js';

/** A round of four seats. Must agree with what the rules make of these bids, which the faces' tests compare. */
export const EXAMPLE_ROUND: {
  readonly ground: readonly Card[];
  readonly bids: readonly Card[];
  readonly collections: readonly Collection[];
} = {
  ground: ['03', '25', '35', '51'],
  bids: ['18', '64', '47', '33'],
  collections: [
    { seat: 0 as Seat, bid: '18', collected: '03' },
    { seat: 3 as Seat, bid: '33', collected: '25' },
    { seat: 2 as Seat, bid: '47', collected: '35' },
    { seat: 1 as Seat, bid: '64', collected: '51' },
  ],
};

export const EXAMPLE_SEATS = seatsOf(EXAMPLE_ROUND.bids.length);

/** A card's way down the tree: what it is compared with, and at last where it lies. */
export interface StoringStep {
  readonly says: 'larger' | 'smaller' | 'lies';
  readonly tree: TreeView;
  /** What the card is compared with. */
  readonly lit: Card | null;
}

/** The card that is stored under 25 and 44. */
export const EXAMPLE_CARD: Card = '26';

export const EXAMPLE_STORING: readonly StoringStep[] = [
  { says: 'larger', tree: { ...quietTree(['25', '44']), newest: null }, lit: '25' },
  { says: 'smaller', tree: { ...quietTree(['25', '44']), newest: null }, lit: '44' },
  { says: 'lies', tree: quietTree(['25', '44', EXAMPLE_CARD]), lit: null },
];

export const EXAMPLE_TREE: TreeView = {
  ...viewTree(['25', '18', '12', '04', '44', '26', '57', '33', '47']),
  newest: null,
};

/** Without its longest path, since what is said of it is not about length. */
function quietTree(stored: readonly Card[]): TreeView {
  const tree = viewTree(stored);
  return { ...tree, cards: tree.cards.map((card) => ({ ...card, onLongestPath: false })) };
}
