import { atSeat, type BySeat, type Seat, type Viewer } from '../game-types.js';
import { type Card, type Suit, suitOf } from './cards.js';
import type { FinishedTrick, OwnDraw, Play, RoundScore, TrumpExchange } from './events.js';
import { bonusesOf, totalsOf, tricksTakenBy } from './scoring.js';
import { type FinishedRound, seatToMove, type WoodlandTricksState } from './state.js';

/** The round before the present one, as far as the viewer may know it. */
export interface LastRoundView {
  readonly round: number;
  readonly tricks: readonly FinishedTrick[];
  readonly exchanges: readonly TrumpExchange[];
  /** The viewer's own, in the order made. */
  readonly draws: readonly OwnDraw[];
}

/** All that one viewer may know of a match. Of a finished match it shows the last round, played out. */
export interface WoodlandTricksView {
  readonly phase: WoodlandTricksState['phase'];
  /** Points that end the match. */
  readonly target: number;
  readonly suits: readonly Suit[];
  /** Counted from 1. */
  readonly round: number;
  readonly dealer: Seat;
  /** Who leads or led the trick being played. */
  readonly leader: Seat;
  /** `null` once the match is over. */
  readonly toMove: Seat | null;
  readonly trumpCard: Card;
  readonly trump: Suit;
  readonly drawPileSize: number;
  /** 1 to 13, of the trick being played. */
  readonly trickNumber: number;
  /** The cards on the table, the lead first. */
  readonly trick: readonly Play[];
  /** The finished tricks of this round. */
  readonly tricks: readonly FinishedTrick[];
  /** The latest of them, or `null` while the first is being played. */
  readonly lastTrick: FinishedTrick | null;
  readonly exchanges: readonly TrumpExchange[];
  readonly tricksTaken: BySeat<number>;
  /** Points for 7s won in this round. */
  readonly bonuses: BySeat<number>;
  readonly handSizes: BySeat<number>;
  /** Finished rounds, the first one first. */
  readonly scores: readonly RoundScore[];
  /** Points of all finished rounds. */
  readonly totals: BySeat<number>;
  /** `null` during the first round. */
  readonly lastRound: LastRoundView | null;
  /** The viewer's own cards, sorted, the drawn one among them; empty for a spectator. */
  readonly hand: readonly Card[];
  /** The card the viewer drew with a 5 and has not settled yet. */
  readonly drawn: Card | null;
  /** What the viewer's own 5s moved in this round, in the order made. */
  readonly draws: readonly OwnDraw[];
}

/** Nothing is worth working out beforehand: what a card does is known once the other seat has answered. */
export type WoodlandTricksPreviews = Readonly<Record<string, never>>;

/**
 * Names each thing a viewer may know. Nothing is spread in from the state, so a field added there stays
 * hidden until someone adds it here.
 */
export function viewWoodlandTricks(state: WoodlandTricksState, viewer: Viewer): WoodlandTricksView {
  const { match, round } = state;
  return {
    phase: state.phase,
    target: match.target,
    suits: match.suits,
    round: round.number,
    dealer: round.dealer,
    leader: round.leader,
    toMove: seatToMove(state),
    trumpCard: round.trumpCard,
    trump: suitOf(round.trumpCard),
    drawPileSize: round.drawPile.length,
    trickNumber: currentTrickNumber(state),
    trick: round.trick,
    tricks: round.tricks,
    lastTrick: round.tricks.at(-1) ?? null,
    exchanges: round.exchanges,
    tricksTaken: tricksTakenBy(round.tricks),
    bonuses: bonusesOf(round.tricks),
    handSizes: round.hands.map((hand) => hand.length),
    scores: match.scores,
    totals: totalsOf(match.scores),
    lastRound: match.lastRound && viewOfLastRound(match.lastRound, viewer),
    hand: viewer === 'spectator' ? [] : atSeat(round.hands, viewer),
    drawn: state.phase === 'putting-back' && viewer === seatToMove(state) ? state.drawn : null,
    draws: viewer === 'spectator' ? [] : atSeat(round.draws, viewer),
  };
}

function currentTrickNumber({ phase, round }: WoodlandTricksState): number {
  return phase === 'finished' ? round.tricks.length : round.tricks.length + 1;
}

function viewOfLastRound(last: FinishedRound, viewer: Viewer): LastRoundView {
  return {
    round: last.round,
    tricks: last.tricks,
    exchanges: last.exchanges,
    draws: viewer === 'spectator' ? [] : atSeat(last.draws, viewer),
  };
}
