/**
 * `docs/rules/woodland-tricks.md`. House choices: the last card of a hand is played unasked, and every
 * round is dealt from a shuffle of its own name, so that no move shifts a later deal.
 */
import { must } from '../../base/invariant.js';
import { type BySeat, type Seat, seatAfter } from '../game-types.js';
import type { Card, Suit } from './cards.js';
import type { FinishedTrick, OwnDraw, Play, RoundScore, TrumpExchange } from './events.js';

export const SEAT_COUNT = 2;
export const HAND_SIZE = 13;
/** As many as each seat has cards. */
export const TRICKS_IN_ROUND = HAND_SIZE;

/** What is the same in every round, and what finished rounds left. */
export interface Match {
  /** 64 hex digits, from which every deal comes. */
  readonly seed: string;
  readonly target: number;
  readonly suits: readonly Suit[];
  readonly scores: readonly RoundScore[];
  /** `null` during the first round. */
  readonly lastRound: FinishedRound | null;
}

/** What stays readable of a round after the next one is dealt. */
export interface FinishedRound {
  readonly round: number;
  readonly tricks: readonly FinishedTrick[];
  readonly exchanges: readonly TrumpExchange[];
  readonly draws: BySeat<readonly OwnDraw[]>;
}

export interface Round {
  /** Counted from 1. */
  readonly number: number;
  readonly dealer: Seat;
  /** Sorted. */
  readonly hands: BySeat<readonly Card[]>;
  readonly trumpCard: Card;
  /** The top card first. */
  readonly drawPile: readonly Card[];
  /** Who leads or led the trick being played. */
  readonly leader: Seat;
  readonly trick: readonly Play[];
  readonly tricks: readonly FinishedTrick[];
  readonly exchanges: readonly TrumpExchange[];
  readonly draws: BySeat<readonly OwnDraw[]>;
}

interface InPhase<Phase extends string> {
  readonly phase: Phase;
  readonly match: Match;
  readonly round: Round;
}

/** A seat leads or answers. */
export type Playing = InPhase<'playing'>;

/** A 3 lies on the table, and its owner may exchange the trump card. */
export type Exchanging = InPhase<'exchanging'>;

/** A 5 lies on the table, and its owner holds one card too many. */
export interface PuttingBack extends InPhase<'putting-back'> {
  /** One of the cards in its owner's hand. */
  readonly drawn: Card;
}

export type Finished = InPhase<'finished'>;

export type WoodlandTricksState = Playing | Exchanging | PuttingBack | Finished;

export function otherSeat(seat: Seat): Seat {
  return seatAfter(seat, SEAT_COUNT);
}

/** Whose decision it is, or `null` once the match is over. */
export function seatToMove({ phase, round }: WoodlandTricksState): Seat | null {
  if (phase === 'finished') return null;
  return phase === 'playing' ? seatToPlay(round) : powerOwner(round);
}

/** Who leads or answers next. */
export function seatToPlay({ trick, leader }: Round): Seat {
  return trick.length === 0 ? leader : otherSeat(leader);
}

/** Whose card was played last: a power is its owner's to carry out before anyone answers. */
export function powerOwner({ trick }: Round): Seat {
  return must(trick.at(-1), 'A power needs a card on the table.').seat;
}
