import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { PlaygroundDriver } from '../../playground/driver.js';
import { type Playground, startPlayground } from '../../playground/server.js';
import { must } from '../../src/base/invariant.js';
import { openBrowser, openWindow } from './browser.js';
import { type SampleBot, startSampleBot } from './sample-bot.js';

/** The first server of a new playground, and its channels. */
export const CLEARING = '1100000000000002000';
export const GAMES = '1100000000000002001';
export const GENERAL = '1100000000000002002';

/** Long enough for a slow machine to start a playground, a bot and a browser. */
export const WITHIN_MS = 60_000;

interface Seat {
  readonly playground: Playground;
  readonly bot: SampleBot;
  readonly driver: PlaygroundDriver;
}

export interface Look {
  readonly channel?: string;
  readonly theme?: 'dark' | 'light';
  readonly width?: number;
}

/** A playground with the sample bot in it, and a browser to look at it. */
export class PageStage {
  #folder: string | undefined;
  #browser: Browser | undefined;
  #seat: Seat | undefined;
  readonly #crashes: (readonly string[])[] = [];

  get playground(): Playground {
    return this.#begun.playground;
  }

  get bot(): SampleBot {
    return this.#begun.bot;
  }

  get driver(): PlaygroundDriver {
    return this.#begun.driver;
  }

  async begin(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'page-'));
    this.#browser = await openBrowser();
    this.#seat = await this.#start(0);
  }

  /** Ends the playground, lets `meanwhile` happen, and begins it anew at the same address. */
  async restart(meanwhile: () => Promise<void>): Promise<void> {
    const { port } = this.playground;
    await this.#stop();
    await meanwhile();
    this.#seat = await this.#start(port);
  }

  /** A window of somebody's own, by their display name or id. */
  async windowOf(who: string, { channel, theme, width = 1280 }: Look = {}): Promise<Page> {
    const { id } = await this.driver.person(who);
    const query = new URLSearchParams({ user: id, ...(channel && { channel }), ...(theme && { theme }) });
    const browser = must(this.#browser, 'The stage has begun.');
    const window = await openWindow(browser, `${this.playground.address}/?${query.toString()}`, { width });
    this.#crashes.push(window.crashes);
    return window.page;
  }

  /** A window left open would go on reading what its user is sent. What went wrong in the page's own code fails the test. */
  async closeWindows(): Promise<void> {
    for (const context of this.#browser?.contexts() ?? []) await context.close();
    expect(this.#crashes.splice(0).flat()).toEqual([]);
  }

  async end(): Promise<void> {
    await this.#browser?.close();
    await this.#stop();
    if (this.#folder !== undefined) await rm(this.#folder, { recursive: true });
  }

  get #begun(): Seat {
    return must(this.#seat, 'The stage has begun.');
  }

  async #start(port: number): Promise<Seat> {
    const dataFolder = must(this.#folder, 'The stage has a folder.');
    const playground = await startPlayground({ port, dataFolder, bot: null, tell: console.error });
    const bot = await startSampleBot(playground.botEnv);
    return { playground, bot, driver: await PlaygroundDriver.open(playground.address) };
  }

  async #stop(): Promise<void> {
    this.#seat?.driver.close();
    await this.#seat?.bot.stop();
    await this.#seat?.playground.stop();
    this.#seat = undefined;
  }
}

/** A stage for the tests of one file: begun before the first, ended after the last. */
export function setStage(): PageStage {
  const stage = new PageStage();
  beforeAll(() => stage.begin(), WITHIN_MS);
  afterEach(() => stage.closeWindows());
  afterAll(() => stage.end());
  return stage;
}
