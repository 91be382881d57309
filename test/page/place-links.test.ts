import { expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { followLink } from './deeds.js';
import { CLEARING, GAMES, GENERAL, setStage } from './stage.js';

const stage = setStage();

function address(...parts: readonly string[]): string {
  return ['https://discord.com/channels', ...parts].join('/');
}

test('an address of this world is a mention of the place, and leads there in the page', async () => {
  const ana = await stage.driver.person('Ana');
  const first = await ana.write(GENERAL, 'Long ago');
  for (let number = 1; number <= 60; number += 1) await ana.write(GENERAL, `So it goes ${number}`);
  await stage.bot.write(
    (await stage.driver.person('Ben')).id,
    `Go to ${address(CLEARING, GENERAL, first.id)}, to ${address(CLEARING, GAMES)} or [here](${address(CLEARING, GAMES)}), not ${address('1', '2')}.`,
  );
  const [direct] = (await (await stage.driver.person('Ben')).state()).direct_channels;
  const page = await stage.windowOf('Ben', { channel: must(direct, 'The bot has written.').id });
  const message = page.getByRole('article');
  expect(await message.getByRole('button').allTextContents()).toEqual(
    expect.arrayContaining(['#general › 💬', '#games', 'here']),
  );
  expect(await message.getByRole('link').allTextContents()).toEqual([address('1', '2')]);
  await message.getByRole('button', { name: 'here' }).click();
  await page.getByRole('heading', { name: 'games', level: 1 }).waitFor();
  await page.goBack();
  await message.getByRole('button', { name: '#general › 💬' }).click();
  await page.getByRole('heading', { name: 'general', level: 1 }).waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe(`message-${first.id}`);
});

test('a long mention breaks with the line it stands in, a date goes to the next line whole', async () => {
  const ana = await stage.driver.person('Ana');
  const { id } = await stage.driver.createChannel({ guild: CLEARING, name: 'a'.repeat(60), type: 0 });
  const message = await ana.write(GAMES, `See <#${id}>, from <t:1796221560:F> on to <t:1796221560:D>.`);
  const page = await stage.windowOf('Ana', { channel: GAMES, width: 390 });
  await page.locator(`#message-${message.id}`).waitFor();
  expect(
    await page.evaluate<
      readonly unknown[]
    >(`[...document.querySelectorAll('#message-${message.id} :is(.mention, time.timestamp)')].map(
      (part) => [getComputedStyle(part).display, part.getClientRects().length],
    )`),
  ).toEqual([
    ['inline', 2],
    ['inline-block', 1],
    ['inline-block', 1],
  ]);
});

test('an address of a channel that the page has not heard of yet leads there all the same', async () => {
  const page = await stage.windowOf('Ana', { channel: GAMES });
  let isDeaf = false;
  await page.routeWebSocket('**/page/events*', (socket) => {
    socket.connectToServer().onMessage((frame) => {
      if (!isDeaf) socket.send(frame);
    });
  });
  await page.reload();
  await page.getByRole('heading', { name: 'games', level: 1 }).waitFor();
  isDeaf = true;
  const { id } = await stage.driver.createChannel({ guild: CLEARING, name: 'glade', type: 0 });
  await followLink(page, id);
  await page.getByRole('heading', { name: 'glade', level: 1 }).waitFor();
  expect(new URL(page.url()).searchParams.get('channel')).toBe(id);
});
