import type { Logger } from 'pino';
import type { GuildId } from '../../tables/ids.js';
import type { App } from '../app.js';

export interface ServerWatchDeps extends Pick<App, 'log' | 'now'> {
  readonly keeping: Pick<App['keeping'], 'serverPresent' | 'serverRemoved' | 'serversSeen'>;
}

/** All servers that come by one of several connections, as Discord tells when it is made. */
export interface Roster {
  readonly guildIds: readonly GuildId[];
  readonly shard: number;
  readonly shards: number;
}

/** Remembers from which servers the bot is taken, and to which it comes back. */
export interface ServerWatch {
  present(guildId: GuildId): void;
  removed(guildId: GuildId): void;
  /** What is missing among them was removed while the bot was not there. */
  seen(roster: Roster): void;
  /** Once all that was told is remembered. */
  idle(): Promise<void>;
}

/** In the order in which it is told, or a server that is left and joined at once would be taken for one left. */
export function newServerWatch({ keeping, log, now }: ServerWatchDeps): ServerWatch {
  let last: Promise<void> = Promise.resolve();
  const next = (work: () => Promise<void>): void => {
    last = last.then(work).catch((error: unknown) => logFailed(log, error));
  };
  const wasRemoved = (guild: GuildId): void => log.info({ guild }, 'taken from a server');
  const isBack = (guild: GuildId): void => log.info({ guild }, 'back on a server');
  return {
    present: (guildId) =>
      next(async () => {
        if (await keeping.serverPresent(guildId)) isBack(guildId);
      }),
    removed: (guildId) =>
      next(async () => {
        if (await keeping.serverRemoved({ guildId, now: now() })) wasRemoved(guildId);
      }),
    seen: ({ guildIds, shard, shards }) =>
      next(async () => {
        const isOurs = (guildId: GuildId) => shardOf(guildId, shards) === shard;
        const { removed, back } = await keeping.serversSeen({ guildIds, isOurs, now: now() });
        removed.forEach(wasRemoved);
        back.forEach(isBack);
      }),
    idle: () => last,
  };
}

function logFailed(log: Logger, error: unknown): void {
  log.error({ err: error }, 'servers not remembered');
}

const SNOWFLAKE_TIME_SHIFT = 22n;

/** By which of the connections Discord tells of a server. */
function shardOf(guildId: GuildId, shards: number): number {
  return Number((BigInt(guildId) >> SNOWFLAKE_TIME_SHIFT) % BigInt(shards));
}
