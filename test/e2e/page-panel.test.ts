import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { openBrowser } from '../page/browser.js';
import { PagePlayer } from './kit/page-player.js';
import { openStage, type Stage } from './kit/stage.js';

const WITHIN_MS = 120_000;
const CLEARING = '1100000000000002000';
const REPORTS = fileURLToPath(new URL('../../reports', import.meta.url));

let stage: Stage;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let ana: PagePlayer;
let page: Page;

beforeAll(async () => {
  mkdirSync(REPORTS, { recursive: true });
  stage = await openStage({ seed: 'panel' });
  browser = await openBrowser();
}, WITHIN_MS);

beforeEach(async () => {
  ana = await PagePlayer.sit({ browser, stage }, 'Ana');
  page = ana.page;
  await act('Control panel');
});

afterEach(async ({ task }) => {
  const name = task.name.replace(/\W+/g, '-').slice(0, 60);
  if (task.result?.state === 'fail')
    await page.screenshot({ path: path.join(REPORTS, `page-panel-${name}.png`) });
  for (const context of browser.contexts()) await context.close();
  expect(ana.window.crashes).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await stage.close();
});

const panel = () => page.getByRole('complementary', { name: 'Control panel' });

async function act(name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Does what is asked about first. */
async function actSurely(name: string): Promise<void> {
  await act(name);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

async function unfold(section: string): Promise<void> {
  await panel().locator('summary').filter({ hasText: section }).first().click();
}

async function choose(menu: string, label: string): Promise<void> {
  await panel().getByRole('combobox', { name: menu, exact: true }).selectOption({ label });
}

async function fillIn(field: string, text: string, verb: string): Promise<void> {
  const form = panel()
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: field }) });
  await form.getByRole('textbox', { name: field }).fill(text);
  await form.getByRole('button', { name: verb }).click();
}

test(
  'the bot is restarted, crashes and comes back, and is stopped and started',
  async () => {
    for (const [deed, words] of [
      ['Restart', 'Bot stopped and started again.'],
      ['Crash', 'Bot killed; it starts again.'],
    ] as const) {
      const { connections } = await stage.driver.botStatus();
      await act(deed);
      await page.getByText(words).waitFor();
      await stage.driver.waitForBot({ after: connections, withinMs: WITHIN_MS });
    }
    await act('Stop');
    await panel().getByText('Process stopped').waitFor();
    // Whoever does not have the panel open is told as well.
    await page.getByText('The bot is stopped').waitFor();
    await act('Start it');
    await stage.driver.waitForBot({ withinMs: WITHIN_MS });
    await panel().getByText('Process running').waitFor();
    await page.getByText('The bot is').waitFor({ state: 'detached' });
  },
  WITHIN_MS,
);

test(
  'the connection is dropped, and the bot resumes',
  async () => {
    await unfold('Connection');
    for (const deed of ['Drop connection', 'Ask to reconnect', 'End session']) {
      const { connections } = await stage.driver.botStatus();
      await act(deed);
      await stage.driver.waitForBot({ after: connections, withinMs: WITHIN_MS });
    }
  },
  WITHIN_MS,
);

test(
  'the clock goes forward by steps and by hours',
  async () => {
    const before = await stage.driver.now();
    await act('+1 day');
    await panel().getByRole('spinbutton', { name: 'Hours to move the clock by' }).fill('2');
    await act('Move clock');
    await page.getByText('Clock moved. It is').first().waitFor();
    await expect.poll(async () => (await stage.driver.now()) - before).toBeGreaterThanOrEqual(26 * 3_600_000);
  },
  WITHIN_MS,
);

test(
  'a thread is archived, locked, opened again and deleted; a channel is made and deleted',
  async () => {
    await ana.openTable('woodland-tricks', { invite: 'Ben' });
    const ben = await PagePlayer.sit({ browser, stage }, 'Ben');
    await ben.button('Join').last().click();
    await ana.messages.locator('button:enabled', { hasText: 'Start' }).last().click();
    await ana.enterThread('Woodland Tricks');
    for (const [deed, counter] of [
      ['Archive thread', 'Unarchive thread'],
      ['Unarchive thread', 'Archive thread'],
      ['Lock thread', 'Unlock thread'],
      ['Unlock thread', 'Lock thread'],
    ] as const) {
      await act(deed);
      await ana.button(counter).waitFor();
    }
    await actSurely('Delete thread');
    await page.getByText('This channel is gone').waitFor();
    await act('Go to The Clearing');
    await fillIn('Name of the new channel', 'burrow', 'Create');
    await page.getByRole('link', { name: /^burrow/ }).click();
    await page.getByRole('heading', { name: 'burrow', level: 1 }).waitFor();
    await actSurely('Delete channel');
    await page.getByRole('link', { name: /^burrow/ }).waitFor({ state: 'detached' });
  },
  WITHIN_MS,
);

test(
  'a permission is refused, to the bot and to a person, and is given back',
  async () => {
    await unfold('Permissions');
    await act('Refuse Send Messages');
    await act('Restore Send Messages');
    await ana.button('Refuse Send Messages').waitFor();
    await choose('Whose', 'Ben');
    await act('Refuse View Channel');
    const ben = await stage.person('Ben');
    await expect.poll(async () => namesOf((await ben.guild('The Clearing')).channels)).not.toContain('games');
    await act('Restore View Channel');
    await expect.poll(async () => namesOf((await ben.guild('The Clearing')).channels)).toContain('games');
  },
  WITHIN_MS,
);

test(
  'a fault meets the next request of the bot',
  async () => {
    await unfold('Faults');
    await choose('Request of the bot', 'Answering an interaction');
    await act('Answer 500');
    await page.getByText('Answering an interaction: “Answer 500” waits for the bot.').waitFor();
    await page.getByRole('textbox', { name: /^Message/ }).fill('/help');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const request = await stage.driver.waitForRequest(({ status }) => status === 500);
    expect(request.path).toContain('/callback');
    await act('Forget all faults');
  },
  WITHIN_MS,
);

test(
  'a person is kicked, comes back, may manage, is renamed, and speaks another language',
  async () => {
    await unfold('People');
    await choose('Person', 'Cleo');
    await actSurely('Kick from server');
    await act('Add to server');
    await act('Give Manage Server');
    await page.getByText('May manage the server.').last().waitFor();
    await fillIn('New nickname', 'Clover', 'Rename');
    await choose('Language', 'Deutsch');
    const cleo = await stage.person('Cleo');
    await expect
      .poll(async () => {
        const { members } = await cleo.guild('The Clearing');
        return members.find(({ user }) => user.id === cleo.id)?.nick;
      })
      .toBe('Clover');
    await expect.poll(() => stage.playground.world.users.get(cleo.id)?.locale).toBe('de');
    await act('Close direct messages');
    await ana.button('Open direct messages').click();
    await ana.button('Close direct messages').waitFor();
    await fillIn('Another person', 'Ivy', 'Create');
    await page.getByText('Ivy is here.').waitFor();
  },
  WITHIN_MS,
);

test(
  'the bot leaves a server and is invited again; there are more servers',
  async () => {
    await unfold('This server');
    await actSurely('Remove bot from server');
    await ana.button('Invite bot to server').waitFor();
    expect(botIsIn(CLEARING)).toBe(false);
    await act('Invite bot to server');
    await ana.button('Remove bot from server').waitFor();
    expect(botIsIn(CLEARING)).toBe(true);
    await choose('Language', 'Deutsch');
    await expect.poll(() => stage.playground.world.guilds.get(CLEARING)?.locale).toBe('de');
    await choose('Language', 'English, US');
    await fillIn('Another server', 'Fern Hollow', 'Create');
    await page.getByRole('button', { name: /^Fern Hollow/ }).click();
    await page.getByRole('heading', { name: 'Fern Hollow', level: 2 }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: '/help', exact: true }).count(), { timeout: 20_000 })
      .toBe(1);
  },
  WITHIN_MS,
);

function namesOf(channels: readonly { readonly name: string }[]): readonly string[] {
  return channels.map(({ name }) => name);
}

function botIsIn(guild: string): boolean {
  const { world } = stage.playground;
  return world.members
    .all()
    .some((member) => member.guild === guild && member.user === must(world.botId, 'id'));
}
