import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../playground/driver/person.js';
import { PlaygroundDriver } from '../../playground/driver.js';
import { type Playground, startPlayground } from '../../playground/server.js';
import { openBrowser, openWindow } from './browser.js';
import { type SampleBot, startSampleBot } from './sample-bot.js';

const ANA = '1100000000000001001';
const GAMES = '1100000000000002001';
const WITHIN_MS = 60_000;

let folder: string;
let playground: Playground;
let bot: SampleBot;
let browser: Browser;
let driver: PlaygroundDriver;
let ana: Person;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-access-'));
  playground = await startPlayground({ port: 0, dataFolder: folder, bot: null, tell: console.error });
  bot = await startSampleBot(playground.botEnv);
  browser = await openBrowser();
  driver = await PlaygroundDriver.open(playground.address);
  ana = await driver.person('Ana');
}, WITHIN_MS);

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

afterAll(async () => {
  await browser.close();
  driver.close();
  await bot.stop();
  await playground.stop();
  await rm(folder, { recursive: true });
});

describe.each([
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 390 },
])('nothing stands in the way of anybody, $theme and $width wide:', ({ theme, width }) => {
  async function open(): Promise<Page> {
    const { page } = await openWindow(browser, `${playground.address}/?user=${ANA}&theme=${theme}`, {
      width,
    });
    return page;
  }

  const screens: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['a channel', async () => {}],
    ['the list of commands', (page) => composer(page).fill('/')],
    [
      'a command being filled in, with what is wrong',
      async (page) => {
        await beginPanel(page);
        await page.getByRole('button', { name: 'Send command' }).click();
        await page.getByRole('alert').first().waitFor();
      },
    ],
    [
      'an answer being written, with a typed command that is wrong',
      async (page) => {
        const { id } = await ana.write(GAMES, 'Answer me');
        await page.locator(`#message-${id}`).hover();
        await page.locator(`#message-${id}`).getByRole('button', { name: 'Reply' }).click();
        await composer(page).fill('/show panel fiend:Ben');
        await composer(page).press('Enter');
        await page.getByRole('alert').waitFor();
      },
    ],
    [
      'an open menu with a search',
      async (page) => {
        await beginPanel(page);
        await page.getByRole('combobox', { name: 'friend' }).click();
        await page.getByRole('option').first().waitFor();
      },
    ],
    [
      'suggestions of the bot',
      async (page) => {
        await beginPanel(page);
        await page.getByRole('combobox', { name: 'bird' }).fill('b');
        await page.getByRole('option', { name: 'Blue Jay' }).waitFor();
      },
    ],
    ['a private message with controls', openPanel],
    [
      'an open menu of a message',
      async (page) => {
        await openPanel(page);
        await page.getByRole('combobox', { name: 'Swap birds' }).last().click();
        await page.getByRole('option').first().waitFor();
      },
    ],
    [
      'a form of the bot',
      async (page) => {
        await openPanel(page);
        await page.getByRole('button', { name: 'Form' }).last().click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    [
      'an enlarged picture',
      async (page) => {
        await openPanel(page);
        await page.getByRole('button', { name: 'Enlarge picture' }).last().click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    [
      'the control panel, all of it open',
      async (page) => {
        await page.getByRole('button', { name: 'Control panel', exact: true }).click();
        const sections = page.locator('.control-section');
        for (const section of await sections.all()) {
          if ((await section.getAttribute('open')) === null) await section.locator('> summary').click();
        }
      },
    ],
    [
      'the choice of who to be',
      async (page) => {
        if (width < 760) await page.getByRole('button', { name: 'Channels' }).click();
        await page.getByRole('button', { name: /Switch user$/ }).click();
      },
    ],
  ];
  test.each(screens)(
    '%s',
    async (_what, show) => {
      const page = await open();
      await show(page);
      expect(await faults(page)).toEqual([]);
    },
    WITHIN_MS,
  );
});

function composer(page: Page) {
  return page.getByRole('textbox', { name: /^Message/ });
}

async function beginPanel(page: Page): Promise<void> {
  await composer(page).fill('/show panel');
  await composer(page).press('Enter');
  await page.getByRole('form').waitFor();
}

async function openPanel(page: Page): Promise<void> {
  await beginPanel(page);
  await page.getByRole('combobox', { name: 'friend' }).click();
  await page.getByRole('option', { name: 'Ben' }).click();
  await page.getByRole('button', { name: 'Send command' }).click();
  await page
    .getByRole('heading', { name: /^Panel/ })
    .last()
    .waitFor();
}

/** What axe finds wrong, each with where. */
async function faults(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ content: axe.source });
  // Whatever moves must stand still, or its colours are measured half-way.
  await page.waitForFunction(
    'document.getAnimations().every((one) => one.effect.getTiming().iterations === Infinity || one.playState === "finished")',
  );
  return page.evaluate<readonly string[]>(
    'axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => [id, html.slice(0, 140), any[0]?.message].join(": "))))',
  );
}
