import type { Card } from '../../games/before-the-birds/cards.js';
import { type TreeView, viewTree } from '../../games/before-the-birds/view.js';
import { atSeat, type BySeat, type Seat } from '../../games/game-types.js';

/** The tree of a seat as its cards were stored, which may be of a game that is over. */
export function treeOfSeat(stored: BySeat<readonly Card[]>, seat: Seat): TreeView {
  return viewTree(atSeat(stored, seat));
}
