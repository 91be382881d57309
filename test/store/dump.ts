import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';

type Row = Readonly<Record<string, unknown>>;

/** Every row of every table of a data folder, by table. */
export function dumpOf(dataFolder: string): Readonly<Record<string, readonly Row[]>> {
  const database = new Sqlite(path.join(dataFolder, 'thicket.db'), { readonly: true });
  try {
    const names = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .pluck()
      .all() as readonly string[];
    return Object.fromEntries(
      names.map((name) => [name, database.prepare(`SELECT * FROM "${name}"`).all() as readonly Row[]]),
    );
  } finally {
    database.close();
  }
}

/** Which of the texts stand anywhere in the bytes of the database or of the file beside it. */
export function foundInBytes(dataFolder: string, texts: readonly string[]): readonly string[] {
  const files = ['thicket.db', 'thicket.db-wal']
    .map((name) => path.join(dataFolder, name))
    .filter((file) => existsSync(file));
  const bytes = files.map((file) => readFileSync(file));
  return texts.filter((text) => bytes.some((part) => part.includes(text)));
}
