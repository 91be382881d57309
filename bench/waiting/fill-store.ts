import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { Result } from '../../src/base/result.js';
import { hostGame } from '../../src/games/hosting.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import type { WoodlandTricksMove } from '../../src/games/woodland-tricks/moves.js';
import type { Store } from '../../src/store/store.js';
import type { TableDeps } from '../../src/tables/deps.js';
import type { ChannelId, TableId } from '../../src/tables/ids.js';
import { joinTable } from '../../src/tables/lobby/join-table.js';
import { openTable } from '../../src/tables/lobby/open-table.js';
import { startTable } from '../../src/tables/lobby/start-table.js';
import { lookAtTable } from '../../src/tables/look-at-table.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import type { Lobby, LoggedTable, Person, Place } from '../../src/tables/table.js';
import { memoryStore } from '../../test/kit/memory-store.js';
import { type Chance, chanceOf } from '../chance.js';
import { chosenOf } from '../rules/random-match.js';

/** Where the tables are, and who sits at them. */
export interface Filling {
  readonly place: Place;
  /** Every table seats two of them, each as often as any other. */
  readonly people: readonly Person[];
  /** When the first one was opened, the others a second after one another; deadlines count from then. */
  readonly since: Instant;
  /** Where each is played, by its number; by default in threads that are nowhere. */
  readonly threadOf?: (number: number) => ChannelId;
}

/** Moves made at each table, so that its state and log are those of a match in progress. */
const MOVES = 6;

/**
 * Adds `count` matches in progress to a store. Each is played by the real use cases in memory and then stored in
 * two commits, without notices: everything about it has been told long ago.
 */
export async function fillStore(store: Store, count: number, filling: Filling): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const { lobby, played } = await playTable(number, filling);
    await store.tables.open(lobby, []);
    const { table, log } = played;
    await store.tables.commit({ expectedStep: lobby.step, table, log, notices: [] });
  }
}

interface PlayedTable {
  readonly lobby: Lobby;
  readonly played: LoggedTable;
}

async function playTable(
  number: number,
  { place, people, since, threadOf = nowhere }: Filling,
): Promise<PlayedTable> {
  const deps = depsInMemory(number);
  const now = (since + number * 1000) as Instant;
  const [host, guest] = [personAt(people, 2 * number), personAt(people, 2 * number + 1)];
  const lobby = granted(
    await openTable(deps, { gameId: 'woodland-tricks', options: {}, host, place, invited: [], now }),
  );
  const tableId = lobby.id;
  granted(await joinTable(deps, { tableId, person: guest, now }));
  const threadId = threadOf(number);
  granted(await startTable(deps, { tableId, userId: host.userId, threadId, now }));
  const chance = chanceOf(number);
  for (let move = 0; move < MOVES; move += 1) await moveAtTable(deps, { tableId, chance, now });
  const played = must(await deps.store.findWithLog(tableId), 'A table that was played is there.');
  return { lobby, played };
}

function nowhere(number: number): ChannelId {
  return `${9_000_000_000_000_000 + number}` as ChannelId;
}

function depsInMemory(number: number): TableDeps {
  return {
    store: memoryStore().tables,
    games: [GAME],
    newSeed: () => number.toString(16).padStart(64, '0'),
    newTableId: () => `w${number.toString(36).padStart(9, '0')}` as TableId,
  };
}

const GAME = hostGame(woodlandTricks);

async function moveAtTable(
  deps: TableDeps,
  { tableId, chance, now }: { readonly tableId: TableId; readonly chance: Chance; readonly now: Instant },
): Promise<void> {
  const spectated = granted(await lookAtTable(deps, tableId, 'spectator'));
  if (spectated.status !== 'playing') throw new Error(`Table ${tableId} is not being played.`);
  const { due, seats } = spectated.table;
  const asked = must(due[0], 'A match in progress waits for somebody.');
  const { userId } = must(seats[asked.seat], 'Whoever is asked sits there.');
  const own = granted(await lookAtTable(deps, tableId, userId));
  if (own.status !== 'playing') throw new Error(`Table ${tableId} is not being played.`);
  // The table was opened for this game.
  const moves = own.situation.moves as readonly WoodlandTricksMove[];
  const move = woodlandTricks.formatMove(chosenOf(moves, chance));
  granted(await makeMove(deps, { tableId, userId, sinceStep: asked.sinceStep, move, now }));
}

function personAt(people: readonly Person[], index: number): Person {
  return must(people[index % people.length], 'Somebody sits at the tables.');
}

function granted<Value>(asked: Result<Value, { readonly reason: string }>): Value {
  if (!asked.ok) throw new Error(`Refused: ${asked.error.reason}`);
  return asked.value;
}
