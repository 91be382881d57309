import { watch } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';

export interface StoredTable {
  readonly id: string;
  readonly status: string;
  readonly step: number;
  readonly thread_id: string | null;
  readonly channel_id: string;
  readonly host: string;
  readonly seed: string | null;
  readonly state: string | null;
  readonly rematch_of: string | null;
}

export interface StoredRow {
  readonly step: number;
  readonly kind: string;
  readonly by: string;
  readonly user_id: string | null;
  readonly seat: number | null;
  readonly move: string | null;
}

const WAIT_MS = 30_000;

/** Looks into the bot's database without changing anything in it. */
export class StoreReader {
  readonly #folder: string;
  #database: Sqlite.Database | undefined;

  constructor(dataFolder: string) {
    this.#folder = dataFolder;
  }

  /** The rows of any query. */
  all<Row>(query: string, ...given: readonly unknown[]): readonly Row[] {
    return this.#open()
      .prepare(query)
      .all(...given) as readonly Row[];
  }

  close(): void {
    this.#database?.close();
    this.#database = undefined;
  }

  table(tableId: string): StoredTable {
    const [table] = this.all<StoredTable>('SELECT * FROM tables WHERE id = ?', tableId);
    if (table === undefined) throw new Error(`The store has no table ${tableId}.`);
    return table;
  }

  tableInThread(thread: string): StoredTable {
    const [table] = this.all<StoredTable>('SELECT * FROM tables WHERE thread_id = ?', thread);
    if (table === undefined) throw new Error(`The store has no table in thread ${thread}.`);
    return table;
  }

  /** Everything that was done at a table, oldest first. */
  log(tableId: string): readonly StoredRow[] {
    return this.all<StoredRow>('SELECT * FROM log WHERE table_id = ? ORDER BY step', tableId);
  }

  /** Who sits or sat there. */
  people(tableId: string): readonly { readonly user_id: string; readonly name: string }[] {
    return this.all('SELECT user_id, name FROM people WHERE table_id = ? ORDER BY position', tableId);
  }

  /** Waits until everything that was stored has been told: no notice waits, no message is on its way. */
  settled(): Promise<void> {
    return this.until(() => this.#untold() === 0, 'every stored notice to be delivered');
  }

  /** Looks at once, and again whenever something was written. */
  async until(look: () => boolean, what: string): Promise<void> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), WAIT_MS);
    try {
      await this.#look(look, stop.signal);
    } catch (error) {
      throw stop.signal.aborted ? new Error(`Waited ${WAIT_MS} ms for ${what}, in vain.`) : error;
    } finally {
      clearTimeout(timer);
      stop.abort();
    }
  }

  // Opened once: opening counts as a change of the folder.
  #open(): Sqlite.Database {
    this.#database ??= new Sqlite(path.join(this.#folder, 'thicket.db'), { readonly: true, timeout: 1_000 });
    return this.#database;
  }

  #look(look: () => boolean, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const attempt = (): void => {
        try {
          if (look()) resolve();
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      // Every commit is written to a file of this folder.
      watch(this.#folder, { signal }, attempt).on('error', reject);
      signal.addEventListener('abort', () => reject(new Error('Waited in vain.')));
      attempt();
    });
  }

  #untold(): number {
    const [row] = this.all<{ readonly untold: number }>(
      `SELECT (SELECT count(*) FROM notices) + (SELECT count(*) FROM posts WHERE message_id IS NULL) AS untold`,
    );
    return row?.untold ?? 0;
  }
}
