import type { Page } from 'playwright-core';
import type { PlaygroundDriver } from '../../playground/driver.js';
import { must } from '../../src/base/invariant.js';
import { beginCommand, composer, goTo, openPanel } from './deeds.js';
import type { Say } from './page-words.js';
import type { SampleBot } from './sample-bot.js';
import { CLEARING, GAMES } from './stage.js';

/** A page that Cleo has just opened at #games, and how its own words read. */
export interface Visit {
  readonly page: Page;
  readonly driver: PlaygroundDriver;
  readonly bot: SampleBot;
  readonly say: Say;
}

const TEXT = 0;
const FORUM = 15;
let channelCount = 0;

/** What one can get to see on the page, each with the way there. */
export const SCREENS: readonly (readonly [string, (visit: Visit) => Promise<unknown>])[] = [
  ['a channel', async () => {}],
  ['the list of commands', ({ page }) => composer(page).fill('/')],
  ['a command being filled in, with what is wrong', fillInWrongly],
  ['an answer being written, with a typed command that is wrong', answerWrongly],
  ['an open menu with a search', openSearch],
  ['suggestions of the bot', askForBirds],
  ['a private message with controls', ({ page, say }) => openPanel(page, say)],
  ['an open menu of a message', openMenu],
  ['a form of the bot', openForm],
  ['an enlarged picture', enlarge],
  ['the control panel, all of it open', unfoldPanel],
  ['a question of the control panel', askBeforeDeleting],
  ['the choice of who to be', chooseWho],
  ['an empty channel, which says how to begin', openEmptyChannel],
  ['a forum, with a post being named', namePost],
  ['a thread being named, below what happened in the channel', nameThread],
  ['a locked and archived thread', openClosedThread],
  ['a direct message', openDirectMessage],
  ['a command that was never answered, and one on its way', sendIntoSilence],
  ['a picture that did not come', missPicture],
];

async function fillInWrongly({ page, say }: Visit): Promise<void> {
  await beginCommand(page, '/show panel');
  await page.getByRole('button', { name: say('command.send') }).click();
  await page.getByRole('alert').first().waitFor();
}

async function answerWrongly({ page, driver, say }: Visit): Promise<void> {
  const ben = await driver.person('Ben');
  const { id } = await ben.write(GAMES, 'Answer me');
  await page.locator(`#message-${id}`).hover();
  await page
    .locator(`#message-${id}`)
    .getByRole('button', { name: say('message.reply') })
    .click();
  await composer(page).fill('/show panel fiend:Ben');
  await composer(page).press('Enter');
  await page.getByRole('alert').waitFor();
}

async function openSearch({ page }: Visit): Promise<void> {
  await beginCommand(page, '/show panel');
  await page.getByRole('combobox', { name: 'friend' }).click();
  await page.getByRole('option').first().waitFor();
}

async function askForBirds({ page }: Visit): Promise<void> {
  await beginCommand(page, '/show panel');
  await page.getByRole('combobox', { name: 'bird' }).fill('b');
  await page.getByRole('option', { name: 'Blue Jay' }).waitFor();
}

async function openMenu({ page, say }: Visit): Promise<void> {
  await openPanel(page, say);
  await page.getByRole('combobox', { name: 'Swap birds' }).last().click();
  await page.getByRole('option').first().waitFor();
}

async function openForm({ page, say }: Visit): Promise<void> {
  await openPanel(page, say);
  await page.getByRole('button', { name: 'Form' }).last().click();
  await page.getByRole('dialog').waitFor();
}

async function enlarge({ page, say }: Visit): Promise<void> {
  await openPanel(page, say);
  await page
    .getByRole('button', { name: say('picture.enlarge') })
    .last()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function unfoldPanel({ page, say }: Visit): Promise<void> {
  await page.getByRole('button', { name: say('panel.name'), exact: true }).click();
  for (const section of await page.locator('.control-section').all()) {
    if ((await section.getAttribute('open')) === null) await section.locator('> summary').click();
  }
}

async function askBeforeDeleting(visit: Visit): Promise<void> {
  const { page, say } = visit;
  await goTo(page, await newChannel(visit, TEXT));
  await page.getByRole('button', { name: say('panel.name'), exact: true }).click();
  await page.getByRole('button', { name: say('place.delete') }).click();
  await page.getByRole('dialog').waitFor();
}

async function chooseWho({ page, say }: Visit): Promise<void> {
  const drawer = page.getByRole('button', { name: say('rail.channels'), exact: true });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole('button', { name: new RegExp(`${say('users.switch')}$`) }).click();
}

async function openEmptyChannel(visit: Visit): Promise<void> {
  await goTo(visit.page, await newChannel(visit, TEXT));
  await visit.page.locator('.first-steps').waitFor();
}

async function namePost(visit: Visit): Promise<void> {
  const { page, say } = visit;
  await goTo(page, await newChannel(visit, FORUM));
  await page.getByRole('button', { name: say('forum.new-post') }).click();
  await page.getByRole('dialog').waitFor();
}

async function nameThread(visit: Visit): Promise<void> {
  const { page, driver, say } = visit;
  const channel = await newChannel(visit, TEXT);
  const ben = await driver.person('Ben');
  const { id } = await ben.write(channel, 'Shall we?');
  await startThread(visit, channel);
  const answer = await ben.write(channel, 'Yes', id);
  await goTo(page, channel);
  const message = page.locator(`#message-${answer.id}`);
  await message.hover();
  await message.getByRole('button', { name: say('message.thread'), exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function openClosedThread(visit: Visit): Promise<void> {
  const thread = await startThread(visit, await newChannel(visit, TEXT));
  await visit.driver.thread(thread, 'lock');
  await visit.driver.thread(thread, 'archive');
  await goTo(visit.page, thread);
  await visit.page.locator('.why-not.closed').waitFor();
}

async function openDirectMessage({ page, driver, bot }: Visit): Promise<void> {
  const cleo = await driver.person('Cleo');
  await bot.write(cleo.id, 'Hello');
  const { direct_channels: channels } = await cleo.state();
  await goTo(page, must(channels[0], 'The bot has written.').id);
}

async function sendIntoSilence({ page, say }: Visit): Promise<void> {
  for (const how of ['message.no-answer', 'message.sending']) {
    await composer(page).fill('/silent');
    await composer(page).press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText(say(how)).last().waitFor();
  }
}

async function missPicture({ page, say }: Visit): Promise<void> {
  await page.route('**/attachments/**', (route) => route.abort());
  await openPanel(page, say);
  await page.getByText(say('picture.missing')).waitFor();
}

async function newChannel({ driver }: Visit, type: number): Promise<string> {
  channelCount += 1;
  return (await driver.createChannel({ guild: CLEARING, name: `place-${channelCount}`, type })).id;
}

async function startThread({ driver }: Visit, channel: string): Promise<string> {
  const { id: user } = await driver.person('Ben');
  const made = await driver.http.post<{ channel: { id: string } }>('/page/thread', {
    user,
    channel,
    name: 'Nest',
  });
  return made.channel.id;
}
