import Sqlite from 'better-sqlite3';
import { asStoreError, isBusy, StoreError } from './store-error.js';

/**
 * Marks the folder as in use by this process. The mark is an open transaction on a database of its own, so
 * it ends with the process however that ends, and backups of the real database are not kept out.
 */
export function lockInstance(file: string): { release(): void } {
  let lock: Sqlite.Database | undefined;
  try {
    lock = new Sqlite(file, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw isBusy(error) ? inUse(file, error) : asStoreError(error, file);
  }
  const held = lock;
  return { release: () => held.close() };
}

function inUse(file: string, cause: unknown): StoreError {
  return new StoreError(
    'in-use',
    `Another Thicket is running on this data folder (it holds ${file}). Stop that one first, or give this one a folder of its own.`,
    { cause },
  );
}
