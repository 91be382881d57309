import { must } from '../../../src/base/invariant.js';
import type { Decision, OptionValues, Outcome, PublicEvent, Seat } from '../../../src/games/game-types.js';
import type { HostedGame, HostedStep, SealedState } from '../../../src/games/hosting.js';
import { GAMES } from '../../../src/games/shelf.js';
import type { StoredRow, StoreReader } from './store-reader.js';

/** A match after its deal or after one of its moves, as the rules alone make it of the seed and the log. */
export interface ReplayedStep {
  /** Who moved; `null` for the deal. */
  readonly actor: Seat | null;
  readonly step: number;
  readonly events: readonly PublicEvent[];
  readonly decisions: readonly Decision[];
  readonly outcome: Outcome | undefined;
  readonly state: SealedState;
}

/** Plays the stored moves again; those that were taken back are left out. */
export function replayed(store: StoreReader, tableId: string): readonly ReplayedStep[] {
  const table = store.table(tableId);
  const game = gameOf(store, tableId);
  const dealt = game.start({
    options: JSON.parse(table.options) as OptionValues,
    seatCount: store.people(tableId).length,
    seed: must(table.seed, 'A match has a seed.'),
  });
  const steps: ReplayedStep[] = [{ ...parts(dealt), actor: null, step: 0 }];
  for (const { step, seat, move } of standing(store.log(tableId))) {
    const { state } = must(steps.at(-1), 'the deal');
    const actor = seat as Seat;
    const played = game.play(state, actor, move ?? '');
    if (!played.ok) throw new Error(`Step ${step} is not possible: ${JSON.stringify(played.error)}`);
    steps.push({ ...parts(played.value), actor, step });
  }
  return steps;
}

/** The rules of what is played at a table. */
export function gameOf(store: StoreReader, tableId: string): HostedGame {
  const { game_id: id } = store.table(tableId);
  return must(
    GAMES.find((game) => game.id === id),
    'The game is on the shelf.',
  );
}

/** Whom each step pings: whoever the match begins to wait for through somebody else, until they have acted. */
export function expectedPings(steps: readonly ReplayedStep[]): readonly (readonly Seat[])[] {
  return asksOf(steps)
    .map(({ seats }) => seats)
    .filter((seats) => seats.length > 0);
}

/** The same, step by step, those that ping nobody among them. */
export function asksOf(
  steps: readonly ReplayedStep[],
): readonly { readonly step: number; readonly seats: readonly Seat[] }[] {
  const told = new Set<Seat>();
  let before: readonly Decision[] = [];
  return steps.map(({ actor, decisions, step }) => {
    const awaited = decisions.filter(({ must: waits }) => waits);
    if (actor !== null) told.delete(actor);
    for (const seat of told) if (!awaited.some((one) => one.seat === seat)) told.delete(seat);
    const asked = awaited.filter(
      ({ seat, kind }) =>
        seat !== actor &&
        !told.has(seat) &&
        !before.some((one) => one.must && one.seat === seat && one.kind === kind),
    );
    for (const { seat } of asked) told.add(seat);
    before = decisions;
    return { step, seats: asked.map(({ seat }) => seat) };
  });
}

function parts({
  publicEvents,
  decisions,
  outcome,
  state,
}: HostedStep): Omit<ReplayedStep, 'actor' | 'step'> {
  return { events: publicEvents, decisions, outcome, state };
}

function standing(rows: readonly StoredRow[]): readonly StoredRow[] {
  const moves: StoredRow[] = [];
  for (const row of rows) {
    if (row.kind === 'move') moves.push(row);
    if (row.kind === 'take-back') moves.pop();
  }
  return moves;
}
