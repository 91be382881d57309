import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BotLine } from '../../../playground/bot-process.js';
import type { Person } from '../../../playground/driver/person.js';
import { PlaygroundDriver } from '../../../playground/driver.js';
import { type Playground, startPlayground } from '../../../playground/server.js';
import { StoreReader } from './store-reader.js';

export interface StageOptions {
  /** Settles every deal: the matches of one bot process are dealt in the order they start. By default left to chance. */
  readonly seed?: string;
  /** Every match is dealt as the first one is. */
  readonly sameDeals?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Discord's rate limits; off by default, so that no test waits for them. */
  readonly rateLimits?: boolean;
  /** Goes on from a folder that another stage's `copy` has made. */
  readonly from?: string;
  /** Is done to the bot's data before the bot first starts. */
  readonly prepare?: (dataFolder: string) => void;
}

/** A playground with the real bot in it, both on folders of their own. */
export interface Stage {
  readonly playground: Playground;
  readonly driver: PlaygroundDriver;
  /** The bot's data, read only. */
  readonly store: StoreReader;
  readonly dataFolder: string;
  /** Where the playground keeps its world; needed to look at records. */
  readonly worldFolder: string;
  /** Every line the bot has printed, whichever process of it. */
  readonly lines: readonly BotLine[];
  person(name: string): Promise<Person>;
  /** Ends the bot as a crash would, and waits until it is gone. It stays down. */
  crash(): Promise<void>;
  /** Starts the bot that is down, and waits until it is connected. */
  start(): Promise<void>;
  /** Copies both folders as they are; the bot should be down. The folder is gone when the stage is closed. */
  copy(name: string): string;
  close(): Promise<void>;
}

/** Slow machines need long for a start. */
const START_WITHIN_MS = 60_000;

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FIXED_SEED = new URL('fixed-seed.mjs', import.meta.url).href;

/** Starts a playground and the bot in it, and waits until its commands are known. Close it, whatever happens. */
export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'thicket-e2e-'));
  const crashes: string[] = [];
  const lines: BotLine[] = [];
  let playground: Playground | undefined;
  let driver: PlaygroundDriver | undefined;
  let store: StoreReader | undefined;
  const close = async (): Promise<void> => {
    store?.close();
    driver?.close();
    await playground?.stop();
    await rm(folder, { recursive: true, force: true });
    // A mistake of the playground's own must not pass for an answer of Discord's.
    const failures = crashes.filter((sentence) => sentence.startsWith('The playground failed'));
    if (failures.length > 0) throw new Error(failures.join('\n'));
  };
  try {
    const dataFolder = path.join(folder, 'bot');
    const worldFolder = path.join(folder, 'playground');
    if (options.from !== undefined) cpSync(options.from, folder, { recursive: true });
    options.prepare?.(dataFolder);
    playground = await startPlayground({
      port: 0,
      dataFolder: worldFolder,
      bot: botCommand(dataFolder, options),
      tell: (sentence) => crashes.push(sentence),
      onBotLine: (line) => lines.push(line),
    });
    driver = await PlaygroundDriver.open(playground.address);
    if (options.rateLimits !== true) await driver.limits({ rateLimits: false });
    store = new StoreReader(dataFolder, playground.world.hub);
    const stage = newStage({ playground, driver, store, dataFolder, worldFolder, lines, close });
    await connected({ driver, lines }, 0);
    await commandsKnown(await driver.person('Ana'));
    return stage;
  } catch (error) {
    await close();
    throw new Error(`No stage: ${String(error)}\n${lines.map(({ line }) => line).join('\n')}`, {
      cause: error,
    });
  }
}

function botCommand(
  dataFolder: string,
  { seed, sameDeals, env = {} }: StageOptions,
): { readonly command: string; readonly args: readonly string[]; readonly env: Record<string, string> } {
  const fixed = seed === undefined ? [] : [`--import=${FIXED_SEED}`];
  return {
    command: process.execPath,
    args: ['--enable-source-maps', ...fixed, path.join(ROOT, 'dist/thicket.js')],
    env: {
      THICKET_DATA: dataFolder,
      LOG_LEVEL: 'debug',
      NODE_ENV: 'test',
      ...(seed !== undefined && { THICKET_TEST_SEED: seed }),
      ...(sameDeals === true && { THICKET_TEST_SAME_DEALS: 'yes' }),
      ...env,
    },
  };
}

/** Waits until a bot that has been started after so many lines is there, and its emojis too, without which messages differ. */
async function connected({ driver, lines }: Pick<Stage, 'driver' | 'lines'>, said: number): Promise<void> {
  await driver.waitForBot({ withinMs: START_WITHIN_MS });
  await driver.waitForBotLine(
    () => lines.slice(said).some(({ line }) => /"msg":"emojis(?: are missing)?"/.test(line)),
    START_WITHIN_MS,
  );
}

function newStage(
  parts: Pick<Stage, 'playground' | 'driver' | 'store' | 'dataFolder' | 'worldFolder' | 'lines' | 'close'>,
): Stage {
  const { driver } = parts;
  return {
    ...parts,
    person: (name) => driver.person(name),
    copy(name) {
      const copied = path.join(path.dirname(parts.dataFolder), 'copies', name);
      mkdirSync(copied, { recursive: true });
      // At once, so that the playground of this very process writes nothing meanwhile, and by another process, since
      // a process that closes a database's file gives up all its locks on it.
      execFileSync('cp', ['-r', parts.dataFolder, parts.worldFolder, copied]);
      return copied;
    },
    async crash() {
      await driver.killBot({ restart: false });
      await driver.waitForBot({ connected: false });
    },
    async start() {
      const said = parts.lines.length;
      await driver.startBot();
      await connected(parts, said);
    },
  };
}

async function commandsKnown(person: Person): Promise<void> {
  await person.waitFor(
    async () => {
      const { guilds } = await person.state();
      return guilds.flatMap(({ commands }) => commands).some(({ name }) => name === 'play') || undefined;
    },
    { what: 'the command /play', withinMs: START_WITHIN_MS },
  );
}
