import { must } from '../base/invariant.js';
import { err, ok, type Result } from '../base/result.js';
import type { Game, GameTypes, SeatMove } from './game.js';
import {
  type Deal,
  type ImpossibleMove,
  type OptionValues,
  type PastMatch,
  type PastPosition,
  type PastStep,
  type Seat,
  seatsOf,
} from './game-types.js';

interface Start {
  readonly options: OptionValues;
  readonly seatCount: number;
  readonly seed: string;
}

interface Past<G extends GameTypes> {
  readonly seatCount: number;
  readonly states: readonly G['state'][];
  readonly steps: readonly PastStep<G['move'], G['publicEvent']>[];
}

/** Plays the moves, given by their texts, once more from the seed. */
export function lookBack<G extends GameTypes>(
  game: Game<G>,
  { options, seatCount, seed }: Start,
  moves: readonly { readonly seat: Seat; readonly move: string }[],
): Result<PastMatch, ImpossibleMove> {
  let state: G['state'] = game.setup(options, seatCount, seed);
  const states: G['state'][] = [state];
  const steps: Past<G>['steps'][number][] = [{ made: null, events: [] }];
  for (const [index, { seat, move: text }] of moves.entries()) {
    const move: G['move'] | undefined = game.parseMove(text);
    if (move === undefined) return err({ index, reason: 'not-a-move' });
    const applied = game.apply(state, seat, move);
    if (!applied.ok) return err({ index, reason: applied.error.reason });
    state = applied.value.state;
    states.push(state);
    steps.push(stepOf(game, { seat, move }, applied.value.events));
  }
  return ok({
    steps,
    positionAt: (step) => positionAt(game, { seatCount, states, steps }, step),
    deals: dealsOf(game, states),
    scores: game.scores(state),
    outcome: game.outcome(state),
  });
}

function stepOf<G extends GameTypes>(
  game: Game<G>,
  made: SeatMove<G>,
  events: readonly G['event'][],
): PastStep<G['move'], G['publicEvent']> {
  return { made, events: events.flatMap((event) => game.publicEvent(event) ?? []) };
}

function positionAt<G extends GameTypes>(
  game: Game<G>,
  { seatCount, states, steps }: Past<G>,
  at: number,
): PastPosition<G['view'], G['move'], G['previews'], G['publicEvent']> {
  const state: G['state'] = must(states[at], `No step ${at} among ${states.length}.`);
  const { made, events } = must(steps[at], `No step ${at} among ${steps.length}.`);
  return {
    made,
    events,
    situation: game.situation(state, 'spectator'),
    seats: seatsOf(seatCount).map((seat) => game.situation(state, seat)),
  };
}

// Each deal is a shuffle of its own name, so another name is another deal.
function dealsOf<G extends GameTypes>(
  game: Game<G>,
  states: readonly G['state'][],
): readonly (Deal & { readonly afterMoves: number })[] {
  const deals: (Deal & { readonly afterMoves: number })[] = [];
  for (const [afterMoves, state] of states.entries()) {
    const { shuffle, hands, others } = game.dealIn(state);
    if (deals.at(-1)?.shuffle !== shuffle) deals.push({ shuffle, hands, others, afterMoves });
  }
  return deals;
}
