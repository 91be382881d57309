import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { composer } from './deeds.js';
import { CLEARING, GAMES, GENERAL, setStage, WITHIN_MS } from './stage.js';

const stage = setStage();

function marks(page: Page): Promise<string> {
  return page.evaluate<string>(
    '[document.title.split(" ")[0], ...[...document.querySelectorAll(".channel-link.unread")].map((link) => link.textContent.trim())].join(" ")',
  );
}

test('what is unread and what pings is the same in every window, and as the server counts it', async () => {
  const [eli, dev] = [await stage.driver.person('Eli'), await stage.driver.person('Dev')];
  const one = await stage.windowOf(eli.id, { channel: GAMES });
  const other = await stage.windowOf(eli.id, { channel: GAMES });
  const ping = await dev.write(GENERAL, `<@${eli.id}> look`);
  await dev.write(GENERAL, 'and here');
  for (const page of [one, other]) await expect.poll(() => marks(page)).toBe('(1) general1');
  await dev.delete(ping.id);
  for (const page of [one, other]) await expect.poll(() => marks(page)).toBe('#games general');
  await dev.write(GENERAL, `<@${eli.id}> once more`);
  await one.getByRole('link', { name: /^general/ }).click();
  for (const page of [one, other])
    await expect.poll(async () => (await marks(page)).includes('1')).toBe(false);
  // Nobody is behind with what they wrote themselves.
  await eli.write(GAMES, 'my own');
  await composer(one).fill('seen');
  expect(await marks(one)).toBe('#general');
});

test('whoever comes new has nothing to catch up with, and threads of others are not theirs', async () => {
  const ana = await stage.driver.person('Ana');
  await ana.write(GENERAL, 'long ago');
  await stage.driver.advanceClock(60_000);
  const { user } = await stage.driver.http.post<{ user: { id: string } }>('/control/users', { name: 'Ivo' });
  await stage.driver.member({ action: 'join', guild: CLEARING, user: user.id });
  const page = await stage.windowOf(user.id, { channel: GAMES });
  expect(await marks(page)).toBe('#games');
  const { channel } = await stage.driver.http.post<{ channel: { id: string } }>('/page/thread', {
    user: ana.id,
    channel: GENERAL,
    name: 'Nest',
  });
  await ana.write(channel.id, 'between us');
  await page.getByRole('link', { name: /^Nest/ }).waitFor();
  expect((await marks(page)).includes('Nest')).toBe(false);
  await ana.write(channel.id, `<@${user.id}> too`);
  await expect.poll(async () => (await marks(page)).includes('Nest1')).toBe(true);
});

test('names may be markup, run the other way, be one picture, or never end', async () => {
  const ana = await stage.driver.person('Ana');
  const endless = 'W'.repeat(32);
  const people = ['<img src=x onerror=alert(1)>', 'رنا الطويلة', '👩‍👩‍👧‍👦 Fam', endless];
  for (const name of people) {
    const { user } = await stage.driver.http.post<{ user: { id: string } }>('/control/users', { name });
    await stage.driver.member({ action: 'join', guild: CLEARING, user: user.id });
    await stage.driver.http.post('/page/message', {
      user: user.id,
      channel: GENERAL,
      content: `${'Mützenabzeichen'.repeat(20)} <@${user.id}> https://example.org/${'a'.repeat(200)}`,
    });
  }
  await stage.driver.http.post('/page/thread', { user: ana.id, channel: GENERAL, name: 'x'.repeat(100) });
  for (const width of [320, 390, 640, 1280]) {
    const page = await stage.windowOf(ana.id, { channel: GENERAL, width });
    await page.getByText(endless).first().waitFor();
    await composer(page).fill('@');
    await page.getByRole('option').first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), `${width} wide`).toBe(0);
    expect(await overflowing(page), `${width} wide`).toEqual([]);
    expect(await page.locator('img[src=x]').count()).toBe(0);
  }
});

/** What reaches over the edge of the log without a way to scroll to it. */
function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`[...document.querySelectorAll('.log *')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && one.closest('pre') === null)
    .map((one) => one.outerHTML.slice(0, 120))`);
}

test('a picture that does not come says what it shows, and can be asked for again', async () => {
  const ben = await stage.driver.person('Ben');
  const page = await stage.windowOf(ben.id, { channel: GAMES });
  await page.route('**/attachments/**', (route) => route.abort());
  await composer(page).fill('/show panel friend:Cleo');
  await composer(page).press('Enter');
  const panel = page.getByRole('article').last();
  await panel.getByText('This picture could not be loaded.').waitFor();
  await panel.getByText(/^Hand for/).waitFor();
  await page.unroute('**/attachments/**');
  await panel.getByRole('button', { name: 'Load again' }).click();
  await panel.getByRole('img', { name: /^Hand for/ }).waitFor();
});

test('pressing twice sends once', async () => {
  const gus = await stage.driver.person('Gus');
  const page = await stage.windowOf(gus.id, { channel: GENERAL });
  await composer(page).fill('only once');
  await page.evaluate(`(() => {
    const key = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    document.querySelector('textarea').dispatchEvent(key());
    document.querySelector('textarea').dispatchEvent(key());
  })()`);
  await page.getByText('only once', { exact: true }).waitFor();
  await composer(page).fill('/show text');
  await composer(page).press('Enter');
  await page.getByRole('button', { name: 'Send command' }).dblclick();
  await page.getByText('loud', { exact: true }).waitFor();
  await expect.poll(() => composer(page).count()).toBe(1);
  const said = await gus.messages(GENERAL);
  expect(said.filter(({ content }) => content === 'only once')).toHaveLength(1);
  expect(said.filter(({ content }) => content.includes('loud'))).toHaveLength(1);
});

test(
  'a long log is read back to its beginning, and let go of again',
  async () => {
    const [fay, ana] = [await stage.driver.person('Fay'), await stage.driver.person('Ana')];
    const channel = await stage.driver.createChannel({ guild: CLEARING, name: 'busy', type: 0 });
    for (let count = 0; count < 310; count += 1) await fay.write(channel.id, `${count}`);
    const page = await stage.windowOf(ana.id, { channel: channel.id });
    const drawn = () => page.getByRole('article').count();
    await expect.poll(drawn).toBe(50);
    await page.getByRole('log').focus();
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Home');
          return drawn();
        },
        { timeout: 40_000 },
      )
      .toBe(310);
    // The newest message's tools, unseen, lie where the button is.
    await page.getByRole('button', { name: 'Jump to newest' }).click();
    await expect.poll(drawn).toBe(100);
    await page.getByText('309', { exact: true }).waitFor();
    expect(must(new URL(page.url()).searchParams.get('channel'), 'A channel is open.')).toBe(channel.id);
  },
  2 * WITHIN_MS,
);
