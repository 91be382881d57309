import type { Brand } from '../base/brand.js';
import { must } from '../base/invariant.js';

/** A place at the table, counted from 0 clockwise. Rules speak of seats and never see who sits there. */
export type Seat = Brand<number, 'Seat'>;

/** One value for each seat, seat 0 first. */
export type BySeat<Value> = readonly Value[];

/** Who is looking: a seat, which also sees its own hidden cards, or someone who sees only what is public. */
export type Viewer = Seat | 'spectator';

export function seatsOf(seatCount: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < seatCount; seat += 1) seats.push(seat as Seat);
  return seats;
}

export function atSeat<Value>(values: BySeat<Value>, seat: Seat): Value {
  return must(values[seat], `No seat ${seat} among ${values.length}.`);
}

/** A copy with one seat's value replaced. */
export function withSeat<Value>(values: BySeat<Value>, seat: Seat, value: Value): BySeat<Value> {
  return values.map((old, index) => (index === seat ? value : old));
}

/** The seat `steps` places clockwise. */
export function seatAfter(seat: Seat, seatCount: number, steps = 1): Seat {
  return ((seat + steps) % seatCount) as Seat;
}

/** Something the rules ask of one seat now. */
export interface Decision {
  readonly seat: Seat;
  /** True: the match waits for it, so it is pinged and clocked. False: the seat may, and nobody waits. */
  readonly must: boolean;
  /** What is asked, in the game's own word, such as `play` or `exchange`. */
  readonly kind: string;
}

export interface Scores {
  /** Points of each finished round, the first round first. */
  readonly rounds: readonly BySeat<number>[];
  /** All that counts towards winning, which may be more than the sum of the rounds. */
  readonly totals: BySeat<number>;
}

export interface Outcome extends Scores {
  /** 1 is first. Ties share a place, and the next place is passed over: 1, 2, 2, 4. */
  readonly places: BySeat<number>;
}

/** All that one viewer may know at one moment. Pictures, words and controls are made from this alone. */
export interface Situation<View = unknown, Move = unknown, Previews = unknown> {
  readonly viewer: Viewer;
  readonly view: View;
  /** Of all seats: who must or may choose is public in every game here. */
  readonly decisions: readonly Decision[];
  /** The viewer's own legal moves; empty for a spectator. */
  readonly moves: readonly Move[];
  /** What the viewer's choices would lead to, as far as the viewer may know it. */
  readonly previews: Previews;
}

/** A table option as its game describes it; commands, lobby and checks are made from this. */
export type OptionSpec =
  | {
      readonly kind: 'choice';
      /** Lower case with hyphens, as Discord wants option names. */
      readonly name: string;
      readonly choices: readonly string[];
      readonly default: string;
    }
  | {
      readonly kind: 'range';
      readonly name: string;
      readonly min: number;
      readonly max: number;
      /** `null` is off. */
      readonly default: number | null;
    };

/** The chosen options of one table, by option name. */
export type OptionValues = Readonly<Record<string, string | number | null>>;

/** What is wrong with one option. */
export type OptionProblem =
  | { readonly reason: 'unknown-option'; readonly name: string }
  | { readonly reason: 'not-a-choice'; readonly name: string; readonly choices: readonly string[] }
  | { readonly reason: 'out-of-range'; readonly name: string; readonly min: number; readonly max: number };

/** Why a game refused a move; each game extends it with the data that an explanation needs. */
export interface Illegal {
  readonly reason: string;
}

/** Something everybody may know, in the past tense, such as `card-played`. Plain JSON. */
export interface PublicEvent {
  readonly kind: string;
}

/** Whether a high total is good in a game or a low one. */
export type BestScore = 'highest' | 'lowest';

/** What a game counts of one seat's match, by the game's own names, such as `humble-rounds` or `species/dove`. */
export type Figures = Readonly<Record<string, number>>;

/** How the figures of several matches become one: added up, or the most or the least of them. */
export type FigureKind = 'sum' | 'most' | 'least';

/** Every figure that a game has. A `most` or `least` is left out of a match that brought none. */
export type FigureKinds = Readonly<Record<string, FigureKind>>;

/** How the cards lie right after a deal, all of them face up. */
export interface Deal {
  /** The name of its shuffle, such as `round/2/deal`. */
  readonly shuffle: string;
  /** In the order in which the game keeps them. */
  readonly hands: BySeat<readonly string[]>;
  /** What else was dealt, by the game's own names, such as `trump` and `pile`. */
  readonly others: Readonly<Record<string, readonly string[]>>;
}

/** One step of a match that is over. */
export interface PastStep<Move = unknown, Event extends PublicEvent = PublicEvent> {
  /** `null` for the deal that begins the match. */
  readonly made: { readonly seat: Seat; readonly move: Move } | null;
  readonly events: readonly Event[];
}

/** Where a match that is over stood after one of its steps, with what every seat knew. */
export interface PastPosition<
  View = unknown,
  Move = unknown,
  Previews = unknown,
  Event extends PublicEvent = PublicEvent,
> extends PastStep<Move, Event> {
  /** As everybody saw it. */
  readonly situation: Situation<View, Move, Previews>;
  /** As each seat saw it, which together is all hands. */
  readonly seats: BySeat<Situation<View, Move, Previews>>;
}

/** A match that is over, looked back on. */
export interface PastMatch {
  /** The deal that begins the match, and then its moves. */
  readonly steps: readonly PastStep[];
  /** `step` is an index of `steps`. */
  positionAt(step: number): PastPosition;
  /** Every deal, with the number of moves made before it. */
  readonly deals: readonly (Deal & { readonly afterMoves: number })[];
  readonly scores: Scores;
  /** `undefined` where it ended before its time. */
  readonly outcome: Outcome | undefined;
}

/** The move of that number, counted from 0, is not possible where it stands. */
export interface ImpossibleMove {
  readonly index: number;
  /** `not-a-move`, or why the game refuses it. */
  readonly reason: string;
}
