import type { TableStore } from './ports.js';
import type { LogRow } from './table.js';

/** Whoever counts and times what is stored. None of it fails, and nothing told names a person or a card. */
export interface StoreObserver {
  /** A change is about to be stored; the end tells what became of it. */
  storing(): (end: 'stored' | 'stale' | 'failed') => void;
  stored(change: StoredChange): void;
}

export interface StoredChange {
  readonly game: string;
  readonly rows: readonly Pick<LogRow, 'kind' | 'by'>[];
}

/** The same store; the observer learns of each change. */
export function observedStore(store: TableStore, observer: StoreObserver): TableStore {
  return {
    ...store,
    async commit(commit) {
      const ended = observer.storing();
      try {
        const committed = await store.commit(commit);
        ended(committed === 'committed' ? 'stored' : 'stale');
        if (committed === 'committed') observer.stored(changeOf(commit));
        return committed;
      } catch (error) {
        ended('failed');
        throw error;
      }
    },
  };
}

function changeOf({ table, log }: Parameters<TableStore['commit']>[0]): StoredChange {
  return {
    game: table.gameId,
    rows: log.map(({ kind, by }) => ({ kind, by })),
  };
}
