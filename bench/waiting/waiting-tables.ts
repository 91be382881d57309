import { readFile } from 'node:fs/promises';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import { openStore } from '../../src/store/store.js';
import type { ChannelId, GuildId, UserId } from '../../src/tables/ids.js';
import type { Person as Seated } from '../../src/tables/table.js';
import { onStage, type Stage } from '../bot/stage.js';
import { TableAtPlay } from '../bot/table-at-play.js';
import { chanceOf } from '../chance.js';
import { digits, type Finding, type Measurement } from '../finding.js';
import { type DuelSamples, interleave, ratiosOf, spreadOf } from '../samples.js';
import { fillStore } from './fill-store.js';

const MANY = 10_000;
const FEW = 10;
/** Each repeat starts the bot anew. */
const REPEATS = 9;
const WARM_UPS = 1;
const CLICKS = 8;
/** People who sit at the waiting tables, the two who click among them. */
const PEOPLE = 100;
const SEED = 10;

/** One bot with many matches in progress, beside one with few: they are to cost nothing while they wait. */
export const waitingTables: Measurement = { name: 'waiting-tables', run: measureWaiting };

/** What one start of the bot and some clicks came to. */
interface Run {
  /** Milliseconds from the start of the process until it has answered a first click. */
  readonly start: number;
  /** Milliseconds of a card click, the median of several. */
  readonly click: number;
  /** Resident memory after the clicks, in bytes. */
  readonly memory: number;
}

async function measureWaiting(): Promise<readonly Finding[]> {
  return withTables(MANY, (many) =>
    withTables(FEW, async (few) => {
      const runs = await compareRuns(many, few);
      return [
        findingOf('a card click', runs.click, (ms) => `${digits(ms)} ms`),
        findingOf('start until the first click is answered', runs.start, (ms) => `${digits(ms)} ms`),
        findingOf('resident memory', runs.memory, (bytes) => `${digits(bytes / 2 ** 20)} MiB`),
      ];
    }),
  );
}

interface FilledStage {
  readonly stage: Stage;
  readonly table: TableAtPlay;
}

/** Plays on a stage whose bot is stopped and has `count` matches waiting, besides the one that is clicked at. */
function withTables<Value>(count: number, play: (filled: FilledStage) => Promise<Value>): Promise<Value> {
  return onStage({ program: 'dist/thicket.js' }, async (stage) => {
    const table = new TableAtPlay(stage, chanceOf(SEED));
    await table.timeCard();
    await stopBot(stage);
    await addTables(stage, count);
    return play({ stage, table });
  });
}

async function addTables({ driver, dataFolder }: Stage, count: number): Promise<void> {
  const ana = await driver.person('Ana');
  const ben = await driver.person('Ben');
  const guild = await ana.guild('The Clearing');
  const channel = await ana.channel('games');
  const players = [ana, ben].map(({ id, name }) => ({ userId: id as UserId, name }));
  const store = await openStore({ dataFolder });
  await fillStore(store, count, {
    place: { guildId: guild.id as GuildId, channelId: channel.id as ChannelId },
    people: [...players, ...strangers()],
    since: Date.now() as Instant,
  });
  store.close();
}

function strangers(): readonly Seated[] {
  return Array.from({ length: PEOPLE - 2 }, (_, index) => ({
    userId: `${8_000_000_000_000_000 + index}` as UserId,
    name: `Person ${index}`,
  }));
}

async function compareRuns(many: FilledStage, few: FilledStage): Promise<Record<keyof Run, DuelSamples>> {
  const seen: { readonly many: Run[]; readonly few: Run[] } = { many: [], few: [] };
  await interleave({
    ours: () => runOnce(many, seen.many),
    theirs: () => runOnce(few, seen.few),
    repeats: REPEATS,
    warmUps: WARM_UPS,
  });
  const of = (key: keyof Run): DuelSamples => ({
    ours: seen.many.slice(WARM_UPS).map((run) => run[key]),
    theirs: seen.few.slice(WARM_UPS).map((run) => run[key]),
  });
  return { start: of('start'), click: of('click'), memory: of('memory') };
}

async function runOnce({ stage, table }: FilledStage, seen: Run[]): Promise<number> {
  const { driver, playground } = stage;
  const begin = performance.now();
  await driver.startBot();
  await driver.waitForBot();
  const connected = performance.now() - begin;
  const first = await table.timeCard();
  const clicks: number[] = [];
  for (let click = 0; click < CLICKS; click += 1) clicks.push(await table.timeCard());
  const memory = await residentMemory(must(playground.bot?.pid, 'The bot runs.'));
  await stopBot(stage);
  const run = { start: connected + first, click: spreadOf(clicks).median, memory };
  seen.push(run);
  return run.click;
}

async function stopBot({ driver }: Stage): Promise<void> {
  await driver.stopBot();
  await driver.waitForBot({ connected: false });
}

async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kibibytes] = must(/^VmRSS:\s+(\d+) kB$/m.exec(status), 'Linux tells the resident memory.');
  return Number(kibibytes) * 1024;
}

function findingOf(what: string, samples: DuelSamples, written: (value: number) => string): Finding {
  const [many, few] = [spreadOf(samples.ours).median, spreadOf(samples.theirs).median];
  return {
    what: `${what} with ${MANY} tables waiting, to the same with ${FEW}`,
    ratio: spreadOf(ratiosOf(samples)),
    required: { kind: 'at-most', value: 1.2 },
    figures: `${written(many)} against ${written(few)}; the bot started ${REPEATS} times each, seed ${SEED}`,
  };
}
