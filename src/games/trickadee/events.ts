import type { BySeat, Seat } from '../game-types.js';
import type { Ability, Aspect, Card, Flock } from './cards.js';

/** One card played by one seat. */
export interface Play {
  readonly seat: Seat;
  readonly card: Card;
}

/** A bird put down in a flock. */
export interface Placed {
  readonly card: Card;
  /** Label of the flock. */
  readonly flock: number;
  /** Whether it is the first bird of a new flock. */
  readonly began: boolean;
}

/** A bird taken out of a flock. */
export interface Lifted {
  readonly card: Card;
  /** Label of the flock it left. */
  readonly flock: number;
}

export interface Moved extends Placed {
  /** Label of the flock it left. */
  readonly from: number;
}

/** What all flocks of a seat would score, before and after something was done to them. */
export interface PointsChange {
  readonly before: number;
  readonly after: number;
}

/** A bird of the trick and where its new owner put it. */
export interface BirdPick extends Placed {
  readonly seat: Seat;
}

/** A trick all cards of which are played, and what its places pay. */
export interface PlacedTrick {
  /** Counted from 1 in its round. */
  readonly number: number;
  /** In the order played, the lead first. */
  readonly plays: readonly Play[];
  /** The seats by place, 1st first. */
  readonly order: readonly Seat[];
  /** Seeds paid to each seat, less than its place is worth where the supply ran out. */
  readonly paid: BySeat<number>;
}

export interface FinishedTrick extends PlacedTrick {
  /** In the order picked, the 1st placed first. */
  readonly picks: readonly BirdPick[];
  /** The ability each seat used, or `null` where it passed. */
  readonly used: BySeat<Ability | null>;
}

export type Category = 'sequence' | 'same-suit' | 'same-species' | 'same-rank';

/** What a flock scores: birds times multiplier. */
export interface Worth {
  readonly points: number;
  /** The sum over `categories`; of a single bird 0. */
  readonly multiplier: number;
  readonly categories: readonly Category[];
}

export interface FlockScore extends Flock {
  readonly worth: Worth;
}

export interface RoundScore {
  /** 1 to 3. */
  readonly round: number;
  /** Each seat's flocks as they were scored, seeds still cached. */
  readonly sheets: BySeat<readonly FlockScore[]>;
  readonly points: BySeat<number>;
  /** Seeds held when the round was over, which stay with their owners. */
  readonly seeds: BySeat<number>;
}

/** What an ability does once its last choice is made. Labels and seeds are the using seat's own. */
export type AbilityDone =
  /** 1 and 3. */
  | { readonly kind: 'birds-moved'; readonly moves: readonly Moved[] }
  /** 5 and 9. `freed` seeds were cached on birds that left and went back to the supply. */
  | {
      readonly kind: 'birds-swapped';
      readonly lifted: readonly Lifted[];
      readonly placed: readonly Placed[];
      readonly freed: number;
    }
  /** 4 and 8. */
  | { readonly kind: 'bird-placed'; readonly placed: Placed }
  | {
      readonly kind: 'seed-cached';
      readonly card: Card;
      readonly flock: number;
      readonly aspect: Aspect;
    }
  /** 2 and 6; which birds, only their owner knows. */
  | { readonly kind: 'birds-discarded'; readonly cards: readonly Card[] };

/** By whom an ability was used, and what it cost. */
export interface AbilityUse {
  readonly seat: Seat;
  readonly ability: Ability;
  /** Seeds paid in all, cached ones included. */
  readonly cost: number;
  readonly points: PointsChange;
}

/** Why a seat uses no ability in a trick. */
export type PassReason =
  | 'chosen'
  /** It passed for the rest of the round, now or in an earlier trick. */
  | 'for-round'
  | 'passed-earlier'
  /** No ability on display was usable, so nobody was asked. */
  | 'unable';

interface CardPlayed extends Play {
  readonly kind: 'card-played';
  readonly trickNumber: number;
  readonly lead: boolean;
  /** The last card of a hand, which is played unasked. */
  readonly forced: boolean;
}

interface BirdsDrawn {
  readonly kind: 'birds-drawn';
  readonly seat: Seat;
  readonly ability: Ability;
  /** Seeds paid, which drawing makes final. */
  readonly cost: number;
  readonly count: number;
  /** The bird that 4 draws in front of everybody. */
  readonly shown: Card | null;
}

interface RoundStarted {
  readonly kind: 'round-started';
  readonly round: number;
  readonly leader: Seat;
  readonly lifer: Card;
  /** In ascending order; they cost 1, 2 and 3. */
  readonly abilities: readonly Ability[];
  readonly sparkBirds: BySeat<Card>;
}

interface MatchEnded {
  readonly kind: 'match-ended';
  /** Points for seeds held. */
  readonly seedPoints: BySeat<number>;
  readonly totals: BySeat<number>;
  /** More than one where totals are equal. */
  readonly winners: readonly Seat[];
}

type OpenEvent =
  | CardPlayed
  | ({ readonly kind: 'trick-placed'; readonly round: number; readonly supply: number } & PlacedTrick)
  | ({ readonly kind: 'bird-picked'; readonly place: number; readonly points: PointsChange } & BirdPick)
  | (AbilityUse & Exclude<AbilityDone, { readonly kind: 'birds-discarded' }>)
  | { readonly kind: 'ability-passed'; readonly seat: Seat; readonly why: PassReason }
  /** `number` counts the reshuffles of the round; `size` is that of the new draw pile. */
  | { readonly kind: 'discards-shuffled'; readonly number: number; readonly size: number }
  | ({ readonly kind: 'trick-finished'; readonly round: number } & FinishedTrick)
  | ({ readonly kind: 'round-ended'; readonly totals: BySeat<number> } & RoundScore)
  | RoundStarted
  | MatchEnded;

/** All that happened, hidden birds included. */
export type TrickadeeEvent =
  | OpenEvent
  | (BirdsDrawn & { readonly cards: readonly Card[] })
  | (AbilityUse & Extract<AbilityDone, { readonly kind: 'birds-discarded' }>);

/** What everybody may know of it: of draws and discards, how many. */
export type TrickadeePublicEvent =
  | OpenEvent
  | BirdsDrawn
  | (AbilityUse & { readonly kind: 'birds-discarded'; readonly count: number });
