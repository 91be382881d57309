import { writeSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** Holds the database of the given file locked for a second, saying when it begins. */
const database = new Sqlite(process.argv[2] ?? '');
database.exec('BEGIN IMMEDIATE');
writeSync(1, 'locked\n');
setTimeout(() => database.exec('COMMIT'), 1_000);
