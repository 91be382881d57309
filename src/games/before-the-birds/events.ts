import type { BySeat, Seat } from '../game-types.js';
import type { Card, Colour } from './cards.js';
import type { RoundOfGame } from './moves.js';

/** A corner of a card: smaller cards lie on the left one, larger ones on the right one. */
export type Side = 'left' | 'right';

/** Where a card lies in a tree. */
export interface Place {
  /** The card on whose corner it lies; `null` for the root. */
  readonly parent: Card | null;
  /** `null` for the root. */
  readonly side: Side | null;
  /** Cards on the path from the root down to it, itself included. */
  readonly depth: number;
}

/** What a tree counts for. */
export interface Worth {
  /** Cards on the longest path from the root down. */
  readonly length: number;
  /** Those that occur anywhere in the tree, in the order of `COLOURS`. */
  readonly colours: readonly Colour[];
  /** Length and number of colours together; low is good. */
  readonly score: number;
}

/** What one seat bid and which Ground card that brought it. */
export interface Collection {
  readonly seat: Seat;
  readonly bid: Card;
  readonly collected: Card;
}

/** A Ground card collected and put into its owner's tree. */
export interface StoredCollection extends Collection {
  readonly place: Place;
  /** Of the whole tree with the new card in it. */
  readonly worth: Worth;
}

export interface FinishedRound {
  /** 1 to 9. */
  readonly round: number;
  /** The lowest bid first, so that collected cards and bids both ascend: they are the old and the new Ground. */
  readonly collections: readonly Collection[];
}

export interface GameScore {
  /** Counted from 1. */
  readonly game: number;
  readonly worths: BySeat<Worth>;
  /** The scores of the trees. */
  readonly points: BySeat<number>;
}

/** The bids of a round turned up, and what came of them. */
interface BidsOpened extends RoundOfGame {
  readonly kind: 'bids-opened';
  /** The bids were the last cards of all hands, which are played unasked. */
  readonly forced: boolean;
  /** The lowest bid first. */
  readonly collections: readonly StoredCollection[];
  /** The bids, which are the new Ground. */
  readonly ground: readonly Card[];
  /** The cards of each tree after storing, in the order stored, the new one last. */
  readonly stored: BySeat<readonly Card[]>;
}

interface GameEnded extends GameScore {
  readonly kind: 'game-ended';
  readonly stored: BySeat<readonly Card[]>;
  /** The last Ground, which belongs to nobody. */
  readonly leftOver: readonly Card[];
  /** The seats with the lowest score of this game. */
  readonly lowest: readonly Seat[];
  /** Points of all games so far. */
  readonly totals: BySeat<number>;
}

interface GameStarted {
  readonly kind: 'game-started';
  readonly game: number;
  readonly ground: readonly Card[];
}

interface MatchEnded {
  readonly kind: 'match-ended';
  readonly games: number;
  readonly totals: BySeat<number>;
  /** More than one where the lowest totals are equal. */
  readonly winners: readonly Seat[];
}

interface BidMade extends RoundOfGame {
  readonly kind: 'bid-made';
  readonly seat: Seat;
}

type OpenEvent = BidsOpened | GameEnded | GameStarted | MatchEnded;

/** All that happened, bids not yet open included. */
export type BeforeTheBirdsEvent =
  | OpenEvent
  | (BidMade & { readonly bid: Card })
  | { readonly kind: 'bid-replaced'; readonly seat: Seat; readonly bid: Card; readonly before: Card };

/** What everybody may know of it: of a bid, that there is one; of a replaced bid, nothing at all. */
export type BeforeTheBirdsPublicEvent = OpenEvent | BidMade;

/** Names each field, so that one added to an event stays hidden until someone adds it here. */
export function publicEventOf(event: BeforeTheBirdsEvent): BeforeTheBirdsPublicEvent | undefined {
  const { kind } = event;
  switch (kind) {
    case 'bid-made': {
      const { game, round, seat } = event;
      return { kind, game, round, seat };
    }
    case 'bid-replaced':
      return undefined;
    case 'bids-opened': {
      const { game, round, forced, collections, ground, stored } = event;
      return { kind, game, round, forced, collections, ground, stored };
    }
    case 'game-ended': {
      const { game, worths, points, stored, leftOver, lowest, totals } = event;
      return { kind, game, worths, points, stored, leftOver, lowest, totals };
    }
    case 'game-started': {
      const { game, ground } = event;
      return { kind, game, ground };
    }
    case 'match-ended': {
      const { games, totals, winners } = event;
      return { kind, games, totals, winners };
    }
  }
}
