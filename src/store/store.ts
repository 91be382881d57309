import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { LeaderboardStore, MemberStore, ResultStore } from '../standings/ports.js';
import type {
  AccountStore,
  Outbox,
  PeopleStore,
  PlaceStore,
  RemovalStore,
  ServerStore,
  TableStore,
  TimerStore,
} from '../tables/ports.js';
import { databaseOn } from './database.js';
import { type StoreFigures, storeFigures, writeNothingNew } from './figures.js';
import { lockInstance } from './instance-lock.js';
import { cleanLeftovers } from './leftovers.js';
import { migrate, schemaVersion } from './migrate.js';
import { type Migration, migrationsFolder, readMigrations } from './migrations.js';
import { patiently } from './patience.js';
import { keepSecret } from './secrets.js';
import { newSeenPeople } from './seen-people.js';
import { sqliteAccounts } from './sqlite-accounts.js';
import { sqliteBoards } from './sqlite-boards.js';
import { sqliteMembers } from './sqlite-members.js';
import { sqliteOutbox } from './sqlite-outbox.js';
import { sqlitePeople } from './sqlite-people.js';
import { sqlitePlaces } from './sqlite-places.js';
import { sqliteRemovals } from './sqlite-removals.js';
import { sqliteResults } from './sqlite-results.js';
import { sqliteServers } from './sqlite-servers.js';
import { sqliteTables } from './sqlite-tables.js';
import { sqliteTimers } from './sqlite-timers.js';
import { asStoreError } from './store-error.js';

export interface StoreLocation {
  /** Made if it is not there. Holds `thicket.db`, its lock, and a copy from before each update. */
  readonly dataFolder: string;
  /** The project's own unless said otherwise. */
  readonly migrationsFolder?: string;
}

export interface Store {
  readonly tables: TableStore;
  readonly outbox: Outbox;
  /** The secret of that name, the same for as long as the database lasts; `fresh` where there is none yet. */
  secret(about: { readonly name: string; readonly fresh: string }): Promise<string>;
  readonly timers: TimerStore;
  readonly people: PeopleStore;
  readonly servers: ServerStore;
  readonly places: PlaceStore;
  readonly results: ResultStore;
  readonly boards: LeaderboardStore;
  readonly members: MemberStore;
  readonly accounts: AccountStore;
  readonly removals: RemovalStore;
  figures(): Promise<StoreFigures>;
  /** Fails with a `StoreError` where nothing can be written. */
  check(): Promise<void>;
  /** Nothing may be asked of the store afterwards. */
  close(): void;
}

/**
 * Opens the database of a data folder and brings it up to date. Throws a `StoreError` that says what to do
 * where the folder is in use or cannot be written, or the file is damaged, newer or not Thicket's.
 */
export async function openStore(location: StoreLocation): Promise<Store> {
  const { dataFolder } = location;
  prepareFolder(dataFolder);
  const lock = lockInstance(path.join(dataFolder, 'thicket.lock'));
  try {
    const migrations = readMigrations(location.migrationsFolder ?? migrationsFolder());
    const connection = await openConnection(path.join(dataFolder, 'thicket.db'), migrations);
    const database = databaseOn(connection);
    const seen = newSeenPeople();
    return {
      tables: sqliteTables(database, seen),
      outbox: sqliteOutbox(database),
      secret: (about) => keepSecret(database, about),
      timers: sqliteTimers(database),
      people: sqlitePeople(database),
      servers: sqliteServers(database),
      places: sqlitePlaces(database),
      results: sqliteResults(database),
      boards: sqliteBoards(database),
      members: sqliteMembers(database, seen),
      accounts: sqliteAccounts(database, seen),
      removals: sqliteRemovals(database),
      figures: () => storeFigures(database),
      check: () => writeNothingNew(database),
      close() {
        connection.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function prepareFolder(dataFolder: string): void {
  try {
    // Everybody's cards lie in it.
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    accessSync(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw asStoreError(error, dataFolder);
  }
}

// SQLite opens a file that may only be read without complaint, until something is to be written.
function checkWritable(file: string): void {
  if (!existsSync(file)) return;
  try {
    closeSync(openSync(file, 'r+'));
  } catch (error) {
    throw asStoreError(error, file);
  }
}

async function openConnection(file: string, migrations: readonly Migration[]): Promise<Sqlite.Database> {
  checkWritable(file);
  const version = await patiently(file, () => schemaVersion(file, migrations));
  const connection = await patiently(file, () => new Sqlite(file, { timeout: 0 }));
  try {
    await patiently(file, () => {
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = FULL');
      connection.pragma('foreign_keys = ON');
    });
    await migrate(connection, migrations, version);
    await cleanLeftovers(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
