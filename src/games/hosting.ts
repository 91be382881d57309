import type { Brand } from '../base/brand.js';
import { invariant, must } from '../base/invariant.js';
import { err, ok, type Result } from '../base/result.js';
import { seedSeal } from './deal.js';
import type { Applied, Game, GameTypes } from './game.js';
import type {
  BestScore,
  BySeat,
  Decision,
  FigureKinds,
  Figures,
  Illegal,
  ImpossibleMove,
  OptionProblem,
  OptionSpec,
  OptionValues,
  Outcome,
  PastMatch,
  PublicEvent,
  Scores,
  Seat,
  Situation,
  Viewer,
} from './game-types.js';
import { lookBack } from './look-back.js';
import { checkOptions } from './options.js';

/** A whole state, hidden cards included, as text that only its own game reads. Never logged, never shown. */
export type SealedState = Brand<string, 'SealedState'>;

export interface HostedStep {
  readonly state: SealedState;
  readonly publicEvents: readonly PublicEvent[];
  /** See `Applied.final`. */
  readonly final: boolean;
  readonly decisions: readonly Decision[];
  readonly outcome: Outcome | undefined;
}

export type PlayRefusal =
  | { readonly reason: 'not-a-move' }
  | { readonly reason: 'illegal'; readonly illegal: Illegal };

export interface MatchStart {
  /** Checked by `checkOptions`. */
  readonly options: OptionValues;
  readonly seatCount: number;
  /** 64 hex digits. */
  readonly seed: string;
}

/** A move that has been made, by its text. */
export interface MadeMove {
  readonly seat: Seat;
  readonly move: string;
}

/** A game with its state type closed over, so that tables of all games fit in one list. */
export interface HostedGame {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seatCounts: readonly number[];
  readonly options: readonly OptionSpec[];
  readonly bestScore: BestScore;
  readonly figureKinds: FigureKinds;
  /** The options with defaults filled in, or every problem at once. */
  checkOptions(given: OptionValues): Result<OptionValues, readonly OptionProblem[]>;
  start(start: MatchStart): HostedStep;
  /** `move` is a move's text, as `formatMove` writes it. */
  play(state: SealedState, seat: Seat, move: string): Result<HostedStep, PlayRefusal>;
  situation(state: SealedState, viewer: Viewer): Situation;
  fallbackMove(state: SealedState, seat: Seat): string;
  onDeck(state: SealedState): readonly Seat[];
  scores(state: SealedState): Scores;
  /** What the game counts of each seat's match, from the moves that stand. */
  figures(start: MatchStart, moves: readonly MadeMove[]): BySeat<Figures>;
  /** See `Game.keptMoves`; of a legal match. */
  keptMoves(moves: readonly MadeMove[]): readonly MadeMove[];
  /** Opens every hand, so it is for matches that are over. */
  lookBack(start: MatchStart, moves: readonly MadeMove[]): Result<PastMatch, ImpossibleMove>;
  /** The move that a text stands for, for the face of the same game; nothing is said about its being possible. */
  parseMove(text: string): unknown;
}

export function hostGame<G extends GameTypes>(game: Game<G>): HostedGame {
  return {
    id: game.id,
    rulesVersion: game.rulesVersion,
    seatCounts: game.seatCounts,
    options: game.options,
    bestScore: game.bestScore,
    figureKinds: game.figureKinds,
    checkOptions: (given) => checkOptions(game.options, given),
    start: (start) => startMatch(game, start),
    play: (sealed, seat, text) => playMove(game, { state: unseal<G>(sealed), seat, text }),
    situation: (sealed, viewer) => game.situation(unseal<G>(sealed), viewer),
    fallbackMove: (sealed, seat) => game.formatMove(game.fallbackMove(unseal<G>(sealed), seat)),
    onDeck: (sealed) => game.onDeck(unseal<G>(sealed)),
    scores: (sealed) => game.scores(unseal<G>(sealed)),
    figures: (start, moves) => figuresOfMatch(game, start, moves),
    keptMoves: (moves) => keptMovesOf(game, moves),
    lookBack: (start, moves) => lookBack(game, start, moves),
    parseMove: (text) => game.parseMove(text),
  };
}

/** SHA-256 of the seed's text: shown before the first deal, so that the seed cannot be changed afterwards. */
export function sealOfSeed(seed: string): string {
  return seedSeal(seed);
}

function startMatch<G extends GameTypes>(
  game: Game<G>,
  { options, seatCount, seed }: MatchStart,
): HostedStep {
  invariant(game.seatCounts.includes(seatCount), `${game.id} is not for ${seatCount} seats.`);
  const state = game.setup(options, seatCount, seed);
  return hostedStep(game, { state, events: [], final: true });
}

function playMove<G extends GameTypes>(
  game: Game<G>,
  { state, seat, text }: { readonly state: G['state']; readonly seat: Seat; readonly text: string },
): Result<HostedStep, PlayRefusal> {
  const move = game.parseMove(text);
  if (move === undefined) return err({ reason: 'not-a-move' });
  const applied = game.apply(state, seat, move);
  return applied.ok
    ? ok(hostedStep(game, applied.value))
    : err({ reason: 'illegal', illegal: applied.error });
}

function figuresOfMatch<G extends GameTypes>(
  game: Game<G>,
  { options, seatCount, seed }: MatchStart,
  moves: readonly MadeMove[],
): BySeat<Figures> {
  let state = game.setup(options, seatCount, seed);
  const events: G['event'][] = [];
  for (const { seat, move } of moves) {
    const parsed = must(game.parseMove(move), `${move} is no move of ${game.id}.`);
    const applied = game.apply(state, seat, parsed);
    const { state: after, events: more } = must(applied.ok ? applied.value : null, `${move} is illegal.`);
    state = after;
    events.push(...more);
  }
  return game.figures({ state, events });
}

function keptMovesOf<G extends GameTypes>(game: Game<G>, moves: readonly MadeMove[]): readonly MadeMove[] {
  const parsed = moves.map(({ seat, move }) => ({
    seat,
    move: must(game.parseMove(move), `${move} is no move of ${game.id}.`),
  }));
  return game.keptMoves(parsed).map(({ seat, move }) => ({ seat, move: game.formatMove(move) }));
}

function hostedStep<G extends GameTypes>(game: Game<G>, { state, events, final }: Applied<G>): HostedStep {
  return {
    state: JSON.stringify(state) as SealedState,
    publicEvents: events.flatMap((event) => game.publicEvent(event) ?? []),
    final,
    decisions: game.decisions(state),
    outcome: game.outcome(state),
  };
}

// A sealed state is only ever written by `hostedStep` of the same game and rules version.
function unseal<G extends GameTypes>(state: SealedState): G['state'] {
  return JSON.parse(state) as G['state'];
}
