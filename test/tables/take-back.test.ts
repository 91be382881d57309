import { describe, expect, test } from 'vitest';
import type { TableDeps } from '../../src/tables/deps.js';
import type { TableId } from '../../src/tables/ids.js';
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
  matchOf,
  minute,
  noticesOf,
  play,
  playingLook,
  refusalOf,
  seats,
} from '../kit/tables.js';

const PICKED = [
  [ANA, 'pick-3'],
  [BEN, 'pick-1'],
] as const;

function undo(deps: TableDeps, tableId: TableId, [who, moveStep]: readonly [Person, number | null]) {
  return takeBack(deps, { tableId, userId: who.userId, moveStep: moveStep ?? -1, now: minute(60) });
}

/** Takes back what the look offers to take back. */
async function undoLast(deps: TableDeps, tableId: TableId, who: Person) {
  const { takeBackStep } = await playingLook(deps, tableId, who);
  return accepted(await undo(deps, tableId, [who, takeBackStep]));
}

async function pickedMatch(people: readonly Person[] = [ANA, BEN]) {
  const { tables, outbox } = memoryStore();
  const deps = depsOn(tables);
  const tableId = await matchOf(deps, { people });
  await play(deps, tableId, [...PICKED, ...people.slice(2).map((who) => [who, 'pick-0'] as const)]);
  return { deps, tables, outbox, tableId };
}

describe('taking back', () => {
  test('restores the state from before the move, and the step still rises', async () => {
    const { deps, tables, tableId } = await pickedMatch();
    const before = await tables.find(tableId);
    await play(deps, tableId, [[ANA, 'stone']]);
    const look = await undoLast(deps, tableId, ANA);

    const after = await tables.findWithLog(tableId);
    const state = before?.status === 'playing' ? before.state : '';
    expect(after?.table).toMatchObject({ status: 'playing', state, step: (before?.step ?? 0) + 2 });
    expect(after?.log.at(-1)).toMatchObject({ kind: 'take-back', seat: 0, by: 'player', userId: ANA.userId });
    expect(look).toMatchObject({ due: { kind: 'place' }, takeBackStep: null });
  });

  test('tells all what no longer holds, and a chain link taken back tells nothing', async () => {
    const { deps, outbox, tableId } = await pickedMatch();
    await play(deps, tableId, [[ANA, 'stone']]);
    const { step } = (await playingLook(deps, tableId, ANA)).table;
    await undoLast(deps, tableId, ANA);
    expect(await lastNotice(outbox, tableId, 'taken-back')).toMatchObject({
      seat: 0,
      undoneStep: step,
      situation: { viewer: 'spectator' },
      due: [{ seat: 0, kind: 'place' }],
    });

    const told = (await noticesOf(outbox, tableId)).length;
    await play(deps, tableId, [[ANA, 'tower']]);
    await undoLast(deps, tableId, ANA);
    expect(await noticesOf(outbox, tableId)).toHaveLength(told);
    expect((await playingLook(deps, tableId, ANA)).due).toMatchObject({ kind: 'place' });
  });

  test('keeps the clock that ran, and makes older controls stale', async () => {
    const { deps, tableId } = await pickedMatch();
    const { due } = await playingLook(deps, tableId, ANA);
    await play(deps, tableId, [[ANA, 'stone']]);
    await undoLast(deps, tableId, ANA);
    const again = await playingLook(deps, tableId, ANA);
    expect(again.due).toMatchObject({ since: due?.since, sinceStep: again.table.step });
    const late = {
      tableId,
      userId: ANA.userId,
      sinceStep: due?.sinceStep ?? 0,
      move: 'stone',
      now: minute(61),
    };
    expect(refusalOf(await makeMove(deps, late))).toBe('stale');
  });

  test('pings nobody anew who was pinged and has not answered', async () => {
    const { deps, outbox, tableId } = await pickedMatch();
    await play(deps, tableId, [[ANA, 'stone']]);
    expect(await lastNotice(outbox, tableId, 'moved')).toMatchObject({ asked: seats(1) });
    const { sinceStep } = (await playingLook(deps, tableId, BEN)).due ?? { sinceStep: -1 };
    await undoLast(deps, tableId, ANA);
    // Whoever comes too late is not promised a second call.
    const late = { tableId, userId: BEN.userId, sinceStep, move: 'stone', now: minute(61) };
    expect(await makeMove(deps, late)).toMatchObject({
      ok: false,
      error: { reason: 'not-your-turn', waitingFor: [0], isTold: true },
    });
    await play(deps, tableId, [
      [ANA, 'tower'],
      [ANA, 'top-1'],
    ]);
    expect(await lastNotice(outbox, tableId, 'moved')).toMatchObject({ asked: [] });
    // Ben answers, so the next time it is his turn he is pinged again.
    await play(deps, tableId, [
      [BEN, 'stone'],
      [ANA, 'pick-1'],
      [BEN, 'pick-1'],
      [ANA, 'stone'],
    ]);
    expect(await lastNotice(outbox, tableId, 'moved')).toMatchObject({ asked: seats(1) });
  });

  test('goes on over a whole chain, link by link', async () => {
    const { deps, tables, tableId } = await pickedMatch();
    const before = await tables.find(tableId);
    await play(deps, tableId, [
      [ANA, 'tower'],
      [ANA, 'back'],
      [ANA, 'tower'],
      [ANA, 'top-2'],
    ]);
    for (let link = 0; link < 4; link += 1) await undoLast(deps, tableId, ANA);
    const state = before?.status === 'playing' ? before.state : '';
    expect(await tables.find(tableId)).toMatchObject({ state });
    expect((await playingLook(deps, tableId, ANA)).takeBackStep).toBeNull();
  });

  test('leaves controls of others as they are, also of those who took back before', async () => {
    const { tables } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await matchOf(deps, { people: [ANA, BEN, CLEO] });
    await play(deps, tableId, [[BEN, 'pick-1']]);
    await undoLast(deps, tableId, BEN);
    const { due } = await playingLook(deps, tableId, BEN);
    await play(deps, tableId, [[ANA, 'pick-3']]);
    await undoLast(deps, tableId, ANA);
    expect((await playingLook(deps, tableId, BEN)).due).toEqual(due);
  });

  test('of a pick lets it be made anew while the others still pick', async () => {
    const { tables } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await matchOf(deps, { people: [ANA, BEN, CLEO] });
    const clock = (await playingLook(deps, tableId, BEN)).due;
    await play(deps, tableId, [[ANA, 'pick-3']]);
    await undoLast(deps, tableId, ANA);
    expect((await playingLook(deps, tableId, ANA)).due).toMatchObject({ kind: 'pick', must: true });
    expect((await playingLook(deps, tableId, BEN)).due).toEqual(clock);
  });
});

describe('taking back is refused', () => {
  test('once another seat has acted, even if that was taken back too', async () => {
    const { deps, tableId } = await pickedMatch([ANA, BEN, CLEO]);
    await play(deps, tableId, [[ANA, 'stone']]);
    const { takeBackStep } = await playingLook(deps, tableId, ANA);
    await play(deps, tableId, [[BEN, 'stone']]);
    expect(refusalOf(await undo(deps, tableId, [ANA, takeBackStep]))).toBe('others-acted');
    await undoLast(deps, tableId, BEN);
    expect(refusalOf(await undo(deps, tableId, [ANA, takeBackStep]))).toBe('others-acted');
    expect((await playingLook(deps, tableId, ANA)).takeBackStep).toBeNull();
  });

  test('of a move that showed something hidden', async () => {
    const { deps, tableId } = await pickedMatch();
    await play(deps, tableId, [[ANA, 'peek']]);
    const look = await playingLook(deps, tableId, ANA);
    expect(look.takeBackStep).toBeNull();
    const refused = await undo(deps, tableId, [ANA, look.table.step]);
    expect(refused).toMatchObject({ ok: false, error: { reason: 'final', look: { status: 'playing' } } });
  });

  test('of the last pick, which opened all of them', async () => {
    const { deps, tableId } = await pickedMatch();
    const { table, takeBackStep } = await playingLook(deps, tableId, BEN);
    expect(takeBackStep).toBeNull();
    expect(refusalOf(await undo(deps, tableId, [BEN, table.step]))).toBe('final');
  });

  test('the second of two clicks, so that one click undoes one move', async () => {
    const { deps, tables, tableId } = await pickedMatch();
    await play(deps, tableId, [
      [ANA, 'tower'],
      [ANA, 'top-1'],
    ]);
    const { takeBackStep } = await playingLook(deps, tableId, ANA);
    const [first, second] = await Promise.all([
      undo(deps, tableId, [ANA, takeBackStep]),
      undo(deps, tableId, [ANA, takeBackStep]),
    ]);
    accepted(first);
    expect(refusalOf(second)).toBe('taken-back-already');
    const log = (await tables.findWithLog(tableId))?.log ?? [];
    expect(log.filter(({ kind }) => kind === 'take-back')).toHaveLength(1);
  });

  test('of a move that is not the last, of another seat, and where there is none', async () => {
    const { deps, tableId } = await pickedMatch();
    await play(deps, tableId, [
      [ANA, 'tower'],
      [ANA, 'top-1'],
    ]);
    const { takeBackStep } = await playingLook(deps, tableId, ANA);
    expect(refusalOf(await undo(deps, tableId, [ANA, (takeBackStep ?? 0) - 1]))).toBe('stale');
    expect(refusalOf(await undo(deps, tableId, [BEN, takeBackStep]))).toBe('stale');
    expect(refusalOf(await undo(deps, tableId, [CLEO, takeBackStep]))).toBe('not-seated');
    expect(refusalOf(await undo(deps, tableId, [BEN, 1]))).toBe('stale');
  });

  test('once the match is over', async () => {
    const { deps, tableId } = await pickedMatch();
    await play(deps, tableId, [[ANA, 'stone']]);
    const { takeBackStep } = await playingLook(deps, tableId, ANA);
    accepted(await resign(deps, { tableId, userId: BEN.userId, now: minute(9) }));
    expect(refusalOf(await undo(deps, tableId, [ANA, takeBackStep]))).toBe('not-playing');
  });
});
