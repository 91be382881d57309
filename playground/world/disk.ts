import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** One entry of a log, numbered from 1. */
export interface LogEntry {
  readonly number: number;
  readonly body: unknown;
}

/**
 * The world on disk: documents by collection and key, and two logs. Every write is in the file when it
 * returns, so that a killed playground has lost nothing it answered.
 */
export class Disk {
  readonly folder: string;
  readonly #database: Database.Database;
  readonly #put: Database.Statement;
  readonly #delete: Database.Statement;
  readonly #append: Database.Statement;

  constructor(folder: string, { fresh }: { readonly fresh: boolean }) {
    if (fresh) rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'attachments'), { recursive: true });
    this.folder = folder;
    this.#database = openDatabase(folder);
    this.#put = this.#database.prepare(
      'INSERT INTO documents (collection, key, body) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body',
    );
    this.#delete = this.#database.prepare('DELETE FROM documents WHERE collection = ? AND key = ?');
    this.#append = this.#database.prepare('INSERT INTO logs (log, body) VALUES (?, ?)');
  }

  /** In the order they were first put. */
  load(collection: string): readonly (readonly [key: string, body: unknown])[] {
    const rows = this.#database
      .prepare('SELECT key, body FROM documents WHERE collection = ? ORDER BY number')
      .all(collection) as { readonly key: string; readonly body: string }[];
    return rows.map((row) => [row.key, JSON.parse(row.body) as unknown]);
  }

  put(collection: string, key: string, body: unknown): void {
    this.#put.run(collection, key, JSON.stringify(body));
  }

  delete(collection: string, key: string): void {
    this.#delete.run(collection, key);
  }

  append(log: string, body: unknown): number {
    return Number(this.#append.run(log, JSON.stringify(body)).lastInsertRowid);
  }

  readLog(log: string, after: number): readonly LogEntry[] {
    const rows = this.#database
      .prepare('SELECT number, body FROM logs WHERE log = ? AND number > ? ORDER BY number')
      .all(log, after) as { readonly number: number; readonly body: string }[];
    return rows.map((row) => ({ number: row.number, body: JSON.parse(row.body) as unknown }));
  }

  attachmentFile(id: string): string {
    return join(this.folder, 'attachments', id);
  }

  close(): void {
    this.#database.close();
  }
}

/** Raised whenever an older folder can no longer be read. */
const FORMAT = 2;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    collection TEXT NOT NULL,
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (collection, key)
  );
  CREATE TABLE IF NOT EXISTS logs (number INTEGER PRIMARY KEY AUTOINCREMENT, log TEXT NOT NULL, body TEXT NOT NULL);
  PRAGMA user_version = ${FORMAT};
`;

function openDatabase(folder: string): Database.Database {
  const database = new Database(join(folder, 'world.sqlite'), { timeout: 0 });
  try {
    // The lock keeps a second playground out and dies with the process.
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    demandFormat(database, folder);
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY') {
      throw new Error(
        `Another playground uses the folder ${folder}. Stop it, or choose another with --data.`,
      );
    }
    throw error;
  }
}

function demandFormat(database: Database.Database, folder: string): void {
  const isEmpty = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table'").get() === undefined;
  if (isEmpty || database.pragma('user_version', { simple: true }) === FORMAT) return;
  throw new Error(
    `The folder ${folder} holds another version's playground. Begin anew with --fresh, or choose another with --data.`,
  );
}
