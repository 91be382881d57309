/**
 * `docs/rules/trickadee.md`. House choices: the last card of a hand is played unasked; a seat that can use no
 * ability is passed unasked; each deal and each reshuffle has a name of its own, so that no move shifts a later
 * deal. A pick or an ability is a chain of choices that takes effect with its last one.
 */
import { must } from '../../base/invariant.js';
import { type BySeat, type Seat, seatAfter } from '../game-types.js';
import type { Bank } from './bank.js';
import { type Ability, type Card, type Species, speciesOf } from './cards.js';
import type { BirdPick, FinishedTrick, PlacedTrick, Play, RoundScore } from './events.js';
import type { OwnFlocks } from './flocks.js';
import type { ChainMove } from './moves.js';

export const SEAT_COUNTS = [3, 4, 5] as const;
export const ROUND_COUNT = 3;
/** Tricks, and so cards dealt to each seat, are this many more than the round's number. */
const TRICKS_MORE_THAN_ROUND = 5;

/** What lasts through all rounds. */
export interface Match {
  /** 64 hex digits, from which every deal comes. */
  readonly seed: string;
  readonly liferCounts: boolean;
  readonly bank: Bank;
  /** Finished rounds, the first one first. */
  readonly scores: readonly RoundScore[];
  /** On display in this round or an earlier one. */
  readonly displayed: readonly Ability[];
  /** The trick, counted through the match, that each seat last finished 1st in; 0 where it never has. */
  readonly lastFirst: BySeat<number>;
  /** `null` during the first round. */
  readonly lastRound: FinishedRound | null;
}

/** What stays readable of a round after the next one is dealt. */
export interface FinishedRound {
  readonly round: number;
  readonly lifer: Card;
  readonly abilities: readonly Ability[];
  readonly tricks: readonly FinishedTrick[];
}

export interface Round {
  /** 1 to 3. */
  readonly number: number;
  /** Who led the first trick of the round. */
  readonly startLeader: Seat;
  /** Who leads or led the latest trick. */
  readonly leader: Seat;
  readonly lifer: Card;
  /** In ascending order; they cost 1, 2 and 3. */
  readonly abilities: readonly Ability[];
  /** Sorted. */
  readonly hands: BySeat<readonly Card[]>;
  /** The top card first. */
  readonly drawPile: readonly Card[];
  readonly discards: readonly Card[];
  /** How often the discards of this round have become a draw pile. */
  readonly reshuffles: number;
  readonly flocks: BySeat<OwnFlocks>;
  readonly passedRound: BySeat<boolean>;
  readonly tricks: readonly FinishedTrick[];
  /** By seat, birds that everybody saw go from a flock into its hand, in that order; each with one seat only. */
  readonly takenUp: BySeat<readonly Card[]>;
}

/** An ability being used. */
export interface Chain {
  readonly ability: Ability;
  /** Drawn and paid for by it; the birds of 4 are nowhere else, those of 2, 6 and 8 are in the hand. */
  readonly drawn: readonly Card[];
  /** The choices made so far; those that have no alternative are not among them. */
  readonly chosen: readonly ChainMove[];
}

/** How far a seat is with a trick that has been placed. */
export type Stand =
  | { readonly status: 'waiting' }
  /** `card` is the bird it is about to put down, or `null` before it has chosen. */
  | { readonly status: 'picking'; readonly card: Card | null }
  /** It may use an ability. */
  | { readonly status: 'choosing' }
  | { readonly status: 'using'; readonly chain: Chain }
  /** `used` is `null` where it passed. */
  | { readonly status: 'done'; readonly used: Ability | null };

interface InRound {
  readonly match: Match;
  readonly round: Round;
}

/** The cards of a trick are being played. */
export interface Playing extends InRound {
  readonly phase: 'playing';
  readonly trick: readonly Play[];
}

/** All cards of a trick are played; birds are picked and abilities used. */
export interface Resolving extends InRound {
  readonly phase: 'resolving';
  readonly placed: PlacedTrick;
  readonly picks: readonly BirdPick[];
  readonly stands: BySeat<Stand>;
}

export interface Finished extends InRound {
  readonly phase: 'finished';
}

export type TrickadeeState = Playing | Resolving | Finished;

export function tricksInRound(number: number): number {
  return number + TRICKS_MORE_THAN_ROUND;
}

export function liferSpecies({ lifer }: Round): Species {
  return speciesOf(lifer);
}

/** Who leads or plays next. */
export function seatToPlay({ round, trick }: Playing): Seat {
  return seatAfter(round.leader, round.hands.length, trick.length);
}

/** The birds of the trick that nobody has put into a flock, in the order played. */
export function birdsLeft({ placed, picks }: Resolving): readonly Card[] {
  return placed.plays.map(({ card }) => card).filter((card) => !picks.some((pick) => pick.card === card));
}

/** Seeds an ability on display costs, or `undefined` for one that is not. */
export function costOf({ abilities }: Round, ability: Ability): number | undefined {
  const place = abilities.indexOf(ability);
  return place < 0 ? undefined : place + 1;
}

export function costOnDisplay(round: Round, ability: Ability): number {
  return must(costOf(round, ability), `Ability ${ability} is not on display.`);
}

export function isLastTrick({ round, placed }: Resolving): boolean {
  return placed.number === tricksInRound(round.number);
}
