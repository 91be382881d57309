import { treesPictures } from '../../src/faces/before-the-birds/trees-picture.js';
import { PACK } from '../../src/games/before-the-birds/cards.js';
import { HAND_SIZE } from '../../src/games/before-the-birds/state.js';
import { viewTree } from '../../src/games/before-the-birds/view.js';
import { shuffled } from '../../src/games/deal.js';
import { seatsOf } from '../../src/games/game-types.js';
import { seedOf } from '../rules/random-match.js';
import { AUDIENCE, type Composing } from './subject.js';

const SEATS = 7;

/** Seven trees with all the cards a game brings them, stored in a random order. */
export function fullTrees(count: number): readonly Composing[] {
  return Array.from({ length: count }, (_, number) => {
    const cards = shuffled({ seed: seedOf(number), name: 'full-trees' }, PACK);
    const seats = seatsOf(SEATS);
    const trees = seats.map((seat) => viewTree(cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)));
    const shown = { title: 'Full trees', trees, seats, hasBid: null, totals: seats.map(() => 0) };
    return () => treesPictures(shown, AUDIENCE).map(({ picture }) => picture);
  });
}
