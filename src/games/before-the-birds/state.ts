/**
 * `docs/rules/before-the-birds.md`. House choices: the last card of each hand is bid unasked; a bid that has been
 * replaced leaves no trace; every game is dealt from a shuffle of its own name, so that no move shifts a later
 * deal.
 */
import type { BySeat, Seat } from '../game-types.js';
import type { Card } from './cards.js';
import type { FinishedRound, GameScore } from './events.js';
import type { Deck } from './options.js';

export const SEAT_COUNTS = [3, 4, 5, 6, 7] as const;
export const HAND_SIZE = 9;
/** As many as each seat has cards. */
const ROUNDS_IN_GAME = HAND_SIZE;

/** What is the same in every game, and what finished games left. */
export interface Match {
  /** 64 hex digits, from which every deal comes. */
  readonly seed: string;
  readonly seatCount: number;
  readonly deck: Deck;
  /** A total above it ends the match; `null` for a match of one game. */
  readonly limit: number | null;
  /** Finished games, the first one first. */
  readonly scores: readonly GameScore[];
  /** `null` during the first game. */
  readonly lastGame: FinishedGame | null;
}

/** What stays readable of a game after the next one is dealt. */
export interface FinishedGame {
  readonly game: number;
  readonly stored: BySeat<readonly Card[]>;
  readonly rounds: readonly FinishedRound[];
  /** The last Ground. */
  readonly leftOver: readonly Card[];
}

/** One deal with all its rounds. */
export interface CurrentGame {
  /** Counted from 1. */
  readonly number: number;
  /** Sorted, without the bid. */
  readonly hands: BySeat<readonly Card[]>;
  /** `null` until the seat has bid in this round. */
  readonly bids: BySeat<Card | null>;
  /** Sorted. */
  readonly ground: readonly Card[];
  /** The cards of each tree in the order stored, which is all there is to a tree. */
  readonly stored: BySeat<readonly Card[]>;
  readonly rounds: readonly FinishedRound[];
  /** Dealt to nobody; sorted. */
  readonly leftOut: readonly Card[];
}

interface InPhase<Phase extends string> {
  readonly phase: Phase;
  readonly match: Match;
  readonly game: CurrentGame;
}

/** Some seats have still to bid. */
export type Bidding = InPhase<'bidding'>;

/** The last game is played out. */
export type Finished = InPhase<'finished'>;

export type BeforeTheBirdsState = Bidding | Finished;

/** The round being bid for, or the last one of a finished game; 1 to 9. */
export function roundNumber({ rounds }: CurrentGame): number {
  return Math.min(rounds.length + 1, ROUNDS_IN_GAME);
}

/** `null` before the seat has bid in this round. */
export function bidOf({ bids }: CurrentGame, seat: Seat): Card | null {
  return bids[seat] ?? null;
}
