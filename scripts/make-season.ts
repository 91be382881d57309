/**
 * `npm run season -- FOLDER`: a data folder with a season behind it. `--seed`, `--players`, `--matches` and `--guild`
 * may be given; the same ones make the same season, but for the time it ends at, which is now.
 */
import { parseArgs } from 'node:util';
import type { Instant } from '../src/base/instant.js';
import { openStore } from '../src/store/store.js';
import type { ChannelId, GuildId, UserId } from '../src/tables/ids.js';
import { makeSeason } from './season/season.js';

const NAMES = [
  'Ana',
  'Ben',
  'Cleo',
  'Dev',
  'Eda',
  'Finn',
  'Gwen',
  'Hal',
  'Ines',
  'Jon',
  'Kaya',
  'Leo',
  'Mina',
  'Nils',
  'Oya',
  'Pia',
  'Quin',
  'Rosa',
  'Sven',
  'Tara',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    players: { type: 'string', default: '40' },
    matches: { type: 'string', default: '2000' },
    guild: { type: 'string', default: '1000000000000000001' },
  },
});
const [dataFolder] = positionals;

if (dataFolder === undefined) {
  process.stderr.write('Which data folder? One that is not there yet is best.\n');
  process.exitCode = 1;
} else await main(dataFolder);

async function main(folder: string): Promise<void> {
  const { seed, players, matches, guild } = values;
  const people = Array.from({ length: Number(players) }, (_, index) => ({
    userId: `${2_000_000_000_000_000_000n + BigInt(index)}` as UserId,
    name: nameOf(index),
  }));
  const place = { guildId: guild as GuildId, channelId: '1000000000000000002' as ChannelId };
  const store = await openStore({ dataFolder: folder });
  const began = Date.now();
  const until = began as Instant;
  const season = await makeSeason(store, {
    ...{ seed: Number(seed), place, people, until },
    matches: Number(matches),
    changes: Math.ceil(people.length / 10),
  });
  store.close();
  const counts = `${season.renamed.size} renamed, ${season.left.length} left, ${season.deleted.size} deleted`;
  process.stdout.write(
    `${matches} matches of ${players} people, seed ${seed}, in ${Date.now() - began} ms: ${counts}.\n`,
  );
}

function nameOf(index: number): string {
  const round = Math.floor(index / NAMES.length);
  return `${NAMES[index % NAMES.length] ?? ''}${round === 0 ? '' : ` ${round + 1}`}`;
}
