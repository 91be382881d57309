import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { composer } from './deeds.js';
import { CLEARING, setStage, WITHIN_MS } from './stage.js';

const stage = setStage();

/** What the page can offer somebody in a channel. */
type Offer = 'write' | 'command' | 'button' | 'reply' | 'thread' | 'delete' | 'delete others' | 'post';

interface Place {
  readonly what: string;
  /** The channel's kind, as Discord numbers them; none is a direct message. */
  readonly type: number | null;
  readonly who: 'a member' | 'somebody without permissions' | 'the owner';
  readonly thread?: 'open' | 'archived' | 'locked';
  readonly offers: readonly Offer[];
}

const ALL: readonly Offer[] = ['write', 'command', 'button', 'reply', 'delete'];
const PLACES: readonly Place[] = [
  { what: 'a text channel', type: 0, who: 'a member', offers: [...ALL, 'thread'] },
  { what: 'an announcement channel', type: 5, who: 'a member', offers: [...ALL, 'thread'] },
  { what: 'a voice channel', type: 2, who: 'a member', offers: ALL },
  { what: 'a forum', type: 15, who: 'a member', offers: ['post'] },
  { what: 'a media channel', type: 16, who: 'a member', offers: ['post'] },
  { what: 'a thread', type: 0, thread: 'open', who: 'a member', offers: ALL },
  {
    what: 'an archived thread',
    type: 0,
    thread: 'archived',
    who: 'a member',
    offers: ['write', 'reply', 'delete'],
  },
  { what: 'a locked thread', type: 0, thread: 'locked', who: 'a member', offers: ['delete'] },
  { what: 'a post', type: 15, thread: 'open', who: 'a member', offers: ALL },
  { what: 'a direct message', type: null, who: 'a member', offers: ALL },
  { what: 'a text channel', type: 0, who: 'somebody without permissions', offers: ['button', 'delete'] },
  { what: 'a forum', type: 15, who: 'somebody without permissions', offers: [] },
  {
    what: 'a thread',
    type: 0,
    thread: 'open',
    who: 'somebody without permissions',
    offers: ['button', 'delete'],
  },
  { what: 'a text channel', type: 0, who: 'the owner', offers: [...ALL, 'thread', 'delete others'] },
  {
    what: 'a locked thread',
    type: 0,
    thread: 'locked',
    who: 'the owner',
    offers: [...ALL, 'delete others'],
  },
];

test.each(PLACES)(
  '$who can do in $what all that the page offers, and nothing else',
  async (place) => {
    const { id, name } = await stage.driver.person(place.who === 'the owner' ? 'Ana' : 'Dev');
    const channel = await prepare(place, id);
    const page = await stage.windowOf(name, { channel });
    await page.locator('[role=log][aria-busy=false], .forum').first().waitFor();
    expect(await offered(page)).toEqual(new Set(place.offers));
    for (const [offer, use] of Object.entries(USES)) {
      if (!place.offers.includes(offer as Offer)) continue;
      await use(page, channel);
      expect(await page.locator('.notice.error').allTextContents(), offer).toEqual([]);
    }
    const again = await prepare(place, id);
    for (const { offers, ask } of REFUSED) {
      if (offers.some((offer) => place.offers.includes(offer))) continue;
      await expect(ask(id, again), offers.join()).rejects.toHaveProperty('reason');
    }
  },
  2 * WITHIN_MS,
);

/** Makes the place, with a message of its visitor's, one of somebody else's and one of the bot's in it. */
async function prepare({ type, thread, who }: Place, user: string): Promise<string> {
  const { driver, bot } = stage;
  const visitor = await driver.person(user);
  if (type === null) {
    await bot.write(user, 'Hello');
    const { direct_channels: direct } = await visitor.state();
    return fill(must(direct[0], 'The bot has written.').id, [user]);
  }
  const channel = await driver.createChannel({ guild: CLEARING, name: 'somewhere', type });
  const ben = await driver.person('Ben');
  const place = thread === undefined ? channel.id : await start(ben.id, channel.id);
  if (type < 15 || thread !== undefined) await fill(place, [ben.id, user]);
  if (thread === 'archived') await driver.thread(place, 'archive');
  if (thread === 'locked') await driver.thread(place, 'lock');
  if (who === 'somebody without permissions') {
    const deny = [
      'SendMessages',
      'SendMessagesInThreads',
      'UseApplicationCommands',
      'CreatePublicThreads',
    ] as const;
    await driver.permissions({ guild: CLEARING, channel: channel.id, user, deny });
  }
  return place;
}

async function start(user: string, channel: string): Promise<string> {
  const body = { user, channel, name: 'Nest', content: 'It begins' };
  return (await stage.driver.http.post<{ channel: { id: string } }>('/page/thread', body)).channel.id;
}

async function fill(channel: string, people: readonly string[]): Promise<string> {
  const [first] = people;
  await (await stage.driver.person(must(first, 'Somebody is there.'))).command('show poster', { channel });
  for (const id of people) {
    const person = await stage.driver.person(id);
    await person.write(channel, `By <@${id}>`);
  }
  return channel;
}

/** What is there to be pressed or written in. */
async function offered(page: Page): Promise<ReadonlySet<Offer>> {
  const found: Offer[] = [];
  const note = async (offer: Offer, control: Locator): Promise<void> => {
    if ((await control.count()) > 0 && (await control.first().isEnabled())) found.push(offer);
  };
  await note('write', page.getByPlaceholder(/^Message /));
  await note('command', page.getByRole('button', { name: 'Commands' }));
  await note('button', page.getByRole('button', { name: 'Ping me' }));
  await note('post', page.getByRole('button', { name: 'New post' }));
  await note('reply', tool(page, 'Reply'));
  await note('thread', tool(page, 'Thread'));
  await note('delete', own(page).locator('.tool', { hasText: 'Delete' }));
  await note('delete others', others(page).locator('.tool', { hasText: 'Delete' }));
  return new Set(found);
}

/** Answers the question before what cannot be undone. */
async function sure(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
}

function own(page: Page): Locator {
  const me = new URL(page.url()).searchParams.get('user') ?? '';
  return page.locator('article', { hasText: me === ANA ? 'By @Ana' : 'By @Dev' });
}

function others(page: Page): Locator {
  return page.locator('article', { has: page.getByRole('button', { name: 'Ping me' }) });
}

function tool(page: Page, name: string): Locator {
  return page.locator('article .tool', { hasText: name });
}

const ANA = '1100000000000001001';

/** How each is used, in an order in which none takes the next one's place away. */
const USES: Readonly<Record<Offer, (page: Page, channel: string) => Promise<void>>> = {
  async write(page) {
    await composer(page).fill('Written here');
    await composer(page).press('Enter');
    await page.getByRole('article').getByText('Written here').waitFor();
  },
  async command(page) {
    await page.getByRole('button', { name: 'Commands' }).click();
    await page.getByRole('option', { name: '/show text' }).click();
    await page.getByRole('button', { name: 'Send command' }).click();
    await page.getByText('loud', { exact: true }).waitFor();
  },
  async button(page) {
    await page.getByRole('button', { name: 'Ping me' }).click();
    await page.getByText(/^Your turn/).waitFor();
  },
  async reply(page) {
    await others(page).hover();
    await others(page).locator('.tool', { hasText: 'Reply' }).click();
    await composer(page).fill('Answered here');
    await composer(page).press('Enter');
    const answer = page.locator('article', { hasText: 'Answered here' });
    await answer.locator('.origin').getByRole('button', { name: 'A poster' }).waitFor();
  },
  async thread(page, channel) {
    await others(page).hover();
    await others(page).locator('.tool', { hasText: 'Thread' }).click();
    await page.getByLabel('Thread name').fill('Twig');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'Twig', level: 1 }).waitFor();
    await page.goBack();
    await page.locator(`.channel-link[aria-current=page][href$="${channel}"]`).waitFor();
  },
  async delete(page) {
    await own(page).hover();
    await own(page).locator('.tool', { hasText: 'Delete' }).click();
    await sure(page);
    await own(page).waitFor({ state: 'detached' });
  },
  async 'delete others'(page) {
    await others(page).hover();
    await others(page).locator('.tool', { hasText: 'Delete' }).click();
    await sure(page);
    await page.getByRole('button', { name: 'Ping me' }).waitFor({ state: 'detached' });
  },
  async post(page) {
    await page.getByRole('button', { name: 'New post' }).click();
    await page.getByLabel('Post title').fill('Acorns');
    await page.getByLabel('First message').fill('Who has some?');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'Acorns', level: 1 }).waitFor();
    await page.getByRole('article').getByText('Who has some?').waitFor();
  },
};

/** What is not offered, asked for all the same. */
const REFUSED: readonly {
  readonly offers: readonly Offer[];
  readonly ask: (user: string, channel: string) => Promise<unknown>;
}[] = [
  {
    offers: ['write'],
    ask: async (user, channel) => (await stage.driver.person(user)).write(channel, 'All the same'),
  },
  {
    offers: ['command'],
    ask: async (user, channel) => (await stage.driver.person(user)).startCommand('show text', { channel }),
  },
  {
    offers: ['button'],
    ask: async (user, channel) =>
      (await stage.driver.person(user)).pressId(await posterOf(user, channel), 'ping'),
  },
  { offers: ['thread', 'post'], ask: start },
  {
    offers: ['delete others'],
    ask: async (user, channel) => (await stage.driver.person(user)).delete(await posterOf(user, channel)),
  },
];

/** The bot's message; in a forum, which has none, the id of nothing. */
async function posterOf(user: string, channel: string): Promise<string> {
  const messages = await (await stage.driver.person(user)).messages(channel);
  return messages.find(({ author }) => author.bot === true)?.id ?? '1';
}
