import { must } from '../../src/base/invariant.js';
import type { Outcome } from '../../src/games/game-types.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import type { WoodlandTricksMove } from '../../src/games/woodland-tricks/moves.js';
import type { WoodlandTricksOptions } from '../../src/games/woodland-tricks/options.js';
import type { WoodlandTricksState } from '../../src/games/woodland-tricks/state.js';
import { type Chance, chanceOf } from '../chance.js';

export const SEAT_COUNT = 2;
export const OPTIONS: WoodlandTricksOptions = { target: '21', suits: 'SHD' };

export interface PlayedMatch {
  readonly moves: readonly WoodlandTricksMove[];
  readonly state: WoodlandTricksState;
  readonly outcome: Outcome;
}

/** Plays one match by random moves, the way a table does. */
export function playMatch(number: number): PlayedMatch {
  const chance = chanceOf(number);
  let state = woodlandTricks.setup(OPTIONS, SEAT_COUNT, seedOf(number));
  const moves: WoodlandTricksMove[] = [];
  for (;;) {
    const [decision] = woodlandTricks.decisions(state);
    if (decision === undefined) break;
    const move = chosenMove(woodlandTricks.legalMoves(state, decision.seat), chance);
    moves.push(move);
    const applied = woodlandTricks.apply(state, decision.seat, move);
    if (!applied.ok) throw new Error(`A legal move was refused: ${applied.error.reason}`);
    state = applied.value.state;
  }
  return {
    moves,
    state,
    outcome: must(woodlandTricks.outcome(state), 'A match ends when nobody is to move.'),
  };
}

/** The seed that both sides deal match `number` from. */
export function seedOf(number: number): string {
  return number.toString(16).padStart(64, '0');
}

export function chosenMove(legal: readonly WoodlandTricksMove[], chance: Chance): WoodlandTricksMove {
  return must(legal[Math.floor(chance() * legal.length)], 'A seat to move has a move.');
}
