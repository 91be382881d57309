import { setTimeout as pause } from 'node:timers/promises';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import { openStore } from '../../src/store/store.js';
import type { ChannelId, GuildId, UserId } from '../../src/tables/ids.js';
import { onStage, type Stage } from '../bot/stage.js';
import { TableAtPlay } from '../bot/table-at-play.js';
import { chanceOf } from '../chance.js';
import { digits, type Finding, type Measurement } from '../finding.js';
import { quantile } from '../samples.js';
import { fillStore } from './fill-store.js';

const REMINDERS = 1_000;
const CLICKS = 200;
const WARM_UPS = 20;
const SEED = 11;
const SETTLE_MS = 500;
const HOUR_MS = 60 * 60_000;
/** A match's reminder comes after 18 hours; until the clock is moved none is due. */
const WAITED_MS = 17 * HOUR_MS;
/** Reminders are delivered some side by side, so that neighbours may change places. */
const APART_MAX = 60;

/** A thousand reminders that fall due at once, while somebody goes on clicking. */
export const burst: Measurement = { name: 'burst', run: measureBurst };

async function measureBurst(): Promise<readonly Finding[]> {
  // In production nobody moves the bot's clock.
  const cast = { program: 'dist/thicket.js', env: { NODE_ENV: 'development' } };
  return onStage(cast, async (stage) => {
    const table = new TableAtPlay(stage, chanceOf(SEED));
    await table.timeCard();
    await stage.driver.stopBot();
    await stage.driver.waitForBot({ connected: false });
    const threads = await addMatches(stage);
    await stage.driver.limits({ rateLimits: true });
    await stage.driver.startBot();
    await stage.driver.waitForBot();

    for (let click = 0; click < WARM_UPS; click += 1) await table.timeCard();
    const quiet: number[] = [];
    while (quiet.length < CLICKS) quiet.push(await table.timeCard());
    const busy = await remindAll(stage, table, threads);
    return [clickFinding(quiet, busy.clicks), ...reminderFindings(busy)];
  });
}

/** Matches that wait for a reminder, each in a thread of its own; the threads in the order they are due. */
async function addMatches({ driver, playground, dataFolder }: Stage): Promise<readonly ChannelId[]> {
  const ana = await driver.person('Ana');
  const guild = await ana.guild('The Clearing');
  const { id: channelId } = await ana.channel('general');
  await driver.limits({ activeThreadsMax: 2 * REMINDERS });
  const threads: ChannelId[] = [];
  for (let number = 0; number < REMINDERS; number += 1) threads.push(await newThread(playground, channelId));

  const store = await openStore({ dataFolder });
  const now = await driver.now();
  await fillStore(store, REMINDERS, {
    place: { guildId: guild.id as GuildId, channelId: channelId as ChannelId },
    people: guild.members
      .filter(({ user }) => user.bot !== true)
      .map(({ user }) => ({ userId: user.id as UserId, name: user.username })),
    since: (now - WAITED_MS) as Instant,
    threadOf: (number) => must(threads[number], 'Every match has a thread.'),
  });
  // Nobody is given back the time before these matches were there.
  await store.timers.beat(now as Instant);
  store.close();
  // Filling takes so long at a stretch that idle connections to the playground have to be given up first.
  await pause(SETTLE_MS);
  return threads;
}

async function newThread({ address, botEnv }: Stage['playground'], channelId: string): Promise<ChannelId> {
  const made = await fetch(`${address}/api/v10/channels/${channelId}/threads`, {
    method: 'POST',
    headers: { authorization: `Bot ${botEnv.DISCORD_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'A match', type: 11 }),
  });
  return ((await made.json()) as { readonly id: ChannelId }).id;
}

interface Busy {
  readonly clicks: readonly number[];
  readonly seconds: number;
  /** The places in the order due of the reminders, in the order they came. */
  readonly order: readonly number[];
  /** Answers of Discord that the bot asks too much. */
  readonly refused: number;
}

/** Lets all reminders fall due, and clicks until the last one has come. */
async function remindAll(
  { driver }: Stage,
  table: TableAtPlay,
  threads: readonly ChannelId[],
): Promise<Busy> {
  const requests = await lastNumber(driver.requests());
  let seen = await lastNumber(driver.records());
  const places = new Map<string, number>(threads.map((thread, place) => [thread, place]));
  const begin = performance.now();
  await driver.advanceClock(2 * HOUR_MS);
  const clicks: number[] = [];
  const order: number[] = [];
  while (order.length < REMINDERS) {
    for (let click = 0; click < 10; click += 1) clicks.push(await table.timeCard());
    // Only what is new, so that looking costs the clicks next to nothing.
    for (const { number, event, channel, pinged } of await driver.records(seen)) {
      seen = number;
      const place = places.get(channel);
      if (event === 'message-create' && pinged.length > 0 && place !== undefined) order.push(place);
    }
  }
  const seconds = (performance.now() - begin) / 1_000;
  const refused = (await driver.requests(requests)).filter(({ status }) => status === 429).length;
  return { clicks, seconds, order, refused };
}

async function lastNumber(listed: Promise<readonly { readonly number: number }[]>): Promise<number> {
  return (await listed).at(-1)?.number ?? 0;
}

function clickFinding(quiet: readonly number[], busy: readonly number[]): Finding {
  const ratio = quantile(busy, 0.99) / quantile(quiet, 0.99);
  return {
    what: `a card click while ${REMINDERS} reminders are delivered, to one in quiet, 99th percentile`,
    ratio: { median: ratio, least: ratio, most: ratio },
    required: { kind: 'at-most', value: 2 },
    figures: `${digits(quantile(busy, 0.99))} ms of ${busy.length} clicks against ${digits(quantile(quiet, 0.99))} ms of ${quiet.length}; seed ${SEED}`,
  };
}

function reminderFindings({ order, seconds, refused }: Busy): readonly Finding[] {
  const apart = Math.max(...order.map((place, index) => Math.abs(place - index)));
  const once = new Set(order).size / order.length;
  const single = (value: number) => ({ median: value, least: value, most: value });
  return [
    {
      what: 'how far a reminder comes from its place among the longest overdue, to what may change places',
      ratio: single(apart / APART_MAX),
      required: { kind: 'at-most', value: 1 },
      figures: `${apart} places at most; ${order.length} reminders in ${digits(seconds)} s, ${refused} requests refused for their rate`,
    },
    {
      what: 'matches reminded, to reminders sent',
      ratio: single(once),
      required: { kind: 'at-least', value: 1 },
      figures: `${new Set(order).size} matches, ${order.length} reminders`,
    },
  ];
}
