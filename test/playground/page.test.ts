import { describe, expect, test } from 'vitest';
import {
  ANA,
  APPLICATION,
  BEN,
  button,
  CLEARING,
  COMPONENTS_V2,
  FORUM,
  GAMES,
  GENERAL,
  logIn,
  menu,
  row,
  type Stage,
  stage,
  text,
} from './kit.js';

const CARDS = ['7B', '3G', '1R'];

/** A thread with a message of the bot's that has two buttons and a menu. */
async function table(): Promise<Stage & { readonly thread: string; readonly message: string }> {
  const opened = await stage();
  await opened.rest.put(`/applications/${APPLICATION}/commands`, [
    {
      name: 'play',
      description: 'Play',
      options: [
        { type: 4, name: 'target', description: 'Up to', min_value: 5, max_value: 21 },
        { type: 3, name: 'pace', description: 'How fast', choices: [{ name: 'Daily', value: 'daily' }] },
      ],
    },
    { name: 'table', description: 'A table', options: [{ type: 1, name: 'show', description: 'Show it' }] },
    { name: 'settings', description: 'For managers', default_member_permissions: '32' },
    { name: 'chat', description: 'In private', contexts: [1] },
  ]);
  const thread = await opened.rest.thread();
  const message = await opened.rest.message(thread, {
    flags: COMPONENTS_V2,
    components: [
      text('Play'),
      row(button('go'), button('off', { disabled: true })),
      row({ type: 2, style: 5, label: 'Read', url: 'https://example.org' }),
      row(menu('cards', CARDS, { min_values: 1, max_values: 2 })),
    ],
  });
  return { ...opened, thread, message };
}

describe('the page lets nobody do what the client would not', () => {
  const clicks: readonly (readonly [string, object, string])[] = [
    ['press a disabled button', { customId: 'off' }, 'disabled'],
    ['press a button that is not there', { customId: 'gone' }, 'no-such-component'],
    ['choose what is not offered', { customId: 'cards', values: ['9Y'] }, 'bad-value'],
    ['choose too many', { customId: 'cards', values: CARDS }, 'bad-value'],
    ['choose one twice', { customId: 'cards', values: ['7B', '7B'] }, 'bad-value'],
    ['choose too few', { customId: 'cards', values: [] }, 'missing-value'],
    ['press a button with values', { customId: 'go', values: ['7B'] }, 'bad-value'],
    ['press on a message that is not there', { customId: 'go', message: '1' }, 'no-such-message'],
    ['press as nobody', { customId: 'go', user: '1' }, 'no-such-user'],
    ['press as the bot', { customId: 'go', user: APPLICATION }, 'no-such-user'],
  ];
  test.each(clicks)('%s', async (_what, body, reason) => {
    const { driver, message } = await table();
    await expect(driver.http.post('/page/click', { user: ANA, message, ...body })).rejects.toMatchObject({
      reason,
    });
  });

  const commands: readonly (readonly [string, object, string])[] = [
    ['use a command that is not there', { name: 'nothing' }, 'no-such-command'],
    ['use a bare command that has subcommands', { name: 'table' }, 'missing-value'],
    ['use a subcommand that is not there', { name: 'table', subcommand: 'burn' }, 'no-such-command'],
    ['use a command of direct channels', { name: 'chat' }, 'no-such-command'],
    ['give an option that is not there', { name: 'play', options: { speed: 1 } }, 'bad-value'],
    ['give a number that is too large', { name: 'play', options: { target: 22 } }, 'bad-value'],
    ['give half a number', { name: 'play', options: { target: 16.5 } }, 'bad-value'],
    ['give a text for a number', { name: 'play', options: { target: '16' } }, 'bad-value'],
    ['give what is no choice', { name: 'play', options: { pace: 'slow' } }, 'bad-value'],
    ['use a command in a forum', { name: 'play', channel: FORUM }, 'not-a-text-channel'],
  ];
  test.each(commands)('%s', async (_what, body, reason) => {
    const { driver } = await table();
    await expect(
      driver.http.post('/page/command', { user: ANA, channel: GAMES, ...body }),
    ).rejects.toMatchObject({ reason });
  });

  test('use a command kept for managers', async () => {
    const { driver } = await table();
    const ben = await driver.person('Ben');
    await expect(ben.startCommand('settings', { channel: GAMES })).rejects.toMatchObject({
      reason: 'no-such-command',
    });
    await driver.member({ action: 'give-manage-server', guild: CLEARING, user: BEN });
    expect((await ben.startCommand('settings', { channel: GAMES })).status).toBe('waiting');
  });

  test.each([
    ['archive', 'archived'],
    ['lock', 'locked'],
  ] as const)('use anything in a thread after %s', async (action, reason) => {
    const { driver, thread, message } = await table();
    await driver.thread(thread, action);
    const ben = await driver.person('Ben');
    await expect(ben.pressId(message, 'go')).rejects.toMatchObject({ reason });
    await expect(ben.startCommand('play', { channel: thread })).rejects.toMatchObject({ reason });
    expect((await ben.channel('A table')).page.whyNotUse).toContain(reason);
  });

  test('see or press what is hidden from them', async () => {
    const { driver, message, thread } = await table();
    await driver.permissions({ guild: CLEARING, channel: GAMES, user: BEN, deny: ['ViewChannel'] });
    const ben = await driver.person('Ben');
    await expect(ben.pressId(message, 'go')).rejects.toMatchObject({ reason: 'no-such-message' });
    await expect(ben.messages(thread)).rejects.toMatchObject({ reason: 'no-such-channel' });
    expect((await ben.guild('The Clearing')).channels.map(({ name }) => name)).not.toContain('games');
  });

  test('use commands without the permission, or where the bot is not', async () => {
    const { driver } = await table();
    const ben = await driver.person('Ben');
    await driver.permissions({
      guild: CLEARING,
      channel: GAMES,
      user: BEN,
      deny: ['UseApplicationCommands'],
    });
    await expect(ben.startCommand('play', { channel: GAMES })).rejects.toMatchObject({ reason: 'no-access' });
    await driver.guild({ action: 'remove-bot', guild: CLEARING });
    await expect(ben.startCommand('play', { channel: GENERAL })).rejects.toMatchObject({
      reason: 'no-access',
    });
    expect((await ben.guild('The Clearing')).commands).toEqual([]);
  });

  test('write where they may not', async () => {
    const { driver, thread } = await table();
    const ben = await driver.person('Ben');
    await expect(ben.write(FORUM, 'Hi')).rejects.toMatchObject({ reason: 'no-access' });
    await driver.thread(thread, 'lock');
    await expect(ben.write(thread, 'Hi')).rejects.toMatchObject({ reason: 'no-access' });
    await expect(ben.write(GAMES, ' ')).rejects.toMatchObject({ reason: 'bad-value' });
    const { id } = await (await driver.person('Ana')).write(GAMES, 'Mine');
    await expect(ben.delete(id)).rejects.toMatchObject({ reason: 'no-access' });
  });

  test('and are told why in the language that their client speaks', async () => {
    const { driver, playground, thread } = await table();
    await driver.changeUser({ user: BEN, locale: 'de' });
    await driver.thread(thread, 'lock');
    await driver.thread(thread, 'archive');
    const { page } = await (await driver.person('Ben')).channel('A table');
    expect(page.whyNotSend).toBe('Dieser Thread ist gesperrt.');
    expect(page.whyNotUse).toContain('bis er entsperrt wird');
    const refusedIn = async (language: string): Promise<unknown> => {
      const answer = await fetch(`${playground.address}/page/message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ user: BEN, channel: thread, content: 'Hi' }),
      });
      return answer.json();
    };
    expect(await refusedIn('de')).toEqual({ reason: 'no-access', error: 'Dieser Thread ist gesperrt.' });
    expect(await refusedIn('en-GB')).toEqual({ reason: 'no-access', error: 'This thread is locked.' });
  });

  test('send a body that is none', async () => {
    const { driver } = await table();
    await expect(driver.http.post('/page/click', { user: ANA })).rejects.toMatchObject({
      reason: 'bad-request',
      status: 400,
    });
    await expect(driver.http.get('/page/state')).rejects.toMatchObject({ reason: 'bad-request' });
  });
});

describe('pings', () => {
  const sent: readonly (readonly [string, object, readonly string[]])[] = [
    ['a plain message pings all it names', { content: `<@${ANA}> and <@${BEN}>` }, [ANA, BEN]],
    ['only those allowed', { content: `<@${ANA}> and <@${BEN}>`, allowed_mentions: { users: [BEN] } }, [BEN]],
    ['nobody when none are allowed', { content: `<@${ANA}>`, allowed_mentions: { parse: [] } }, []],
    ['nobody when it is silent', { content: `<@${ANA}>`, flags: 1 << 12 }, []],
    ['nobody by an id that is nobody’s', { content: '<@1100000000000009999>' }, []],
    ['nobody from within code', { content: `\`<@${ANA}>\`` }, []],
    ['whom a text component names', { flags: COMPONENTS_V2, components: [text(`<@${ANA}> to play`)] }, [ANA]],
    ['everybody only with the permission for it', { content: '@everyone' }, ['all']],
  ];
  test.each(sent)('%s', async (_what, body, pinged) => {
    const { driver, rest } = await stage();
    const id = await rest.message(GAMES, body);
    const record = (await driver.records()).find(
      ({ payload }) => (payload as { readonly id: string }).id === id,
    );
    if (pinged[0] === 'all') expect(record?.pinged).toHaveLength(8);
    else expect(record?.pinged).toEqual(pinged);
  });

  test('an edit pings nobody; reading clears the count', async () => {
    const { driver, rest } = await stage();
    const ana = await driver.person('Ana');
    const id = await rest.message(GAMES, { content: 'Wait' });
    await rest.patch(`/channels/${GAMES}/messages/${id}`, { content: `<@${ANA}>` });
    expect((await ana.channel('games')).page).toMatchObject({ unread: 1, pings: 0 });
    await rest.message(GAMES, { content: `<@${ANA}>` });
    await ana.waitFor(() => ana.events.find(({ type, pings }) => type === 'ping' && pings === 1));
    await ana.read(GAMES);
    expect((await ana.channel('games')).page).toMatchObject({ unread: 0, pings: 0 });
  });

  test('who cannot see the channel is not pinged', async () => {
    const { driver, rest } = await stage();
    await driver.permissions({ guild: CLEARING, channel: GAMES, user: ANA, deny: ['ViewChannel'] });
    await driver.permissions({ guild: CLEARING, channel: GAMES, user: BEN, deny: ['ViewChannel'] });
    await rest.message(GAMES, { content: `<@${BEN}>` });
    expect((await driver.records()).at(-1)?.pinged).toEqual([]);
  });

  test('a repeated nonce gives the message that was sent, for a while', async () => {
    const { driver, rest } = await stage();
    const body = { content: 'Once', nonce: 'n1', enforce_nonce: true };
    const first = await rest.message(GAMES, body);
    expect(await rest.message(GAMES, body)).toBe(first);
    expect(await rest.message(GAMES, { ...body, enforce_nonce: false })).not.toBe(first);
    await driver.advanceClock(10 * 60_000);
    expect(await rest.message(GAMES, body)).not.toBe(first);
  });
});

describe('what each person got is recorded', () => {
  test('public to all who see it, private to one, with the bytes', async () => {
    const { driver, rest } = await stage();
    await driver.permissions({ guild: CLEARING, channel: GAMES, user: BEN, deny: ['ViewChannel'] });
    const id = await rest.message(GAMES, { content: 'Public' });
    await rest.patch(`/channels/${GAMES}/messages/${id}`, { content: 'Edited' });
    await rest.delete(`/channels/${GAMES}/messages/${id}`);
    const records = await driver.records();
    expect(records.map(({ event }) => event)).toEqual(['message-create', 'message-update', 'message-delete']);
    for (const { recipients } of records) {
      expect(recipients).toContain(ANA);
      expect(recipients).not.toContain(BEN);
    }
    expect(await driver.records(records[1]?.number)).toHaveLength(1);
  });

  test('the bot hears nothing of a server it is not in', async () => {
    const { driver, rest } = await stage();
    await driver.guild({ action: 'remove-bot', guild: CLEARING });
    await (await driver.person('Ana')).write(GAMES, 'Among us');
    expect((await driver.records()).at(-1)?.recipients).not.toContain(APPLICATION);
    expect((await rest.get(`/channels/${GAMES}/messages`)).body.code).toBe(50001);
  });
});

test('a private thread is seen by those in it and by those who manage threads', async () => {
  const { driver, rest } = await stage();
  const { body: thread } = await rest.post(`/channels/${GAMES}/threads`, { name: 'Between us', type: 12 });
  const [ana, ben] = [await driver.person('Ana'), await driver.person('Ben')];
  const sees = async (person: typeof ben): Promise<boolean> =>
    (await person.guild('The Clearing')).threads.some(({ id }) => id === thread.id);
  expect([await sees(ana), await sees(ben)]).toEqual([true, false]);
  await rest.put(`/channels/${thread.id}/thread-members/${BEN}`);
  expect(await sees(ben)).toBe(true);
  await rest.delete(`/channels/${thread.id}/thread-members/${BEN}`);
  expect(await sees(ben)).toBe(false);
});

test('a command in a direct channel comes without a server', async () => {
  const { driver, playground, rest } = await stage();
  await rest.put(`/applications/${APPLICATION}/commands`, [
    { name: 'chat', description: 'In private', contexts: [1] },
    { name: 'play', description: 'In servers', contexts: [0] },
  ]);
  await logIn(playground, {
    onInteraction: async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply(`${interaction.context} ${interaction.guildId}`);
    },
  });
  const { body: direct } = await rest.post('/users/@me/channels', { recipient_id: ANA });
  const ana = await driver.person('Ana');
  expect((await ana.state()).direct_channels.map(({ id }) => id)).toEqual([direct.id]);
  expect((await ana.command('chat', { channel: direct.id })).message?.content).toBe('1 null');
  await expect(ana.startCommand('play', { channel: direct.id })).rejects.toMatchObject({
    reason: 'no-such-command',
  });
  await expect((await driver.person('Ben')).messages(direct.id)).rejects.toMatchObject({
    reason: 'no-such-channel',
  });
});

test('a list of messages by place', async () => {
  const { rest } = await stage();
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.push(await rest.message(GAMES, { content: `${count}` }));
  const list = async (query: string): Promise<readonly number[]> => {
    const { body } = await rest.get(`/channels/${GAMES}/messages?${query}`);
    return (body as unknown as readonly { readonly id: string }[]).map(({ id }) => ids.indexOf(id));
  };
  expect(await list('limit=2')).toEqual([4, 3]);
  expect(await list(`after=${ids[1] ?? ''}&limit=2`)).toEqual([3, 2]);
  expect(await list(`before=${ids[1] ?? ''}`)).toEqual([0]);
  expect(await list(`around=${ids[2] ?? ''}&limit=3`)).toEqual([3, 2, 1]);
  expect((await rest.get(`/channels/${GAMES}/messages?limit=101`)).body.code).toBe(50035);
});
