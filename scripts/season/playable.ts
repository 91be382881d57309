import type { Chance } from '../../bench/chance.js';
import { must } from '../../src/base/invariant.js';
import { beforeTheBirds } from '../../src/games/before-the-birds/game.js';
import type { Game, GameTypes } from '../../src/games/game.js';
import type { OptionValues, Outcome, Scores, Seat } from '../../src/games/game-types.js';
import { type HostedGame, hostGame, type MadeMove, type SealedState } from '../../src/games/hosting.js';
import { trickadee } from '../../src/games/trickadee/game.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';

/** How a match is to be played. */
export interface Playing {
  readonly options: OptionValues;
  readonly seatCount: number;
  readonly seed: string;
  readonly chance: Chance;
  /** After so many moves all is over, whatever the state; `null`: play to the end. */
  readonly stopAfter: number | null;
}

export interface PlayedOut {
  readonly moves: readonly MadeMove[];
  readonly state: SealedState;
  /** Nothing where it was stopped. */
  readonly outcome: Outcome | undefined;
  readonly scores: Scores;
}

/** A game, and matches of it that chance plays. */
export interface Playable {
  readonly hosted: HostedGame;
  playOut(playing: Playing): PlayedOut;
}

export const PLAYABLES: readonly Playable[] = [
  playable(woodlandTricks),
  playable(trickadee),
  playable(beforeTheBirds),
];

/** Careless moves make matches differ; the others keep them from going round in circles. */
const CARELESS = 0.3;

function playable<G extends GameTypes>(game: Game<G>): Playable {
  return { hosted: hostGame(game), playOut: (playing) => playOut(game, playing) };
}

function playOut<G extends GameTypes>(
  game: Game<G>,
  { options, seatCount, seed, chance, stopAfter }: Playing,
): PlayedOut {
  let state = game.setup(options, seatCount, seed);
  const moves: MadeMove[] = [];
  while (game.outcome(state) === undefined && moves.length !== stopAfter) {
    const { seat, move } = nextMove(game, state, chance);
    const applied = game.apply(state, seat, move);
    state = must(applied.ok ? applied.value : null, `${game.formatMove(move)} is refused.`).state;
    moves.push({ seat, move: game.formatMove(move) });
  }
  return {
    moves,
    state: JSON.stringify(state) as SealedState,
    outcome: game.outcome(state),
    scores: game.scores(state),
  };
}

function nextMove<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  chance: Chance,
): { readonly seat: Seat; readonly move: G['move'] } {
  const asked = game.decisions(state).find((decision) => decision.must);
  const { seat } = must(asked, 'A match in play waits for somebody.');
  if (chance() >= CARELESS) return { seat, move: game.fallbackMove(state, seat) };
  const legal = game.legalMoves(state, seat);
  return { seat, move: must(legal[Math.floor(chance() * legal.length)], 'Whoever is asked has a move.') };
}
