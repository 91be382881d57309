import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { openBrowser } from '../page/browser.js';
import { PagePlayer } from './kit/page-player.js';
import { openStage, type Stage } from './kit/stage.js';

const WITHIN_MS = 180_000;
const TABS_MAX = 60;
const REPORTS = fileURLToPath(new URL('../../reports', import.meta.url));

let stage: Stage;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  mkdirSync(REPORTS, { recursive: true });
  stage = await openStage({ seed: 'keyboard' });
  browser = await openBrowser();
}, WITHIN_MS);

afterAll(async () => {
  await browser.close();
  await stage.close();
});

test(
  'a table is opened, joined and started, and a card is played, with the keyboard alone',
  async () => {
    const ana = await PagePlayer.sit({ browser, stage }, 'Ana');
    const ben = await PagePlayer.sit({ browser, stage }, 'Ben');
    try {
      await openTable(ana.page);
      await ben.button('Join').waitFor();
      await press(ben.page, 'Join');
      await ana.page.locator('button:enabled', { hasText: 'Start' }).waitFor();
      await press(ana.page, 'Start');

      for (const player of [ana, ben]) {
        await player.page.getByRole('button', { name: /^Thread / }).waitFor();
        await press(player.page, /^Thread /);
        await player.button('My hand').waitFor();
        await press(player.page, 'My hand');
        await player.panel.waitFor();
      }
      const thread = must(new URL(ana.page.url()).searchParams.get('channel'), 'A thread is open.');
      const { id } = stage.store.tableInThread(thread);
      const [seat] = stage.store.awaitedSeats(id);
      const player = must([ana, ben][seat ?? -1], 'Somebody leads.');
      const [first] = await player.choices();
      const before = stage.store.table(id).step;
      await press(player.page, must(first, 'There are cards to play.').label);
      await stage.store.until(() => stage.store.table(id).step > before, 'the card to be played');
      expect(stage.store.log(id).at(-1)?.move).toBe(first?.move);
      // Whoever plays on finds the new choices right behind the focus.
      await expect.poll(() => focused(player.page)).not.toBe('BODY');
      expect([...ana.window.crashes, ...ben.window.crashes]).toEqual([]);
    } catch (error) {
      for (const { name, page } of [ana, ben])
        await page.screenshot({ path: path.join(REPORTS, `page-keyboard-${name.toLowerCase()}-failed.png`) });
      throw error;
    }
  },
  WITHIN_MS,
);

test(
  'what opens takes the focus, and Escape gives it back',
  async () => {
    const { page } = await PagePlayer.sit({ browser, stage }, 'Cleo', { width: 390, height: 844 });
    await press(page, 'Channels');
    await expect.poll(() => page.evaluate(isIn('.sidebar'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Channels');

    await press(page, 'Control panel');
    await expect.poll(() => focused(page)).toBe('Close control panel');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Control panel');

    const composer = page.getByRole('textbox', { name: /^Message/ });
    await composer.focus();
    await page.keyboard.type('/rules');
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: '/rules' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toMatch(/^Message/);
  },
  WITHIN_MS,
);

/** Types the command and goes through its form. */
async function openTable(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Message/ }).focus();
  await page.keyboard.type('/play w');
  await page.getByRole('option', { name: /woodland-tricks/ }).waitFor();
  await page.keyboard.press('Enter');
  // The form begins in its first field, whom to invite: a list with a search.
  await page.getByRole('combobox', { name: 'invite' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('ben');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, 'Send command');
}

/** Tabs to the control of that name, from wherever the focus is, sees that it shows the focus, and presses Enter. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    const here = await focused(page);
    if (typeof name === 'string' ? here === name : name.test(here)) {
      expect(await page.evaluate('document.activeElement.matches(":focus-visible")')).toBe(true);
      expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).not.toBe('none');
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${String(name)}.`);
}

/** What the control with the focus is called. */
function focused(page: Page): Promise<string> {
  return page.evaluate<string>(
    '(({ tagName, ariaLabel, textContent }) => tagName === "BODY" ? "BODY" : (ariaLabel ?? textContent ?? "").trim())(document.activeElement)',
  );
}

function isIn(selector: string): string {
  return `document.querySelector(${JSON.stringify(selector)}).contains(document.activeElement)`;
}
