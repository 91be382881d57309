import { describe, expect, test } from 'vitest';
import { hostGame } from '../../src/games/hosting.js';
import { endTable } from '../../src/tables/agreement/end-table.js';
import type { TableDeps } from '../../src/tables/deps.js';
import type { TableId } from '../../src/tables/ids.js';
import { lookAtTable } from '../../src/tables/look-at-table.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import { resign } from '../../src/tables/match/resign.js';
import { takeBack } from '../../src/tables/match/take-back.js';
import type { Person } from '../../src/tables/table.js';
import { memoryStore } from '../kit/memory-store.js';
import {
  ANA,
  accepted,
  BEN,
  CLEO,
  depsOn,
  lastNotice,
  lobbyOf,
  matchOf,
  minute,
  noticesOf,
  play,
  playingLook,
  refusalOf,
  seats,
} from '../kit/tables.js';
import { toyGame } from '../kit/toy-game.js';

/** Picks of both are open, and Ana is to place. */
const PICKED = [
  [ANA, 'pick-3'],
  [BEN, 'pick-1'],
] as const;

interface Clicked {
  readonly tableId: TableId;
  readonly who: Person;
  readonly sinceStep: number;
  readonly move: string;
}

function click(deps: TableDeps, { tableId, who, sinceStep, move }: Clicked) {
  return makeMove(deps, { tableId, userId: who.userId, sinceStep, move, now: minute(50) });
}

describe('a move', () => {
  test('is stored with its maker, told to all, and shown to its maker', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await matchOf(deps);
    const look = await play(deps, tableId, [[ANA, 'pick-3']]);

    expect(look).toMatchObject({ status: 'playing', seat: 0, takeBackStep: 3, situation: { viewer: 0 } });
    const loaded = await tables.findWithLog(tableId);
    expect(loaded?.log).toEqual([
      {
        kind: 'move',
        step: 3,
        by: 'player',
        userId: ANA.userId,
        at: minute(2),
        seat: 0,
        move: 'pick-3',
        final: false,
      },
    ]);
    expect(await lastNotice(outbox, tableId, 'moved')).toMatchObject({
      seat: 0,
      events: [{ kind: 'number-picked', seat: 0 }],
      asked: [],
      situation: { viewer: 'spectator', moves: [] },
    });
  });

  test('asks the others it brings to act, and not its own maker', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await matchOf(deps);
    await play(deps, tableId, PICKED);
    expect(await lastNotice(outbox, tableId, 'moved')).toMatchObject({ asked: seats(0) });
    await play(deps, tableId, [[ANA, 'stone']]);
    expect(await lastNotice(outbox, tableId, 'moved')).toMatchObject({ asked: seats(1) });
    // The new round asks both; Ben brought it about himself.
    await play(deps, tableId, [[BEN, 'stone']]);
    expect(await lastNotice(outbox, tableId, 'moved')).toMatchObject({ asked: seats(0) });
  });

  test('leaves the decisions of others as they were asked', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await matchOf(deps, { people: [ANA, BEN, CLEO] });
    const before = await playingLook(deps, tableId, CLEO);
    await play(deps, tableId, PICKED);
    const after = await playingLook(deps, tableId, CLEO);
    expect(after.due).toEqual(before.due);
    expect(after.table.step).toBe(before.table.step + 2);
    // The control drawn before the others acted still works.
    const sinceStep = before.due?.sinceStep ?? 0;
    accepted(await click(deps, { tableId, who: CLEO, sinceStep, move: 'pick-4' }));
  });

  test('of a chain tells nobody until its last link, and its links share one clock', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await matchOf(deps);
    await play(deps, tableId, PICKED);
    const told = (await noticesOf(outbox, tableId)).length;
    const asked = await playingLook(deps, tableId, ANA);
    await play(deps, tableId, [
      [ANA, 'tower'],
      [ANA, 'back'],
      [ANA, 'tower'],
    ]);
    expect(await noticesOf(outbox, tableId)).toHaveLength(told);
    const linked = await playingLook(deps, tableId, ANA);
    expect(linked.due).toMatchObject({
      kind: 'top',
      since: asked.due?.since,
      sinceStep: asked.table.step + 3,
    });
    await play(deps, tableId, [[ANA, 'top-2']]);
    const notices = await noticesOf(outbox, tableId);
    expect(notices).toHaveLength(told + 1);
    expect(notices.at(-1)).toMatchObject({ events: [{ kind: 'stones-placed', stones: 3 }], asked: seats(1) });
  });
});

describe('a click is refused', () => {
  test('to whoever does not sit there', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await matchOf(deps);
    const { sinceStep } = (await playingLook(deps, tableId, ANA)).due ?? { sinceStep: 0 };
    expect(refusalOf(await click(deps, { tableId, who: CLEO, sinceStep, move: 'pick-1' }))).toBe(
      'not-seated',
    );
  });

  test('when it answers what was answered already: one of two clicks counts', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await matchOf(deps);
    const { sinceStep } = (await playingLook(deps, tableId, ANA)).due ?? { sinceStep: 0 };
    const [first, second] = await Promise.all([
      click(deps, { tableId, who: ANA, sinceStep, move: 'pick-1' }),
      click(deps, { tableId, who: ANA, sinceStep, move: 'pick-2' }),
    ]);
    accepted(first);
    expect(second).toMatchObject({
      ok: false,
      error: {
        reason: 'played-already',
        made: { move: 'pick-1', by: 'player' },
        same: false,
        look: { situation: { view: { ownPick: 1 } } },
      },
    });
    expect((await tables.findWithLog(tableId))?.log).toHaveLength(1);
    expect((await noticesOf(outbox, tableId)).filter(({ kind }) => kind === 'moved')).toHaveLength(1);
  });

  test('when it came to a table that somebody has taken a choice back from since, whom it names', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await matchOf(deps);
    await play(deps, tableId, [...PICKED, [ANA, 'stone']]);
    const { sinceStep } = (await playingLook(deps, tableId, BEN)).due ?? { sinceStep: 0 };
    const { takeBackStep } = await playingLook(deps, tableId, ANA);
    const undo = { tableId, userId: ANA.userId, moveStep: takeBackStep ?? 0, now: minute(9) };
    accepted(await takeBack(deps, undo));
    await play(deps, tableId, [[ANA, 'stone']]);
    expect(await click(deps, { tableId, who: BEN, sinceStep, move: 'stone' })).toMatchObject({
      ok: false,
      error: { reason: 'taken-back', by: ANA, look: { due: { kind: 'place' } } },
    });
    expect(await lastNotice(outbox, tableId, 'moved')).toMatchObject({ anew: true });
  });

  test('without a word of what was taken back unseen, also once something else is chosen', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await matchOf(deps);
    await play(deps, tableId, [...PICKED, [ANA, 'tower']]);
    const { takeBackStep } = await playingLook(deps, tableId, ANA);
    const undo = { tableId, userId: ANA.userId, moveStep: takeBackStep ?? 0, now: minute(9) };
    accepted(await takeBack(deps, undo));
    await play(deps, tableId, [[ANA, 'stone']]);
    expect(await lastNotice(outbox, tableId, 'moved')).not.toHaveProperty('anew');
  });

  test('when it is older than the decision, with what is true now', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await matchOf(deps);
    await play(deps, tableId, PICKED);
    const stale = await click(deps, { tableId, who: ANA, sinceStep: 999, move: 'stone' });
    expect(stale).toMatchObject({ ok: false, error: { reason: 'stale', look: { due: { kind: 'place' } } } });
  });

  test('out of turn, naming whom the match waits for', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await matchOf(deps);
    await play(deps, tableId, PICKED);
    const { table } = await playingLook(deps, tableId, BEN);
    const early = await click(deps, { tableId, who: BEN, sinceStep: table.step, move: 'stone' });
    expect(early).toMatchObject({
      ok: false,
      error: { reason: 'not-your-turn', waitingFor: [0], isTold: false },
    });
  });

  test('when the rules forbid it or do not know it', async () => {
    const { tables } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await matchOf(deps);
    const { due, table } = await playingLook(deps, tableId, ANA);
    const { sinceStep } = due ?? { sinceStep: 0 };
    expect(await click(deps, { tableId, who: ANA, sinceStep, move: 'stone' })).toMatchObject({
      ok: false,
      error: { reason: 'illegal', illegal: { reason: 'not-now' }, look: { due } },
    });
    for (const move of ['', 'pick-99', '__proto__', 'x'.repeat(10_000)])
      expect(refusalOf(await click(deps, { tableId, who: ANA, sinceStep, move }))).toBe('not-a-move');
    expect((await tables.find(tableId))?.step).toBe(table.step);
  });

  test('at a lobby, at a table that is over, and at none', async () => {
    const deps = depsOn(memoryStore().tables);
    const lobby = await lobbyOf(deps);
    const over = await matchOf(deps);
    accepted(await resign(deps, { tableId: over, userId: BEN.userId, now: minute(9) }));
    const clicked = { who: ANA, sinceStep: 2, move: 'pick-1' };
    expect(await click(deps, { ...clicked, tableId: lobby })).toEqual({
      ok: false,
      error: { reason: 'not-playing', status: 'lobby' },
    });
    expect(await click(deps, { ...clicked, tableId: over })).toEqual({
      ok: false,
      error: { reason: 'not-playing', status: 'finished' },
    });
    expect(refusalOf(await click(deps, { ...clicked, tableId: 'nowhere000' as TableId }))).toBe(
      'no-such-table',
    );
  });
});

test('any interleaving of clicks on one table ends in a legal state', async () => {
  const { tables } = memoryStore();
  const deps = depsOn(tables);
  const tableId = await matchOf(deps);
  const { sinceStep } = (await playingLook(deps, tableId, ANA)).due ?? { sinceStep: 0 };
  const clicks = Array.from({ length: 40 }, (_, index) =>
    click(deps, { tableId, who: index % 2 ? BEN : ANA, sinceStep, move: `pick-${index % 5}` }),
  );
  const made = (await Promise.all(clicks)).filter(({ ok }) => ok);
  expect(made).toHaveLength(2);
  const loaded = await tables.findWithLog(tableId);
  expect(loaded?.log.map(({ step }) => step)).toEqual([3, 4]);
  expect(loaded?.table.step).toBe(4);
});

describe('a match dealt by rules of another version', () => {
  const newer = hostGame({ ...toyGame, rulesVersion: 4 });

  test('is never read by these rules, and can only be ended', async () => {
    const { tables, outbox } = memoryStore();
    const tableId = await matchOf(depsOn(tables));
    const deps = depsOn(tables, [newer]);
    const { userId } = ANA;
    const now = minute(9);
    const other = { ok: false, error: { reason: 'other-rules' } };
    expect(await lookAtTable(deps, tableId, userId)).toEqual(other);
    expect(await makeMove(deps, { tableId, userId, sinceStep: 2, move: 'pick-1', now })).toEqual(other);
    expect(await takeBack(deps, { tableId, userId, moveStep: 2, now })).toEqual(other);
    expect(await resign(deps, { tableId, userId, now })).toEqual(other);

    accepted(await endTable(deps, { tableId, userId, isModerator: false, now }));
    expect(await lastNotice(outbox, tableId, 'ended')).toMatchObject({ situation: null, scores: null });
  });
});
