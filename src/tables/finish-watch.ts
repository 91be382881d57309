import type { TableStore } from './ports.js';

/** The same store; whoever watches learns that a match has been stored as finished, and not which. */
export function watchedForFinishes(store: TableStore, onFinished: () => void): TableStore {
  return {
    ...store,
    async commit(commit) {
      const committed = await store.commit(commit);
      if (committed === 'committed' && commit.table.status === 'finished') onFinished();
      return committed;
    },
  };
}
