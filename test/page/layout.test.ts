import { createCanvas } from 'canvas';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { beginCommand, composer, openPanel } from './deeds.js';
import { CLEARING, GENERAL, setStage } from './stage.js';

const stage = setStage();

const PHONE = 390;
const SHEET = { width: 1200, height: 600 };
const THREAD = 'Trickadee · Ana, Ben and Cleo';

async function threadNamed(name: string): Promise<string> {
  const { id: user } = await stage.driver.person('Ana');
  const body = { user, channel: GENERAL, name };
  return (await stage.driver.http.post<{ channel: { id: string } }>('/page/thread', body)).channel.id;
}

async function boxOf(target: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  return must(await target.boundingBox(), 'It is on the page.');
}

interface Measured {
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

/** Whether all of an element's text is in view. */
function isWhole(target: Locator): Promise<boolean> {
  return target.evaluate(({ scrollWidth, clientWidth }: Measured) => scrollWidth <= clientWidth);
}

test('on a phone the name of a thread has the room, whatever state it is in', async () => {
  const thread = await threadNamed(THREAD);
  const page = await stage.windowOf('Ana', { channel: thread, width: PHONE });
  const title = page.getByRole('heading', { level: 1, name: THREAD });
  const alone = (await boxOf(title)).width;
  await stage.driver.thread(thread, 'lock');
  await stage.driver.thread(thread, 'archive');
  const marks = page.locator('.place-title .state-mark');
  await expect.poll(() => marks.allTextContents()).toEqual(['Archived', 'Locked']);
  expect((await boxOf(title)).width).toBeGreaterThanOrEqual(alone);
  const header = await boxOf(page.locator('.place-header'));
  for (const mark of await marks.all()) {
    const { y, height } = await boxOf(mark);
    expect(y).toBeGreaterThan((await boxOf(title)).y);
    expect(y + height).toBeLessThan(header.y + header.height);
  }
});

test('what the message box is for stands there whole, or ends in an ellipsis', async () => {
  const thread = await threadNamed(THREAD);
  for (const [width, whole] of [
    [1280, true],
    [PHONE, false],
  ] as const) {
    const page = await stage.windowOf('Ana', { channel: thread, width });
    const hint = page.locator('.box-hint');
    expect(await hint.textContent()).toBe(`Message “${THREAD}”`);
    expect(await isWhole(hint), String(width)).toBe(whole);
    expect((await boxOf(composer(page))).height).toBe(40);
    const style = "getComputedStyle(document.querySelector('.box-hint'))";
    expect(await page.evaluate(`${style}.textOverflow`)).toBe('ellipsis');
    await composer(page).fill('x');
    await hint.waitFor({ state: 'detached' });
  }
});

test('on a phone the panel stays in sight when it says what was done', async () => {
  const page = await stage.windowOf('Ana', { channel: GENERAL, width: PHONE });
  await page.getByRole('button', { name: 'Control panel' }).click();
  const pressed = page.getByRole('button', { name: '+1 min' });
  await pressed.click();
  const notice = page.locator('.notice').filter({ hasText: 'Clock moved' });
  await notice.waitFor();
  const top = (await boxOf(notice)).y;
  for (const part of [page.getByRole('button', { name: 'Crash' }), pressed]) {
    const { y, height } = await boxOf(part);
    expect(y + height).toBeLessThan(top);
  }
});

test('the way to the newest message lies on nothing that can be pressed', async () => {
  const fay = await stage.driver.person('Fay');
  const { id: channel } = await stage.driver.createChannel({ guild: CLEARING, name: 'long', type: 0 });
  for (let number = 1; number <= 30; number += 1) await fay.write(channel, `So it goes ${number}`);
  for (const width of [1280, PHONE]) {
    const page = await stage.windowOf('Ana', { channel, width });
    await page.getByText('So it goes 30', { exact: true }).waitFor();
    await page.getByRole('log').hover();
    await page.mouse.wheel(0, -600);
    const jump = page.getByRole('button', { name: /^Jump to newest/ });
    await jump.waitFor();
    const [log, box, field] = [
      await boxOf(page.getByRole('log')),
      await boxOf(jump),
      await boxOf(composer(page)),
    ];
    expect(box.y).toBeGreaterThanOrEqual(log.y + log.height);
    expect(box.y + box.height).toBeLessThanOrEqual(field.y);
    await jump.click();
    await jump.waitFor({ state: 'detached' });
    await page.mouse.wheel(0, 600);
    await page.getByText('So it goes 30', { exact: true }).waitFor();
    expect(await jump.count()).toBe(0);
  }
});

test('what is chosen in a form stays in view, however many lines it needs', async () => {
  const page = await stage.windowOf('Ana', { width: PHONE });
  await page.setViewportSize({ width: PHONE, height: 420 });
  await beginCommand(page, '/show panel');
  // A list as long as those of a game.
  await page.addStyleTag({ content: '.picker-chosen { min-height: 90px; }' });
  const size = page.getByRole('combobox', { name: 'size' });
  await size.focus();
  await size.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.picker-chosen').waitFor();
  const [fields, field] = [await boxOf(page.locator('.option-fields')), await boxOf(size)];
  expect(field.y + field.height).toBeLessThanOrEqual(fields.y + fields.height);
});

test('a picture in a container has 303 of the 390 px of a phone, and pressed all of them', async () => {
  const page = await stage.windowOf('Ana', { width: PHONE });
  const body = createCanvas(SHEET.width, SHEET.height).toBuffer('image/png');
  await page.route('**/attachments/**', (route) => route.fulfill({ body, contentType: 'image/png' }));
  await openPanel(page);
  const picture = page.getByRole('img', { name: /^Hand for/ }).last();
  await picture.waitFor();
  // The sample bot's own is a point.
  await page.addStyleTag({ content: `.picture { --width: ${SHEET.width}px !important; }` });
  const { width } = await boxOf(picture);
  // As docs/art.md tells those who paint.
  expect(Math.round(width)).toBe(303);
  await page.getByRole('button', { name: 'Enlarge picture' }).last().click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect.poll(async () => (await boxOf(large)).width).toBe(PHONE);
});
