import { writeSync } from 'node:fs';
import { openStore } from '../../src/store/store.js';
import type { ChannelId, TableId } from '../../src/tables/ids.js';
import { joinTable } from '../../src/tables/lobby/join-table.js';
import { openTable } from '../../src/tables/lobby/open-table.js';
import { startTable } from '../../src/tables/lobby/start-table.js';
import { lookAtTable } from '../../src/tables/look-at-table.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import { ANA, accepted, BEN, depsOn, minute, PLACE } from '../kit/tables.js';
import { type ToyMove, toyGame } from '../kit/toy-game.js';

/**
 * Plays matches one after another until it is killed, and says after each commit, on a line of its own, which
 * table has come to which step. Its arguments are the data folder and a prefix for table ids.
 */
const [dataFolder = '', prefix = ''] = process.argv.slice(2);
const store = await openStore({ dataFolder });
let tables = 0;
const deps = {
  ...depsOn(store.tables),
  newTableId() {
    tables += 1;
    return `${prefix}${tables}` as TableId;
  },
};
for (;;) await playMatch();

async function playMatch(): Promise<void> {
  const now = minute(0);
  const opened = { gameId: 'toy', options: {}, host: ANA, place: PLACE, invited: [], now };
  const { id: tableId, step } = accepted(await openTable(deps, opened));
  say(tableId, step);
  say(tableId, accepted(await joinTable(deps, { tableId, person: BEN, now })).step);
  const threadId = `thread-${tableId}` as ChannelId;
  say(tableId, accepted(await startTable(deps, { tableId, userId: ANA.userId, threadId, now })).step);
  while (await playMove(tableId));
}

async function playMove(tableId: TableId): Promise<boolean> {
  for (const { userId } of [ANA, BEN]) {
    const look = accepted(await lookAtTable(deps, tableId, userId));
    if (look.status !== 'playing') return false;
    if (look.due?.must !== true) continue;
    const moves = look.situation.moves as readonly ToyMove[];
    const move = moves[look.table.step % moves.length];
    if (move === undefined) continue;
    const text = toyGame.formatMove(move);
    const { sinceStep } = look.due;
    const after = accepted(await makeMove(deps, { tableId, userId, sinceStep, move: text, now: minute(1) }));
    say(tableId, after.table.step);
    return true;
  }
  return false;
}

// Synchronous, so that a line said is a line the parent can read however soon the end comes.
function say(tableId: TableId, step: number): void {
  writeSync(1, `${tableId} ${step}\n`);
}
