import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import type { Seat } from '../../src/games/game-types.js';
import { hostGame } from '../../src/games/hosting.js';
import type { MatchRecord } from '../../src/games/record.js';
import { GAMES } from '../../src/games/shelf.js';
import type { TableDeps } from '../../src/tables/deps.js';
import type { GuildId, TableId } from '../../src/tables/ids.js';
import { finishedMatches, lookBack, matchRecord } from '../../src/tables/match/look-back.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import { resign } from '../../src/tables/match/resign.js';
import { takeBack } from '../../src/tables/match/take-back.js';
import { memoryStore } from '../kit/memory-store.js';
import {
  ANA,
  accepted,
  BEN,
  CLEO,
  depsOn,
  lobbyOf,
  matchOf,
  minute,
  PLACE,
  play,
  playingLook,
  refusalOf,
} from '../kit/tables.js';
import { toyGame } from '../kit/toy-game.js';

const { guildId } = PLACE;
const ABROAD = 'guild-2' as GuildId;

let deps: TableDeps;
beforeEach(() => {
  deps = depsOn(memoryStore().tables, [hostGame(toyGame), ...GAMES]);
});

/** A whole match of one round of the toy game. */
async function finishedToy(): Promise<TableId> {
  const tableId = await matchOf(deps, { options: { rounds: 1 } });
  await play(deps, tableId, [
    [ANA, 'pick-1'],
    [BEN, 'pick-2'],
    [ANA, 'stone'],
    [BEN, 'stone'],
  ]);
  return tableId;
}

async function recordOf(tableId: TableId): Promise<MatchRecord> {
  return JSON.parse(accepted(await matchRecord(deps, { tableId, guildId }))) as MatchRecord;
}

describe('nobody looks back on', () => {
  test('a lobby or a running match, whoever asks', async () => {
    const lobby = await lobbyOf(deps);
    const running = await matchOf(deps);
    for (const [tableId, status] of [
      [lobby, 'lobby'],
      [running, 'playing'],
    ] as const) {
      const refused = { ok: false, error: { reason: 'not-finished', status } };
      expect(await lookBack(deps, { tableId, guildId })).toEqual(refused);
      expect(await matchRecord(deps, { tableId, guildId })).toEqual(refused);
    }
  });

  test('a match of another server, or none at all', async () => {
    const tableId = await finishedToy();
    expect(refusalOf(await lookBack(deps, { tableId, guildId: ABROAD }))).toBe('no-such-table');
    expect(refusalOf(await matchRecord(deps, { tableId, guildId: ABROAD }))).toBe('no-such-table');
    expect(refusalOf(await lookBack(deps, { tableId: 'none' as TableId, guildId }))).toBe('no-such-table');
  });

  test('a match of rules that are not at hand', async () => {
    const tableId = await finishedToy();
    const newer = { ...deps, games: [hostGame({ ...toyGame, rulesVersion: 4 })] };
    expect(refusalOf(await lookBack(newer, { tableId, guildId }))).toBe('other-rules');
  });
});

describe('a finished match', () => {
  test('is open after each move: what everybody saw, and what each seat saw', async () => {
    const tableId = await finishedToy();
    const { table, past } = accepted(await lookBack(deps, { tableId, guildId }));
    expect(table).not.toHaveProperty('seed');
    expect(past.steps.map(({ made }) => made && toyGame.formatMove(made.move as never))).toEqual([
      null,
      'pick-1',
      'pick-2',
      'stone',
      'stone',
    ]);
    const { situation, seats } = past.positionAt(1);
    expect(situation.view).toMatchObject({ picked: [true, false], ownPick: null });
    expect(seats.map(({ view }) => (view as { ownPick: number | null }).ownPick)).toEqual([1, null]);
    expect(past.outcome).toEqual(table.outcome);
  });

  test('keeps to itself what was taken back', async () => {
    const tableId = await matchOf(deps, { options: { rounds: 1 } });
    await play(deps, tableId, [
      [ANA, 'pick-1'],
      [BEN, 'pick-2'],
      [ANA, 'tower'],
      [ANA, 'back'],
      [ANA, 'tower'],
      [ANA, 'top-2'],
    ]);
    const { takeBackStep } = await playingLook(deps, tableId, ANA);
    const moveStep = must(takeBackStep, 'A tower may be taken back.');
    accepted(await takeBack(deps, { tableId, userId: ANA.userId, moveStep, now: minute(20) }));
    await play(deps, tableId, [
      [ANA, 'top-1'],
      [BEN, 'stone'],
    ]);
    const { moves } = await recordOf(tableId);
    expect(moves.map(({ move }) => move)).toEqual(['pick-1', 'pick-2', 'tower', 'top-1', 'stone']);
  });

  test('that was given up is open as far as it was played', async () => {
    const tableId = await matchOf(deps);
    await play(deps, tableId, [[ANA, 'pick-1']]);
    accepted(await resign(deps, { tableId, userId: BEN.userId, now: minute(5) }));
    const { past, table } = accepted(await lookBack(deps, { tableId, guildId }));
    expect(past.outcome).toBeUndefined();
    expect(past.steps).toHaveLength(2);
    expect(table.outcome.places).toEqual([1, 2]);
    expect(await recordOf(tableId)).toMatchObject({ resigned: [1], result: { places: [1, 2] } });
  });
});

test('BTB-29 a bid that was replaced is nowhere to be found once the match is over', async () => {
  const tableId = await matchOf(deps, { gameId: 'before-the-birds', people: [ANA, BEN, CLEO] });
  const replaced: string[] = [];
  let now = 2;
  const bid = async (who: typeof ANA, at: number): Promise<string> => {
    const { due, situation } = await playingLook(deps, tableId, who);
    const { sinceStep, kind } = must(due, 'Everybody may bid.');
    const { hand } = situation.view as { hand: readonly string[] };
    const card = must(hand[at % hand.length], 'Whoever may bid holds a card.');
    now += 1;
    const move = `${kind}-${card}`;
    accepted(await makeMove(deps, { tableId, userId: who.userId, sinceStep, move, now: minute(now) }));
    return card;
  };
  for (let round = 0; round < 8; round += 1) {
    replaced.push(await bid(ANA, 0));
    await bid(BEN, round);
    // After somebody else has bid, and back to where it began with some.
    await bid(ANA, round + 1);
    if (round % 3 === 0) await bid(ANA, 0);
    await bid(CLEO, round);
  }
  const text = accepted(await matchRecord(deps, { tableId, guildId }));
  const record = JSON.parse(text) as MatchRecord;
  const seats = record.moves.map(({ seat }) => seat);
  expect(seats, 'each seat once a round, where it bid first').toEqual(
    Array.from({ length: 8 }, () => [0, 1, 2]).flat(),
  );
  expect(text).not.toContain('replace');
  const { past } = accepted(await lookBack(deps, { tableId, guildId }));
  expect(past.steps).toHaveLength(1 + 8 * 3);
  // What is shown as Ana's bid is what was turned up.
  for (const [index, { made, events }] of past.steps.entries()) {
    const opened = events.find(({ kind }) => kind === 'bids-opened') as Opened | undefined;
    if (made === null || opened === undefined || made.seat !== (2 as Seat)) continue;
    const ana = must(past.positionAt(index - 1).seats[0], 'Ana sits there.');
    const { bid: own } = ana.view as { readonly bid: string };
    expect(opened.collections.find(({ seat }) => seat === 0)?.bid).toBe(own);
  }
  expect(replaced).toHaveLength(8);
});

interface Opened {
  readonly kind: 'bids-opened';
  readonly collections: readonly { readonly seat: number; readonly bid: string }[];
}

test('finished matches of a server come the latest first', async () => {
  const tables = [await finishedToy(), await finishedToy(), await finishedToy()];
  await matchOf(deps);
  const asked = { guildId, most: 2 };
  const first = await finishedMatches(deps, { ...asked, before: null });
  expect(first).toHaveLength(2);
  const last = must(first[1], 'There are two.');
  const mark = { finishedAt: last.finishedAt, tableId: last.id };
  const rest = await finishedMatches(deps, { ...asked, before: mark });
  expect([...first, ...rest].map(({ id }) => id).toSorted()).toEqual(tables.toSorted());
  expect(first[0]).not.toHaveProperty('seed');
  expect(await finishedMatches(deps, { guildId: ABROAD, before: null, most: 2 })).toEqual([]);
});
