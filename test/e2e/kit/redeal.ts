import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { must } from '../../../src/base/invariant.js';
import type { StoreReader } from './store-reader.js';

/** Nothing has been dealt from it. */
export const OTHER_SEED = 'f'.repeat(64);

/** What a match is, hidden cards included, whatever game it is of. */
export interface AnyState {
  readonly match: { readonly seed: string };
}

export function stateOf<State extends AnyState>(store: StoreReader, tableId: string): State {
  return JSON.parse(must(store.table(tableId).state, 'A match has a state.')) as State;
}

/** Changes a match in the database of a bot that is down, as nothing that can be played would. */
export function changeState<State extends AnyState>(
  dataFolder: string,
  tableId: string,
  change: (state: State) => State,
): void {
  const database = new Sqlite(path.join(dataFolder, 'thicket.db'));
  try {
    const row = database.prepare('SELECT state FROM tables WHERE id = ?').get(tableId) as {
      readonly state: string;
    };
    const after = change(JSON.parse(row.state) as State);
    database
      .prepare('UPDATE tables SET state = ?, seed = ? WHERE id = ?')
      .run(JSON.stringify(after), after.match.seed, tableId);
  } finally {
    database.close();
  }
}
