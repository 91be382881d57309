import { must } from '../../src/base/invariant.js';
import type { Game, GameTypes } from '../../src/games/game.js';
import type { Outcome, Seat } from '../../src/games/game-types.js';
import { type Chance, chanceOf } from '../chance.js';

/** A game and the table it is played at. */
export interface Contest<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly seatCount: number;
}

export interface PlayedMatch<G extends GameTypes> {
  readonly moves: readonly G['move'][];
  readonly state: G['state'];
  readonly outcome: Outcome;
}

/** Plays one match by random moves, the way a table does. */
export function playMatch<G extends GameTypes>(contest: Contest<G>, number: number): PlayedMatch<G> {
  const { game, options, seatCount } = contest;
  const chance = chanceOf(number);
  let state = game.setup(options, seatCount, seedOf(number));
  const moves: G['move'][] = [];
  for (;;) {
    const seat = seatDue(game, state, chance);
    if (seat === undefined) break;
    const move = chosenOf(game.legalMoves(state, seat), chance);
    moves.push(move);
    const applied = game.apply(state, seat, move);
    if (!applied.ok) throw new Error(`A legal move was refused: ${applied.error.reason}`);
    state = applied.value.state;
  }
  return {
    moves,
    state,
    outcome: must(game.outcome(state), 'A match ends when nobody is to move.'),
  };
}

/** Which of the seats that the match waits for answers first; `undefined` once it waits for none. */
export function seatDue<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  chance: Chance,
): Seat | undefined {
  const due = game.decisions(state).filter((decision) => decision.must);
  return due.length === 0 ? undefined : chosenOf(due, chance).seat;
}

/** The seed that both sides deal match `number` from. */
export function seedOf(number: number): string {
  return number.toString(16).padStart(64, '0');
}

/** One of several, each equally likely. */
export function chosenOf<Value>(among: readonly Value[], chance: Chance): Value {
  return must(among[Math.floor(chance() * among.length)], 'There is something to choose from.');
}
