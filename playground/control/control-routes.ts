import { Hono } from 'hono';
import type { BotProcess, BotStatus } from '../bot-process.js';
import type { Gateway } from '../gateway/gateway.js';
import { pageChannelJson, pageUserJson } from '../page-api/page-json.js';
import { readJson } from '../page-api/page-routes.js';
import { PageRefusal } from '../page-api/refusal.js';
import type { RestServer } from '../rest/rest-server.js';
import { createChannel, deleteChannel } from '../world/channels.js';
import { deleteMessage } from '../world/messages.js';
import { changeThread } from '../world/threads.js';
import type { World } from '../world/world.js';
import * as bodies from './bodies.js';
import { knownChannel, knownGuild, knownMessage } from './known.js';
import {
  addBot,
  changeMember,
  changeUser,
  createGuild,
  createUser,
  removeBot,
  setGuildLocale,
} from './people.js';
import { changePermissions } from './permissions.js';

/** What the control panel and the tests move. */
export interface Controlled {
  readonly world: World;
  readonly rest: RestServer;
  readonly gateway: Gateway;
  readonly bot: BotProcess | undefined;
  readonly botStatus: () => BotStatus;
}

export function controlRoutes(controlled: Controlled): Hono {
  const app = new Hono();
  addBotControl(app, controlled);
  addGatewayControl(app, controlled);
  addPlaceControl(app, controlled);
  addPeopleControl(app, controlled);
  addLogs(app, controlled);
  return app;
}

function addBotControl(app: Hono, controlled: Controlled): void {
  const { world, rest, botStatus } = controlled;
  app.get('/clock', (context) => context.json({ now: world.clock.now(), offsetMs: world.clock.offsetMs }));
  app.post('/clock', async (context) => {
    world.advanceClock((await readJson(context, bodies.Clock)).advanceMs);
    return context.json({ now: world.clock.now(), offsetMs: world.clock.offsetMs });
  });
  app.get('/bot', (context) => context.json({ bot: botStatus(), output: controlled.bot?.lines ?? [] }));
  app.post('/bot', async (context) => {
    const body = await readJson(context, bodies.Bot);
    // Looked up each time: the bot is started after these routes are made.
    const { bot } = controlled;
    if (bot === undefined) throw new PageRefusal('bad-request', 'This playground starts no bot.');
    if (body.action === 'start') bot.start();
    else if (body.action === 'stop') await bot.stop();
    else await bot.kill({ restart: body.restart });
    return context.json({ bot: botStatus() });
  });
  app.post('/faults', async (context) => {
    rest.faults.add(await readJson(context, bodies.Fault));
    return context.json({});
  });
  app.delete('/faults', (context) => {
    rest.faults.clear();
    return context.json({});
  });
  app.get('/state', (context) =>
    context.json({
      faults: rest.faults.armed,
      rateLimits: world.settings.rateLimits,
      blockedWords: Object.fromEntries(world.guilds.all().map(({ id, blockedWords }) => [id, blockedWords])),
    }),
  );
  app.post('/limits', async (context) => {
    const { rateLimits, activeThreadsMax } = await readJson(context, bodies.Limits);
    world.changeSettings({
      ...(rateLimits !== undefined && { rateLimits }),
      ...(activeThreadsMax !== undefined && { activeThreadsMax }),
    });
    return context.json({});
  });
}

function addGatewayControl(app: Hono, { gateway }: Controlled): void {
  app.post('/gateway', async (context) => {
    const body = await readJson(context, bodies.Gateway);
    switch (body.action) {
      case 'drop':
        gateway.drop();
        break;
      case 'reconnect':
        gateway.askReconnect();
        break;
      case 'invalid-session':
        gateway.invalidate(body.resumable);
        break;
      case 'refuse-resume':
        gateway.refuseResumes(body.count);
        break;
      case 'duplicate':
        gateway.duplicate(body.event, body.count);
        break;
      case 'reorder':
        gateway.reorder(body.event, body.count);
        break;
    }
    return context.json({});
  });
}

function addPlaceControl(app: Hono, { world }: Controlled): void {
  app.post('/permissions', async (context) => {
    changePermissions(world, await readJson(context, bodies.Permissions));
    return context.json({});
  });
  app.post('/threads', async (context) => {
    const { thread: id, action } = await readJson(context, bodies.Thread);
    const thread = knownChannel(world, id);
    if (thread.thread === null) throw new PageRefusal('bad-request', `${id} is no thread.`);
    if (action === 'delete') deleteChannel(world, thread);
    else if (action === 'archive' || action === 'unarchive')
      changeThread(world, thread, { archived: action === 'archive' });
    else changeThread(world, thread, { locked: action === 'lock' });
    return context.json({});
  });
  app.post('/channels', async (context) => {
    const body = await readJson(context, bodies.Channel);
    if (body.action === 'delete') {
      deleteChannel(world, knownChannel(world, body.channel));
      return context.json({});
    }
    const guild = knownGuild(world, body.guild);
    const channel = createChannel(world, { guild: guild.id, name: body.name, type: body.type });
    return context.json({ channel: pageChannelJson(world, guild.owner_id, channel) }, 201);
  });
  app.post('/messages', async (context) => {
    const { message } = await readJson(context, bodies.Message);
    deleteMessage(world, knownMessage(world, message));
    return context.json({});
  });
}

function addPeopleControl(app: Hono, { world }: Controlled): void {
  app.post('/members', async (context) => {
    changeMember(world, await readJson(context, bodies.Member));
    return context.json({});
  });
  app.post('/users', async (context) => {
    const body = await readJson(context, bodies.User);
    const user =
      body.user === undefined
        ? createUser(world, body.name ?? 'Somebody')
        : changeUser(world, { ...body, user: body.user });
    return context.json({ user: pageUserJson(world, user.id) }, body.user === undefined ? 201 : 200);
  });
  app.post('/guilds', async (context) => {
    const body = await readJson(context, bodies.Guild);
    if (body.action === 'create') {
      const { id, name } = createGuild(world, body.name);
      return context.json({ guild: { id, name } }, 201);
    }
    if (body.action === 'add-bot') addBot(world, body.guild);
    else if (body.action === 'remove-bot') removeBot(world, body.guild);
    else if (body.action === 'speak') setGuildLocale(world, body.guild, body.locale);
    else world.guilds.put(body.guild, { ...knownGuild(world, body.guild), blockedWords: body.words });
    return context.json({});
  });
}

function addLogs(app: Hono, { world }: Controlled): void {
  for (const log of ['records', 'requests'] as const) {
    app.get(`/${log}`, (context) => {
      const after = Number(context.req.query('after') ?? 0);
      const entries = world.disk
        .readLog(log, after)
        .map(({ number, body }) => ({ number, ...(body as object) }));
      return context.json({ [log]: entries });
    });
  }
}
