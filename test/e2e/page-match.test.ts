import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openWindow, type Window } from '../page/browser.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { storyOf } from './kit/story.js';

const WITHIN_MS = 300_000;
const TURNS_MAX = 400;
const PATIENCE_MS = 20_000;
const POLICY = steadyPolicy('page');
const REPORTS = fileURLToPath(new URL('../../reports', import.meta.url));
/** What a button of a panel says that makes a move. */
const MOVE = /^(Keep )?(A|J|10|[2-9])[♠♥♦♣]( drawn)?$/u;

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(REPORTS, { recursive: true });
  stage = await openStage({ seed: 'page' });
  browser = await openBrowser();
}, WITHIN_MS);

afterAll(async () => {
  await browser.close();
  await stage.close();
});

interface Seated {
  readonly name: string;
  readonly page: Page;
  readonly window: Window;
}

test(
  'two people play a match to its end on the page, by clicks alone',
  async () => {
    const [ana, ben] = [await sit('Ana'), await sit('Ben')];
    await openTable(ana, ben);
    await shoot(ana, 'lobby');
    await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
    await ana.page.getByRole('button', { name: 'Start', exact: true }).click();
    for (const { page } of [ana, ben]) await enterThread(page);

    await playToTheEnd(ana, ben);

    for (const player of [ana, ben]) {
      await messages(player.page).filter({ hasText: 'Deals opened' }).last().waitFor();
      await player.page.getByRole('button', { name: 'Rematch', exact: true }).waitFor();
      await shoot(player, 'end');
    }
    const table = stage.store.all<{ readonly status: string; readonly thread_id: string }>(
      'SELECT status, thread_id FROM tables',
    );
    expect(table.map(({ status }) => status)).toEqual(['finished']);
    const end = (await storyOf(stage, table[0]?.thread_id ?? '')).at(-1)?.text ?? '';
    const wins = /\*\*(\w+) wins\*\*/.exec(end)?.[1] ?? '';
    expect(await textOf(messages(ben.page).last())).toContain(`${wins} wins`);
    expect([...ana.window.crashes, ...ben.window.crashes]).toEqual([]);
  },
  WITHIN_MS,
);

async function sit(name: string): Promise<Seated> {
  const { id } = await stage.person(name);
  const window = await openWindow(browser, `${stage.playground.address}/?user=${id}`);
  return { name, page: window.page, window };
}

async function openTable({ page }: Seated, guest: Seated): Promise<void> {
  const composer = page.getByRole('textbox', { name: /^Message/ });
  await composer.fill('/play woodland-tricks');
  await composer.press('Enter');
  await page.getByRole('combobox', { name: 'opponent' }).click();
  await page.getByRole('option', { name: guest.name }).click();
  await page.getByRole('combobox', { name: 'target' }).click();
  await page.getByRole('option', { name: '16' }).click();
  await page.getByRole('button', { name: 'Send command' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).waitFor();
}

async function enterThread(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Ana's table/ })
    .first()
    .click();
  await page.getByRole('heading', { name: /Ana's table/, level: 1 }).waitFor();
}

function messages(page: Page): Locator {
  return page.getByRole('article');
}

function lastPanel(page: Page): Locator {
  return messages(page).filter({ hasText: 'Only you can see this' }).last();
}

async function playToTheEnd(ana: Seated, ben: Seated): Promise<void> {
  let player = await firstToMove(ana, ben);
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    await openHand(player);
    if (turn % 25 === 0) await shoot(player, `turn-${turn}`);
    await playTurn(player);
    if ((await textOf(lastPanel(player.page))).includes('This match is over.')) return;
    player = player === ana ? ben : ana;
  }
  throw new Error(`The match was not over after ${TURNS_MAX} turns.`);
}

/** Chooses in the open panel until it offers nothing more. */
async function playTurn({ page }: Seated): Promise<void> {
  const panel = lastPanel(page);
  for (;;) {
    const labels = await moveLabels(panel);
    if (labels.length === 0) return;
    const choices = labels.map((label) => ({ label, move: label, customId: '', isMenu: false }));
    const { label } = POLICY(choices);
    const before = await textOf(panel);
    await panel.getByRole('button', { name: label, exact: true }).click();
    await expect.poll(() => textOf(panel), { timeout: PATIENCE_MS }).not.toBe(before);
  }
}

/** Presses "My hand" below the live table that calls this player. */
async function openHand({ name, page }: Seated): Promise<void> {
  const hand = page.getByRole('button', { name: 'My hand', exact: true });
  const panels = messages(page).filter({ hasText: 'Only you can see this' });
  const before = await panels.count();
  await messages(page)
    .filter({ has: hand })
    .filter({ hasText: `@${name}` })
    .last()
    .waitFor({ timeout: PATIENCE_MS });
  await hand.last().click();
  await expect.poll(() => panels.count(), { timeout: PATIENCE_MS }).toBe(before + 1);
}

async function firstToMove(ana: Seated, ben: Seated): Promise<Seated> {
  const live = messages(ana.page).filter({ has: ana.page.getByRole('button', { name: 'My hand' }) });
  return (await textOf(live.last())).includes('@Ana') ? ana : ben;
}

async function textOf(part: Locator): Promise<string> {
  return (await part.textContent()) ?? '';
}

async function moveLabels(panel: Locator): Promise<readonly string[]> {
  const labels = await panel.getByRole('button').allTextContents();
  return labels.map((label) => label.trim()).filter((label) => MOVE.test(label));
}

async function shoot({ name, page }: Seated, what: string): Promise<void> {
  await page.screenshot({ path: path.join(REPORTS, `page-match-${name.toLowerCase()}-${what}.png`) });
}
