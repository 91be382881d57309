import { InvariantError, invariant } from '../../base/invariant.js';
import { atSeat, type Seat, withSeat } from '../game-types.js';
import type { Card } from './cards.js';
import { isChainMove, type TrickadeeMove } from './moves.js';
import { type Progress, thence } from './progress.js';
import { finishTrick, openPick, pass, passUnasked, pickBird, placeTrick, withStand } from './resolve.js';
import { endRound } from './round.js';
import { type Playing, type Resolving, seatToPlay, type TrickadeeState, tricksInRound } from './state.js';
import { chooseAgain, chooseNext, startAbility } from './use.js';

/** Carries out a legal move and all that follows from it, up to the next decisions. */
export function carryOut(state: TrickadeeState, seat: Seat, move: TrickadeeMove): Progress {
  let progress = firstStep(state, seat, move);
  let next = nextStep(progress.state);
  while (next !== undefined) {
    progress = thence(progress, next);
    next = nextStep(progress.state);
  }
  return progress;
}

// Legality is judged before, so that a phase and a move always fit each other here.
function firstStep(state: TrickadeeState, seat: Seat, move: TrickadeeMove): Progress {
  if (state.phase === 'playing' && move.kind === 'play') return playCard(state, move.card, { forced: false });
  if (state.phase === 'resolving') return resolvingStep(state, seat, move);
  throw new InvariantError(`A ${move.kind} cannot be carried out while ${state.phase}.`);
}

function resolvingStep(state: Resolving, seat: Seat, move: TrickadeeMove): Progress {
  const stand = atSeat(state.stands, seat);
  if (stand.status === 'using') {
    const { chain } = stand;
    if (move.kind === 'back') return goneBack(chooseAgain(state, seat, chain));
    invariant(isChainMove(move), `A ${move.kind} is not part of an ability.`);
    return chooseNext(state, seat, { chain, move });
  }
  switch (move.kind) {
    case 'take':
      return standing(state, seat, move.card);
    case 'back':
      return goneBack(standing(state, seat, null));
    case 'into':
      return pickBird(state, seat, move.flock);
    case 'use':
      return startAbility(state, seat, move.ability);
    case 'pass':
      return pass(state, seat, 'chosen');
    case 'pass-round':
      return pass(state, seat, 'for-round');
    default:
      throw new InvariantError(`A ${move.kind} is part of an ability.`);
  }
}

/** What the rules do by themselves, one thing at a time; `undefined` once somebody has something to decide. */
function nextStep(state: TrickadeeState): Progress | undefined {
  if (state.phase === 'finished') return undefined;
  if (state.phase === 'resolving') return nextInTrick(state);
  const { round, trick } = state;
  if (trick.length === round.hands.length) return placeTrick(state);
  if (trick.length === 0 && round.tricks.length === tricksInRound(round.number)) return endRound(state);
  const [last, ...others] = atSeat(round.hands, seatToPlay(state));
  return last === undefined || others.length > 0 ? undefined : playCard(state, last, { forced: true });
}

function nextInTrick(state: Resolving): Progress | undefined {
  const opened = openPick(state);
  if (opened !== undefined) return { state: opened, events: [], final: false };
  const passed = passUnasked(state);
  if (passed !== undefined) return passed;
  return state.stands.every(({ status }) => status === 'done') ? finishTrick(state) : undefined;
}

function playCard(state: Playing, card: Card, { forced }: { readonly forced: boolean }): Progress {
  const { round, trick } = state;
  const seat = seatToPlay(state);
  const hand = atSeat(round.hands, seat).filter((held) => held !== card);
  const trickNumber = round.tricks.length + 1;
  return {
    state: {
      ...state,
      round: { ...round, hands: withSeat(round.hands, seat, hand) },
      trick: [...trick, { seat, card }],
    },
    events: [{ kind: 'card-played', seat, card, trickNumber, lead: trick.length === 0, forced }],
    // A card played unasked is one that the others have not seen.
    final: forced,
  };
}

// What was chosen before can be chosen again, so that going back is never a slip to be taken back in its turn.
function goneBack(progress: Progress): Progress {
  return { ...progress, final: true };
}

function standing(state: Resolving, seat: Seat, card: Card | null): Progress {
  return { state: withStand(state, seat, { status: 'picking', card }), events: [], final: false };
}
