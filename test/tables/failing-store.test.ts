import { EventEmitter, once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { joinTable } from '../../src/tables/lobby/join-table.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import type { TableStore } from '../../src/tables/ports.js';
import { newKeyedQueue } from '../../src/tables/queue.js';
import { memoryStore } from '../kit/memory-store.js';
import {
  ANA,
  accepted,
  BEN,
  depsOn,
  lobbyOf,
  matchOf,
  minute,
  noticesOf,
  personCalled,
  playingLook,
  refusalOf,
} from '../kit/tables.js';

class DiskError extends Error {}

/** A store whose commits fail or meet somebody else's while `trouble` has something to do. */
function troubled(store: TableStore, trouble: (() => Promise<void>)[]): TableStore {
  return {
    ...store,
    async commit(commit) {
      await trouble.shift()?.();
      return store.commit(commit);
    },
  };
}

describe('when the store fails', () => {
  test('before anything is stored, nothing has changed, and trying again succeeds', async () => {
    const { tables, outbox } = memoryStore();
    const trouble: (() => Promise<void>)[] = [];
    const deps = depsOn(troubled(tables, trouble));
    const tableId = await matchOf(deps);
    const before = await tables.findWithLog(tableId);
    const notices = await noticesOf(outbox, tableId);
    const { due } = await playingLook(deps, tableId, ANA);

    trouble.push(() => Promise.reject(new DiskError()));
    const move = {
      tableId,
      userId: ANA.userId,
      sinceStep: due?.sinceStep ?? 0,
      move: 'pick-2',
      now: minute(5),
    };
    await expect(makeMove(deps, move)).rejects.toBeInstanceOf(DiskError);
    expect(await tables.findWithLog(tableId)).toEqual(before);
    expect(await noticesOf(outbox, tableId)).toEqual(notices);

    accepted(await makeMove(deps, move));
  });

  test('after it has stored, the answer is lost but the move counts once', async () => {
    const { tables, outbox } = memoryStore();
    let lost = true;
    const store: TableStore = {
      ...tables,
      async commit(commit) {
        const committed = await tables.commit(commit);
        if (commit.log.length > 0 && lost) throw new DiskError();
        return committed;
      },
    };
    const deps = depsOn(store);
    const tableId = await matchOf(deps);
    const { due } = await playingLook(deps, tableId, ANA);
    const move = {
      tableId,
      userId: ANA.userId,
      sinceStep: due?.sinceStep ?? 0,
      move: 'pick-2',
      now: minute(5),
    };
    await expect(makeMove(deps, move)).rejects.toBeInstanceOf(DiskError);
    lost = false;
    expect(refusalOf(await makeMove(deps, move))).toBe('played-already');
    expect((await tables.findWithLog(tableId))?.log).toHaveLength(1);
    expect((await noticesOf(outbox, tableId)).filter(({ kind }) => kind === 'moved')).toHaveLength(1);
  });

  test('the next change of the same table is not held up', async () => {
    const { tables } = memoryStore();
    const trouble: (() => Promise<void>)[] = [];
    const deps = depsOn(troubled(tables, trouble));
    const tableId = await lobbyOf(deps, { people: [ANA] });
    trouble.push(() => Promise.reject(new DiskError()));
    const [first, second] = await Promise.allSettled([
      joinTable(deps, { tableId, person: BEN, now: minute(1) }),
      joinTable(deps, { tableId, person: personCalled('Eve'), now: minute(1) }),
    ]);
    expect(first.status).toBe('rejected');
    expect(second).toMatchObject({ status: 'fulfilled', value: { ok: true } });
  });
});

describe('when another process changes the table in between', () => {
  test('the use case decides once more on what is true then', async () => {
    const { tables } = memoryStore();
    const other = depsOn({ ...tables });
    const trouble: (() => Promise<void>)[] = [];
    const deps = depsOn(troubled(tables, trouble));
    const tableId = await lobbyOf(deps, { people: [ANA] });
    trouble.push(async () => {
      accepted(await joinTable(other, { tableId, person: BEN, now: minute(1) }));
    });
    const eve = personCalled('Eve');
    const joined = accepted(await joinTable(deps, { tableId, person: eve, now: minute(1) }));
    expect(joined.people).toEqual([ANA, BEN, eve]);
  });

  test('a move is refused where it has been answered there', async () => {
    const { tables } = memoryStore();
    const other = depsOn({ ...tables });
    const trouble: (() => Promise<void>)[] = [];
    const deps = depsOn(troubled(tables, trouble));
    const tableId = await matchOf(deps);
    const { due } = await playingLook(deps, tableId, ANA);
    const move = {
      tableId,
      userId: ANA.userId,
      sinceStep: due?.sinceStep ?? 0,
      move: 'pick-2',
      now: minute(5),
    };
    trouble.push(async () => {
      accepted(await makeMove(other, { ...move, move: 'pick-4' }));
    });
    expect(refusalOf(await makeMove(deps, move))).toBe('played-already');
  });

  test('again and again, it gives up without having stored anything', async () => {
    const { tables } = memoryStore();
    const deps = depsOn({ ...tables, commit: () => Promise.resolve('stale') });
    const tableId = await lobbyOf(depsOn(tables), { people: [ANA] });
    expect(refusalOf(await joinTable(deps, { tableId, person: BEN, now: minute(1) }))).toBe('busy');
    expect(await tables.find(tableId)).toMatchObject({ people: [ANA] });
  });

  test('in many processes at once, 50 joins on 4 seats still seat exactly 4, each once', async () => {
    const { tables } = memoryStore();
    const tableId = await lobbyOf(depsOn(tables), { people: [ANA] });
    const joins = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        joinTable(depsOn({ ...tables }), { tableId, person: personCalled(`P${index}`), now: minute(1) }),
      ),
    );
    expect(joins.filter(({ ok }) => ok)).toHaveLength(3);
    const table = await tables.find(tableId);
    expect(new Set(table?.status === 'lobby' ? table.people.map(({ name }) => name) : []).size).toBe(4);
  });
});

describe('a keyed queue', () => {
  test('runs one key in order and other keys meanwhile', async () => {
    const { inTurn } = newKeyedQueue();
    const order: string[] = [];
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    const first = inTurn('a', async () => {
      await opened;
      order.push('a1');
    });
    const second = inTurn('a', async () => {
      order.push('a2');
    });
    await inTurn('b', async () => {
      order.push('b');
    });
    gate.emit('open');
    await Promise.all([first, second]);
    expect(order).toEqual(['b', 'a1', 'a2']);
  });
});
