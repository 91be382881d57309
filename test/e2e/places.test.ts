import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../playground/driver/person.js';
import { textOf } from '../../playground/driver/reading.js';
import { openFullLobby, seat } from './kit/match.js';
import { openStage, type Stage } from './kit/stage.js';

const TEST_MS = 60_000;
const NEEDED = [
  ['SendMessages', 'Send Messages'],
  ['CreatePublicThreads', 'Create Public Threads'],
  ['SendMessagesInThreads', 'Send Messages in Threads'],
  ['AttachFiles', 'Attach Files'],
  ['EmbedLinks', 'Embed Links'],
  ['ReadMessageHistory', 'Read Message History'],
] as const;

let stage: Stage;
let ana: Person;
let guild: string;
let games: string;

beforeAll(async () => {
  stage = await openStage({ seed: 'places' });
  ana = await stage.person('Ana');
  ({ id: guild } = await ana.guild('The Clearing'));
  ({ id: games } = await ana.channel('games'));
}, TEST_MS);
afterAll(() => stage.close());
afterEach(async () => {
  await stage.driver.permissions({
    guild,
    channel: games,
    clear: ['ViewChannel', ...NEEDED.map(([bit]) => bit)],
  });
});

function tableCount(): number {
  return stage.store.all('SELECT id FROM tables').length;
}

async function play(channel: string): Promise<string> {
  const { interaction, message } = await ana.command('play woodland-tricks', { channel });
  expect(interaction.status).toBe('done');
  if (message === undefined) throw new Error('/play was not answered.');
  expect(message.page.ephemeral).toBe(true);
  return textOf(message);
}

/** What stands in a channel for everybody to see, threads included. */
async function seenByAll(channel: string): Promise<unknown> {
  const { threads } = await ana.guild('The Clearing');
  const messages = (await ana.messages(channel)).filter(({ page }) => !page.ephemeral);
  return { messages: messages.map(({ id }) => id), threads: threads.map(({ id }) => id) };
}

describe('a table is not opened', { timeout: TEST_MS }, () => {
  test.each(NEEDED)(
    'without %s, which is named with the place, and nothing is left behind',
    async (bit, name) => {
      const before = [tableCount(), await seenByAll(games)];
      await stage.driver.permissions({ guild, channel: games, deny: [bit] });
      const told = await play(games);
      expect(told).toContain(`I need **${name}** in <#${games}>`);
      for (const [other, otherName] of NEEDED)
        if (other !== bit) expect(told).not.toContain(`**${otherName}**`);
      await stage.store.settled();
      expect([tableCount(), await seenByAll(games)]).toEqual(before);
    },
  );

  test('where the bot cannot see the channel: all that it lacks is named', async () => {
    const before = tableCount();
    await stage.driver.permissions({ guild, channel: games, deny: ['ViewChannel'] });
    const told = await play(games);
    expect(told).toContain('**View Channel**');
    expect(told).toContain(`<#${games}>`);
    expect(tableCount()).toBe(before);
  });

  test('with two permissions missing: both are named at once', async () => {
    await stage.driver.permissions({ guild, channel: games, deny: ['EmbedLinks', 'CreatePublicThreads'] });
    expect(await play(games)).toContain('I need **Create Public Threads** and **Embed Links** in');
  });

  test.each([
    ['the chat of a voice channel', 'Treetop', 'voice channel'],
    ['an announcement channel', 'news', 'announcement channels'],
  ])('in %s, in words', async (_what, name, told) => {
    const before = tableCount();
    const { id } = await ana.channel(name);
    expect(await play(id)).toContain(told);
    expect(tableCount()).toBe(before);
  });

  test('in a thread, in words', async () => {
    const message = await ana.write(games, 'A thread grows here.');
    const { channel } = await stage.driver.http.post<{ readonly channel: { readonly id: string } }>(
      '/page/thread',
      { user: ana.id, message: message.id, name: 'Undergrowth' },
    );
    const before = tableCount();
    expect(await play(channel.id)).toContain('Use `/play` in an ordinary text channel');
    expect(tableCount()).toBe(before);
  });

  test('in a post of a forum, in words', async () => {
    const forum = await ana.channel('ideas');
    const { address, botEnv } = stage.playground;
    const posted = await fetch(`${address}/api/v10/channels/${forum.id}/threads`, {
      method: 'POST',
      headers: { authorization: `Bot ${botEnv.DISCORD_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'An idea', message: { content: 'Play here?' } }),
    });
    const channel = (await posted.json()) as { readonly id: string };
    const before = tableCount();
    expect(await play(channel.id)).toContain('Use `/play` in an ordinary text channel');
    expect(tableCount()).toBe(before);
  });

  test('by inviting a bot, nor oneself', async () => {
    const before = tableCount();
    const { application } = await ana.state();
    for (const [invite, told] of [
      [application.id, 'Bots do not play'],
      [ana.id, 'cannot invite yourself'],
    ] as const) {
      const { message } = await ana.command('play woodland-tricks', {
        channel: games,
        options: { invite },
      });
      expect(message && textOf(message)).toContain(told);
    }
    expect(tableCount()).toBe(before);
  });
});

test('a lobby whose channel is deleted is closed, at once or when the bot is back', {
  timeout: TEST_MS,
}, async () => {
  const openIn = async (name: string) => {
    const { id } = await stage.driver.createChannel({ guild, name, type: 0 });
    expect(await play(id)).toContain('Your table is open: ');
    await stage.store.settled();
    return id;
  };
  const listed = async () => {
    const { message } = await ana.command('games', { channel: games, options: { all: true } });
    return message === undefined ? '' : textOf(message);
  };
  const closed = () =>
    stage.store.until(
      () => stage.store.all("SELECT id FROM tables WHERE status = 'lobby'").length === 0,
      'the lobby to be closed',
    );
  const hall = await openIn('hall');
  expect(await listed()).toContain(`<#${hall}>`);
  await stage.driver.deleteChannel(hall);
  await closed();
  const attic = await openIn('attic');
  await stage.crash();
  await stage.driver.deleteChannel(attic);
  await stage.start();
  await closed();
  await stage.store.settled();
  expect(await listed()).not.toContain('<#');
});

test('commands that play are not offered where there is no server', async () => {
  const registered = await stage.driver.http.get<{
    readonly direct_channels: readonly { readonly id: string }[];
  }>('/page/state', { user: ana.id });
  expect(registered.direct_channels).toEqual([]);
  const requests = await stage.driver.requests();
  const put = requests.find(({ method, path }) => method === 'PUT' && path.includes('/commands'));
  const commands = put?.body as readonly { readonly name: string; readonly contexts?: readonly number[] }[];
  expect(commands.length).toBeGreaterThan(4);
  const everywhere = commands.filter(({ contexts }) => contexts?.includes(1));
  expect(everywhere.map(({ name }) => name).toSorted()).toEqual(['help', 'privacy', 'rules', 'settings']);
  for (const { name, contexts } of commands)
    expect([name, contexts]).toEqual([name, everywhere.some((one) => one.name === name) ? [0, 1] : [0]]);
});

describe('a match is not started', { timeout: TEST_MS }, () => {
  test.each([
    ['CreatePublicThreads', 'Create Public Threads'],
    ['SendMessagesInThreads', 'Send Messages in Threads'],
  ])('without %s: the lobby stays as it is and can be started later', async (bit, name) => {
    const lobby = await openFullLobby(stage);
    await stage.store.settled();
    await stage.driver.permissions({ guild, channel: games, deny: [bit] });
    const { message } = await lobby.host.click(lobby.message, 'Start');
    expect(message && textOf(message)).toContain(`I need **${name}** in <#${games}>`);
    expect(stage.store.table(lobby.tableId)).toMatchObject({ status: 'lobby', thread_id: null });
    expect((await ana.guild('The Clearing')).threads.map(({ id }) => id)).not.toContain(lobby.message.id);

    await stage.driver.permissions({ guild, channel: games, clear: [bit] });
    await lobby.host.click(lobby.message, 'Start');
    await stage.store.until(
      () => stage.store.table(lobby.tableId).status === 'playing',
      'the match to start',
    );
    await stage.store.settled();
  });

  test('a table that moderation stops is not said to be open, and the thread of another not to be made', async () => {
    const lobby = await openFullLobby(stage);
    await stage.store.settled();
    await stage.driver.guild({ action: 'block-words', guild, words: ['tricks'] });
    const refused = await ana.command('play woodland-tricks', { channel: games });
    expect(refused.message && textOf(refused.message)).toMatch(
      /moderation of this server has stopped my text/,
    );
    const { message } = await lobby.host.click(lobby.message, 'Start');
    expect(message && textOf(message)).toMatch(/moderation .* has stopped my text.*press Start again/);
    expect(stage.store.all("SELECT id FROM tables WHERE status = 'lobby'")).toEqual([{ id: lobby.tableId }]);

    await stage.driver.guild({ action: 'block-words', guild, words: [] });
    await lobby.host.click(lobby.message, 'Start');
    await stage.store.until(
      () => stage.store.table(lobby.tableId).status === 'playing',
      'the match to start',
    );
    await stage.store.settled();
  });

  test('at the cap of active threads: told so, nothing half-made, and it starts once there is room', async () => {
    const lobby = await openFullLobby(stage);
    await stage.store.settled();
    await stage.driver.limits({ activeThreadsMax: 0 });
    const { message } = await lobby.host.click(lobby.message, 'Start');
    expect(message && textOf(message)).toContain('as many active threads as Discord allows');
    expect(stage.store.table(lobby.tableId)).toMatchObject({ status: 'lobby', thread_id: null, seed: null });
    expect((await ana.guild('The Clearing')).threads.map(({ id }) => id)).not.toContain(lobby.message.id);
    expect(
      (await stage.driver.requests()).some(({ response }) => JSON.stringify(response).includes('160006')),
    ).toBe(true);

    await stage.driver.limits({ activeThreadsMax: 1_000 });
    await lobby.host.click(lobby.message, 'Start');
    await stage.store.until(
      () => stage.store.table(lobby.tableId).status === 'playing',
      'the match to start',
    );
    await stage.store.settled();
  });
});

test('inside the thread Send Messages means nothing: the match goes on without it', {
  timeout: TEST_MS,
}, async () => {
  const match = await seat(stage);
  await stage.store.settled();
  await stage.driver.permissions({ guild, channel: games, deny: ['SendMessages', 'CreatePublicThreads'] });
  const mover = match.players.find(({ choices }) => choices.length > 0);
  const [choice] = mover?.choices ?? [];
  if (mover === undefined || choice === undefined) throw new Error('Somebody has a choice.');
  await mover.choose(choice);
  await stage.store.settled();
  expect(stage.store.log(match.tableId)).toHaveLength(1);
});
