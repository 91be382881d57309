import { invariant } from '../../base/invariant.js';
import { err, ok } from '../../base/result.js';
import { type Game, type GameTypes, sumScores } from '../game.js';
import type { Outcome, Scores } from '../game-types.js';
import { dealGame } from './deal-game.js';
import { type BeforeTheBirdsEvent, type BeforeTheBirdsPublicEvent, publicEventOf } from './events.js';
import { fallbackMoveOf } from './fallback.js';
import { BEFORE_THE_BIRDS_FIGURES, figuresIn } from './figures.js';
import { decisionsOf, legalMovesOf, moveProblem } from './legal.js';
import { type BeforeTheBirdsMove, formatMove, type IllegalBeforeTheBirdsMove, parseMove } from './moves.js';
import { BEFORE_THE_BIRDS_OPTIONS, type BeforeTheBirdsOptions } from './options.js';
import { dealIn, withoutReplaced } from './past.js';
import { carryOut } from './play.js';
import { previewsOf } from './previews.js';
import { placesOf } from './scoring.js';
import { type BeforeTheBirdsState, type Match, SEAT_COUNTS } from './state.js';
import { type BeforeTheBirdsPreviews, type BeforeTheBirdsView, viewBeforeTheBirds } from './view.js';

export interface BeforeTheBirds extends GameTypes {
  readonly options: BeforeTheBirdsOptions;
  readonly state: BeforeTheBirdsState;
  readonly move: BeforeTheBirdsMove;
  readonly event: BeforeTheBirdsEvent;
  readonly publicEvent: BeforeTheBirdsPublicEvent;
  readonly view: BeforeTheBirdsView;
  readonly previews: BeforeTheBirdsPreviews;
  readonly illegal: IllegalBeforeTheBirdsMove;
}

export const beforeTheBirds: Game<BeforeTheBirds> = {
  id: 'before-the-birds',
  rulesVersion: 1,
  seatCounts: SEAT_COUNTS,
  options: BEFORE_THE_BIRDS_OPTIONS,
  bestScore: 'lowest',
  figureKinds: BEFORE_THE_BIRDS_FIGURES,
  setup: ({ deck, limit }, seatCount, seed) => {
    const match: Match = { seed, seatCount, deck, limit, scores: [], lastGame: null };
    return { phase: 'bidding', match, game: dealGame(match, 1) };
  },
  decisions: decisionsOf,
  legalMoves: legalMovesOf,
  apply: (state, seat, move) => {
    const problem = moveProblem(state, seat, move);
    if (problem !== undefined) return err(problem);
    invariant(state.phase === 'bidding', 'Nothing is legal once the match is over.');
    // A bid is never taken back but replaced (BTB-10), and whoever could take one back would tell of it.
    const { state: after, events } = carryOut(state, seat, move);
    return ok({ state: after, events, final: true });
  },
  situation: (state, viewer) => ({
    viewer,
    view: viewBeforeTheBirds(state, viewer),
    decisions: decisionsOf(state),
    moves: viewer === 'spectator' ? [] : legalMovesOf(state, viewer),
    previews: previewsOf(state, viewer),
  }),
  publicEvent: publicEventOf,
  fallbackMove: fallbackMoveOf,
  // Everybody bids at once.
  onDeck: () => [],
  scores: scoresOf,
  outcome: outcomeOf,
  keptMoves: withoutReplaced,
  dealIn,
  figures: figuresIn,
  formatMove,
  parseMove,
};

/** A game of the match counts as one round of the scores. */
function scoresOf({ match }: BeforeTheBirdsState): Scores {
  return sumScores(
    match.scores.map(({ points }) => points),
    match.seatCount,
  );
}

function outcomeOf(state: BeforeTheBirdsState): Outcome | undefined {
  if (state.phase !== 'finished') return undefined;
  const scores = scoresOf(state);
  return { ...scores, places: placesOf(scores.totals) };
}
