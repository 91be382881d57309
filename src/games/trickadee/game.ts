import { err, ok } from '../../base/result.js';
import { drawBelow } from '../deal.js';
import type { Game, GameTypes } from '../game.js';
import { atSeat, type Outcome, type Scores, type Seat, seatsOf } from '../game-types.js';
import { fullBank } from './bank.js';
import type { TrickadeeEvent, TrickadeePublicEvent } from './events.js';
import { fallbackMoveOf } from './fallback.js';
import { figuresIn, TRICKADEE_FIGURES } from './figures.js';
import { decisionsOf, legalMovesOf, onDeckIn } from './legal.js';
import {
  formatMove,
  type IllegalTrickadeeMove,
  parseMove,
  type TrickadeeMove,
  type TrickadeePreviews,
} from './moves.js';
import { TRICKADEE_OPTIONS, type TrickadeeOptions } from './options.js';
import { dealIn, withoutUndone } from './past.js';
import { carryOut } from './play.js';
import { previewsOf } from './previews.js';
import { moveProblem } from './problem.js';
import { publicEventOf } from './public-event.js';
import { dealRound, finalTotals, roundTotals } from './round.js';
import { type Match, SEAT_COUNTS, type TrickadeeState } from './state.js';
import { type TrickadeeView, viewTrickadee } from './view.js';

export interface Trickadee extends GameTypes {
  readonly options: TrickadeeOptions;
  readonly state: TrickadeeState;
  readonly move: TrickadeeMove;
  readonly event: TrickadeeEvent;
  readonly publicEvent: TrickadeePublicEvent;
  readonly view: TrickadeeView;
  readonly previews: TrickadeePreviews;
  readonly illegal: IllegalTrickadeeMove;
}

export const trickadee: Game<Trickadee> = {
  id: 'trickadee',
  rulesVersion: 1,
  seatCounts: SEAT_COUNTS,
  options: TRICKADEE_OPTIONS,
  bestScore: 'highest',
  figureKinds: TRICKADEE_FIGURES,
  setup: (options, seatCount, seed) => {
    const match: Match = {
      seed,
      liferCounts: options['lifer-counts'] === 'yes',
      bank: fullBank(seatCount),
      scores: [],
      displayed: [],
      lastFirst: seatsOf(seatCount).map(() => 0),
      lastRound: null,
    };
    return dealRound(match, 1, drawBelow({ seed, name: 'first-leader' }, seatCount) as Seat);
  },
  decisions: decisionsOf,
  legalMoves: legalMovesOf,
  apply: (state, seat, move) => {
    const problem = moveProblem(state, seat, move);
    return problem === undefined ? ok(carryOut(state, seat, move)) : err(problem);
  },
  situation: (state, viewer) => ({
    viewer,
    view: viewTrickadee(state, viewer),
    decisions: decisionsOf(state),
    moves: viewer === 'spectator' ? [] : legalMovesOf(state, viewer),
    previews: viewer === 'spectator' ? {} : previewsOf(state, viewer),
  }),
  publicEvent: publicEventOf,
  fallbackMove: fallbackMoveOf,
  onDeck: onDeckIn,
  scores: scoresOf,
  outcome: outcomeOf,
  keptMoves: withoutUndone,
  dealIn,
  figures: figuresIn,
  formatMove,
  parseMove,
};

function scoresOf({ phase, match }: TrickadeeState): Scores {
  return {
    rounds: match.scores.map(({ points }) => points),
    totals: phase === 'finished' ? finalTotals(match) : roundTotals(match),
  };
}

/** Equal totals share a place. */
function outcomeOf(state: TrickadeeState): Outcome | undefined {
  if (state.phase !== 'finished') return undefined;
  const scores = scoresOf(state);
  const places = seatsOf(scores.totals.length).map(
    (seat) => 1 + scores.totals.filter((total) => total > atSeat(scores.totals, seat)).length,
  );
  return { ...scores, places };
}
