import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import { atSeat, type Seat } from '../../src/games/game-types.js';
import type { TableDeps } from '../../src/tables/deps.js';
import type { TableId } from '../../src/tables/ids.js';
import { lookAtTable } from '../../src/tables/look-at-table.js';
import { makeMove } from '../../src/tables/make-move.js';
import { replayMatch } from '../../src/tables/replay.js';
import { mayTakeBack, standingMoves } from '../../src/tables/standing.js';
import type { Finished, LogRow, Person, Playing, Table } from '../../src/tables/table.js';
import { takeBack } from '../../src/tables/take-back.js';
import { memoryStore } from '../kit/memory-store.js';
import { ANA, accepted, BEN, CLEO, DEV, depsOn, matchOf, minute } from '../kit/tables.js';
import { hostedToy, type ToyMove, toyGame } from '../kit/toy-game.js';

/** What one random person does: which of those who may act, and which move, or taking back. */
interface Whim {
  readonly who: number;
  readonly what: number;
  readonly back: boolean;
}

const whims: fc.Arbitrary<readonly Whim[]> = fc.array(
  fc.record({ who: fc.nat(99), what: fc.nat(99), back: fc.boolean() }),
  { minLength: 1, maxLength: 60 },
);

async function follow(deps: TableDeps, tableId: TableId, { who, what, back, now }: Whim & { now: Instant }) {
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
    const moves = look.situation.moves as readonly ToyMove[];
    const move = toyGame.formatMove(must(moves[what % moves.length], 'A seat that is asked has moves.'));
    const { sinceStep } = must(look.due, 'The seat is asked.');
    accepted(await makeMove(deps, { tableId, userId, sinceStep, move, now }));
    return;
  }
}

/** Another way to the state, which shares no code: undo by keeping every state on a pile. */
function naiveReplay(table: Playing | Finished, log: readonly LogRow[]): string {
  const { options, seed, seats } = table;
  const pile: { readonly by: Seat | null; readonly state: string }[] = [
    { by: null, state: hostedToy.start({ options, seatCount: seats.length, seed }).state },
  ];
  for (const row of log) {
    const top = must(pile.at(-1), 'The deal stays.');
    if (row.kind === 'take-back') expect(pile.pop()?.by).toBe(row.seat);
    if (row.kind !== 'move') continue;
    const played = hostedToy.play(top.state as Playing['state'], row.seat, row.move);
    pile.push({ by: row.seat, state: accepted(played).state });
  }
  return must(pile.at(-1), 'The deal stays.').state;
}

function dealt(table: Table): Playing | Finished {
  if (table.status === 'playing' || table.status === 'finished') return table;
  throw new Error(`The table is ${table.status}.`);
}

test('the log, replayed from the seed, gives the state exactly, take-backs included', async () => {
  await fc.assert(
    fc.asyncProperty(whims, fc.integer({ min: 2, max: 4 }), async (script, seatCount) => {
      const { tables } = memoryStore();
      const deps = depsOn(tables);
      const people = [ANA, BEN, CLEO, DEV].slice(0, seatCount);
      const tableId = await matchOf(deps, { people, options: { rounds: 2 } });
      for (const [step, whim] of script.entries()) {
        await follow(deps, tableId, { ...whim, now: minute(10 + step) });
        const loaded = must(await tables.findWithLog(tableId), 'The table is there.');
        const table = dealt(loaded.table);
        const replayed = replayMatch(hostedToy, table, loaded.log);
        expect(replayed.hosted.state).toBe(table.state);
        expect(naiveReplay(table, loaded.log)).toBe(table.state);
        if (table.status !== 'playing') break;

        // What is asked, and since when, follows from the log too; only the steps of taking back are added.
        const asked = table.due.map(({ seat, kind, since }) => ({ seat, kind, since }));
        expect(replayed.due.map(({ seat, kind, since }) => ({ seat, kind, since }))).toEqual(asked);
        expect(loaded.log.map((row) => row.step)).toEqual(
          loaded.log.map((_row, index) => table.startedStep + 1 + index),
        );
        // Whoever may take back made the last row but their own.
        for (const [seat] of table.seats.entries()) {
          const back = mayTakeBack(table, loaded.log, seat as Seat);
          if (back !== null) expect(standingMoves(loaded.log).at(-1)).toMatchObject({ step: back, seat });
        }
      }
    }),
    { numRuns: 60 },
  );
});
