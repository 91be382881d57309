import { expect, test } from 'vitest';
import { observedStore, type StoredChange } from '../../src/tables/observed-store.js';
import type { TableStore } from '../../src/tables/ports.js';
import { memoryStore } from '../kit/memory-store.js';
import { ANA, depsOn, matchOf, playingLook } from '../kit/tables.js';

interface Watched {
  readonly store: TableStore;
  readonly ends: string[];
  readonly changes: StoredChange[];
}

function watched(store: TableStore): Watched {
  const ends: string[] = [];
  const changes: StoredChange[] = [];
  const observer = {
    storing: () => (end: string) => void ends.push(end),
    stored: (change: StoredChange) => void changes.push(change),
  };
  return { store: observedStore(store, observer), ends, changes };
}

test('each stored change is told by its game and its rows, which name nobody', async () => {
  const { store, ends, changes } = watched(memoryStore().tables);
  const deps = depsOn(store);
  const tableId = await matchOf(deps);
  await playingLook(deps, tableId, ANA);
  expect(ends.length).toBeGreaterThan(1);
  expect(new Set(ends)).toEqual(new Set(['stored']));
  expect(changes).toHaveLength(ends.length);
  expect(changes.every(({ game }) => game === 'toy')).toBe(true);
  expect(JSON.stringify(changes)).not.toContain(ANA);
});

test('what is stale or fails is told as that, and stays what it was', async () => {
  const stale = watched({ ...memoryStore().tables, commit: async () => 'stale' });
  const failing = watched({ ...memoryStore().tables, commit: () => Promise.reject(new Error('disk')) });
  const commit = {} as Parameters<TableStore['commit']>[0];
  expect(await stale.store.commit(commit)).toBe('stale');
  await expect(failing.store.commit(commit)).rejects.toThrow('disk');
  expect([...stale.ends, ...failing.ends]).toEqual(['stale', 'failed']);
  expect([...stale.changes, ...failing.changes]).toEqual([]);
});
