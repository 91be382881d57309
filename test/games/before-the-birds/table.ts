import { must } from '../../../src/base/invariant.js';
import { ascending, type Card, isCard } from '../../../src/games/before-the-birds/cards.js';
import type { BeforeTheBirdsEvent, GameScore } from '../../../src/games/before-the-birds/events.js';
import { type BeforeTheBirds, beforeTheBirds } from '../../../src/games/before-the-birds/game.js';
import type { IllegalBeforeTheBirdsMove } from '../../../src/games/before-the-birds/moves.js';
import type { Deck } from '../../../src/games/before-the-birds/options.js';
import type { BeforeTheBirdsState, Bidding } from '../../../src/games/before-the-birds/state.js';
import type { Applied } from '../../../src/games/game.js';
import { type Seat, seatsOf } from '../../../src/games/game-types.js';

export const ZERO = 0 as Seat;
export const ONE = 1 as Seat;
export const TWO = 2 as Seat;

/** A seed like any other, for positions in which it does not matter. */
export const SEED = 'ab'.repeat(32);

/** Cards in table notation: `cards('03 25')`. */
export function cards(text: string): readonly Card[] {
  return text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      if (!isCard(name)) throw new Error(`Not a card: ${name}`);
      return name;
    });
}

export function card(text: string): Card {
  return must(cards(text)[0], 'card');
}

export function dealt(
  seatCount: number,
  options: Partial<BeforeTheBirds['options']> = {},
  seed = SEED,
): BeforeTheBirdsState {
  return beforeTheBirds.setup({ deck: 'full', limit: null, ...options }, seatCount, seed);
}

export function seedOf(number: number): string {
  return number.toString(16).padStart(64, '0');
}

interface Position {
  /** One for each seat. */
  readonly hands: readonly string[];
  readonly ground: string;
  /** Cards of each tree in the order stored; none unless given. */
  readonly stored?: readonly string[];
  readonly deck?: Deck;
  readonly limit?: number;
  readonly scores?: readonly GameScore[];
  /** Rounds of the game that are over; of their bids nothing is known. */
  readonly finished?: number;
}

/** A position before any bid of a round. */
export function position({ hands, ground, ...given }: Position): Bidding {
  const { stored = hands.map(() => ''), deck = 'full', limit = null, scores = [], finished = 0 } = given;
  return {
    phase: 'bidding',
    match: { seed: SEED, seatCount: hands.length, deck, limit, scores, lastGame: null },
    game: {
      number: scores.length + 1,
      hands: hands.map((hand) => ascending(cards(hand))),
      bids: hands.map(() => null),
      ground: cards(ground),
      stored: stored.map(cards),
      rounds: Array.from({ length: finished }, (_, index) => ({ round: index + 1, collections: [] })),
      leftOut: [],
    },
  };
}

/** Makes bids in order, each as `seat:move`, and hands back what the last one came to. */
export function make(state: BeforeTheBirdsState, ...moves: readonly string[]): Applied<BeforeTheBirds> {
  let applied: Applied<BeforeTheBirds> = { state, events: [], final: false };
  for (const text of moves) {
    const { seat, move } = read(text);
    const result = beforeTheBirds.apply(applied.state, seat, move);
    if (!result.ok) throw new Error(`${text} refused: ${JSON.stringify(result.error)}`);
    applied = result.value;
  }
  return applied;
}

/** Why a move, written as `seat:move`, is refused. */
export function refusal(state: BeforeTheBirdsState, text: string): IllegalBeforeTheBirdsMove {
  const { seat, move } = read(text);
  const result = beforeTheBirds.apply(state, seat, move);
  if (result.ok) throw new Error(`${text} was accepted.`);
  return result.error;
}

/** The legal moves of a seat, as text. */
export function choices(state: BeforeTheBirdsState, seat: Seat): readonly string[] {
  return beforeTheBirds.legalMoves(state, seat).map(beforeTheBirds.formatMove);
}

/** More than any match takes without replaced bids. */
const MOVES_MAX = 1200;

/** Plays on by the first legal bid of each seat in turn, until `done`. */
export function playOn(
  state: BeforeTheBirdsState,
  done: (state: BeforeTheBirdsState) => boolean,
): Applied<BeforeTheBirds> {
  let applied: Applied<BeforeTheBirds> = { state, events: [], final: false };
  for (let moves = 0; !done(applied.state); moves += 1) {
    if (moves > MOVES_MAX) throw new Error('It is never done.');
    const { seat } = must(
      beforeTheBirds.decisions(applied.state).find((decision) => decision.must),
      'A seat is to bid.',
    );
    applied = make(applied.state, `${seat}:${choices(applied.state, seat)[0] ?? ''}`);
  }
  return applied;
}

/** The latest event of a kind. */
export function eventOf<Kind extends BeforeTheBirdsEvent['kind']>(
  { events }: Applied<BeforeTheBirds>,
  kind: Kind,
): Extract<BeforeTheBirdsEvent, { readonly kind: Kind }> {
  const found = events.findLast(
    (event): event is Extract<BeforeTheBirdsEvent, { readonly kind: Kind }> => event.kind === kind,
  );
  return must(found, `No ${kind}.`);
}

/** A finished game of which only the points matter. */
export function gameOf(points: readonly number[], game = 1): GameScore {
  return { game, worths: points.map((score) => ({ length: score - 1, colours: ['red'], score })), points };
}

export function seatsAt({ match }: BeforeTheBirdsState): readonly Seat[] {
  return seatsOf(match.seatCount);
}

function read(text: string): { readonly seat: Seat; readonly move: BeforeTheBirds['move'] } {
  const [seat = '', move = ''] = text.split(':');
  return { seat: Number(seat) as Seat, move: must(beforeTheBirds.parseMove(move), `Not a move: ${move}`) };
}
