import { pino } from 'pino';
import { expect, test } from 'vitest';
import { newServerWatch } from '../../src/discord/places/server-watch.js';
import type { GuildId } from '../../src/tables/ids.js';
import { KEPT_NOTHING } from '../kit/kept-nothing.js';
import { minute } from '../kit/tables.js';

/** What Discord puts below the time of an id tells nothing of the connection. */
const LOW_BITS = 2n ** 22n - 1n;

function guild(time: bigint, low = 0n): GuildId {
  return `${(time << 22n) | low}` as GuildId;
}

function watched(keeping: Partial<typeof KEPT_NOTHING>) {
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const watch = newServerWatch({ keeping: { ...KEPT_NOTHING, ...keeping }, log, now: () => minute(1) });
  return { watch, logged };
}

test('a server is told of by the connection that its id names, whatever connections there are', async () => {
  const ours: boolean[] = [];
  const asked = [guild(5n), guild(5n, LOW_BITS), guild(6n), guild(9n)];
  const { watch } = watched({
    serversSeen: async ({ isOurs }) => {
      ours.push(...asked.map(isOurs));
      return { removed: [], back: [] };
    },
  });
  watch.seen({ guildIds: [], shard: 1, shards: 4 });
  watch.seen({ guildIds: [], shard: 0, shards: 1 });
  await watch.idle();
  expect(ours).toEqual([true, true, false, true, true, true, true, true]);
});

test('what is told at once is remembered in its order, and a failure holds up nothing', async () => {
  const remembered: string[] = [];
  const { watch, logged } = watched({
    serverRemoved: async ({ guildId }) => {
      await new Promise((resolve) => setImmediate(resolve));
      remembered.push(`removed ${guildId}`);
      return true;
    },
    serverPresent: async (guildId) => {
      if (guildId === guild(2n)) throw new Error('the disk is full');
      remembered.push(`present ${guildId}`);
      return true;
    },
  });
  watch.removed(guild(1n));
  watch.present(guild(2n));
  watch.present(guild(1n));
  await watch.idle();
  expect(remembered).toEqual([`removed ${guild(1n)}`, `present ${guild(1n)}`]);
  expect(logged.map((line) => (JSON.parse(line) as { readonly msg: string }).msg)).toEqual([
    'taken from a server',
    'servers not remembered',
    'back on a server',
  ]);
});
