import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { BotStatus } from '../bot-process.js';
import { directChannel } from '../world/direct-channel.js';
import { ACKNOWLEDGE_WITHIN_MS } from '../world/interactions.js';
import type { StoredInteraction } from '../world/types.js';
import type { World } from '../world/world.js';
import { click } from './clicks.js';
import { useCommand } from './commands.js';
import { submitModal } from './modals.js';
import { pageChannelJson, pageInteractionJson, pageMessageJson, pagePeopleJson } from './page-json.js';
import { actingUser, ownInteraction } from './places.js';
import { PageRefusal } from './refusal.js';
import { stateJson } from './state.js';
import { listMessages, markRead, removeMessage, startThread, writeMessage } from './writing.js';

const Id = z.string().min(1);
const Value = z.union([z.string(), z.number(), z.boolean()]);
const CommandBody = z.object({
  user: Id,
  channel: Id,
  name: z.string(),
  group: z.string().optional(),
  subcommand: z.string().optional(),
  options: z.record(z.string(), Value).default({}),
  focused: z.string().optional(),
});
const ClickBody = z.object({
  user: Id,
  message: Id,
  customId: z.string(),
  values: z.array(z.string()).optional(),
});
const ModalBody = z.object({
  user: Id,
  interaction: Id,
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])).default({}),
});
const MessageBody = z.object({ user: Id, channel: Id, content: z.string(), reply: Id.optional() });
const ThreadBody = z.object({
  user: Id,
  name: z.string().min(1).max(100),
  message: Id.optional(),
  channel: Id.optional(),
  content: z.string().optional(),
});

const LIST_DEFAULT = 50;
const LIST_MAX = 100;

/** What the page and the tests use to act as people. */
export function pageRoutes(world: World, botStatus: () => BotStatus): Hono {
  const app = new Hono();
  addReading(app, world, botStatus);
  addInteracting(app, world);
  addWriting(app, world);
  return app;
}

/** A JSON body of the given shape, or a refusal that names what is wrong. */
export async function readJson<Body>(context: Context, shape: z.ZodType<Body>): Promise<Body> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new PageRefusal('bad-request', z.prettifyError(parsed.error));
}

function addReading(app: Hono, world: World, botStatus: () => BotStatus): void {
  app.get('/users', (context) =>
    context.json({
      users: pagePeopleJson(world),
      guilds: world.guilds.all().map(({ id, name }) => ({ id, name })),
    }),
  );
  app.get('/state', (context) => context.json(stateJson(world, queried(context, 'user'), botStatus())));
  app.get('/messages', (context) => {
    const user = queried(context, 'user');
    const limit = Math.min(Number(context.req.query('limit') ?? LIST_DEFAULT), LIST_MAX);
    const before = context.req.query('before');
    const messages = listMessages(world, { user, channel: queried(context, 'channel'), limit, before });
    return context.json({ messages: messages.map((message) => pageMessageJson(world, user, message)) });
  });
  app.get('/interaction', (context) => {
    const user = actingUser(world, queried(context, 'user'));
    const interaction = ownInteraction(world, user.id, queried(context, 'interaction'));
    return context.json({ interaction: pageInteractionJson(interaction) });
  });
}

function addInteracting(app: Hono, world: World): void {
  app.post('/command', async (context) => {
    const { focused: _, ...body } = await readJson(context, CommandBody);
    return context.json({ interaction: pageInteractionJson(useCommand(world, body)) }, 202);
  });
  app.post('/autocomplete', async (context) => {
    const body = await readJson(context, CommandBody.required({ focused: true }));
    const answered = await answerOf(world, useCommand(world, body));
    return context.json({ choices: answered.choices ?? [] });
  });
  app.post('/click', async (context) => {
    const body = await readJson(context, ClickBody);
    return context.json({ interaction: pageInteractionJson(click(world, body)) }, 202);
  });
  app.post('/modal', async (context) => {
    const body = await readJson(context, ModalBody);
    return context.json({ interaction: pageInteractionJson(submitModal(world, body)) }, 202);
  });
}

function addWriting(app: Hono, world: World): void {
  app.post('/message', async (context) => {
    const body = await readJson(context, MessageBody);
    return context.json({ message: pageMessageJson(world, body.user, writeMessage(world, body)) }, 201);
  });
  app.post('/delete', async (context) => {
    removeMessage(world, await readJson(context, z.object({ user: Id, message: Id })));
    return context.json({});
  });
  app.post('/read', async (context) => {
    markRead(world, await readJson(context, z.object({ user: Id, channel: Id })));
    return context.json({});
  });
  app.post('/direct', async (context) => {
    const { user } = await readJson(context, z.object({ user: Id }));
    const channel = directChannel(world, actingUser(world, user).id);
    return context.json({ channel: pageChannelJson(world, user, channel) }, 201);
  });
  app.post('/thread', async (context) => {
    const body = await readJson(context, ThreadBody);
    return context.json({ channel: pageChannelJson(world, body.user, startThread(world, body)) }, 201);
  });
}

/** Waits until the bot has answered, or its time is over. */
function answerOf(world: World, { id }: StoredInteraction): Promise<StoredInteraction> {
  return new Promise((resolve, reject) => {
    const stop = world.hub.on((event) => {
      if (event.kind !== 'interaction-change' || event.interaction.id !== id) return;
      stop();
      if (event.interaction.status === 'done') resolve(event.interaction);
      else
        reject(
          new PageRefusal(
            'no-answer',
            `The bot gave no choices within ${ACKNOWLEDGE_WITHIN_MS / 1000} seconds.`,
          ),
        );
    });
  });
}

function queried(context: Context, name: string): string {
  const value = context.req.query(name);
  if (value === undefined) throw new PageRefusal('bad-request', `The address needs ?${name}=…`);
  return value;
}
