import type Sqlite from 'better-sqlite3';
import { patiently } from './patience.js';

/** Up to this size the file is written anew at once, which takes about a second; a larger one at the next start. */
const CLEANED_AT_ONCE_BYTES_MAX = 64 * 2 ** 20;

/** What a transaction does that forgets something. */
export const MARK_LEFTOVERS = 'INSERT OR IGNORE INTO leftovers (id) VALUES (1)';

/**
 * Writes the file anew where bytes of what was forgotten may lie in its free parts: SQLite zeroes at most what it
 * frees itself, and not the copies that it makes when it moves rows.
 */
export async function cleanLeftovers(connection: Sqlite.Database): Promise<void> {
  await patiently(connection.name, () => {
    if (connection.prepare('SELECT 1 FROM leftovers').get() === undefined) return;
    connection.exec('VACUUM');
    connection.exec('DELETE FROM leftovers');
  });
  // The file beside the database holds what was written since it was last emptied.
  await patiently(connection.name, () => connection.pragma('wal_checkpoint(TRUNCATE)'));
}

export async function cleanIfSmall(connection: Sqlite.Database): Promise<void> {
  const [pages, size] = ['page_count', 'page_size'].map((name) => connection.pragma(name, { simple: true }));
  if (Number(pages) * Number(size) <= CLEANED_AT_ONCE_BYTES_MAX) await cleanLeftovers(connection);
}
