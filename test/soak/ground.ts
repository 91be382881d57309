import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BotLine } from '../../playground/bot-process.js';
import { type Playground, startPlayground } from '../../playground/server.js';
import type { World } from '../../playground/world/world.js';
import { must } from '../../src/base/invariant.js';
import { StoreReader } from '../e2e/kit/store-reader.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROBE = new URL('probe.mjs', import.meta.url).href;
/** A machine with much else to do needs long for a start. */
const START_WITHIN_MS = 120_000;
/** What does not come with an event, such as a commit, is looked for so often. */
const LOOK_EVERY_MS = 250;

/** A playground with the real bot in it, on a folder of their own. */
export class Ground {
  readonly playground: Playground;
  readonly store: StoreReader;
  readonly folder: string;
  /** Every line that the bot has printed, whichever process of it. */
  readonly lines: readonly BotLine[];
  /** What the playground itself got wrong. */
  readonly mistakes: readonly string[];
  /** How often the bot has been killed. */
  kills = 0;
  /** How long the latest start took, to the connection. */
  startMs = 1_000;
  #isBeingKilled = false;

  private constructor(parts: Pick<Ground, 'playground' | 'store' | 'folder' | 'lines' | 'mistakes'>) {
    this.playground = parts.playground;
    this.store = parts.store;
    this.folder = parts.folder;
    this.lines = parts.lines;
    this.mistakes = parts.mistakes;
  }

  static async open(): Promise<Ground> {
    const folder = await mkdtemp(path.join(tmpdir(), 'thicket-soak-'));
    const lines: BotLine[] = [];
    const mistakes: string[] = [];
    const dataFolder = path.join(folder, 'bot');
    const playground = await startPlayground({
      port: 0,
      dataFolder: path.join(folder, 'playground'),
      bot: {
        command: process.execPath,
        // Module by module, since the probe looks into packages, which the one file holds copies of.
        args: ['--expose-gc', `--import=${PROBE}`, path.join(ROOT, 'dist/src/main.js')],
        env: { THICKET_DATA: dataFolder, NODE_ENV: 'test', LOG_LEVEL: 'info' },
      },
      tell: (sentence) => {
        if (sentence.startsWith('The playground failed')) mistakes.push(sentence);
      },
      onBotLine: (line) => lines.push(line),
    });
    playground.world.changeSettings({ rateLimits: false });
    const store = new StoreReader(dataFolder, playground.world.hub);
    const ground = new Ground({ playground, store, folder, lines, mistakes });
    try {
      await ground.demand(() => ground.world.commands.all().length > 0 && ground.isUp, 'the commands');
      return ground;
    } catch (error) {
      await ground.close({ keep: true });
      throw error;
    }
  }

  get world(): World {
    return this.playground.world;
  }

  get isUp(): boolean {
    return (
      !this.#isBeingKilled && this.playground.bot?.state === 'up' && this.playground.gateway.isBotConnected
    );
  }

  /** Of the bot's present process. */
  get pid(): number {
    return must(this.playground.bot?.pid, 'The bot runs.');
  }

  /** Sends SIGKILL and does not wait, where there is a process. */
  strike(): void {
    const pid = this.playground.bot?.pid;
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  }

  /** Ends the bot as a crash would, and starts it again at once. */
  async kill(): Promise<void> {
    const bot = must(this.playground.bot, 'The playground starts a bot.');
    this.#isBeingKilled = true;
    this.kills += 1;
    await bot.kill({ restart: false });
    // Its socket may still seem to be there for a moment.
    await this.until(() => !this.playground.gateway.isBotConnected, 1_000);
    this.#isBeingKilled = false;
    const began = performance.now();
    const { connectionCount } = this.playground.gateway;
    const stop = this.world.hub.on(() => {
      if (this.playground.gateway.connectionCount === connectionCount) return;
      stop();
      this.startMs = performance.now() - began;
    });
    bot.start();
  }

  /** Waits until the bot is connected. */
  async ready(): Promise<void> {
    if (!this.isUp) await this.demand(() => this.isUp, 'the bot to connect');
  }

  /** Whether it came true in time. It is looked at after everything that happens, and every now and then. */
  until(look: () => boolean, withinMs: number): Promise<boolean> {
    const over = new AbortController();
    return new Promise<boolean>((resolve, reject) => {
      const stop = this.world.hub.on(() => attempt());
      const often = setInterval(() => attempt(), LOOK_EVERY_MS);
      const end = (how: () => void): void => {
        if (over.signal.aborted) return;
        over.abort();
        stop();
        clearInterval(often);
        how();
      };
      const attempt = (): void => {
        try {
          if (look()) end(() => resolve(true));
        } catch (error) {
          end(() => reject(error instanceof Error ? error : new Error(String(error))));
        }
      };
      pause(withinMs, undefined, { signal: over.signal }).then(
        () => end(() => resolve(false)),
        () => undefined,
      );
      attempt();
    });
  }

  async demand(look: () => boolean, what: string, withinMs = START_WITHIN_MS): Promise<void> {
    if (!(await this.until(look, withinMs))) throw new Error(`Waited ${withinMs} ms for ${what}, in vain.`);
  }

  /** `keep` leaves the folder for whoever is to find out what went wrong. */
  async close({ keep }: { readonly keep: boolean }): Promise<void> {
    this.store.close();
    await this.playground.stop();
    if (keep)
      await writeFile(path.join(this.folder, 'bot.log'), this.lines.map(({ line }) => `${line}\n`).join(''));
    else await rm(this.folder, { recursive: true, force: true });
  }
}
