import { expect, test } from 'vitest';
import { GAMES, setStage } from './stage.js';

const stage = setStage();

test('the way to the bot leads to a direct channel, which is made when it is first gone', async () => {
  const fay = await stage.driver.person('Fay');
  expect((await fay.state()).direct_channels).toEqual([]);
  const page = await stage.windowOf('Fay', { channel: GAMES });
  await page.getByRole('button', { name: 'Direct messages' }).click();
  await page.getByRole('textbox', { name: /^Message / }).waitFor();
  await expect.poll(async () => (await fay.state()).direct_channels.length).toBe(1);
  const [direct] = (await fay.state()).direct_channels;
  await expect.poll(() => page.url()).toContain(direct?.id);
  await page.goBack();
  await page.getByRole('heading', { name: 'games', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Direct messages' }).click();
  await expect.poll(() => page.url()).toContain(direct?.id);
  expect((await fay.state()).direct_channels).toHaveLength(1);
});
