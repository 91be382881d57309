import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { beginCommand } from './deeds.js';
import { CLEARING, GAMES, setStage } from './stage.js';

const stage = setStage();

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function openPanelAt(page: Page, section: string): Promise<void> {
  await press(page, 'Control panel');
  await page.locator('.control-section > summary').filter({ hasText: section }).click();
}

async function answer(page: Page, question: string, choice: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: choice, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('what cannot be undone is asked about first:', () => {
  test('a channel is deleted only after a yes', async () => {
    const { id } = await stage.driver.createChannel({ guild: CLEARING, name: 'burrow', type: 0 });
    const page = await stage.windowOf('Ana', { channel: id });
    await press(page, 'Control panel');
    await press(page, 'Delete channel');
    await answer(page, 'Delete “burrow” and all that was said in it, for good?', 'Cancel');
    expect(stage.playground.world.channels.get(id)).toBeDefined();
    await press(page, 'Delete channel');
    await answer(page, 'Delete “burrow” and all that was said in it, for good?', 'Delete channel');
    await page.getByRole('link', { name: /^burrow/ }).waitFor({ state: 'detached' });
  });

  test('Escape takes back the question and leaves open what asked it', async () => {
    const page = await stage.windowOf('Ana', { channel: GAMES });
    await press(page, 'Control panel');
    await press(page, 'Delete channel');
    const question = page.getByRole('dialog');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    const panel = page.getByRole('complementary', { name: 'Control panel' });
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });

  test('a message is deleted only after a yes', async () => {
    const { id } = await (await stage.driver.person('Cleo')).write(GAMES, 'Said in haste');
    const page = await stage.windowOf('Cleo', { channel: GAMES });
    const message = page.locator(`#message-${id}`);
    for (const choice of ['Cancel', 'Delete']) {
      await message.waitFor();
      await message.hover();
      await message.getByRole('button', { name: 'Delete', exact: true }).click();
      await answer(page, 'Delete this message for good?', choice);
    }
    await message.waitFor({ state: 'detached' });
  });

  test('a person is kicked only after a yes, and finds the way back', async () => {
    const { user } = await stage.driver.http.post<{ user: { id: string } }>('/control/users', {
      name: 'Ivy',
    });
    await stage.driver.member({ action: 'join', guild: CLEARING, user: user.id });
    const page = await stage.windowOf(user.id, { channel: GAMES });
    await openPanelAt(page, 'People');
    await press(page, 'Kick from server');
    await answer(page, 'Kick Ivy from The Clearing, and out of its threads?', 'Kick from server');
    await page.getByText('You are in no server.').waitFor();
    await page.getByText('npm start -- --fresh').waitFor();
    await press(page, 'Join The Clearing');
    await page.getByRole('heading', { name: 'games', level: 1 }).waitFor();
  });

  test('whoever owns a server cannot be kicked', async () => {
    const page = await stage.windowOf('Ana', { channel: GAMES });
    await openPanelAt(page, 'People');
    await page.getByText('The Clearing belongs to Ana, who cannot be kicked.').waitFor();
    expect(await page.getByRole('button', { name: 'Kick from server' }).isDisabled()).toBe(true);
    const { id: user } = await stage.driver.person('Ana');
    await expect(stage.driver.member({ action: 'leave', guild: CLEARING, user })).rejects.toThrow(
      'can neither leave it nor be kicked',
    );
  });

  test('a server without a channel says where a new one is made', async () => {
    const { guild } = await stage.driver.http.post<{ guild: { id: string } }>('/control/guilds', {
      action: 'create',
      name: 'Fern Hollow',
    });
    const ana = await stage.driver.person('Ana');
    const page = await stage.windowOf('Ana', { channel: GAMES });
    await page.getByRole('button', { name: 'Fern Hollow' }).click();
    await page.getByRole('heading', { name: 'Fern Hollow', level: 2 }).waitFor();
    for (const { id } of (await ana.guild('Fern Hollow')).channels) {
      await stage.driver.http.post('/control/channels', { action: 'delete', channel: id });
    }
    expect(guild.id).not.toBe(CLEARING);
    await page.getByText('Fern Hollow has no channel that you can see').waitFor();
    await press(page, 'Control panel');
    await page.getByRole('textbox', { name: 'Name of the new channel' }).fill('nest');
    await press(page, 'Create');
    await page.getByRole('link', { name: /^nest/ }).waitFor();
  });
});

describe('the control panel says what holds:', () => {
  test('blocked words, one more each time, until they are free again', async () => {
    const page = await stage.windowOf('Ana', { channel: GAMES });
    await openPanelAt(page, 'This server');
    for (const [typed, shown] of [
      ['acorn', 'Blocked: acorn.'],
      ['owl, acorn', 'Blocked: acorn, owl.'],
    ] as const) {
      await page.getByRole('textbox', { name: 'Words to block, with commas' }).fill(typed);
      await press(page, 'Block');
      await page.locator('.control-panel').getByText(shown).waitFor();
    }
    await press(page, 'Unblock all');
    await page.locator('.control-panel').getByText('Blocked:').waitFor({ state: 'detached' });
    expect(stage.playground.world.guilds.get(CLEARING)?.blockedWords).toEqual([]);
  });

  test('the faults that wait, and whether there are rate limits', async () => {
    const page = await stage.windowOf('Ana', { channel: GAMES });
    await openPanelAt(page, 'Faults');
    await page.getByRole('spinbutton', { name: 'How many times' }).fill('2');
    await press(page, 'Answer 429');
    await page.getByText('Sending a message: “Answer 429” waits for the bot, 2 times.').waitFor();
    await page.locator('.control-mark', { hasText: '2 wait' }).waitFor();
    await press(page, 'Forget all faults');
    await page.locator('.control-mark', { hasText: '2 wait' }).waitFor({ state: 'detached' });
    await press(page, 'Rate limits off');
    await page.locator('.control-panel').getByText('No rate limits.').waitFor();
    await press(page, 'Rate limits on');
    await page.locator('.control-panel').getByText('Rate limits as on Discord.').waitFor();
    expect(stage.playground.world.settings.rateLimits).toBe(true);
  });
});

test('a direct message calls, also from behind the drawer of a phone, which closes when one becomes somebody else', async () => {
  const page = await stage.windowOf('Gus', { channel: GAMES, width: 390 });
  await stage.bot.write((await stage.driver.person('Gus')).id, 'It is your turn');
  const drawer = page.getByRole('button', { name: 'Channels, 1 ping' });
  await drawer.waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  await drawer.click();
  await page.getByRole('button', { name: 'Direct messages, 1 ping' }).waitFor();
  await page.getByRole('button', { name: /Switch user$/ }).click();
  await page.getByRole('button', { name: 'Eli', exact: true }).click();
  await page.getByRole('link', { name: /^games/ }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Be Gus, 1 ping' }).waitFor();
});

test.each(['dark', 'light'] as const)(
  'the letter of every face is read easily, in the %s theme',
  async (theme) => {
    const page = await stage.windowOf('Ana', { channel: GAMES, theme });
    const faces = await page.evaluate<readonly (readonly [number, number])[]>(`(() => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const light = (colour) => {
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...brush.getImageData(0, 0, 1, 1).data].map((part) =>
        part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return [...document.querySelectorAll('.user-bar .avatar, .quick-user .avatar')].flatMap((face) =>
      [158, 48, 298, 238, 4, 92, 196, 328].map((hue) => {
        face.style.setProperty('--hue', hue);
        const { backgroundColor, color, opacity } = getComputedStyle(face);
        return [(light(color) + 0.05) / (light(backgroundColor) + 0.05), Number(opacity)];
      }),
    );
  })()`);
    expect(faces.length).toBeGreaterThanOrEqual(16);
    for (const [contrast, opacity] of faces) {
      expect(contrast).toBeGreaterThanOrEqual(4.5);
      expect(opacity).toBe(1);
    }
  },
);

test('what one chooses from leaves in sight what one chooses for', async () => {
  const page = await stage.windowOf('Eli', { channel: GAMES });
  await beginCommand(page, '/show panel');
  await page.getByRole('combobox', { name: 'bird' }).fill('b');
  const option = page.getByRole('option', { name: 'Blue Jay' });
  await option.waitFor();
  const field = page.locator('.option-field', { has: page.getByRole('combobox', { name: 'bird' }) });
  const [popup, label] = await Promise.all([
    page.locator('.popup').boundingBox(),
    field.locator('.field-label').boundingBox(),
  ]);
  expect(
    popup !== null &&
      label !== null &&
      (popup.y + popup.height <= label.y || popup.y >= label.y + label.height),
  ).toBe(true);
});
