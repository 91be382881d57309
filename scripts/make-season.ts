/**
 * `npm run season -- FOLDER`: a data folder with a season behind it. `--seed`, `--players`, `--matches` and `--guild`
 * may be given; the same ones make the same season, but for the time it ends at, which is now. With `--play` it is
 * the folder of a playground whose people have played the season; then that playground is started, on `--port`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DAY_MS, type Instant } from '../src/base/instant.js';
import { openStore } from '../src/store/store.js';
import type { ChannelId, GuildId, UserId } from '../src/tables/ids.js';
import type { Person, Place } from '../src/tables/table.js';
import { asked, countOf, refuse } from './asked.js';
import { openClearing } from './season/clearing.js';
import { namesOf } from './season/names.js';
import { makeSeason, type Season } from './season/season.js';

/** People who are in every new playground. */
const AT_FIRST = 8;

const USAGE =
  'Usage: npm run season -- [--seed N] [--players N] [--matches N] [--guild ID] [--play [--port N]] FOLDER';

const { values, positionals } = asked(
  {
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      players: { type: 'string', default: '40' },
      matches: { type: 'string', default: '2000' },
      guild: { type: 'string', default: '1000000000000000001' },
      play: { type: 'boolean', default: false },
      port: { type: 'string' },
    },
  },
  USAGE,
);
const seed = countOf('--seed', values.seed, USAGE);
const matches = countOf('--matches', values.matches, USAGE);
const names = namesOf(countOf('--players', values.players, USAGE));
const [folder] = positionals;

if (values.play) await play(folder ?? 'data/season');
else if (folder === undefined) refuse('Which data folder? One that is not there yet is best.', USAGE);
else await made(folder, { place: ownPlace(), people: ownPeople() });

async function play(world: string): Promise<void> {
  const clearing = await openClearing(world);
  try {
    const people = await clearing.people(names.slice(AT_FIRST));
    const { place } = clearing;
    await clearing.follow(await made(join(world, 'bot'), { place, people }));
  } finally {
    await clearing.close();
  }
  const port = values.port === undefined ? [] : ['--port', values.port];
  const playground = spawn(process.execPath, ['scripts/start.mjs', '--data', world, ...port], {
    stdio: 'inherit',
    // A token that lies about is for another bot than this one.
    env: { ...process.env, DISCORD_TOKEN: '', THICKET_DATA: join(world, 'bot') },
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => playground.kill(signal));
}

async function made(
  dataFolder: string,
  { place, people }: { readonly place: Place; readonly people: readonly Person[] },
): Promise<Season> {
  const store = await openStore({ dataFolder });
  const began = Date.now();
  // A match takes some hours, and the last one is over too.
  const until = (began - DAY_MS) as Instant;
  const season = await makeSeason(store, {
    ...{ seed, place, people, until },
    matches,
    changes: Math.ceil(people.length / 10),
  });
  store.close();
  const counts = `${season.renamed.size} renamed, ${season.left.length} left, ${season.deleted.size} deleted`;
  process.stdout.write(
    `${matches} matches of ${people.length} people, seed ${seed}, in ${Date.now() - began} ms: ${counts}.\n`,
  );
  return season;
}

function ownPlace(): Place {
  return { guildId: values.guild as GuildId, channelId: '1000000000000000002' as ChannelId };
}

function ownPeople(): readonly Person[] {
  return names.map((name, index) => ({
    userId: `${2_000_000_000_000_000_000n + BigInt(index)}` as UserId,
    name,
  }));
}
