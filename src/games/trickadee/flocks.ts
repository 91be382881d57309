import { must } from '../../base/invariant.js';
import { ASPECTS, type Aspect, type Bird, type Card, type Flock } from './cards.js';
import type { FlockScore, Placed } from './events.js';
import type { Destination } from './moves.js';
import { worthOf } from './scoring.js';

/** The flocks of one seat in one round. */
export interface OwnFlocks {
  /** In order of creation; a flock never stays empty. */
  readonly flocks: readonly Flock[];
  /** The label the next new flock gets. */
  readonly nextLabel: number;
}

export function freshBird(card: Card): Bird {
  return { card, wild: [] };
}

/** The flocks a round begins with: the Spark Bird alone. */
export function flockOf(sparkBird: Card): OwnFlocks {
  return { flocks: [{ label: 1, birds: [freshBird(sparkBird)] }], nextLabel: 2 };
}

export function birdsIn({ flocks }: OwnFlocks): readonly Bird[] {
  const all: Bird[] = [];
  for (const { birds } of flocks) all.push(...birds);
  return all;
}

export function seedsCachedIn(own: OwnFlocks): number {
  return birdsIn(own).reduce((sum, { wild }) => sum + wild.length, 0);
}

export function pointsOf({ flocks }: OwnFlocks): number {
  return flocks.reduce((sum, { birds }) => sum + worthOf(birds).points, 0);
}

/** The flocks with what each of them scores. */
export function scoredFlocks({ flocks }: OwnFlocks): readonly FlockScore[] {
  return flocks.map(({ label, birds }) => ({ label, birds, worth: worthOf(birds) }));
}

export function flockWith({ flocks }: OwnFlocks, card: Card): Flock | undefined {
  return flocks.find(({ birds }) => birds.some((bird) => bird.card === card));
}

export function birdNamed(own: OwnFlocks, card: Card): Bird | undefined {
  return flockWith(own, card)?.birds.find((bird) => bird.card === card);
}

/** Where a bird can go that is in none of the flocks. */
export function destinationsIn({ flocks }: OwnFlocks): readonly Destination[] {
  return [...flocks.map(({ label }) => label), 'new'];
}

/** Where else a bird can go; a bird alone cannot go to a new flock, which would be the same again. */
export function otherDestinations(own: OwnFlocks, card: Card): readonly Destination[] {
  const from = must(flockWith(own, card), `${card} is in no flock.`);
  const others = own.flocks.flatMap(({ label }) => (label === from.label ? [] : [label]));
  return from.birds.length > 1 ? [...others, 'new'] : others;
}

/** Whether any bird has somewhere else to go: all of them have, unless one is the only bird. */
export function canMoveIn({ flocks }: OwnFlocks): boolean {
  return flocks.length > 1 || (flocks[0]?.birds ?? []).length > 1;
}

/** The birds that have somewhere else to go. Must agree with `otherDestinations`. */
export function movableIn(own: OwnFlocks): readonly Card[] {
  return canMoveIn(own) ? birdsIn(own).map(({ card }) => card) : [];
}

/** Whether no aspect of any bird is left to be made wild. */
export function isAllWild({ flocks }: OwnFlocks): boolean {
  return flocks.every(({ birds }) => birds.every(({ wild }) => wild.length === ASPECTS.length));
}

/** The flocks without a bird; a flock it leaves empty is gone. */
export function withoutBird({ flocks, nextLabel }: OwnFlocks, card: Card): OwnFlocks {
  const left = flocks.map(({ label, birds }) => ({
    label,
    birds: birds.filter((bird) => bird.card !== card),
  }));
  return { flocks: left.filter(({ birds }) => birds.length > 0), nextLabel };
}

export function withBird(own: OwnFlocks, bird: Bird, into: Destination): OwnFlocks {
  const { flocks, nextLabel } = own;
  if (into === 'new')
    return { flocks: [...flocks, { label: nextLabel, birds: [bird] }], nextLabel: nextLabel + 1 };
  const joined = flocks.map(({ label, birds }) => ({
    label,
    birds: label === into ? [...birds, bird] : birds,
  }));
  return { flocks: joined, nextLabel };
}

/** How putting a bird down is told. */
export function placedIn({ nextLabel }: OwnFlocks, card: Card, into: Destination): Placed {
  return { card, flock: into === 'new' ? nextLabel : into, began: into === 'new' };
}

/** The flocks with one aspect of a bird made wild. */
export function withWild({ flocks, nextLabel }: OwnFlocks, card: Card, aspect: Aspect): OwnFlocks {
  const seeded = flocks.map(({ label, birds }) => ({
    label,
    birds: birds.map((bird) => (bird.card === card ? { card, wild: [...bird.wild, aspect] } : bird)),
  }));
  return { flocks: seeded, nextLabel };
}

/** The flocks once all their seeds have gone back to the supply. */
export function withoutSeeds({ flocks, nextLabel }: OwnFlocks): OwnFlocks {
  const bare = flocks.map(({ label, birds }) => ({
    label,
    birds: birds.map(({ card }) => freshBird(card)),
  }));
  return { flocks: bare, nextLabel };
}
