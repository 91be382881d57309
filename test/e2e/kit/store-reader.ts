import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { World } from '../../../playground/world/world.js';

export interface StoredTable {
  readonly id: string;
  readonly game_id: string;
  /** JSON. */
  readonly options: string;
  readonly status: string;
  readonly step: number;
  readonly thread_id: string | null;
  readonly channel_id: string;
  readonly host: string;
  readonly seed: string | null;
  readonly state: string | null;
  readonly rematch_of: string | null;
  /** JSON. */
  readonly detail: string;
}

export interface StoredRow {
  readonly step: number;
  readonly kind: string;
  readonly by: string;
  readonly user_id: string | null;
  readonly seat: number | null;
  readonly move: string | null;
  /** When, by the bot's clock. */
  readonly at: number;
}

const WAIT_MS = 30_000;

/** Looks into the bot's database without changing anything in it. */
export class StoreReader {
  readonly #folder: string;
  readonly #hub: World['hub'];
  #database: Sqlite.Database | undefined;

  /** `hub` tells what the bot does. */
  constructor(dataFolder: string, hub: World['hub']) {
    this.#folder = dataFolder;
    this.#hub = hub;
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

  /** Who must act now, by seat; nobody unless the match is running. */
  awaitedSeats(tableId: string): readonly number[] {
    const detail = JSON.parse(this.table(tableId).detail) as {
      readonly due?: readonly { readonly seat: number; readonly must: boolean }[];
    };
    return (detail.due ?? []).flatMap(({ seat, must }) => (must ? [seat] : []));
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

  /** Looks at once, and again whenever the bot has asked Discord for something or has printed a line. */
  async until(look: () => boolean, what: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const attempt = (): void => {
        try {
          if (look()) end(resolve);
        } catch (error) {
          end(() => reject(error instanceof Error ? error : new Error(String(error))));
        }
      };
      const stop = this.#hub.on(({ kind }) => {
        if (kind === 'bot-line' || kind === 'request') attempt();
      });
      const timer = setTimeout(
        () => end(() => reject(new Error(`Waited ${WAIT_MS} ms for ${what}, in vain.`))),
        WAIT_MS,
      );
      function end(how: () => void): void {
        clearTimeout(timer);
        stop();
        how();
      }
      attempt();
    });
  }

  #open(): Sqlite.Database {
    this.#database ??= new Sqlite(path.join(this.#folder, 'thicket.db'), { readonly: true, timeout: 1_000 });
    return this.#database;
  }

  #untold(): number {
    const [row] = this.all<{ readonly untold: number }>(
      `SELECT (SELECT count(*) FROM notices) + (SELECT count(*) FROM posts WHERE message_id IS NULL) AS untold`,
    );
    return row?.untold ?? 0;
  }
}
