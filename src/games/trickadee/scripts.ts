/** The nine abilities, each as the choices it asks for and what they come to. */
import { must } from '../../base/invariant.js';
import { ASPECTS, type Bird, type Card, sortedHand } from './cards.js';
import { type Asked, answer, type ChainStart, effectOf, type Script, type Scripts } from './chain.js';
import type { Lifted, Moved, Placed } from './events.js';
import {
  birdNamed,
  birdsIn,
  destinationsIn,
  flockWith,
  freshBird,
  movableIn,
  type OwnFlocks,
  otherDestinations,
  placedIn,
  withBird,
  withoutBird,
  withWild,
} from './flocks.js';
import type { ChainMove, Destination } from './moves.js';

export const SCRIPTS: Scripts = {
  1: moveOneBird,
  2: (start) => discard(start, 1),
  3: moveUpToTwoBirds,
  4: placeDrawnBird,
  5: swapOneBird,
  6: (start) => discard(start, 2),
  7: cacheSeed,
  8: placeHandBird,
  9: swapUpToTwoBirds,
};

type Asking<Answer> = Generator<Asked, Answer, ChainMove>;

const STOP: ChainMove = { kind: 'stop' };

function* moveOneBird(start: ChainStart): Script {
  const lifted = answer(yield askToLift(start.flocks, movableIn(start.flocks)), 'lift').card;
  const { flocks, moved } = yield* moveBird(start.flocks, lifted);
  return effectOf(start, { flocks, done: { kind: 'birds-moved', moves: [moved] } });
}

function* moveUpToTwoBirds(start: ChainStart): Script {
  const first = answer(yield askToLift(start.flocks, movableIn(start.flocks)), 'lift').card;
  const once = yield* moveBird(start.flocks, first);
  const others = movableIn(once.flocks).filter((card) => card !== first);
  const next = yield askToLift(once.flocks, others, [STOP]);
  if (next.kind === 'stop')
    return effectOf(start, { flocks: once.flocks, done: { kind: 'birds-moved', moves: [once.moved] } });
  const twice = yield* moveBird(once.flocks, answer(next, 'lift').card);
  return effectOf(start, {
    flocks: twice.flocks,
    done: { kind: 'birds-moved', moves: [once.moved, twice.moved] },
  });
}

function* discard(start: ChainStart, count: 1 | 2): Script {
  const discarded: Card[] = [];
  while (discarded.length < count) {
    const left = start.hand.filter((card) => !discarded.includes(card));
    const options = left.map((card) => ({ kind: 'discard', card }) as const);
    discarded.push(answer(yield { options, flocks: start.flocks, waiting: null }, 'discard').card);
  }
  return effectOf(start, {
    hand: start.hand.filter((card) => !discarded.includes(card)),
    discarded,
    done: { kind: 'birds-discarded', cards: discarded },
  });
}

function* placeDrawnBird(start: ChainStart): Script {
  const bird = freshBird(must(start.drawn[0], 'Ability 4 has drawn a bird.'));
  const { flocks, placed } = yield* placeBird(start.flocks, bird);
  return effectOf(start, { flocks, done: { kind: 'bird-placed', placed } });
}

function* placeHandBird(start: ChainStart): Script {
  const card = yield* chooseFromHand(start.flocks, start.hand);
  const { flocks, placed } = yield* placeBird(start.flocks, freshBird(card));
  return effectOf(start, {
    flocks,
    hand: start.hand.filter((held) => held !== card),
    done: { kind: 'bird-placed', placed },
  });
}

function* cacheSeed(start: ChainStart): Script {
  const seedable = birdsIn(start.flocks).filter(({ wild }) => wild.length < ASPECTS.length);
  const birds = seedable.map(({ card }) => ({ kind: 'cache', card }) as const);
  const { card } = answer(yield { options: birds, flocks: start.flocks, waiting: null }, 'cache');
  const bird = must(birdNamed(start.flocks, card), 'A seedable bird is in a flock.');
  const options = ASPECTS.filter((aspect) => !bird.wild.includes(aspect)).map(
    (aspect) => ({ kind: 'wild', aspect }) as const,
  );
  const { aspect } = answer(yield { options, flocks: start.flocks, waiting: bird }, 'wild');
  return effectOf(start, {
    flocks: withWild(start.flocks, card, aspect),
    cached: 1,
    done: { kind: 'seed-cached', card, flock: labelOf(start.flocks, card), aspect },
  });
}

function* swapOneBird(start: ChainStart): Script {
  const lifted = answer(yield askToLift(start.flocks, cardsIn(start.flocks)), 'lift').card;
  return yield* swapFor(start, [lifted]);
}

function* swapUpToTwoBirds(start: ChainStart): Script {
  const first = answer(yield askToLift(start.flocks, cardsIn(start.flocks)), 'lift').card;
  if (start.hand.length < 2) return yield* swapFor(start, [first]);
  const others = withoutBird(start.flocks, first);
  const next = yield askToLift(others, cardsIn(others), [STOP]);
  return yield* swapFor(start, next.kind === 'stop' ? [first] : [first, answer(next, 'lift').card]);
}

/** All flock birds have been chosen, and leave before any hand bird is placed. */
function* swapFor(start: ChainStart, leaving: readonly Card[]): Script {
  let { flocks, hand } = start;
  const lifted: Lifted[] = leaving.map((card) => ({ card, flock: labelOf(start.flocks, card) }));
  const freed = leaving.reduce((sum, card) => sum + (birdNamed(start.flocks, card)?.wild.length ?? 0), 0);
  for (const card of leaving) flocks = withoutBird(flocks, card);
  const placed: Placed[] = [];
  while (placed.length < leaving.length) {
    const card = yield* chooseFromHand(flocks, hand);
    hand = hand.filter((held) => held !== card);
    const put = yield* placeBird(flocks, freshBird(card));
    flocks = put.flocks;
    placed.push(put.placed);
  }
  return effectOf(start, {
    flocks,
    hand: sortedHand([...hand, ...leaving]),
    takenUp: leaving,
    freed,
    done: { kind: 'birds-swapped', lifted, placed, freed },
  });
}

function* moveBird(
  own: OwnFlocks,
  card: Card,
): Asking<{ readonly flocks: OwnFlocks; readonly moved: Moved }> {
  const bird = must(birdNamed(own, card), 'A lifted bird is in a flock.');
  const lifted = withoutBird(own, card);
  const into = yield* chooseFlock(lifted, bird, otherDestinations(own, card));
  const moved = { from: labelOf(own, card), ...placedIn(lifted, card, into) };
  return { flocks: withBird(lifted, bird, into), moved };
}

function* placeBird(
  own: OwnFlocks,
  bird: Bird,
): Asking<{ readonly flocks: OwnFlocks; readonly placed: Placed }> {
  const into = yield* chooseFlock(own, bird, destinationsIn(own));
  return { flocks: withBird(own, bird, into), placed: placedIn(own, bird.card, into) };
}

function* chooseFlock(
  flocks: OwnFlocks,
  waiting: Bird,
  destinations: readonly Destination[],
): Asking<Destination> {
  const options = destinations.map((flock) => ({ kind: 'into', flock }) as const);
  return answer(yield { options, flocks, waiting }, 'into').flock;
}

function* chooseFromHand(flocks: OwnFlocks, hand: readonly Card[]): Asking<Card> {
  const options = hand.map((card) => ({ kind: 'hand', card }) as const);
  return answer(yield { options, flocks, waiting: null }, 'hand').card;
}

function askToLift(flocks: OwnFlocks, cards: readonly Card[], more: readonly ChainMove[] = []): Asked {
  const options = [...cards.map((card) => ({ kind: 'lift', card }) as const), ...more];
  return { options, flocks, waiting: null };
}

function cardsIn(own: OwnFlocks): readonly Card[] {
  return birdsIn(own).map(({ card }) => card);
}

function labelOf(own: OwnFlocks, card: Card): number {
  return must(flockWith(own, card), `${card} is in no flock.`).label;
}
