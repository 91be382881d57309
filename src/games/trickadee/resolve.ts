import { must } from '../../base/invariant.js';
import { atSeat, type Seat, withSeat } from '../game-types.js';
import { payTrick } from './bank.js';
import type { PassReason, TrickadeeEvent } from './events.js';
import { freshBird, placedIn, pointsOf, withBird } from './flocks.js';
import type { Destination } from './moves.js';
import type { Progress } from './progress.js';
import {
  birdsLeft,
  isLastTrick,
  liferSpecies,
  type Playing,
  type Resolving,
  type Stand,
  tricksInRound,
} from './state.js';
import { placesOf } from './trick.js';
import { mayBecomeUsable, usableAbilities } from './usable.js';

/** Places a full trick and pays its seeds. */
export function placeTrick({ match, round, trick }: Playing): Progress<Resolving> {
  const order = placesOf(trick, { lifer: liferSpecies(round), liferCounts: match.liferCounts });
  const { bank, paid } = payTrick(match.bank, order);
  const number = round.tricks.length + 1;
  const placed = { number, plays: trick, order, paid };
  const first = must(order[0], 'A full trick has a 1st place.');
  const state: Resolving = {
    phase: 'resolving',
    match: {
      ...match,
      bank,
      lastFirst: withSeat(match.lastFirst, first, trickOfMatch(round.number, number)),
    },
    round,
    placed,
    picks: [],
    stands: trick.map((): Stand => ({ status: 'waiting' })),
  };
  const told = { kind: 'trick-placed', round: round.number, supply: bank.supply, ...placed } as const;
  return { state, events: [told], final: false };
}

/** Puts the bird a seat has chosen into a flock, which opens its time for an ability. */
export function pickBird(state: Resolving, seat: Seat, into: Destination): Progress<Resolving> {
  const stand = atSeat(state.stands, seat);
  const card = must(stand.status === 'picking' ? stand.card : null, 'A bird is chosen before its flock.');
  const { round, picks } = state;
  const before = atSeat(round.flocks, seat);
  const after = withBird(before, freshBird(card), into);
  const pick = { seat, ...placedIn(before, card, into) };
  const event: TrickadeeEvent = {
    kind: 'bird-picked',
    place: picks.length + 1,
    points: { before: pointsOf(before), after: pointsOf(after) },
    ...pick,
  };
  const picked: Resolving = {
    ...state,
    round: { ...round, flocks: withSeat(round.flocks, seat, after) },
    picks: [...picks, pick],
  };
  return { state: withStand(picked, seat, { status: 'choosing' }), events: [event], final: false };
}

/** Passes for a trick, or for all that is left of the round; both are final. */
export function pass(state: Resolving, seat: Seat, why: 'chosen' | 'for-round'): Progress<Resolving> {
  const passed = passedFor(state, seat, why);
  if (why === 'chosen') return { ...passed, final: true };
  const { round } = passed.state;
  const passedRound = withSeat(round.passedRound, seat, true);
  return { ...passed, state: { ...passed.state, round: { ...round, passedRound } }, final: true };
}

/** Passes a seat that has something to pass but nothing to choose, if there is one. */
export function passUnasked(state: Resolving): Progress<Resolving> | undefined {
  for (const seat of state.placed.order) {
    if (atSeat(state.stands, seat).status !== 'choosing') continue;
    if (atSeat(state.round.passedRound, seat)) return passedFor(state, seat, 'passed-earlier');
    if (usableAbilities(state, seat).length === 0 && !mayBecomeUsable(state, seat))
      return passedFor(state, seat, 'unable');
  }
  return undefined;
}

/** Lets the next seat pick, if it is its turn; the last bird is taken unasked, and only its flock is chosen. */
export function openPick(state: Resolving): Resolving | undefined {
  const next = state.placed.order[state.picks.length];
  if (next === undefined || atSeat(state.stands, next).status !== 'waiting') return undefined;
  const [only, ...others] = birdsLeft(state);
  const card = others.length === 0 ? (only ?? null) : null;
  return withStand(state, next, { status: 'picking', card });
}

/** Closes a trick that every seat is done with; its 1st place leads the next one. */
export function finishTrick({ match, round, placed, picks, stands }: Resolving): Progress<Playing> {
  const used = stands.map((stand) => (stand.status === 'done' ? stand.used : null));
  const finished = { ...placed, picks, used };
  return {
    state: {
      phase: 'playing',
      match,
      round: {
        ...round,
        leader: must(placed.order[0], 'A placed trick has a 1st place.'),
        tricks: [...round.tricks, finished],
      },
      trick: [],
    },
    events: [{ kind: 'trick-finished', round: round.number, ...finished }],
    final: false,
  };
}

export function withStand(state: Resolving, seat: Seat, stand: Stand): Resolving {
  return { ...state, stands: withSeat(state.stands, seat, stand) };
}

/** Whether a pass for the whole round says more than a pass. */
export function canPassRound(state: Resolving): boolean {
  return !isLastTrick(state);
}

function passedFor(state: Resolving, seat: Seat, why: PassReason): Progress<Resolving> {
  return {
    state: withStand(state, seat, { status: 'done', used: null }),
    events: [{ kind: 'ability-passed', seat, why }],
    final: false,
  };
}

/** A trick's number counted through the match. */
function trickOfMatch(round: number, number: number): number {
  let before = 0;
  for (let earlier = 1; earlier < round; earlier += 1) before += tricksInRound(earlier);
  return before + number;
}
