import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { Game, GameTypes } from '../../src/games/game.js';
import { atSeat, type Seat } from '../../src/games/game-types.js';
import { type HostedGame, hostGame } from '../../src/games/hosting.js';
import { type WoodlandTricks, woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import type { TableDeps } from '../../src/tables/deps.js';
import type { TableId } from '../../src/tables/ids.js';
import { lookAtTable } from '../../src/tables/look-at-table.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import { replayMatch } from '../../src/tables/match/replay.js';
import { mayTakeBack, standingMoves } from '../../src/tables/match/standing.js';
import { takeBack } from '../../src/tables/match/take-back.js';
import type { StoredNotice } from '../../src/tables/notice.js';
import type { Finished, LoggedTable, LogRow, Person, Playing, Table } from '../../src/tables/table.js';
import { memoryStore } from '../kit/memory-store.js';
import { ANA, accepted, BEN, CLEO, DEV, depsOn, matchOf, minute } from '../kit/tables.js';
import { type Toy, toyGame } from '../kit/toy-game.js';

/** What one random person does: which of those who may act, and which move, or taking back. */
interface Whim {
  readonly who: number;
  readonly what: number;
  readonly back: boolean;
}

const whims: fc.Arbitrary<readonly Whim[]> = fc.array(
  fc.record({ who: fc.nat(99), what: fc.nat(99), back: fc.nat(3).map((luck) => luck === 0) }),
  { minLength: 1, maxLength: 100 },
);

/** A game with what its moves are called, since a hosted one takes texts. */
interface Played {
  readonly hosted: HostedGame;
  format(move: unknown): string;
}

function played<G extends GameTypes>(game: Game<G>): Played {
  return { hosted: hostGame(game), format: (move) => game.formatMove(move) };
}

interface At {
  readonly deps: TableDeps;
  readonly tableId: TableId;
  readonly game: Played;
}

async function follow({ deps, tableId, game }: At, { who, what, back, now }: Whim & { now: Instant }) {
  const table = must(await deps.store.find(tableId), 'The table is there.');
  if (table.status !== 'playing') return;
  const { seat } = must(table.due[who % table.due.length], 'A running match asks somebody.');
  const candidates: readonly Person[] = back ? table.seats : [atSeat(table.seats, seat)];
  for (const { userId } of candidates) {
    const look = accepted(await lookAtTable(deps, tableId, userId));
    if (look.status !== 'playing') return;
    if (back && look.takeBackStep !== null) {
      accepted(await takeBack(deps, { tableId, userId, moveStep: look.takeBackStep, now }));
      return;
    }
    if (look.seat !== seat) continue;
    const { moves } = look.situation;
    const move = game.format(must(moves[what % moves.length], 'A seat that is asked has moves.'));
    const { sinceStep } = must(look.due, 'The seat is asked.');
    accepted(await makeMove(deps, { tableId, userId, sinceStep, move, now }));
    return;
  }
}

/** Another way to the state, which shares no code: undo by keeping every state on a pile. */
function naiveReplay(game: HostedGame, table: Playing | Finished, log: readonly LogRow[]): string {
  const { options, seed, seats } = table;
  const pile: { readonly by: Seat | null; readonly state: string }[] = [
    { by: null, state: game.start({ options, seatCount: seats.length, seed }).state },
  ];
  for (const row of log) {
    const top = must(pile.at(-1), 'The deal stays.');
    if (row.kind === 'take-back') expect(pile.pop()?.by).toBe(row.seat);
    if (row.kind !== 'move') continue;
    const after = game.play(top.state as Playing['state'], row.seat, row.move);
    pile.push({ by: row.seat, state: accepted(after).state });
  }
  return must(pile.at(-1), 'The deal stays.').state;
}

function dealt(table: Table): Playing | Finished {
  if (table.status === 'playing' || table.status === 'finished') return table;
  throw new Error(`The table is ${table.status}.`);
}

/** What must hold of a match after any step. */
function expectTrueToLog(game: HostedGame, { table: either, log }: LoggedTable): void {
  const table = dealt(either);
  const replayed = replayMatch(game, table, log);
  expect(replayed.hosted.state).toBe(table.state);
  expect(naiveReplay(game, table, log)).toBe(table.state);
  const steps = log.map((_row, index) => table.startedStep + 1 + index);
  expect(log.map(({ step }) => step)).toEqual(steps);
  if (table.status !== 'playing') return;

  // What is asked, and since when, follows from the log too.
  expect(replayed.due).toEqual(table.due);
  // Only the last move that stands can be taken back.
  for (const [seat] of table.seats.entries()) {
    const step = mayTakeBack(table, log, seat as Seat);
    if (step !== null) expect(standingMoves(log).at(-1)).toMatchObject({ step, seat });
  }
}

/** Nobody is pinged twice for one answer, and whom the match waits for was pinged or brought it about. */
function expectPingedOnce({ table, log }: LoggedTable, notices: readonly StoredNotice[]): void {
  const pinged = new Set<Seat>();
  const askedAt = new Map(
    notices.map(({ step, notice }) => [step, 'asked' in notice ? notice.asked : []] as const),
  );
  const { startedStep } = dealt(table);
  for (let step = startedStep; step <= table.step; step += 1) {
    const row = log.find((made) => made.step === step);
    if (row?.kind === 'move') pinged.delete(row.seat);
    for (const seat of askedAt.get(step) ?? []) {
      expect(pinged, 'Pinged anew without having acted.').not.toContain(seat);
      pinged.add(seat);
    }
  }
  if (table.status !== 'playing') return;
  for (const { seat, must: waitedFor, sinceStep } of table.due) {
    if (!waitedFor || pinged.has(seat)) continue;
    expect(log.find((made) => made.step === sinceStep)).toMatchObject({ seat });
  }
}

describe.each([
  ['the toy game', played<Toy>(toyGame), 4],
  ['Woodland Tricks', played<WoodlandTricks>(woodlandTricks), 2],
] as const)('%s', (_name, game, seatsMax) => {
  test('the log gives state and clocks exactly, and pings each once, take-backs included', async () => {
    await fc.assert(
      fc.asyncProperty(whims, fc.integer({ min: 2, max: seatsMax }), async (script, seatCount) => {
        const { tables, outbox } = memoryStore();
        const deps = depsOn(tables, [game.hosted]);
        const people = [ANA, BEN, CLEO, DEV].slice(0, seatCount);
        const tableId = await matchOf(deps, { gameId: game.hosted.id, people });
        for (const [step, whim] of script.entries()) {
          await follow({ deps, tableId, game }, { ...whim, now: minute(10 + step) });
          const loaded = must(await tables.findWithLog(tableId), 'The table is there.');
          expectTrueToLog(game.hosted, loaded);
          expectPingedOnce(loaded, await outbox.undelivered(tableId));
        }
      }),
      { numRuns: 100 },
    );
  });
});
