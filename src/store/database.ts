import type Sqlite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { cleanIfSmall } from './leftovers.js';
import { patiently } from './patience.js';

export type Queries = BetterSQLite3Database;

/** The open database, used in whole pieces of work that each wait until nobody else has it locked. */
export interface Database {
  read<Value>(work: (queries: Queries) => Value): Promise<Value>;
  /** One immediate transaction. `work` must be done when it returns; what it starts later is outside of it. */
  write<Value>(work: (queries: Queries) => Value): Promise<Value>;
  /** Takes the bytes of what was forgotten out of a file small enough for nobody to notice; see `leftovers.ts`. */
  clean(): Promise<void>;
}

export function databaseOn(connection: Sqlite.Database): Database {
  const queries = drizzle({ client: connection });
  // A read of several queries is a transaction too, so that all of them see one moment.
  return {
    read: (work) => patiently(connection.name, () => queries.transaction(work, { behavior: 'deferred' })),
    write: (work) => patiently(connection.name, () => queries.transaction(work, { behavior: 'immediate' })),
    clean: () => cleanIfSmall(connection),
  };
}
