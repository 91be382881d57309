import { must } from '../../base/invariant.js';
import { atSeat, type Seat } from '../game-types.js';
import { ASPECTS } from './cards.js';
import { birdNamed } from './flocks.js';
import { askedBy, askOf, canGoBack, legalMovesOf, waitingFor } from './legal.js';
import {
  type ChainMove,
  type Destination,
  formatMove,
  type IllegalTrickadeeMove,
  type TrickadeeAsk,
  type TrickadeeMove,
} from './moves.js';
import { birdsLeft, type Chain, liferSpecies, type Resolving, type TrickadeeState } from './state.js';
import { playProblem } from './trick.js';
import { abilityProblem } from './usable.js';

/** Names what keeps a move from being made. Agrees with `legalMovesOf`, which it asks first. */
export function moveProblem(
  state: TrickadeeState,
  seat: Seat,
  move: TrickadeeMove,
): IllegalTrickadeeMove | undefined {
  if (state.phase === 'finished') return { reason: 'match-over' };
  const asked = askOf(state, seat);
  if (asked === null) return { reason: 'not-your-turn', waitingFor: waitingFor(state) };
  // What answers no question is not worth listing all moves for.
  if (move.kind !== asked && !ASIDE.has(move.kind)) return { reason: 'other-decision', asked };
  const legal = legalMovesOf(state, seat);
  const text = formatMove(move);
  if (legal.some((listed) => listed.kind === move.kind && formatMove(listed) === text)) return undefined;
  if (state.phase === 'resolving') return problemInTrick(state, seat, { move, asked, legal });
  if (move.kind !== 'play') return { reason: 'other-decision', asked };
  const { round, trick } = state;
  return playProblem(move.card, atSeat(round.hands, seat), { trick, lifer: liferSpecies(round) });
}

/** Moves that stand beside what is asked. */
const ASIDE: ReadonlySet<string> = new Set<TrickadeeMove['kind']>(['stop', 'back', 'pass', 'pass-round']);

interface Refused {
  readonly move: TrickadeeMove;
  readonly asked: TrickadeeAsk;
  readonly legal: readonly TrickadeeMove[];
}

function problemInTrick(state: Resolving, seat: Seat, refused: Refused): IllegalTrickadeeMove {
  const { move, asked } = refused;
  const stand = atSeat(state.stands, seat);
  const chain = stand.status === 'using' ? stand.chain : null;
  if (move.kind === 'back') return backProblem(chain);
  if (move.kind === 'pass-round' && asked === 'use') return { reason: 'last-trick' };
  if (move.kind === 'stop' && chain !== null) return { reason: 'cannot-stop' };
  if (move.kind !== asked) return { reason: 'other-decision', asked };
  return chain === null
    ? problemOutside(state, seat, refused)
    : problemInChain(state, seat, { ...refused, chain });
}

/** What is wrong with a pick or with the choice of an ability. */
function problemOutside(state: Resolving, seat: Seat, { move, asked, legal }: Refused): IllegalTrickadeeMove {
  switch (move.kind) {
    case 'take':
      return { reason: 'not-on-table', card: move.card, left: birdsLeft(state) };
    case 'into':
      return { reason: 'no-such-flock', flock: move.flock, possible: destinationsAmong(legal) };
    case 'use': {
      const { ability } = move;
      const problem = must(abilityProblem(state, seat, ability), 'A usable ability is legal.');
      return { reason: 'ability-not-usable', ability, ...problem };
    }
    default:
      return { reason: 'other-decision', asked };
  }
}

// Of the drawn birds nothing is said here: what is refused is only that a choice be undone.
function backProblem(chain: Chain | null): IllegalTrickadeeMove {
  const seen = chain !== null && !canGoBack(chain);
  return { reason: 'cannot-go-back', why: seen ? 'birds-seen' : 'nothing-chosen' };
}

function problemInChain(
  state: Resolving,
  seat: Seat,
  { chain, move, asked, legal }: Refused & { readonly chain: Chain },
): IllegalTrickadeeMove {
  switch (move.kind) {
    case 'into':
      return { reason: 'no-such-flock', flock: move.flock, possible: destinationsAmong(legal) };
    case 'lift':
      if (isChosen(chain, move)) return { reason: 'chosen-already', card: move.card };
      return { reason: 'not-in-your-flocks', card: move.card };
    case 'cache': {
      const bird = birdNamed(atSeat(state.round.flocks, seat), move.card);
      return bird?.wild.length === ASPECTS.length
        ? { reason: 'bird-all-wild', card: move.card }
        : { reason: 'not-in-your-flocks', card: move.card };
    }
    case 'hand':
    case 'discard':
      return isChosen(chain, move)
        ? { reason: 'chosen-already', card: move.card }
        : { reason: 'card-not-held', card: move.card };
    case 'wild': {
      const bird = askedBy(state, seat, chain).waiting;
      return bird === null
        ? { reason: 'other-decision', asked }
        : { reason: 'wild-already', card: bird.card, aspect: move.aspect };
    }
    default:
      return { reason: 'other-decision', asked };
  }
}

function isChosen({ chosen }: Chain, move: ChainMove): boolean {
  const text = formatMove(move);
  return chosen.some((earlier) => formatMove(earlier) === text);
}

function destinationsAmong(legal: readonly TrickadeeMove[]): readonly Destination[] {
  return legal.flatMap((move) => (move.kind === 'into' ? [move.flock] : []));
}
