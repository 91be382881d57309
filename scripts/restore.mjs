/**
 * Puts a backup in the place of the bot's database, which is kept beside it under another name. What the thread of a
 * running match was told after the backup is taken back by the bot when it starts.
 */
import { existsSync, linkSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { checkCopy, checkOwner, dataFolderOf, makeWhole, Refusal, runProgram } from './copies.mjs';

const USAGE = `scripts/restore BACKUP [--data FOLDER]

BACKUP     a file made by scripts/backup
--data     the bot's data folder (default: THICKET_DATA, also from .env, or ./data). The bot must not be running on it.
`;
/**
 * The steps after a restoring are numbered from the seconds since then, which no table outruns: so the numbers of
 * forgotten steps are never used again, however often something is restored. Their buttons are stale, and their
 * messages are not taken for new ones.
 */
const STEPS_SINCE_MS = Date.UTC(2020, 0);
const TIMERS_SINCE_SCHEMA = 3;

await runProgram('Nothing was restored', async () => {
  const { values, positionals } = given();
  if (values.help) return void process.stdout.write(USAGE);
  const [backup] = positionals;
  if (!existsSync(backup)) throw new Refusal(`there is no ${backup}.`);
  const dataFolder = dataFolderOf(values.data);
  if (!existsSync(dataFolder)) mkdirSync(dataFolder);
  const lock = lockOf(join(dataFolder, 'thicket.lock'));
  try {
    const target = join(dataFolder, 'thicket.db');
    const whole = `${target}.restored`;
    if (existsSync(whole)) throw new Refusal(`${whole} is left over from another time. Remove it.`);
    await makeWhole(whole, (part) => copyOf(resolve(backup), part));
    const aside = putAside(target);
    renameSync(whole, target);
    process.stdout.write(`${target} is as it was in ${backup}.\n`);
    if (aside !== undefined) process.stdout.write(`What was there before is ${aside}.\n`);
  } finally {
    lock.close();
  }
});

function given() {
  try {
    const options = { data: { type: 'string' }, help: { type: 'boolean', short: 'h' } };
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (positionals.length !== 1 && !values.help) throw new Error('one backup is to be named.');
    return { values, positionals };
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${USAGE}`);
  }
}

// The same lock that the bot holds as long as it runs.
function lockOf(file) {
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new Refusal(`the bot is running on ${dirname(file)}. Stop it first.`);
  }
}

async function copyOf(backup, part) {
  const database = new Database(backup, { readonly: true, fileMustExist: true });
  try {
    checkOwner(database);
    await database.backup(part, { progress: () => 0x7fffffff });
  } finally {
    database.close();
  }
  checkCopy(part);
  markRestored(part);
}

function markRestored(part) {
  const database = new Database(part);
  const schema = database.pragma('user_version', { simple: true });
  database.transaction(() => {
    database.exec(`
      INSERT OR IGNORE INTO posts (table_id, step, part, ordinal, channel_id, message_id, at)
      SELECT id, step, 'lost', 0, thread_id, NULL,
        coalesce((SELECT max(at) FROM posts WHERE table_id = id AND message_id IS NOT NULL), opened_at)
      FROM tables WHERE status = 'playing';
      UPDATE tables SET step = max(step, ${Math.floor((Date.now() - STEPS_SINCE_MS) / 1_000)})
      WHERE status IN ('lobby', 'playing');
    `);
    if (schema >= TIMERS_SINCE_SCHEMA) {
      database.exec(`
        DELETE FROM timers WHERE kind = 'tell';
        INSERT INTO timers (table_id, kind, at) SELECT id, 'tell', 0 FROM tables WHERE status = 'playing';
      `);
    }
  })();
  database.close();
}

// A log that belongs to the old database must not stay beside the new one: SQLite would play it into that.
function putAside(target) {
  if (!existsSync(target)) return undefined;
  const aside = `${target}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  if (foldLog(target)) {
    linkSync(target, aside);
    return aside;
  }
  for (const ending of ['', '-wal', '-shm', '-journal'])
    if (existsSync(target + ending)) renameSync(target + ending, aside + ending);
  return aside;
}

/** Whether the database could be made one file by itself; a damaged one perhaps not. */
function foldLog(target) {
  try {
    const database = new Database(target);
    try {
      return database.pragma('journal_mode = DELETE', { simple: true }) === 'delete';
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
