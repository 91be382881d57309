import { must } from '../../base/invariant.js';
import { atSeat, type Decision, type Seat, seatAfter } from '../game-types.js';
import type { Asked } from './chain.js';
import { destinationsIn } from './flocks.js';
import type { ChainMove, TrickadeeAsk, TrickadeeDecisionKind, TrickadeeMove } from './moves.js';
import { canPassRound } from './resolve.js';
import {
  birdsLeft,
  type Chain,
  liferSpecies,
  type Resolving,
  type Stand,
  seatToPlay,
  type TrickadeeState,
} from './state.js';
import { legalPlays } from './trick.js';
import { usableAbilities } from './usable.js';
import { chainPoint } from './use.js';

interface TrickadeeDecision extends Decision {
  readonly kind: TrickadeeDecisionKind;
}

/** One seat plays at a time; a trick that is placed may ask one seat to pick and several about abilities. */
export function decisionsOf(state: TrickadeeState): readonly TrickadeeDecision[] {
  switch (state.phase) {
    case 'playing':
      return [{ seat: seatToPlay(state), must: true, kind: 'play' }];
    case 'resolving':
      return state.placed.order.flatMap((seat) => decisionAt(state, seat) ?? []);
    case 'finished':
      return [];
  }
}

export function legalMovesOf(state: TrickadeeState, seat: Seat): readonly TrickadeeMove[] {
  switch (state.phase) {
    case 'playing': {
      if (seat !== seatToPlay(state)) return [];
      const legal = legalPlays(atSeat(state.round.hands, seat), state.trick, liferSpecies(state.round));
      return legal.map((card) => ({ kind: 'play', card }));
    }
    case 'resolving':
      return movesAt(state, seat);
    case 'finished':
      return [];
  }
}

/** Whoever plays to the trick next; a last card is played unasked. */
export function onDeckIn(state: TrickadeeState): readonly Seat[] {
  if (state.phase !== 'playing') return [];
  const { hands } = state.round;
  if (state.trick.length + 1 >= hands.length) return [];
  const next = seatAfter(seatToPlay(state), hands.length);
  return atSeat(hands, next).length > 1 ? [next] : [];
}

/** The seats that the match waits for. */
export function waitingFor(state: TrickadeeState): readonly Seat[] {
  return decisionsOf(state).flatMap((decision) => (decision.must ? [decision.seat] : []));
}

/** What a seat is asked exactly; `null` where it is asked nothing. */
export function askOf(state: TrickadeeState, seat: Seat): TrickadeeAsk | null {
  if (state.phase === 'finished') return null;
  if (state.phase === 'playing') return seat === seatToPlay(state) ? 'play' : null;
  const stand = atSeat(state.stands, seat);
  switch (stand.status) {
    case 'picking':
      return stand.card === null ? 'take' : 'into';
    case 'choosing':
      return 'use';
    case 'using':
      return askIn(askedBy(state, seat, stand.chain));
    case 'waiting':
    case 'done':
      return null;
  }
}

/** What a seat's running ability asks it now. */
export function askedBy(state: Resolving, seat: Seat, chain: Chain): Asked {
  const point = chainPoint(state, seat, chain);
  return must(point.kind === 'asking' ? point.asked : null, 'A complete ability is over at once.');
}

/** Whether a choice of a running ability can be undone: not beyond birds that have been drawn. */
export function canGoBack({ drawn, chosen }: Chain): boolean {
  return chosen.length > 0 || drawn.length === 0;
}

/** Whether the seat itself has chosen the bird it is about to put down. */
function choseBird(state: Resolving, stand: Stand): boolean {
  return stand.status === 'picking' && stand.card !== null && birdsLeft(state).length > 1;
}

const BACK: TrickadeeMove = { kind: 'back' };

function decisionAt(state: Resolving, seat: Seat): TrickadeeDecision | undefined {
  const { status } = atSeat(state.stands, seat);
  switch (status) {
    case 'picking':
      return { seat, must: true, kind: 'pick' };
    // Where an ability becomes usable only by another seat's discards, nobody waits for a pass.
    case 'choosing':
      return { seat, must: usableAbilities(state, seat).length > 0, kind: 'ability' };
    case 'using':
      return { seat, must: true, kind: 'ability' };
    case 'waiting':
    case 'done':
      return undefined;
  }
}

function movesAt(state: Resolving, seat: Seat): readonly TrickadeeMove[] {
  const stand = atSeat(state.stands, seat);
  switch (stand.status) {
    case 'picking': {
      if (stand.card === null) return birdsLeft(state).map((card) => ({ kind: 'take', card }));
      const flocks = destinationsIn(atSeat(state.round.flocks, seat));
      const into = flocks.map((flock): TrickadeeMove => ({ kind: 'into', flock }));
      return choseBird(state, stand) ? [...into, BACK] : into;
    }
    case 'choosing': {
      const use = usableAbilities(state, seat).map((ability): TrickadeeMove => ({ kind: 'use', ability }));
      const pass: TrickadeeMove[] = canPassRound(state)
        ? [{ kind: 'pass' }, { kind: 'pass-round' }]
        : [{ kind: 'pass' }];
      return [...use, ...pass];
    }
    case 'using': {
      const { options } = askedBy(state, seat, stand.chain);
      return canGoBack(stand.chain) ? [...options, BACK] : options;
    }
    case 'waiting':
    case 'done':
      return [];
  }
}

function askIn({ options }: Asked): TrickadeeAsk {
  const kinds = options.map(({ kind }: ChainMove) => kind).filter((kind) => kind !== 'stop');
  return must(kinds[0], 'A choice between stopping and nothing else is not asked.');
}
