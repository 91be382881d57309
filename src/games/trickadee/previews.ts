import { must } from '../../base/invariant.js';
import { atSeat, type Seat } from '../game-types.js';
import type { Aspect, Bird, Card } from './cards.js';
import type { Effect } from './chain.js';
import type { AbilityDone } from './events.js';
import { destinationsIn, flockWith, freshBird, type OwnFlocks, pointsOf, withWild } from './flocks.js';
import { askedBy, legalMovesOf } from './legal.js';
import {
  type ChainMove,
  type Destination,
  formatMove,
  isChainMove,
  type Preview,
  type TrickadeeMove,
  type TrickadeePreviews,
} from './moves.js';
import { worthOf } from './scoring.js';
import type { Chain, Resolving, TrickadeeState } from './state.js';
import { chainPoint } from './use.js';

export function previewsOf(state: TrickadeeState, seat: Seat): TrickadeePreviews {
  if (state.phase !== 'resolving') return {};
  const before = pointsOf(atSeat(state.round.flocks, seat));
  const entries = legalMovesOf(state, seat).flatMap((move) => {
    const change = changeBy(state, seat, move);
    if (change === undefined) return [];
    const { flock, flockPoints, after, best } = change;
    return [[formatMove(move), { flock, flockPoints, points: { before, after }, best }] as const];
  });
  return Object.fromEntries(entries);
}

/** A change by the choice alone; `after` is what all flocks score then. */
type Change = Omit<Preview, 'points'> & { readonly after: number };

function changeBy(state: Resolving, seat: Seat, move: TrickadeeMove): Change | undefined {
  const stand = atSeat(state.stands, seat);
  if (stand.status === 'using')
    return isChainMove(move) ? changeInChain(state, seat, { ...stand, move }) : undefined;
  const flocks = atSeat(state.round.flocks, seat);
  if (move.kind === 'take') return bestPlace({ flocks, bird: freshBird(move.card) }, destinationsIn(flocks));
  if (move.kind !== 'into' || stand.status !== 'picking' || stand.card === null) return undefined;
  return place({ flocks, bird: freshBird(stand.card) }, move.flock);
}

function changeInChain(
  state: Resolving,
  seat: Seat,
  { chain, move }: { readonly chain: Chain; readonly move: ChainMove },
): Change | undefined {
  const { flocks, waiting } = askedBy(state, seat, chain);
  if (waiting !== null && move.kind === 'into') return place({ flocks, bird: waiting }, move.flock);
  if (waiting !== null && move.kind === 'wild') return makeWild(flocks, waiting.card, move.aspect);
  const next = chainPoint(state, seat, { ...chain, chosen: [...chain.chosen, move] });
  if (next.kind === 'complete') return finished(flocks, next.effect);
  const { options, flocks: left, waiting: lifted } = next.asked;
  const places = options.flatMap((option) => (option.kind === 'into' ? [option.flock] : []));
  if (lifted !== null && places.length > 0) return bestPlace({ flocks: left, bird: lifted }, places);
  return move.kind === 'lift' ? lift(flocks, left, move.card) : undefined;
}

interface Placing {
  readonly flocks: OwnFlocks;
  /** In none of the flocks. */
  readonly bird: Bird;
}

function place({ flocks, bird }: Placing, into: Destination): Change {
  const birds = flocks.flocks.find(({ label }) => label === into)?.birds ?? [];
  const flockPoints = { before: worthOf(birds).points, after: worthOf([...birds, bird]).points };
  const after = pointsOf(flocks) - flockPoints.before + flockPoints.after;
  return { flock: into, flockPoints, after, best: false };
}

function bestPlace(placing: Placing, destinations: readonly Destination[]): Change | undefined {
  const changes = destinations.map((into) => place(placing, into));
  const [best] = changes.toSorted((one, other) => other.after - one.after);
  return best && { ...best, best: true };
}

function lift(flocks: OwnFlocks, left: OwnFlocks, card: Card): Change {
  const { label } = must(flockWith(flocks, card), 'A lifted bird is in a flock.');
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
