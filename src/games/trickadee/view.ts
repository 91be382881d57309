import { must } from '../../base/invariant.js';
import { atSeat, type BySeat, type Seat, type Viewer } from '../game-types.js';
import type { Ability, Bird, Card, Species, Suit } from './cards.js';
import type { BirdPick, FinishedTrick, FlockScore, PlacedTrick, Play, RoundScore } from './events.js';
import { scoredFlocks, seedsCachedIn } from './flocks.js';
import { askedBy, askOf } from './legal.js';
import type { ChainMove, TrickadeeAsk } from './moves.js';
import { finalTotals, roundTotals, seedPoints } from './round.js';
import {
  type Chain,
  costOnDisplay,
  type FinishedRound,
  liferSpecies,
  type Match,
  type Resolving,
  type Stand,
  seatToPlay,
  type TrickadeeState,
  tricksInRound,
} from './state.js';
import { takenUpUnseen } from './taken-up.js';
import { suitsOnTable } from './trick.js';

/** An ability on display. */
export interface AbilityOnDisplay {
  readonly ability: Ability;
  /** Seeds. */
  readonly cost: number;
}

/** How far a seat is with a trick, as everybody may know it. */
export type StandView =
  /** For its turn to pick. */
  | { readonly status: 'waiting' }
  | { readonly status: 'picking' }
  /** It may use an ability; what it has chosen of it is its own, as long as nothing is drawn. */
  | { readonly status: 'choosing' }
  /** It has drawn. `drawn` birds; `shown` is the one that 4 drew in front of everybody. */
  | {
      readonly status: 'using';
      readonly ability: Ability;
      readonly drawn: number;
      readonly shown: Card | null;
    }
  /** `used` is `null` where it passed. */
  | { readonly status: 'done'; readonly used: Ability | null };

/** The viewer's own ability in use. */
export interface ChainView {
  readonly ability: Ability;
  readonly cost: number;
  /** Whether it is paid, as it is from its first draw on. */
  readonly paid: boolean;
  readonly drawn: readonly Card[];
  /** The viewer's choices so far. */
  readonly chosen: readonly ChainMove[];
  /** The viewer's flocks as these choices make them. */
  readonly flocks: readonly FlockScore[];
  /** The bird that waits for its flock or its seed. */
  readonly waiting: Bird | null;
}

/** The round before the present one. */
export interface LastRoundView {
  readonly round: number;
  readonly lifer: Card;
  readonly abilities: readonly Ability[];
  readonly tricks: readonly FinishedTrick[];
}

/** All that one viewer may know of a match. Of a finished match it shows the last round, scored. */
export interface TrickadeeView {
  readonly phase: TrickadeeState['phase'];
  /** Whether Lifer birds take part in the count and the sum of their suit. */
  readonly liferCounts: boolean;
  /** 1 to 3. */
  readonly round: number;
  readonly tricksInRound: number;
  /** Who led the first trick of the round. */
  readonly startLeader: Seat;
  /** Who leads or led the latest trick. */
  readonly leader: Seat;
  /** `null` while no card is to be played. */
  readonly toPlay: Seat | null;
  /** `null` while no bird is to be picked. */
  readonly toPick: Seat | null;
  readonly lifer: Card;
  readonly liferSpecies: Species;
  readonly abilities: readonly AbilityOnDisplay[];
  readonly supply: number;
  /** Seeds held, by seat. */
  readonly seeds: BySeat<number>;
  /** Seeds cached on birds, by seat. */
  readonly cached: BySeat<number>;
  readonly drawPileSize: number;
  readonly discardPileSize: number;
  readonly handSizes: BySeat<number>;
  /** Of the trick being played or resolved, counted from 1. */
  readonly trickNumber: number;
  /** All cards played to it, in order, those that have been picked too. */
  readonly trick: readonly Play[];
  readonly suitsOnTable: readonly Suit[];
  /** The trick with its places and what they paid, from the moment all have played; `null` before. */
  readonly placed: PlacedTrick | null;
  /** Birds picked from it, in that order. */
  readonly picks: readonly BirdPick[];
  /** By seat, from the moment all have played; `null` before. */
  readonly stands: BySeat<StandView> | null;
  /** By seat, with what each flock would score now. */
  readonly flocks: BySeat<readonly FlockScore[]>;
  /** Seats that have passed for the rest of the round. */
  readonly passedRound: BySeat<boolean>;
  /** Birds that everybody saw go into a hand and has not seen since; they may have been discarded. */
  readonly takenUp: BySeat<readonly Card[]>;
  /** The finished tricks of this round. */
  readonly tricks: readonly FinishedTrick[];
  /** Finished rounds, the first one first. */
  readonly scores: readonly RoundScore[];
  /** Points of all finished rounds; of a finished match, those for seeds too. */
  readonly totals: BySeat<number>;
  /** Points for seeds, once the match is over. */
  readonly seedPoints: BySeat<number> | null;
  /** `null` during the first round. */
  readonly lastRound: LastRoundView | null;
  /** The viewer's own cards, sorted; empty for a spectator. */
  readonly hand: readonly Card[];
  /** What the viewer is asked; `null` for nothing. */
  readonly asked: TrickadeeAsk | null;
  /** The bird that the viewer has chosen from the trick and not put down yet. */
  readonly taken: Card | null;
  readonly chain: ChainView | null;
}

/**
 * Names each thing a viewer may know. Nothing is spread in from the state, so a field added there stays
 * hidden until someone adds it here.
 */
export function viewTrickadee(state: TrickadeeState, viewer: Viewer): TrickadeeView {
  const { phase, match, round } = state;
  const { trick, placed, picks, stands } = onTable(state);
  const over = phase === 'finished';
  return {
    phase,
    liferCounts: match.liferCounts,
    round: round.number,
    tricksInRound: tricksInRound(round.number),
    startLeader: round.startLeader,
    leader: round.leader,
    toPlay: phase === 'playing' ? seatToPlay(state) : null,
    toPick: placed?.order[picks.length] ?? null,
    lifer: round.lifer,
    liferSpecies: liferSpecies(round),
    abilities: round.abilities.map((ability) => ({ ability, cost: costOnDisplay(round, ability) })),
    supply: match.bank.supply,
    seeds: match.bank.held,
    cached: round.flocks.map(seedsCachedIn),
    drawPileSize: round.drawPile.length,
    discardPileSize: round.discards.length,
    handSizes: round.hands.map((hand) => hand.length),
    trickNumber: over ? round.tricks.length : round.tricks.length + 1,
    trick,
    suitsOnTable: suitsOnTable(trick),
    placed,
    picks,
    stands: stands?.map(standView) ?? null,
    flocks: over ? lastSheets(match) : round.flocks.map(scoredFlocks),
    passedRound: round.passedRound,
    takenUp: takenUpUnseen(state),
    tricks: round.tricks,
    scores: match.scores,
    totals: over ? finalTotals(match) : roundTotals(match),
    seedPoints: over ? seedPoints(match) : null,
    lastRound: match.lastRound && lastRoundView(match.lastRound),
    ...ownView(state, viewer),
  };
}

/** What lies on the table of the latest trick. */
function onTable(state: TrickadeeState) {
  switch (state.phase) {
    case 'playing':
      return { trick: state.trick, placed: null, picks: [], stands: null };
    case 'resolving': {
      const { placed, picks, stands } = state;
      return { trick: placed.plays, placed, picks, stands };
    }
    case 'finished':
      return { trick: [], placed: null, picks: [], stands: null };
  }
}

// The flocks of a finished match have given their seeds back, and are shown as they were scored.
function lastSheets({ scores }: Match): BySeat<readonly FlockScore[]> {
  return must(scores.at(-1), 'A finished match has scored rounds.').sheets;
}

function lastRoundView({ round, lifer, abilities, tricks }: FinishedRound): LastRoundView {
  return { round, lifer, abilities, tricks };
}

function standView(stand: Stand): StandView {
  if (stand.status === 'done') return { status: 'done', used: stand.used };
  if (stand.status !== 'using') return { status: stand.status };
  const { ability, drawn } = stand.chain;
  if (drawn.length === 0) return { status: 'choosing' };
  const shown = ability === 4 ? must(drawn[0], 'Ability 4 has drawn a bird.') : null;
  return { status: 'using', ability, drawn: drawn.length, shown };
}

type OwnView = Pick<TrickadeeView, 'hand' | 'asked' | 'taken' | 'chain'>;

/** What the viewer alone knows. */
function ownView(state: TrickadeeState, viewer: Viewer): OwnView {
  if (viewer === 'spectator') return { hand: [], asked: null, taken: null, chain: null };
  const hand = atSeat(state.round.hands, viewer);
  const asked = askOf(state, viewer);
  if (state.phase !== 'resolving') return { hand, asked, taken: null, chain: null };
  const stand = atSeat(state.stands, viewer);
  return {
    hand,
    asked,
    taken: stand.status === 'picking' ? stand.card : null,
    chain: stand.status === 'using' ? chainView(state, viewer, stand.chain) : null,
  };
}

function chainView(state: Resolving, seat: Seat, chain: Chain): ChainView {
  const { ability, drawn, chosen } = chain;
  const { flocks, waiting } = askedBy(state, seat, chain);
  return {
    ability,
    cost: costOnDisplay(state.round, ability),
    paid: drawn.length > 0,
    drawn,
    chosen,
    flocks: scoredFlocks(flocks),
    waiting,
  };
}
