import { existsSync, statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import type { Migration } from './migrations.js';
import { patiently } from './patience.js';
import { asStoreError, StoreError } from './store-error.js';

/** "THKT", which tells the file from other programs' databases. */
const APPLICATION_ID = 0x54484b54;

/** Up to this size the whole file is checked at every start, which takes about 40 ms; beyond, before updates. */
const CHECKED_WHOLE_BYTES_MAX = 16 * 2 ** 20;

/**
 * How many migrations the file has been through, 0 for an empty one or none. Throws, and leaves the file as
 * it is, where it is damaged, some other program's, or newer than `migrations`.
 */
export function schemaVersion(file: string, migrations: readonly Migration[]): number {
  if (!existsSync(file) || statSync(file).size === 0) return 0;
  const database = openToRead(file);
  try {
    // A process that died while making the file has left it without a single table.
    if (database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined) return 0;
    const version = database.pragma('user_version', { simple: true }) as number;
    if (database.pragma('application_id', { simple: true }) !== APPLICATION_ID) throw foreign(file);
    if (version > migrations.length) throw newer(file, { version, known: migrations.length });
    if (version < migrations.length || statSync(file).size <= CHECKED_WHOLE_BYTES_MAX)
      checkWhole(database, file);
    return version;
  } catch (error) {
    throw asStoreError(error, file);
  } finally {
    database.close();
  }
}

/**
 * Brings the database up to date in one transaction, with a copy of it made first unless it is new. Foreign
 * keys are off meanwhile, which they can only be outside of it: a migration that rebuilds a table drops the
 * old one, and that would empty the tables that refer to it. And a table may be renamed while triggers refer
 * to what is not there for a moment.
 */
export async function migrate(
  database: Sqlite.Database,
  migrations: readonly Migration[],
  version: number,
): Promise<void> {
  if (version === migrations.length) return;
  const file = database.name;
  if (version > 0) await database.backup(backupName(file, version));

  database.pragma('foreign_keys = OFF');
  database.pragma('legacy_alter_table = ON');
  const update = database.transaction(() => {
    for (const { statements } of migrations.slice(version)) {
      for (const statement of statements) database.exec(statement);
    }
    const broken = database.pragma('foreign_key_check') as readonly unknown[];
    if (broken.length > 0) throw new Error(`${broken.length} rows refer to rows that are gone`);
    database.pragma(`application_id = ${APPLICATION_ID}`);
    database.pragma(`user_version = ${migrations.length}`);
  });
  try {
    await patiently(file, () => update.immediate());
  } catch (error) {
    throw error instanceof StoreError ? error : notMigrated(file, version, error);
  } finally {
    database.pragma('legacy_alter_table = OFF');
    database.pragma('foreign_keys = ON');
  }
}

// Reading only, so that a file that is refused stays as it is to the byte.
function openToRead(file: string): Sqlite.Database {
  try {
    return new Sqlite(file, { readonly: true, timeout: 0 });
  } catch (error) {
    throw asStoreError(error, file);
  }
}

function checkWhole(database: Sqlite.Database, file: string): void {
  const found = database.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw corrupt(file, String(found).replaceAll(/\s+/g, ' '));
}

/** A name not used yet: an older copy is never written over. */
function backupName(file: string, version: number): string {
  for (let count = 1; ; count += 1) {
    const name = `${file}.schema-${version}${count > 1 ? `.${count}` : ''}.backup`;
    if (!existsSync(name)) return name;
  }
}

function foreign(file: string): StoreError {
  return new StoreError(
    'foreign',
    `${file} is some other program's database and was left as it is. Move it away, or choose another data folder.`,
  );
}

function newer(
  file: string,
  { version, known }: { readonly version: number; readonly known: number },
): StoreError {
  return new StoreError(
    'newer',
    `${file} was written by a later version of Thicket (its schema is ${version}, this one knows ${known}) and was left as it is. Start that version again, or put the backup made before the update in its place.`,
  );
}

function corrupt(file: string, found: string): StoreError {
  return new StoreError(
    'corrupt',
    `${file} is damaged and was left as it is (${found}). Put a backup in its place, or move it away to begin anew.`,
  );
}

function notMigrated(file: string, version: number, cause: unknown): StoreError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new StoreError(
    'migration',
    `${file} could not be brought up to date (${why}) and is as it was, at schema ${version}. Start the version that wrote it, and report this.`,
    { cause },
  );
}
