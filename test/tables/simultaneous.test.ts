import { expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { beforeTheBirds } from '../../src/games/before-the-birds/game.js';
import type { BeforeTheBirdsMove } from '../../src/games/before-the-birds/moves.js';
import { hostGame } from '../../src/games/hosting.js';
import { lookAtTable } from '../../src/tables/look-at-table.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import { memoryStore } from '../kit/memory-store.js';
import { ANA, accepted, BEN, CLEO, depsOn, matchOf, minute, noticesOf, playingLook } from '../kit/tables.js';

const PEOPLE = [ANA, BEN, CLEO];

/** The same deal each time; Ana and Ben bid the card of that index among those they hold. */
async function bidding(index: number) {
  const { tables, outbox } = memoryStore();
  const deps = depsOn(tables, [hostGame(beforeTheBirds)]);
  const tableId = await matchOf(deps, { gameId: beforeTheBirds.id, people: PEOPLE });
  const bid = async (who: typeof ANA) => {
    const { due, situation } = await playingLook(deps, tableId, who);
    const move = beforeTheBirds.formatMove(situation.moves[index] as BeforeTheBirdsMove);
    const { sinceStep } = must(due, 'The bid is asked for.');
    const request = { tableId, userId: who.userId, sinceStep, move, now: minute(2) };
    return { move, own: accepted(await makeMove(deps, request)) };
  };
  const bids = [await bid(ANA), await bid(BEN)];
  const seen = {
    cleo: await lookAtTable(deps, tableId, CLEO.userId),
    spectator: await lookAtTable(deps, tableId, 'spectator'),
    told: await noticesOf(outbox, tableId),
  };
  return { bids, seen, last: () => bid(CLEO), told: () => noticesOf(outbox, tableId) };
}

test('of simultaneous bids everybody knows whose are missing', async () => {
  const { seen } = await bidding(0);
  const awaited = seen.told.flatMap((notice) =>
    notice.kind === 'moved' ? [notice.due.filter((due) => due.must).map(({ seat }) => seat)] : [],
  );
  expect(awaited).toEqual([[1, 2], [2]]);
});

test('of simultaneous bids nobody but the bidder learns anything until the last is in', async () => {
  const one = await bidding(0);
  const other = await bidding(1);
  for (const [index, { move, own }] of one.bids.entries()) {
    expect(move).not.toBe(other.bids[index]?.move);
    expect(own).not.toEqual(other.bids[index]?.own);
  }
  expect(one.seen).toEqual(other.seen);
  await one.last();
  await other.last();
  expect(await one.told()).not.toEqual(await other.told());
});
