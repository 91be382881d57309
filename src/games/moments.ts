import { InvariantError, must } from '../base/invariant.js';
import { err, ok, type Result } from '../base/result.js';
import { drawBelow, seedSeal } from './deal.js';
import type { Game, GameTypes } from './game.js';
import type { Seat, Situation } from './game-types.js';

/**
 * A moment of a match that nobody plays, to learn from: what the seat to move sees, and what the rules make of whatever
 * it tries.
 */
export interface Moment<G extends GameTypes> {
  readonly seat: Seat;
  readonly situation: Situation<G['view'], G['move'], G['previews']>;
  attempt(move: G['move']): Result<Attempted<G>, G['illegal']>;
}

/** What a move leads to, as far as the seat may know it. */
export interface Attempted<G extends GameTypes> {
  readonly events: readonly G['publicEvent'][];
  readonly situation: Situation<G['view'], G['move'], G['previews']>;
}

export interface Wanted<G extends GameTypes> {
  readonly options: G['options'];
  readonly seatCount: number;
  /** Whether all seats choose by chance, or each what does it least harm. */
  readonly play: 'by-chance' | 'with-care';
  /** Whether it is the moment to show; asked of those of the first seat. */
  isIt(moment: Moment<G>): boolean;
}

/** Looks for a moment when it is first asked for, and keeps it. */
export function once<Found>(find: () => Found): () => Found {
  let found: Found | undefined;
  return () => {
    found ??= find();
    return found;
  };
}

const MATCHES_MAX = 400;
/** Always the same seat, so that everybody keeps their sign and colour from one moment to the next. */
const LEARNER = 0 as Seat;
const FIRST_SEED = '0'.repeat(64);

/** The first such moment of matches from fixed seeds, so that it is the same one each time. */
export function findMoment<G extends GameTypes>(game: Game<G>, wanted: Wanted<G>): Moment<G> {
  let seed = FIRST_SEED;
  for (let match = 0; match < MATCHES_MAX; match += 1) {
    seed = seedSeal(seed);
    for (const moment of momentsOf(game, { ...wanted, seed }))
      if (moment.seat === LEARNER && wanted.isIt(moment)) return moment;
  }
  throw new InvariantError(`No such moment of ${game.id} in ${MATCHES_MAX} matches.`);
}

function* momentsOf<G extends GameTypes>(
  game: Game<G>,
  { options, seatCount, play, seed }: Wanted<G> & { readonly seed: string },
): Generator<Moment<G>> {
  let state = game.setup(options, seatCount, seed);
  for (let step = 0; ; step += 1) {
    // Where several are asked at once, the first seat is the last to choose.
    const due = game.decisions(state).findLast((decision) => decision.must);
    if (due === undefined) return;
    yield momentAt(game, state, due.seat);
    const legal = game.legalMoves(state, due.seat);
    const chosen = () =>
      must(legal[drawBelow({ seed, name: `move/${step}` }, legal.length)], 'There is a move.');
    const move = play === 'with-care' ? game.fallbackMove(state, due.seat) : chosen();
    const applied = game.apply(state, due.seat, move);
    state = must(applied.ok ? applied.value : undefined, 'A legal move is accepted.').state;
  }
}

function momentAt<G extends GameTypes>(game: Game<G>, state: G['state'], seat: Seat): Moment<G> {
  return {
    seat,
    get situation() {
      return game.situation(state, seat);
    },
    attempt(move) {
      const applied = game.apply(state, seat, move);
      if (!applied.ok) return err(applied.error);
      const { events, state: after } = applied.value;
      return ok({
        events: events.flatMap((event) => game.publicEvent(event) ?? []),
        situation: game.situation(after, seat),
      });
    },
  };
}
