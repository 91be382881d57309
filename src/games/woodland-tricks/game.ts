import { invariant } from '../../base/invariant.js';
import { err, ok } from '../../base/result.js';
import { drawBelow } from '../deal.js';
import { type Game, type GameTypes, sumScores } from '../game.js';
import { type Outcome, type Scores, type Seat, seatsOf } from '../game-types.js';
import { publicEventOf, type WoodlandTricksEvent, type WoodlandTricksPublicEvent } from './events.js';
import { figuresIn, WOODLAND_TRICKS_FIGURES } from './figures.js';
import { decisionsOf, fallbackMoveOf, legalMovesOf, moveProblem, onDeckIn } from './legal.js';
import { formatMove, type IllegalWoodlandTricksMove, parseMove, type WoodlandTricksMove } from './moves.js';
import { suitsOfOption, WOODLAND_TRICKS_OPTIONS, type WoodlandTricksOptions } from './options.js';
import { dealIn } from './past.js';
import { carryOut } from './play.js';
import { dealRound } from './round.js';
import { verdictOf } from './scoring.js';
import { type Match, SEAT_COUNT, type WoodlandTricksState } from './state.js';
import { viewWoodlandTricks, type WoodlandTricksPreviews, type WoodlandTricksView } from './view.js';

export interface WoodlandTricks extends GameTypes {
  readonly options: WoodlandTricksOptions;
  readonly state: WoodlandTricksState;
  readonly move: WoodlandTricksMove;
  readonly event: WoodlandTricksEvent;
  readonly publicEvent: WoodlandTricksPublicEvent;
  readonly view: WoodlandTricksView;
  readonly previews: WoodlandTricksPreviews;
  readonly illegal: IllegalWoodlandTricksMove;
}

export const woodlandTricks: Game<WoodlandTricks> = {
  id: 'woodland-tricks',
  rulesVersion: 1,
  seatCounts: [SEAT_COUNT],
  options: WOODLAND_TRICKS_OPTIONS,
  bestScore: 'highest',
  figureKinds: WOODLAND_TRICKS_FIGURES,
  setup: ({ target, suits }, _seatCount, seed) => {
    const match: Match = {
      seed,
      target: Number(target),
      suits: suitsOfOption(suits),
      scores: [],
      lastRound: null,
    };
    const dealer = drawBelow({ seed, name: 'first-dealer' }, SEAT_COUNT) as Seat;
    return { phase: 'playing', match, round: dealRound(match, 1, dealer) };
  },
  decisions: decisionsOf,
  legalMoves: legalMovesOf,
  apply: (state, seat, move) => {
    const problem = moveProblem(state, seat, move);
    return problem === undefined ? ok(carryOut(state, move)) : err(problem);
  },
  situation: (state, viewer) => ({
    viewer,
    view: viewWoodlandTricks(state, viewer),
    decisions: decisionsOf(state),
    moves: viewer === 'spectator' ? [] : legalMovesOf(state, viewer),
    previews: {},
  }),
  publicEvent: publicEventOf,
  fallbackMove: fallbackMoveOf,
  onDeck: onDeckIn,
  scores: ({ match }) => scoresOf(match),
  outcome: outcomeOf,
  // What is taken back is no move any more, and nothing else is undone in this game.
  keptMoves: (moves) => moves,
  dealIn,
  figures: figuresIn,
  formatMove,
  parseMove,
};

function scoresOf({ scores }: Match): Scores {
  return sumScores(
    scores.map(({ points }) => points),
    SEAT_COUNT,
  );
}

function outcomeOf({ phase, match }: WoodlandTricksState): Outcome | undefined {
  if (phase !== 'finished') return undefined;
  const verdict = verdictOf(match.scores, match.target);
  invariant(verdict.kind === 'won', 'A finished match has a winner.');
  return { ...scoresOf(match), places: seatsOf(SEAT_COUNT).map((seat) => (seat === verdict.winner ? 1 : 2)) };
}
