import { existsSync, readFileSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { type Controlled, controlRoutes } from './control/control-routes.js';
import { pageRoutes } from './page-api/page-routes.js';
import { PageRefusal } from './page-api/refusal.js';
import { SENTENCES, toldIn } from './page-api/sentences.js';
import { staticRoutes } from './static-files.js';
import { contentTypeOf, readAttachment } from './world/attachments.js';
import type { World } from './world/world.js';

type App = Hono<{ Bindings: HttpBindings }>;

const API = '/api/v10';

/** Everything that is answered over HTTP. */
export function httpApp(controlled: Controlled, reportCrash: (error: unknown) => void): App {
  const { world, botStatus } = controlled;
  const app: App = new Hono();
  app.all(`${API}/*`, (context) => answerBot(controlled, context));
  app.route('/page', pageRoutes(world, botStatus));
  app.route('/control', controlRoutes(controlled));
  app.get('/attachments/*', (context) => attachmentAnswer(world, context));
  app.get('/emojis/:file', (context) => emojiAnswer(world, context.req.param('file')));
  app.route('/', staticRoutes());
  app.onError((error, context) => {
    const language = context.req.header('accept-language');
    if (error instanceof PageRefusal) {
      return context.json({ reason: error.reason, error: error.in(language) }, error.status);
    }
    reportCrash(error);
    return context.json({ reason: 'crashed', error: toldIn(language, SENTENCES.crashed) }, 500);
  });
  return app;
}

async function answerBot(
  { rest }: Controlled,
  context: Context<{ Bindings: HttpBindings }>,
): Promise<Response> {
  const path = new URL(context.req.url).pathname.slice(API.length);
  const outcome = await rest.handle(context.req.raw, path);
  if (outcome.kind === 'lost') {
    context.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  const { answer, headers } = outcome;
  // A 204 must not claim a content type: the client would try to read JSON from nothing.
  if (answer.status === 204) return new Response(null, { status: 204, headers });
  return new Response(JSON.stringify(answer.body), {
    status: answer.status,
    headers: { ...headers, 'content-type': 'application/json' },
  });
}

function attachmentAnswer(world: World, context: Context): Response {
  const query = { ex: context.req.query('ex') ?? '', hm: context.req.query('hm') ?? '' };
  const bytes = readAttachment(world, context.req.path, query);
  if (bytes === undefined) return new Response('This content is no longer available.', { status: 404 });
  const type = contentTypeOf(context.req.path);
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'cache-control': 'private' },
  });
}

function emojiAnswer(world: World, name: string): Response {
  const emoji = world.emojis.get(name.split('.')[0] ?? '');
  const file = world.disk.attachmentFile(`emoji-${emoji?.id ?? ''}`);
  if (emoji === undefined || !existsSync(file))
    return new Response('There is no such emoji.', { status: 404 });
  return new Response(new Uint8Array(readFileSync(file)), { headers: { 'content-type': emoji.contentType } });
}
