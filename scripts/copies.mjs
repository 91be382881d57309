/** What backup and restore have in common: finding the database, checking a copy, and naming it once it is whole. */
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** "THKT", which tells the bot's database from other programs'. */
const APPLICATION_ID = 0x54484b54;

/** Something that whoever runs this can mend; its message says how. */
export class Refusal extends Error {}

/** The bot's data folder as the bot itself finds it: what the environment says counts more than .env. */
export function dataFolderOf(named) {
  if (named !== undefined) return resolve(named);
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const data = (process.env.THICKET_DATA ?? '').trim();
  return resolve(ROOT, data === '' ? 'data' : data);
}

/** Refuses what is not the bot's database. */
export function checkOwner(database) {
  if (database.pragma('application_id', { simple: true }) !== APPLICATION_ID)
    throw new Refusal(`${database.name} is not Thicket's database.`);
}

/** Refuses a damaged copy, and makes of it one file by itself, that can be read where nothing may be written. */
export function checkCopy(file) {
  const copy = new Database(file, { fileMustExist: true });
  try {
    checkOwner(copy);
    copy.pragma('journal_mode = DELETE');
    const found = copy.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw new Refusal(`the database is damaged (${found}). Nothing was replaced.`);
    const broken = copy.pragma('foreign_key_check');
    if (broken.length > 0) throw new Refusal(`${broken.length} rows refer to rows that are gone.`);
  } finally {
    copy.close();
  }
}

/**
 * Has `make` write a file, and gives it its name only once it is whole and on the disk. A file that is there
 * already is never replaced.
 */
export async function makeWhole(target, make) {
  const part = `${target}.part-${process.pid}`;
  const removePart = () => {
    for (const file of [part, `${part}-journal`, `${part}-wal`, `${part}-shm`]) rmSync(file, { force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      removePart();
      process.exit(1);
    });
  }
  removePart();
  try {
    const made = await make(part);
    toDisk(part);
    giveName(part, target);
    toDisk(dirname(target));
    return made;
  } finally {
    removePart();
  }
}

// Unlike a rename, a link never takes the place of a file that has come to be there meanwhile. Not every file
// system knows links.
function giveName(part, target) {
  try {
    linkSync(part, target);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(error.code) || existsSync(target)) throw error;
    renameSync(part, target);
  }
}

function toDisk(path) {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** Runs a program, and says in one sentence why it failed. */
export async function runProgram(failed, program) {
  // Whoever reads the database knows everybody's cards.
  process.umask(0o077);
  try {
    await program();
  } catch (error) {
    process.stderr.write(`${failed}: ${sentence(error)}\n`);
    process.exitCode = 1;
  }
}

function sentence(error) {
  if (error instanceof Refusal) return error.message;
  const code = String(error.code ?? '');
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'another program keeps the database locked.';
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)/.test(code)) return 'there is no room left on that disk.';
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return `the database is damaged (${error.message}).`;
  return `${error.message}.`;
}
