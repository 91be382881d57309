import type { BySeat, Seat } from '../game-types.js';
import type { Card, Suit } from './cards.js';

/** One card played by one seat. */
export interface Play {
  readonly seat: Seat;
  readonly card: Card;
}

export interface FinishedTrick {
  /** 1 to 13. */
  readonly number: number;
  /** In the order played: the lead, then the answer. */
  readonly plays: readonly [Play, Play];
  /** The trump suit the trick was judged with. */
  readonly trump: Suit;
  readonly winner: Seat;
  /** `null` after the 13th trick. */
  readonly nextLeader: Seat | null;
  /** Points for the 7s in it. */
  readonly bonus: number;
  /** Whether a 9 took it that would have lost as a card of its printed suit. */
  readonly ambush: boolean;
  /** Whether the loser leads next because of an Ace. */
  readonly comeback: boolean;
}

/** The trump card changing hands by a 3. */
export interface TrumpExchange {
  readonly seat: Seat;
  /** Counted from 1. */
  readonly trickNumber: number;
  /** The old trump card, now in the seat's hand. */
  readonly taken: Card;
  /** The new trump card. */
  readonly laidDown: Card;
}

/** What a 5 moved. Known to its owner only. */
export interface OwnDraw {
  readonly drew: Card;
  readonly putBack: Card;
}

export interface RoundScore {
  /** Counted from 1. */
  readonly round: number;
  readonly tricks: BySeat<number>;
  /** Points by tricks won, bonuses not counted. */
  readonly trickPoints: BySeat<number>;
  readonly bonuses: BySeat<number>;
  /** Trick points and bonuses together. */
  readonly points: BySeat<number>;
}

/** `forced` marks the last card of a hand, which is played unasked. */
interface CardPlayed extends Play {
  readonly kind: 'card-played';
  readonly trickNumber: number;
  readonly lead: boolean;
  readonly forced: boolean;
}

interface TrickTaken extends FinishedTrick {
  readonly kind: 'trick-taken';
  readonly round: number;
}

interface RoundEnded extends RoundScore {
  readonly kind: 'round-ended';
  readonly totals: BySeat<number>;
  /** The target is reached, and yet nobody has won: one more round decides. */
  readonly tied: boolean;
}

interface RoundStarted {
  readonly kind: 'round-started';
  readonly round: number;
  readonly dealer: Seat;
  readonly leader: Seat;
  readonly trumpCard: Card;
}

interface MatchEnded {
  readonly kind: 'match-ended';
  readonly winner: Seat;
  readonly totals: BySeat<number>;
  /** `last-round` where equal totals were told apart by it. */
  readonly decidedBy: 'total' | 'last-round';
}

type OpenEvent =
  | CardPlayed
  | ({ readonly kind: 'trump-exchanged' } & TrumpExchange)
  | { readonly kind: 'trump-kept'; readonly seat: Seat }
  | TrickTaken
  | RoundEnded
  | RoundStarted
  | MatchEnded;

/** All that happened, the cards of a 5 included. */
export type WoodlandTricksEvent =
  | OpenEvent
  | { readonly kind: 'card-drawn'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'card-put-back'; readonly seat: Seat; readonly card: Card };

/** What everybody may know of it: of a 5, only that a card was drawn and one put back. */
export type WoodlandTricksPublicEvent =
  | OpenEvent
  | { readonly kind: 'card-drawn'; readonly seat: Seat }
  | { readonly kind: 'card-put-back'; readonly seat: Seat };

/** Names each field, so that one added to an event stays hidden until someone adds it here. */
export function publicEventOf(event: WoodlandTricksEvent): WoodlandTricksPublicEvent {
  const { kind } = event;
  switch (kind) {
    case 'card-drawn':
    case 'card-put-back':
    case 'trump-kept':
      return { kind, seat: event.seat };
    case 'card-played': {
      const { seat, card, trickNumber, lead, forced } = event;
      return { kind, seat, card, trickNumber, lead, forced };
    }
    case 'trump-exchanged': {
      const { seat, trickNumber, taken, laidDown } = event;
      return { kind, seat, trickNumber, taken, laidDown };
    }
    case 'trick-taken': {
      const { round, number, plays, trump, winner, nextLeader, bonus, ambush, comeback } = event;
      return { kind, round, number, plays, trump, winner, nextLeader, bonus, ambush, comeback };
    }
    case 'round-ended': {
      const { round, tricks, trickPoints, bonuses, points, totals, tied } = event;
      return { kind, round, tricks, trickPoints, bonuses, points, totals, tied };
    }
    case 'round-started': {
      const { round, dealer, leader, trumpCard } = event;
      return { kind, round, dealer, leader, trumpCard };
    }
    case 'match-ended': {
      const { winner, totals, decidedBy } = event;
      return { kind, winner, totals, decidedBy };
    }
  }
}
