import { Events, GatewayIntentBits, type Message } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { ANA, APPLICATION, BEN, CLEARING, GAMES, logIn, once, type Stage, stage } from './kit.js';

const GUILDS = GatewayIntentBits.Guilds;

/** A bare gateway connection, after hello. */
async function connect(
  { playground }: Stage,
  version = '10',
): Promise<{
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  readonly next: (op: number) => Promise<{ readonly d: unknown }>;
}> {
  const socket = new WebSocket(
    `${playground.address.replace('http', 'ws')}/gateway/?v=${version}&encoding=json`,
  );
  const frames: { readonly op: number; readonly d: unknown }[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    frames.push(JSON.parse((data as Buffer).toString()) as { readonly op: number; readonly d: unknown });
    for (const wake of waiting) wake();
  });
  onTestFinished(() => socket.terminate());
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const next = async (op: number): Promise<{ readonly d: unknown }> => {
    for (;;) {
      const found = frames.find((frame) => frame.op === op);
      if (found) return found;
      await new Promise<void>((resolve) => waiting.add(resolve));
    }
  };
  await new Promise((resolve) => socket.once('open', resolve));
  return { socket, closed, next };
}

function identify(stageOf: Stage, more: object = {}): string {
  const { DISCORD_TOKEN: token } = stageOf.playground.botEnv;
  return JSON.stringify({ op: 2, d: { token, intents: GUILDS, properties: {}, ...more } });
}

describe('a session', () => {
  test('starts with the servers, their channels, and open threads', async () => {
    const { playground, rest } = await stage();
    const thread = await rest.thread();
    const bot = await logIn(playground);
    expect(bot.guilds.cache.map(({ name }) => name)).toEqual(['The Clearing', 'Mosswood']);
    const guild = bot.guilds.cache.get(CLEARING);
    expect(guild?.channels.cache.map(({ name }) => name)).toEqual([
      'games',
      'general',
      'ideas',
      'Treetop',
      'news',
      'A table',
    ]);
    expect(guild?.channels.cache.get(thread)?.isThread()).toBe(true);
    expect(guild?.members.me?.permissionsIn(GAMES).has('CreatePublicThreads')).toBe(true);
    expect(guild?.memberCount).toBe(9);
  });

  test('goes on after a dropped socket, with everything it missed', async () => {
    const { playground, driver } = await stage();
    const bot = await logIn(playground);
    const resumed = once(bot, Events.ShardResume);
    await driver.gateway({ action: 'drop' });
    const { id } = await driver.createChannel({ guild: CLEARING, name: 'made meanwhile', type: 0 });
    await resumed;
    expect(bot.channels.cache.has(id)).toBe(true);
    await driver.waitForBot();
  });

  test('goes on when asked to reconnect, and when the session is invalid but resumable', async () => {
    const { playground, driver } = await stage();
    const bot = await logIn(playground);
    for (const request of [
      { action: 'reconnect' },
      { action: 'invalid-session', resumable: true },
    ] as const) {
      const resumed = once(bot, Events.ShardResume);
      await driver.gateway(request);
      await resumed;
    }
  });

  // Both at once: the client waits for some seconds before it identifies anew.
  test('starts anew when it is invalid, and when it may not be resumed', async () => {
    const [invalid, refused] = [await stage(), await stage()];
    const bots = [await logIn(invalid.playground), await logIn(refused.playground)];
    const ready = bots.map((bot) => once(bot, Events.ShardReady));
    await invalid.driver.gateway({ action: 'invalid-session', resumable: false });
    await refused.driver.gateway({ action: 'refuse-resume' });
    await refused.driver.gateway({ action: 'drop' });
    await Promise.all(ready);
    for (const bot of bots) expect(bot.guilds.cache.size).toBe(2);
    expect((await refused.driver.botStatus()).connections).toBe(2);
  });

  test('is told an event twice when asked', async () => {
    const { playground, driver, rest } = await stage();
    const seen: string[] = [];
    await rest.put(`/applications/${APPLICATION}/commands`, [{ name: 'ping', description: 'Answers' }]);
    await logIn(playground, {
      onInteraction: async (interaction) => {
        seen.push(interaction.id);
        if (interaction.isChatInputCommand() && seen.length === 2) await interaction.reply('Pong');
      },
    });
    await driver.gateway({ action: 'duplicate', event: 'INTERACTION_CREATE' });
    const ana = await driver.person('Ana');
    await ana.command('ping', { channel: GAMES });
    expect(seen).toHaveLength(2);
    expect(new Set(seen).size).toBe(1);
  });

  test('tells an event after the one that follows it, if asked to', async () => {
    const { playground, driver } = await stage();
    const bot = await logIn(playground);
    const told: string[] = [];
    const both = new Promise<void>((resolve) => {
      bot.on(Events.ChannelCreate, ({ name }) => {
        if (told.push(name) === 2) resolve();
      });
    });
    await driver.gateway({ action: 'reorder', event: 'CHANNEL_CREATE' });
    await driver.createChannel({ guild: CLEARING, name: 'first', type: 0 });
    await driver.createChannel({ guild: CLEARING, name: 'second', type: 0 });
    await both;
    expect(told).toEqual(['second', 'first']);
    expect(playground.gateway.disorder).toEqual(new Map([['reorder', 1]]));
  });

  test('holds an event back for a moment only, where none follows', async () => {
    const { playground, driver } = await stage();
    const bot = await logIn(playground);
    await driver.gateway({ action: 'reorder', event: 'CHANNEL_CREATE' });
    const told = once(bot, Events.ChannelCreate);
    const { id } = await driver.createChannel({ guild: CLEARING, name: 'late', type: 0 });
    await told;
    expect(bot.channels.cache.has(id)).toBe(true);
  });

  test('may be one of several: all are told', async () => {
    const { playground, driver } = await stage();
    const [one, other] = [await logIn(playground), await logIn(playground)];
    const told = [once(one, Events.ChannelCreate), once(other, Events.ChannelCreate)];
    await driver.createChannel({ guild: CLEARING, name: 'new', type: 0 });
    await Promise.all(told);
  });
});

describe('events come by intent', () => {
  test('Guilds alone: channels, threads, servers; no messages, no members', async () => {
    const { playground, driver, rest } = await stage();
    const bot = await logIn(playground);
    const told: (string | null)[] = [];
    bot.on('raw' as never, ({ t }: { readonly t: string | null }) => told.push(t));
    const thread = await rest.thread();
    await driver.thread(thread, 'archive');
    await driver.thread(thread, 'delete');
    await (await driver.person('Ana')).write(GAMES, 'Hello');
    await driver.member({ action: 'leave', guild: CLEARING, user: BEN });
    const { id } = await driver.createChannel({ guild: CLEARING, name: 'new', type: 0 });
    await driver.permissions({ guild: CLEARING, channel: id, deny: ['SendMessages'] });
    await driver.permissions({ guild: CLEARING, deny: ['AttachFiles'] });
    const gone = once(bot, Events.GuildDelete);
    await driver.deleteChannel(id);
    await driver.guild({ action: 'remove-bot', guild: CLEARING });
    await gone;
    expect(told.filter((name) => name !== null)).toEqual([
      'THREAD_CREATE',
      'THREAD_UPDATE',
      'THREAD_DELETE',
      'CHANNEL_CREATE',
      'CHANNEL_UPDATE',
      'GUILD_ROLE_UPDATE',
      'GUILD_ROLE_UPDATE',
      'GUILD_ROLE_UPDATE',
      'CHANNEL_DELETE',
      'GUILD_DELETE',
    ]);
  });

  test('messages to those who ask for them, and their words only with the intent for it', async () => {
    const { playground, driver } = await stage();
    const bot = await logIn(playground, { intents: [GUILDS, GatewayIntentBits.GuildMessages] });
    const created = once(bot, Events.MessageCreate);
    await (await driver.person('Ana')).write(GAMES, 'Hello');
    const [message] = (await created) as readonly [Message];
    expect(message.author.id).toBe(ANA);
    expect(message.content).toBe('');
  });

  test('whoever may see a channel again is told of its threads', async () => {
    const { playground, driver, rest } = await stage();
    const thread = await rest.thread();
    await driver.permissions({ guild: CLEARING, channel: GAMES, deny: ['ViewChannel'] });
    const bot = await logIn(playground);
    expect(bot.channels.cache.has(thread)).toBe(false);
    const synced = once(bot, Events.ThreadListSync);
    await driver.permissions({ guild: CLEARING, channel: GAMES, clear: ['ViewChannel'] });
    await synced;
    expect(bot.channels.cache.has(thread)).toBe(true);
  });
});

describe('a connection is closed', () => {
  const cases: readonly (readonly [string, number, (stageOf: Stage) => string])[] = [
    ['for what is no JSON', 4002, () => '{'],
    ['for an unknown op', 4001, () => JSON.stringify({ op: 99, d: null })],
    ['for asking without identifying', 4003, () => JSON.stringify({ op: 3, d: {} })],
    ['for a wrong token', 4004, (stageOf) => identify(stageOf, { token: 'wrong' })],
    ['for a shard that cannot be', 4010, (stageOf) => identify(stageOf, { shard: [1, 1] })],
    ['for intents that mean nothing', 4013, (stageOf) => identify(stageOf, { intents: 1 << 30 })],
    [
      'for intents that were not granted',
      4014,
      (stageOf) => identify(stageOf, { intents: GatewayIntentBits.GuildMembers }),
    ],
  ];
  test.each(cases)('%s', async (_why, code, frame) => {
    const opened = await stage();
    const { socket, closed, next } = await connect(opened);
    await next(10);
    socket.send(frame(opened));
    expect(await closed).toBe(code);
  });

  test('for identifying twice, and for another version', async () => {
    const opened = await stage();
    const { socket, closed, next } = await connect(opened);
    await next(10);
    socket.send(identify(opened));
    await next(0);
    socket.send(identify(opened));
    expect(await closed).toBe(4005);
    expect(await (await connect(opened, '9')).closed).toBe(4012);
  });

  test('for resuming after what was never sent', async () => {
    const opened = await stage();
    const first = await connect(opened);
    first.socket.send(identify(opened));
    const { d } = await first.next(0);
    first.socket.terminate();
    await first.closed;
    const second = await connect(opened);
    const { DISCORD_TOKEN: token } = opened.playground.botEnv;
    second.socket.send(
      JSON.stringify({
        op: 6,
        d: { token, session_id: (d as { readonly session_id: string }).session_id, seq: 999 },
      }),
    );
    expect(await second.closed).toBe(4007);
  });

  test('not while heartbeats are answered', async () => {
    const opened = await stage();
    const { socket, next } = await connect(opened);
    const hello = (await next(10)).d as { readonly heartbeat_interval: number };
    expect(hello.heartbeat_interval).toBeGreaterThan(1000);
    socket.send(JSON.stringify({ op: 1, d: null }));
    await next(11);
  });
});
