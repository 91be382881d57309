import type { Result } from '../base/result.js';
import type {
  BestScore,
  BySeat,
  Deal,
  Decision,
  FigureKinds,
  Figures,
  Illegal,
  OptionSpec,
  OptionValues,
  Outcome,
  PublicEvent,
  Scores,
  Seat,
  Situation,
  Viewer,
} from './game-types.js';

/** The types that make one game, gathered so that `Game` needs one parameter. */
export interface GameTypes {
  readonly options: OptionValues;
  /** Plain JSON, a union by phase. "Not yet" is `null`, never `undefined`. */
  readonly state: unknown;
  readonly move: unknown;
  /** All that happened, hidden things included. */
  readonly event: { readonly kind: string };
  readonly publicEvent: PublicEvent;
  readonly view: unknown;
  readonly previews: unknown;
  readonly illegal: Illegal;
}

export interface Applied<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
  /** True when something hidden was shown or the rules call the move final, so it cannot be taken back. */
  readonly final: boolean;
}

/** A move, and whose it is. */
export interface SeatMove<G extends GameTypes> {
  readonly seat: Seat;
  readonly move: G['move'];
}

/** A match looked back on. */
export interface Trail<G extends GameTypes> {
  /** As the last move has left it; the match may be unfinished, where all but one have left. */
  readonly state: G['state'];
  /** Of all moves that stand, in order. */
  readonly events: readonly G['event'][];
}

/** The rules of one game as pure functions: no clock, no I/O, no randomness but the seed. */
export interface Game<G extends GameTypes> {
  /** Lower case with hyphens; part of stored tables, so it never changes. */
  readonly id: string;
  /** Raised when the rules change what a stored match would come to. */
  readonly rulesVersion: number;
  readonly seatCounts: readonly number[];
  readonly options: readonly OptionSpec[];
  readonly bestScore: BestScore;
  readonly figureKinds: FigureKinds;

  /** The match right after its first deal. `seed` is 64 hex digits. */
  setup(options: G['options'], seatCount: number, seed: string): G['state'];
  /** Who must or may choose now; several at once in simultaneous phases, none once the match is over. */
  decisions(state: G['state']): readonly Decision[];
  legalMoves(state: G['state'], seat: Seat): readonly G['move'][];
  /** Always checks, and never changes its argument. */
  apply(state: G['state'], seat: Seat, move: G['move']): Result<Applied<G>, G['illegal']>;
  situation(state: G['state'], viewer: Viewer): Situation<G['view'], G['move'], G['previews']>;
  /** What everybody may know of an event, or nothing. Built by naming each field. */
  publicEvent(event: G['event']): G['publicEvent'] | undefined;
  /** The least harmful legal move, for a seat that does not answer. Deterministic. */
  fallbackMove(state: G['state'], seat: Seat): G['move'];
  /** Who is surely asked next once whoever is asked now has answered; nobody where that depends on the answer. */
  onDeck(state: G['state']): readonly Seat[];
  /** What has been scored so far. */
  scores(state: G['state']): Scores;
  outcome(state: G['state']): Outcome | undefined;
  /**
   * The moves without those that were undone or replaced, of which nobody else ever learns. They are legal, and lead to
   * the same state at every step that showed anything.
   */
  keptMoves(moves: readonly SeatMove<G>[]): readonly SeatMove<G>[];
  /** The latest deal, of a state in which nobody has moved since. */
  dealIn(state: G['state']): Deal;
  /** What is worth counting of each seat's match. */
  figures(trail: Trail<G>): BySeat<Figures>;
  /** At most 40 of `[A-Za-z0-9_-]`. The inverse of `parseMove`. */
  formatMove(move: G['move']): string;
  parseMove(text: string): G['move'] | undefined;
}

/** Points so far, for games that score at the end of each round only. */
export function sumScores(rounds: readonly BySeat<number>[], seatCount: number): Scores {
  const totals = Array.from({ length: seatCount }, (_, seat) =>
    rounds.reduce((sum, round) => sum + (round[seat] ?? 0), 0),
  );
  return { rounds, totals };
}
