import { createHash } from 'node:crypto';
import { err, ok, type Result } from '../../src/base/result.js';
import { type Applied, type Game, sumScores } from '../../src/games/game.js';
import {
  atSeat,
  type BySeat,
  type Decision,
  type Outcome,
  type Seat,
  type Situation,
  seatsOf,
  type Viewer,
  withSeat,
} from '../../src/games/game-types.js';
import { hostGame } from '../../src/games/hosting.js';

/**
 * A game of secret numbers, small enough to foresee. Each round everybody picks a number at once, which may be
 * replaced until the last one has picked; then the numbers are open. After that the seats place stones in
 * turn: one plain stone, or a tower in two links (`tower`, then `top-1` or `top-2`, or `back`), or a `peek`,
 * which shows the placer a number nobody knew and so is final. Points are picks and stones together.
 */
export interface Toy {
  readonly options: { readonly rounds: number | null; readonly colour: string };
  readonly state: ToyState;
  readonly move: ToyMove;
  readonly event: ToyEvent;
  readonly publicEvent: ToyPublicEvent;
  readonly view: ToyView;
  readonly previews: null;
  readonly illegal: ToyIllegal;
}

interface ToyRound {
  readonly seed: string;
  readonly rounds: number;
  readonly scores: readonly BySeat<number>[];
  readonly picks: BySeat<number | null>;
  readonly seen: BySeat<readonly number[]>;
}

export type ToyState =
  | (ToyRound & { readonly phase: 'picking' })
  | (ToyRound & {
      readonly phase: 'placing';
      readonly turn: Seat;
      readonly stones: BySeat<number>;
      /** True between the links of a tower. */
      readonly building: boolean;
    })
  | (ToyRound & { readonly phase: 'over' });

export type ToyMove =
  | { readonly kind: 'pick'; readonly number: number }
  | { readonly kind: 'stone' }
  | { readonly kind: 'peek' }
  | { readonly kind: 'tower' }
  | { readonly kind: 'top'; readonly height: number }
  | { readonly kind: 'back' };

export type ToyEvent =
  | { readonly kind: 'number-picked'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'numbers-opened'; readonly numbers: BySeat<number> }
  | { readonly kind: 'stones-placed'; readonly seat: Seat; readonly stones: number }
  | { readonly kind: 'number-seen'; readonly seat: Seat; readonly number: number };

export type ToyPublicEvent =
  | { readonly kind: 'number-picked'; readonly seat: Seat }
  | Exclude<ToyEvent, { readonly kind: 'number-picked' | 'number-seen' }>
  | { readonly kind: 'number-seen'; readonly seat: Seat };

export interface ToyView {
  readonly phase: ToyState['phase'];
  readonly scores: readonly BySeat<number>[];
  readonly picked: BySeat<boolean>;
  readonly stones: BySeat<number>;
  readonly ownPick: number | null;
  readonly ownSeen: readonly number[];
}

export interface ToyIllegal {
  readonly reason: 'not-asked' | 'not-now';
}

const PICK_MAX = 5;

export const toyGame: Game<Toy> = {
  id: 'toy',
  rulesVersion: 3,
  seatCounts: [2, 3, 4],
  options: [
    { kind: 'range', name: 'rounds', min: 1, max: 3, default: 2 },
    { kind: 'choice', name: 'colour', choices: ['red', 'blue'], default: 'red' },
  ],

  bestScore: 'highest',
  figureKinds: { rounds: 'sum', stones: 'sum', 'best-round': 'most' },

  setup: (options, seatCount, seed) => ({
    phase: 'picking',
    seed,
    rounds: options.rounds ?? 2,
    scores: [],
    picks: seatsOf(seatCount).map(() => null),
    seen: seatsOf(seatCount).map(() => []),
  }),
  decisions,
  legalMoves,
  apply,
  situation,
  publicEvent(event) {
    if (event.kind === 'number-picked' || event.kind === 'number-seen')
      return { kind: event.kind, seat: event.seat };
    return event;
  },
  onDeck: (state) =>
    state.phase === 'placing' && state.turn + 1 < state.stones.length ? [(state.turn + 1) as Seat] : [],
  fallbackMove: (state, seat) => legalMoves(state, seat)[0] ?? { kind: 'stone' },
  scores: (state) => sumScores(state.scores, state.picks.length),
  outcome,
  figures: ({ state, events }) =>
    seatsOf(state.picks.length).map((seat) => ({
      rounds: state.scores.length,
      stones: events.reduce(
        (sum, event) => sum + (event.kind === 'stones-placed' && event.seat === seat ? event.stones : 0),
        0,
      ),
      ...(state.scores.length > 0 && {
        'best-round': Math.max(...state.scores.map((round) => atSeat(round, seat))),
      }),
    })),
  keptMoves: (moves) => {
    const kept: { readonly seat: Seat; readonly move: ToyMove }[] = [];
    for (const made of moves) {
      const latest = kept.findLastIndex(({ seat }) => seat === made.seat);
      if (made.move.kind === 'back') kept.splice(latest, 1);
      // A seat places between two picks, so a second pick in a row replaces the first.
      else if (made.move.kind === 'pick' && kept[latest]?.move.kind === 'pick') kept[latest] = made;
      else kept.push(made);
    }
    return kept;
  },
  dealIn: ({ scores, picks }) => ({
    shuffle: `round/${scores.length + 1}`,
    hands: picks.map(() => []),
    others: {},
  }),
  formatMove(move) {
    if (move.kind === 'pick') return `pick-${move.number}`;
    return move.kind === 'top' ? `top-${move.height}` : move.kind;
  },
  parseMove: (text) => [...PICKS, ...PLACINGS, ...LINKS].find((move) => toyGame.formatMove(move) === text),
};

export const hostedToy = hostGame(toyGame);

const PICKS: readonly ToyMove[] = Array.from({ length: PICK_MAX }, (_, number) => ({ kind: 'pick', number }));
const PLACINGS: readonly ToyMove[] = [{ kind: 'stone' }, { kind: 'peek' }, { kind: 'tower' }];
const LINKS: readonly ToyMove[] = [{ kind: 'top', height: 1 }, { kind: 'top', height: 2 }, { kind: 'back' }];

function decisions(state: ToyState): readonly Decision[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'picking')
    return seatsOf(state.picks.length).map((seat) => {
      const open = state.picks[seat] === null;
      return { seat, must: open, kind: open ? 'pick' : 'replace' };
    });
  return [{ seat: state.turn, must: true, kind: state.building ? 'top' : 'place' }];
}

function legalMoves(state: ToyState, seat: Seat): readonly ToyMove[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'picking') return PICKS;
  if (state.turn !== seat) return [];
  return state.building ? LINKS : PLACINGS;
}

function apply(state: ToyState, seat: Seat, move: ToyMove): Result<Applied<Toy>, ToyIllegal> {
  const legal = legalMoves(state, seat);
  if (legal.length === 0) return err({ reason: 'not-asked' });
  if (!legal.some((other) => toyGame.formatMove(other) === toyGame.formatMove(move)))
    return err({ reason: 'not-now' });
  if (state.phase === 'picking' && move.kind === 'pick') return ok(pick(state, seat, move.number));
  return state.phase === 'placing' ? ok(place(state, move)) : err({ reason: 'not-now' });
}

function pick(state: ToyState & { phase: 'picking' }, seat: Seat, number: number): Applied<Toy> {
  const picks = withSeat(state.picks, seat, number);
  const picked: ToyEvent = { kind: 'number-picked', seat, number };
  const numbers = picks.filter((value) => value !== null);
  if (numbers.length < picks.length) return { state: { ...state, picks }, events: [picked], final: false };

  const stones = picks.map(() => 0);
  const turn = 0 as Seat;
  return {
    state: { ...state, phase: 'placing', picks, stones, turn, building: false },
    events: [picked, { kind: 'numbers-opened', numbers }],
    final: true,
  };
}

function place(state: ToyState & { phase: 'placing' }, move: ToyMove): Applied<Toy> {
  const { turn: seat } = state;
  if (move.kind === 'tower') return { state: { ...state, building: true }, events: [], final: false };
  if (move.kind === 'back') return { state: { ...state, building: false }, events: [], final: false };
  if (move.kind === 'peek') return peek(state);
  return placed(state, { stones: move.kind === 'top' ? move.height + 1 : 1, final: false, seat });
}

function peek(state: ToyState & { phase: 'placing' }): Applied<Toy> {
  const { turn: seat } = state;
  const count = state.seen.flat().length;
  const number = createHash('sha256').update(`${state.seed}/${count}`).digest().readUInt8(0);
  const seen = withSeat(state.seen, seat, [...atSeat(state.seen, seat), number]);
  const { state: next, events } = placed({ ...state, seen }, { stones: 0, final: true, seat });
  return { state: next, events: [{ kind: 'number-seen', seat, number }, ...events], final: true };
}

function placed(
  state: ToyState & { phase: 'placing' },
  { stones: count, final, seat }: { stones: number; final: boolean; seat: Seat },
): Applied<Toy> {
  const stones = withSeat(state.stones, seat, count);
  const events: readonly ToyEvent[] = [{ kind: 'stones-placed', seat, stones: count }];
  if (seat + 1 < stones.length)
    return { state: { ...state, stones, turn: (seat + 1) as Seat, building: false }, events, final };

  const scores = [...state.scores, stones.map((value, index) => value + (state.picks[index] ?? 0))];
  const { seed, rounds, seen } = state;
  const phase = scores.length < rounds ? 'picking' : 'over';
  return { state: { phase, seed, rounds, scores, seen, picks: stones.map(() => null) }, events, final };
}

function situation(state: ToyState, viewer: Viewer): Situation<ToyView, ToyMove, null> {
  return {
    viewer,
    view: {
      phase: state.phase,
      scores: state.scores,
      picked: state.picks.map((number) => number !== null),
      stones: state.phase === 'placing' ? state.stones : [],
      ownPick: viewer === 'spectator' ? null : (state.picks[viewer] ?? null),
      ownSeen: viewer === 'spectator' ? [] : atSeat(state.seen, viewer),
    },
    decisions: decisions(state),
    moves: viewer === 'spectator' ? [] : legalMoves(state, viewer),
    previews: null,
  };
}

function outcome(state: ToyState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = sumScores(state.scores, state.picks.length);
  const places = scores.totals.map((total) => 1 + scores.totals.filter((other) => other > total).length);
  return { ...scores, places };
}
