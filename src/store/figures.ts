import { setImmediate as turn } from 'node:timers/promises';
import { and, count, gt, lte, sql } from 'drizzle-orm';
import type { Table } from '../tables/table.js';
import type { Database } from './database.js';
import { notices, tables } from './schema.js';

/** How many there are of what. */
export interface StoreFigures {
  readonly tables: readonly {
    readonly game: string;
    readonly status: Table['status'];
    readonly count: number;
  }[];
  /** Not delivered yet. */
  readonly notices: number;
}

/** So many rows are counted at once, in a few milliseconds; clicks are answered in between. */
const ROWS_AT_ONCE = 2_000;

const rowid = sql<number>`rowid`;

export async function storeFigures(database: Database): Promise<StoreFigures> {
  const found = new Map<string, StoreFigures['tables'][number]>();
  const last = await database.read((queries) =>
    queries.select({ rowid: sql<number | null>`max(rowid)` }).from(tables).get(),
  );
  for (let from = 0; from < (last?.rowid ?? 0); from += ROWS_AT_ONCE) {
    for (const row of await countRows(database, from)) {
      const key = `${row.game}/${row.status}`;
      found.set(key, { ...row, count: row.count + (found.get(key)?.count ?? 0) });
    }
    await turn();
  }
  const waiting = await database.read((queries) => queries.select({ count: count() }).from(notices).get());
  return { tables: [...found.values()], notices: waiting?.count ?? 0 };
}

function countRows(database: Database, from: number): Promise<StoreFigures['tables']> {
  const { gameId: game, status } = tables;
  return database.read((queries) =>
    queries
      .select({ game, status, count: count() })
      .from(tables)
      .where(and(gt(rowid, from), lte(rowid, from + ROWS_AT_ONCE)))
      .groupBy(game, status)
      .all(),
  );
}

/** Writes what is there already, which fails as any other write would: on a full disk, say. */
export async function writeNothingNew(database: Database): Promise<void> {
  await database.write((queries) => {
    const version = queries.get<{ readonly user_version: number }>(sql`PRAGMA user_version`);
    queries.run(sql.raw(`PRAGMA user_version = ${Number(version.user_version)}`));
  });
}
