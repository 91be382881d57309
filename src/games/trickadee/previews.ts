import { must } from '../../base/invariant.js';
import { atSeat, type Seat } from '../game-types.js';
import type { Aspect, Bird, Card } from './cards.js';
import type { Asked, ChainPoint, Effect } from './chain.js';
import type { AbilityDone } from './events.js';
import { destinationsIn, flockWith, freshBird, type OwnFlocks, pointsOf, withWild } from './flocks.js';
import { askedBy } from './legal.js';
import {
  type ChainMove,
  type Destination,
  formatMove,
  type Preview,
  type TrickadeeMove,
  type TrickadeePreviews,
} from './moves.js';
import { worthOf } from './scoring.js';
import { birdsLeft, type Chain, type Resolving, type TrickadeeState } from './state.js';
import { chainPoint } from './use.js';

export function previewsOf(state: TrickadeeState, seat: Seat): TrickadeePreviews {
  if (state.phase !== 'resolving') return {};
  const before = pointsOf(atSeat(state.round.flocks, seat));
  const entries = changesAt(state, seat).map(([move, { flock, flockPoints, after, best }]) => [
    formatMove(move),
    { flock, flockPoints, points: { before, after }, best },
  ]);
  return Object.fromEntries(entries) as TrickadeePreviews;
}

/** A change by one choice alone; `after` is what all flocks score then. */
type Change = Omit<Preview, 'points'> & { readonly after: number };
type Changes = readonly (readonly [TrickadeeMove, Change])[];

function changesAt(state: Resolving, seat: Seat): Changes {
  const stand = atSeat(state.stands, seat);
  if (stand.status === 'using') return changesInChain(state, seat, stand.chain);
  if (stand.status !== 'picking') return [];
  const flocks = atSeat(state.round.flocks, seat);
  const destinations = destinationsIn(flocks);
  if (stand.card === null)
    return birdsLeft(state).flatMap((card): Changes => {
      const best = bestPlace(placingOf(flocks, freshBird(card)), destinations);
      return best === undefined ? [] : [[{ kind: 'take', card }, best]];
    });
  const placing = placingOf(flocks, freshBird(stand.card));
  return destinations.map((flock) => [{ kind: 'into', flock }, place(placing, flock)] as const);
}

function changesInChain(state: Resolving, seat: Seat, chain: Chain): Changes {
  const asked = askedBy(state, seat, chain);
  return asked.options.flatMap((move): Changes => {
    const known = changeKnown(asked, move);
    const change =
      known ??
      changeBeyond(asked, move, chainPoint(state, seat, { ...chain, chosen: [...chain.chosen, move] }));
    return change === undefined ? [] : [[move, change]];
  });
}

/** What a bird put down or a seed laid on it comes to, whatever is asked next. */
function changeKnown({ flocks, waiting }: Asked, move: ChainMove): Change | undefined {
  if (waiting === null) return undefined;
  if (move.kind === 'into') return place(placingOf(flocks, waiting), move.flock);
  return move.kind === 'wild' ? makeWild(flocks, waiting.card, move.aspect) : undefined;
}

/** What a choice comes to by where it leads. */
function changeBeyond({ flocks }: Asked, move: ChainMove, next: ChainPoint): Change | undefined {
  if (next.kind === 'complete') return finished(flocks, next.effect);
  const { options, flocks: left, waiting } = next.asked;
  const places = options.flatMap((option) => (option.kind === 'into' ? [option.flock] : []));
  if (waiting !== null && places.length > 0) return bestPlace(placingOf(left, waiting), places);
  return move.kind === 'lift' ? lift(flocks, left, move.card) : undefined;
}

interface Placing {
  readonly flocks: OwnFlocks;
  /** In none of the flocks. */
  readonly bird: Bird;
  /** What all flocks score without it. */
  readonly points: number;
}

function placingOf(flocks: OwnFlocks, bird: Bird): Placing {
  return { flocks, bird, points: pointsOf(flocks) };
}

function place({ flocks, bird, points }: Placing, into: Destination): Change {
  const birds = flocks.flocks.find(({ label }) => label === into)?.birds ?? [];
  const flockPoints = { before: worthOf(birds).points, after: worthOf([...birds, bird]).points };
  const after = points - flockPoints.before + flockPoints.after;
  return { flock: into, flockPoints, after, best: false };
}

function bestPlace(placing: Placing, destinations: readonly Destination[]): Change | undefined {
  const changes = destinations.map((into) => place(placing, into));
  const [best] = changes.toSorted((one, other) => other.after - one.after);
  return best && { ...best, best: true };
}

// A bird with only one place to go is there already.
function lift(flocks: OwnFlocks, left: OwnFlocks, card: Card): Change {
  const { label } = must(flockWith(left, card) ?? flockWith(flocks, card), 'A lifted bird is in a flock.');
  return changed(label, flocks, left);
}

function makeWild(flocks: OwnFlocks, card: Card, aspect: Aspect): Change {
  const { label } = must(flockWith(flocks, card), 'A seeded bird is in a flock.');
  return changed(label, flocks, withWild(flocks, card, aspect));
}

/** The choice leaves no other, so that it carries the whole ability out. */
function finished(flocks: OwnFlocks, { flocks: after, done }: Effect): Change | undefined {
  const label = lastFlockOf(done);
  return label === undefined ? undefined : changed(label, flocks, after);
}

function changed(label: number, before: OwnFlocks, after: OwnFlocks): Change {
  const flockPoints = { before: pointsAt(before, label), after: pointsAt(after, label) };
  return { flock: label, flockPoints, after: pointsOf(after), best: false };
}

function pointsAt({ flocks }: OwnFlocks, label: number): number {
  return worthOf(flocks.find((flock) => flock.label === label)?.birds ?? []).points;
}

function lastFlockOf(done: AbilityDone): number | undefined {
  switch (done.kind) {
    case 'birds-moved':
      return done.moves.at(-1)?.flock;
    case 'birds-swapped':
      return done.placed.at(-1)?.flock;
    case 'bird-placed':
      return done.placed.flock;
    case 'seed-cached':
      return done.flock;
    case 'birds-discarded':
      return undefined;
  }
}
