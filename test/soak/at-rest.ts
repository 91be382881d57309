import { must } from '../../src/base/invariant.js';
import type { Ground } from './ground.js';

/** What the bot's process holds when nothing is to be done. */
export interface AtRest {
  readonly pid: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
  /** Of all emitters together, without those of connections. */
  readonly listeners: number;
  readonly emitters: number;
  /** Kept for requests to Discord; none is given up. */
  readonly connections: number;
  /** The most requests to Discord that were ever under way at once. */
  readonly askingMost: number;
  /** Timers, sockets and whatever else keeps a process busy. */
  readonly resources: number;
}

const ANSWER_WITHIN_MS = 30_000;
/** Sockets that Discord's client keeps open for a while close within that time. */
const QUIET_MS = 6_000;

/** Asks the process, after two full collections, once it has had nothing to do for some seconds. */
export async function measureAtRest(ground: Ground): Promise<AtRest> {
  await ground.ready();
  await ground.until(() => false, QUIET_MS);
  let probed: AtRest | undefined;
  const bot = must(ground.playground.bot, 'The playground starts a bot.');
  const stop = bot.onMessage((message) => {
    probed = (message as { readonly probed?: AtRest }).probed ?? probed;
  });
  bot.send({ probe: true });
  await ground.demand(() => probed !== undefined, 'the bot to say what it holds', ANSWER_WITHIN_MS);
  stop();
  return must(probed, 'It has answered.');
}
