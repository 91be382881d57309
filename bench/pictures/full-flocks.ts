import { must } from '../../src/base/invariant.js';
import { flocksPictures } from '../../src/faces/trickadee/flocks-picture.js';
import { shuffled } from '../../src/games/deal.js';
import { seatsOf } from '../../src/games/game-types.js';
import { ASPECTS, type Bird, PACK, SEED_COUNT } from '../../src/games/trickadee/cards.js';
import { scoredFlocks } from '../../src/games/trickadee/flocks.js';
import { seedOf } from '../rules/random-match.js';
import { AUDIENCE, type Composing } from './subject.js';

const SEATS = 5;
const BIRDS = 54;
const BIRDS_IN_FLOCK = 3;

/**
 * Every bird but one in the flocks of five seats, in threes, with all seeds there are cached on them: more than
 * any match comes to.
 */
export function fullFlocks(count: number): readonly Composing[] {
  return Array.from({ length: count }, (_, number) => {
    const birds = birdsOf(number);
    const flocks = seatsOf(SEATS).map((seat) =>
      scoredFlocks(inThrees(birds.filter((_bird, index) => index % SEATS === seat))),
    );
    const seeds = seatsOf(SEATS).map(() => 0);
    const shown = { title: 'Full flocks', fileName: 'flocks.png', flocks, seeds, seat: null };
    return () => flocksPictures(shown, AUDIENCE).map(({ picture }) => picture);
  });
}

function birdsOf(number: number): readonly Bird[] {
  const cards = shuffled({ seed: seedOf(number), name: 'full-flocks' }, PACK).slice(0, BIRDS);
  return cards.map((card, index) => ({ card, wild: index < SEED_COUNT ? [aspectOf(index)] : [] }));
}

function aspectOf(index: number) {
  return must(ASPECTS[index % ASPECTS.length], 'There are aspects.');
}

function inThrees(birds: readonly Bird[]) {
  const count = Math.ceil(birds.length / BIRDS_IN_FLOCK);
  const flocks = Array.from({ length: count }, (_, index) => ({
    label: index + 1,
    birds: birds.slice(index * BIRDS_IN_FLOCK, (index + 1) * BIRDS_IN_FLOCK),
  }));
  return { flocks, nextLabel: count + 1 };
}
