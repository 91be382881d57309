import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { beginCommand, composer, openPanel } from './deeds.js';
import { GAMES, setStage } from './stage.js';

const stage = setStage();

/** Somebody else writes in a channel; answers the message's id. */
async function write(channel: string, content: string, reply?: string): Promise<string> {
  const fay = await stage.driver.person('Fay');
  const body = { user: fay.id, channel, content, ...(reply && { reply }) };
  const { message } = await stage.driver.http.post<{ message: { id: string } }>('/page/message', body);
  return message.id;
}

test('a command is completed, filled in with every kind of option, checked, and sent', async () => {
  const page = await stage.windowOf('Ana');
  await composer(page).fill('/');
  await expect.poll(() => page.getByRole('option').allTextContents()).toHaveLength(6);
  await beginCommand(page, '/show panel');
  await page.getByRole('textbox', { name: 'count' }).fill('12');
  await page.getByRole('button', { name: 'Send command' }).click();
  await expect
    .poll(() => page.getByRole('alert').allTextContents())
    .toEqual(['This option is required.', 'Enter 9 or less.']);

  await page.getByRole('combobox', { name: 'friend' }).click();
  await page.getByRole('option', { name: 'Ben' }).click();
  await page.getByRole('textbox', { name: 'count' }).fill('3');
  await page.getByRole('combobox', { name: 'size' }).click();
  await page.getByRole('option', { name: 'Large' }).click();
  await page.getByRole('combobox', { name: 'bird' }).fill('bl');
  await page.getByRole('option', { name: 'Blue Jay' }).click();
  await page.getByRole('button', { name: 'Send command' }).click();
  await page.getByRole('heading', { name: 'Panel for @Ben 3 L jay' }).waitFor();
  await page.getByRole('img', { name: /^Hand for/ }).waitFor();
});

test('a private panel is redrawn in place by buttons and menus, and is gone after a reload', async () => {
  const page = await stage.windowOf('Ana');
  const ben = await stage.windowOf('Ben');
  await openPanel(page);
  await page.getByText('Only you can see this').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('heading', { name: 'Panel after play' }).waitFor();
  await page.getByRole('combobox', { name: 'Swap birds' }).click();
  await page.getByRole('option', { name: 'Hawk' }).click();
  await page.getByRole('option', { name: 'Jay' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { name: 'Panel chose hawk and jay' }).waitFor();
  expect(await page.getByRole('heading', { name: /^Panel/ }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Shut' }).isDisabled()).toBe(true);
  expect(await ben.getByRole('heading', { name: /^Panel/ }).count()).toBe(0);
  await page.reload();
  await composer(page).waitFor();
  await page.locator('[role=log][aria-busy=false]').waitFor();
  expect(await page.getByText('Only you can see this').count()).toBe(0);
});

test('a double click is two clicks', async () => {
  const page = await stage.windowOf('Cleo');
  await openPanel(page);
  const before = stage.bot.used.length;
  await page.getByRole('button', { name: 'Play', exact: true }).dblclick();
  await expect.poll(() => stage.bot.used.slice(before)).toEqual(['play', 'play']);
});

test('a modal is filled in and sent', async () => {
  const page = await stage.windowOf('Ana');
  await openPanel(page);
  await page.getByRole('button', { name: 'Form' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByLabel('Name').fill('Wren');
  await dialog.getByRole('combobox', { name: 'Colour' }).click();
  await dialog.getByRole('option', { name: 'Green' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('article').getByText('Saved Wren in green').waitFor();
  await dialog.waitFor({ state: 'detached' });
});

test('what the bot leaves unanswered is said to have failed', async () => {
  const page = await stage.windowOf('Dev');
  await openPanel(page);
  await page.getByRole('button', { name: 'Nothing', exact: true }).click();
  await beginCommand(page, '/silent');
  await page.keyboard.press('Enter');
  await page.getByText('Sending the command').waitFor();
  await page.getByText('This interaction failed').waitFor();
  await page.getByText('The application did not respond').waitFor();
  await page.getByRole('button', { name: 'Dismiss message' }).last().click();
  await page.getByText('The application did not respond').waitFor({ state: 'detached' });
});

test('what is received is text, whatever it looks like', async () => {
  const page = await stage.windowOf('Ana');
  await beginCommand(page, '/show text');
  await page.keyboard.press('Enter');
  await page.getByText('<img src=x onerror=').last().waitFor();
  await page.getByText('@unknown-user').last().waitFor();
  expect(await page.locator('strong', { hasText: 'loud' }).count()).toBeGreaterThan(0);
  expect(await page.title()).not.toContain('broken');
});

test('a ping is counted where it waits, also for a user at hand, until it is read', async () => {
  const ana = await stage.windowOf('Ana');
  const ben = await stage.windowOf('Ben');
  await ben.getByRole('link', { name: /^general/ }).click();
  await composer(ana).fill('Come, @Be');
  await composer(ana).press('Tab');
  await composer(ana).press('Enter');
  await ben.getByRole('link', { name: 'games (text channel), 1 ping' }).waitFor();
  await ana.getByRole('button', { name: 'Be Ben, 1 ping' }).waitFor();
  await ben.getByRole('link', { name: /^games/ }).click();
  await ana.getByRole('button', { name: 'Be Ben', exact: true }).waitFor();
  expect(await ben.locator('.message.pinged').last().textContent()).toContain('Come, @Ben');
});

test('one window can be several users, and going back returns to the one before', async () => {
  const page = await stage.windowOf('Ana');
  await page.getByRole('button', { name: 'You are Ana. Switch user' }).click();
  await page.getByRole('button', { name: 'Eli', exact: true }).click();
  await page.getByRole('button', { name: 'You are Eli. Switch user' }).waitFor();
  const { id } = await stage.driver.person('Eli');
  await page.waitForURL((url) => url.searchParams.get('user') === id);
  await page.goBack();
  await page.getByRole('button', { name: 'You are Ana. Switch user' }).waitFor();
});

test('at the width of a phone the channels are a drawer and nothing is cut off', async () => {
  const page = await stage.windowOf('Ana', { width: 400 });
  await openPanel(page);
  expect(await page.getByRole('link', { name: /^general/ }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Channels' }).click();
  await page.getByRole('link', { name: /^general/ }).click();
  await page.getByRole('heading', { name: 'general', level: 1 }).waitFor();
  await page.getByRole('link', { name: /^general/ }).waitFor({ state: 'hidden' });
  const overflow = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow).toBe(0);
});

test('a last scroll of a place that is already left does no harm', async () => {
  const page = await stage.windowOf('Ana');
  await page.evaluate("window.left = document.querySelector('[role=log]')");
  await page.getByRole('link', { name: /^general/ }).click();
  await page.getByRole('heading', { name: 'general', level: 1 }).waitFor();
  expect(await page.evaluate('window.left.isConnected')).toBe(false);
  await page.evaluate("window.left.dispatchEvent(new Event('scroll'))");
});

test('a letter points at the next entry of a menu that begins with it', async () => {
  const page = await stage.windowOf('Ana');
  await openPanel(page);
  const menu = page.getByRole('combobox', { name: 'Swap birds' }).last();
  await menu.press('ArrowDown');
  for (const [letter, bird] of [
    ['j', 'Jay'],
    ['h', 'Hawk'],
    ['x', 'Hawk'],
  ] as const) {
    await page.keyboard.press(letter);
    await expect.poll(() => page.locator('.option.active .option-label').textContent()).toBe(bird);
  }
  const pointed = await page.locator('.option.active').getAttribute('id');
  expect(await menu.getAttribute('aria-activedescendant')).toBe(pointed);
});

test('a command can be sent with the keyboard alone', async () => {
  const page = await stage.windowOf('Fay');
  await composer(page).focus();
  await page.keyboard.type('/sh');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('gus');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'count' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Panel for @Gus/ }).waitFor();
});

test('the control panel moves the clock, refuses a permission, and closes a thread', async () => {
  const page = await stage.windowOf('Ana');
  await composer(page).fill('A place for a thread');
  await composer(page).press('Enter');
  const message = page.getByRole('article').filter({ hasText: 'A place for a thread' });
  await message.hover();
  await message.getByRole('button', { name: 'Thread' }).click();
  await page.getByLabel('Thread name').fill('Nest');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: 'Nest', level: 1 }).waitFor();

  await page.getByRole('button', { name: 'Control panel', exact: true }).click();
  const before = stage.playground.world.clock.now();
  await page.getByRole('button', { name: '+1 hour' }).click();
  await expect.poll(() => stage.playground.world.clock.now() - before).toBeGreaterThanOrEqual(3_600_000);
  await page.locator('summary', { hasText: 'Permissions' }).click();
  await page.getByRole('button', { name: 'Refuse Attach Files' }).click();
  await page.getByRole('button', { name: 'Restore Attach Files' }).click();
  await page.getByRole('button', { name: 'Refuse Attach Files' }).waitFor();
  await page.getByRole('button', { name: 'Lock thread' }).click();
  await page.getByText('Locked', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete thread' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete thread' }).click();
  await page.getByText('This channel is gone').waitFor();
});

test('when the playground comes back, the page catches up by itself', async () => {
  const page = await stage.windowOf('Ana');
  await stage.restart(async () => {
    await page.getByText('The playground is out of reach').waitFor();
    // What was being written is neither sent nor lost.
    await composer(page).fill('A draft');
    await composer(page).press('Enter');
    await page.getByText('The playground does not answer').waitFor();
  });
  const channel = must(new URL(page.url()).searchParams.get('channel'), 'A channel is open.');
  await write(channel, 'Said meanwhile');
  await page.getByRole('article').getByText('Said meanwhile').waitFor();
  await page.getByText('The playground is out of reach').waitFor({ state: 'detached' });
  await page.getByText('Connected again.').waitFor();
  expect(await composer(page).inputValue()).toBe('A draft');
});

test('an empty channel says how to begin, and begins the command one presses', async () => {
  const page = await stage.windowOf('Gus');
  await page.getByRole('link', { name: /^general/ }).click();
  await page.getByText('to see everything the bot can do').waitFor();
  await page.getByRole('button', { name: '/play nothing' }).click();
  await page.getByRole('form', { name: '/play nothing' }).waitFor();
  await page.getByRole('link', { name: /^games/ }).click();
  await composer(page).waitFor();
});

test('a command that a message names is begun by pressing it, if it can be sent', async () => {
  const page = await stage.windowOf('Gus');
  const { commands } = await (await stage.driver.person('Gus')).guild('The Clearing');
  const id = commands.find(({ name }) => name === 'play')?.id;
  await write(GAMES, `Named: </play nothing:${id}> </play:${id}> </play nothing:1> </gone:${id}>`);
  const message = page.getByRole('article').filter({ hasText: 'Named:' }).last();
  await message.waitFor();
  expect(await message.locator('.mention').allTextContents()).toEqual([
    '/play nothing',
    '/play',
    '/play nothing',
    '/gone',
  ]);
  const [mention, ...others] = await message.getByRole('button', { name: /^\/(play|gone)/ }).all();
  expect(others).toEqual([]);
  await must(mention, 'One can be pressed.').press('Enter');
  const form = page.getByRole('form', { name: '/play nothing' });
  await form.waitFor();
  expect(await form.locator(':focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await composer(page).waitFor();
});

test('commands and options stand in the words of whoever reads them', async () => {
  const page = await stage.windowOf('Hana');
  const { id: user } = await stage.driver.person('Hana');
  await stage.driver.http.post('/control/users', { user, locale: 'de' });
  await composer(page).fill('/spi');
  await page.getByRole('option', { name: '/spielen nichts' }).waitFor();
  await composer(page).press('Enter');
  await page.getByRole('combobox', { name: 'tempo' }).click();
  await page.getByRole('option', { name: 'Schnell' }).click();
  await page.getByRole('button', { name: 'Befehl senden' }).click();
  await page.getByRole('article').getByText('Played nothing, fast').waitFor();
});

test('a line stands above what is new, and whoever hears the page is told of what comes', async () => {
  const ana = await stage.windowOf('Ana');
  const ben = await stage.windowOf('Ben');
  await say(ana, 'Old');
  await ben.getByRole('article').getByText('Old').waitFor();
  await ben.getByRole('link', { name: /^general/ }).click();
  await ben.getByRole('heading', { name: 'general', level: 1 }).waitFor();
  await say(ana, 'Fresh, @Ben');
  await ben.getByRole('status').getByText('Ping from Ana in #games').waitFor();
  await ben.getByRole('link', { name: /^games/ }).click();
  const log = ben.getByRole('log');
  await log.getByRole('separator', { name: 'New messages' }).waitFor();
  const text = (await log.textContent()) ?? '';
  expect(text.indexOf('Old')).toBeLessThan(text.lastIndexOf('New'));
  expect(text.lastIndexOf('New')).toBeLessThan(text.indexOf('Fresh'));
  await say(ana, 'Here');
  await ben.getByRole('status').getByText('Ana: Here').waitFor();
});

test('a bot that suggests nothing, or does not answer, is said to', async () => {
  const page = await stage.windowOf('Eli');
  await beginCommand(page, '/show panel');
  await page.getByRole('combobox', { name: 'bird' }).fill('nothing');
  await page.getByText('No suggestion fits.').waitFor();
  await page.getByRole('combobox', { name: 'bird' }).fill('silence');
  await page.getByText('The bot did not answer.').waitFor();
});

test('a command typed whole is completed word by word and sent by Enter, or says what is wrong', async () => {
  const page = await stage.windowOf('Ben');
  const field = composer(page);
  await field.pressSequentially('/show panel cou');
  await page.getByRole('option', { name: /^count:/ }).waitFor();
  await field.press('Tab');
  await field.pressSequentially('12 friend:@cl');
  await page.getByRole('option', { name: 'Cleo' }).waitFor();
  await field.press('Enter');
  await field.pressSequentially('bird:b');
  await page.getByRole('option', { name: 'Blue Jay' }).waitFor();
  await field.press('Enter');
  expect(await field.inputValue()).toBe('/show panel count:12 friend:Cleo bird:Blue Jay ');
  await field.press('Enter');
  expect(await page.getByRole('alert').allTextContents()).toEqual(['count: Enter 9 or less.']);

  await field.fill('/show panel count:3 friend:Cleo bird:Blue Jay');
  await field.press('Enter');
  await page.getByRole('heading', { name: 'Panel for @Cleo 3 undefined jay' }).waitFor();
  expect(await field.inputValue()).toBe('');
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
});

test('a message is answered, names a channel, and its quotation leads back however far it is', async () => {
  const page = await stage.windowOf('Eli');
  await stage.bot.write((await stage.driver.person('Eli')).id, 'Hello');
  await page.getByRole('button', { name: 'Direct messages' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Hello', { exact: true }).hover();
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await page
    .getByText('Replying to Playground')
    .or(page.getByText(/^Replying to /))
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByText(/^Replying to /).count()).toBe(0);

  // Where there is no server there are commands all the same.
  await composer(page).fill('/show text');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send command' }).click();
  await page.getByText('loud', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'The Clearing' }).click();
  await page.getByRole('link', { name: /^general/ }).click();
  await page.getByRole('heading', { name: 'general', level: 1 }).waitFor();
  const general = must(new URL(page.url()).searchParams.get('channel'), 'A channel is open.');
  const first = await write(general, 'The first');
  for (let count = 0; count < 60; count += 1) await write(general, `And so on ${count}`);
  const last = await write(general, 'The answer, in #games', first);
  await page.locator(`#message-${last}`).waitFor();
  await page.reload();
  await page.locator(`#message-${last}`).waitFor();
  await page.locator('[role=log][aria-busy=false]').waitFor();
  expect(await page.locator(`#message-${first}`).count()).toBe(0);
  await page.getByRole('button', { name: 'The first' }).click();
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe(`message-${first}`);

  await composer(page).fill('see #gam');
  await page.getByRole('option', { name: '#games' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '#games', exact: true }).click();
  await page.getByRole('heading', { name: 'games', level: 1 }).waitFor();
});

test('files can be had, and a film is shown', async () => {
  const page = await stage.windowOf('Dev');
  await beginCommand(page, '/show records');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'A film' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /record\.json/ }).click();
  expect((await download).suggestedFilename()).toBe('record.json');
  const film = page.getByRole('img', { name: 'A film' });
  await film.waitFor();
  expect(await film.getAttribute('width')).toBe('2');
  expect(await page.evaluate<number>('document.querySelector("img[alt=\\"A film\\"]").naturalWidth')).toBe(2);
});

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  if (text.includes('@')) await composer(page).press('Tab');
  await composer(page).press('Enter');
}
