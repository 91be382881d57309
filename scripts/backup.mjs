/**
 * Copies the bot's database, whether the bot runs or not, checks the copy, and only then gives it its name: under
 * a backup's name there is never half a one.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { checkCopy, checkOwner, dataFolderOf, makeWhole, Refusal, runProgram } from './copies.mjs';

const USAGE = `scripts/backup [PLACE] [--keep N] [--data FOLDER]

PLACE      a new file, or a folder in which the copy is named by date and time (default: backups/ in the data folder)
--keep N   afterwards leave only the N newest dated copies in that folder
--data     the bot's data folder (default: THICKET_DATA, also from .env, or ./data)
`;
const DATED = /^thicket-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.db$/;
/** So long another program's lock is waited for. */
const PATIENCE_MS = 5_000;

await runProgram('No backup was made', async () => {
  const { values, positionals } = given();
  if (values.help) return void process.stdout.write(USAGE);
  const dataFolder = dataFolderOf(values.data);
  const source = join(dataFolder, 'thicket.db');
  if (!existsSync(source))
    throw new Refusal(`there is no ${source}. Name the bot's data folder with --data.`);
  const target = targetOf(positionals[0] ?? join(dataFolder, 'backups/'));
  if (existsSync(target)) throw new Refusal(`${target} exists already. Name another file.`);
  const pages = await makeWhole(target, (part) => copyPages(source, part));
  process.stdout.write(`${target} (${pages} pages, checked)\n`);
  if (values.keep !== undefined) keepNewest(dirname(target), Number(values.keep));
});

function given() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        keep: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (positionals.length > 1) throw new Error('more than one place is named.');
    if (values.keep !== undefined && !/^[1-9]\d{0,5}$/.test(values.keep))
      throw new Error('--keep needs a whole number from 1.');
    return { values, positionals };
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${USAGE}`);
  }
}

function targetOf(place) {
  const isFolder = /[/\\]$/.test(place) || (existsSync(place) && statSync(place).isDirectory());
  if (!isFolder) return resolve(place);
  // One folder at most: a path with a slip in it is not to grow a tree of its own.
  if (!existsSync(place)) mkdirSync(place);
  return join(resolve(place), `thicket-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`);
}

// All pages in one step: a copy in several begins anew whenever the bot writes in between. In WAL mode the bot
// is not kept from writing by it.
async function copyPages(source, part) {
  const database = new Database(source, { readonly: true, fileMustExist: true, timeout: PATIENCE_MS });
  try {
    checkOwner(database);
    const { totalPages } = await database.backup(part, { progress: () => 0x7fffffff });
    checkCopy(part);
    return totalPages;
  } finally {
    database.close();
  }
}

// Names sort as their dates do. Nothing is touched that this program has not named.
function keepNewest(folder, count) {
  const dated = readdirSync(folder).filter((name) => DATED.test(name));
  for (const name of dated.sort().slice(0, -count)) {
    rmSync(join(folder, name));
    process.stdout.write(`${join(folder, name)} removed\n`);
  }
}
