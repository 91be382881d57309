import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { composer, openPanel } from './deeds.js';
import { GAMES, GENERAL, setStage } from './stage.js';

const stage = setStage();

async function fill(channel: string, count = 30): Promise<void> {
  const fay = await stage.driver.person('Fay');
  for (let number = 1; number <= count; number += 1) await fay.write(channel, `So it goes ${number}`);
}

async function scrollUp(page: Page): Promise<void> {
  await page.getByRole('log').hover();
  await page.mouse.wheel(0, -5_000);
  await page.getByRole('button', { name: /^Jump to newest/ }).waitFor();
}

/** Waits until all of it lies between the ends of the log. */
async function expectInView(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [log, box] = await Promise.all([page.getByRole('log').boundingBox(), target.boundingBox()]);
      if (log === null || box === null) return 'not there';
      return box.y >= log.y && box.y + box.height <= log.y + log.height ? 'in view' : 'out of view';
    })
    .toBe('in view');
}

test('whoever has scrolled up is taken to what they send, and to the answer', async () => {
  const page = await stage.windowOf('Cleo', { channel: GENERAL });
  await fill(GENERAL);
  await page.getByText('So it goes 30', { exact: true }).waitFor();
  await scrollUp(page);
  await openPanel(page);
  await expectInView(page, page.getByRole('heading', { name: /^Panel/ }).last());
  await scrollUp(page);
  await composer(page).fill('My own words');
  await composer(page).press('Enter');
  await expectInView(page, page.getByText('My own words', { exact: true }));
  await page.getByRole('button', { name: 'Jump to newest' }).waitFor({ state: 'detached' });
});

test('what others write meanwhile is counted once each, and does not move the log', async () => {
  const page = await stage.windowOf('Eli', { channel: GENERAL });
  const fay = await stage.driver.person('Fay');
  await fill(GENERAL);
  await scrollUp(page);
  const before = await fay.write(GENERAL, 'One');
  await page.getByRole('button', { name: '1 new' }).waitFor();
  await fay.delete(before.id);
  await fay.write(GENERAL, 'One, better said');
  await page.getByRole('button', { name: '1 new' }).waitFor();
  await fay.write(GENERAL, 'Two');
  await page.getByRole('button', { name: '2 new' }).click();
  await expectInView(page, page.getByText('Two', { exact: true }));
});

test('what one has pressed stays in view while others write below it', async () => {
  const page = await stage.windowOf('Dev', { channel: GAMES });
  await openPanel(page);
  await page.getByRole('button', { name: 'Play', exact: true }).last().click();
  const panel = page.getByRole('heading', { name: 'Panel after play' }).last();
  await panel.waitFor();
  await fill(GAMES);
  await page.getByText('So it goes 30', { exact: true }).waitFor();
  await expectInView(page, page.getByRole('button', { name: 'Play', exact: true }).last());
  await page.getByRole('button', { name: /new/ }).click();
  await expectInView(page, page.getByText('So it goes 30', { exact: true }));
});

test('a command that was never answered keeps its place among what came before and after', async () => {
  const page = await stage.windowOf('Gus', { channel: GAMES });
  await composer(page).fill('/silent');
  await composer(page).press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText('The application did not respond').waitFor();
  await openPanel(page);
  const text = (await page.getByRole('log').textContent()) ?? '';
  expect(text.indexOf('The application did not respond')).toBeLessThan(text.indexOf('Panel for'));
});
