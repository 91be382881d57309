import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import { type BotCommand, type BotLine, BotProcess, type BotStatus } from './bot-process.js';
import { Gateway } from './gateway/gateway.js';
import { httpApp } from './http-app.js';
import { PageEvents } from './page-api/page-events.js';
import type { Faults } from './rest/faults.js';
import { RestServer } from './rest/rest-server.js';
import { resumeInteractions } from './world/interactions.js';
import { openWorld } from './world/open-world.js';
import { watchAllThreads } from './world/threads.js';
import type { World } from './world/world.js';

export interface PlaygroundOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataFolder: string;
  /** Starts from an empty world. */
  readonly fresh?: boolean;
  /** The bot to start, or `null` for none. It gets DISCORD_TOKEN and DISCORD_API. */
  readonly bot: BotCommand | null;
  /** Gateway intents that need approval and have it; none by default. */
  readonly privilegedIntents?: number;
  /** Gets what is worth a line on a console; by default nobody. */
  readonly tell?: (sentence: string) => void;
  readonly onBotLine?: (line: BotLine) => void;
}

export interface Playground {
  /** Such as "http://127.0.0.1:4380". */
  readonly address: string;
  readonly port: number;
  /** What a bot started elsewhere has to be given. */
  readonly botEnv: Readonly<Record<'DISCORD_TOKEN' | 'DISCORD_API', string>>;
  readonly world: World;
  readonly gateway: Gateway;
  readonly faults: Faults;
  readonly bot: BotProcess | undefined;
  readonly stop: () => Promise<void>;
}

/** Starts the playground on loopback, and its bot if one is named. */
export async function startPlayground(options: PlaygroundOptions): Promise<Playground> {
  const tell = options.tell ?? (() => undefined);
  const world = openWorld(options.dataFolder, { fresh: options.fresh ?? false });
  const reportCrash = (error: unknown): void => tell(`The playground failed: ${errorText(error)}`);
  const gateway = new Gateway(world, { privilegedIntents: options.privilegedIntents ?? 0 });
  let bot: BotProcess | undefined;
  const botStatus = (): BotStatus => statusOf(bot, gateway);
  const pages = new PageEvents(world, botStatus);
  const rest = new RestServer(world, reportCrash);
  const controlled = {
    world,
    rest,
    gateway,
    botStatus,
    get bot() {
      return bot;
    },
  };
  const server = createAdaptorServer({ fetch: httpApp(controlled, reportCrash).fetch }) as Server;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgrade({ gateway, pages }, request, { socket, head });
  });

  const port = await listen(server, options.port).catch((error: unknown) => {
    world.close();
    throw error;
  });
  world.address = `http://127.0.0.1:${port}`;
  const botEnv = { DISCORD_TOKEN: world.settings.token, DISCORD_API: `${world.address}/api` };
  resumeInteractions(world);
  watchAllThreads(world);
  bot = options.bot === null ? undefined : botProcess(world, options.bot, { botEnv, options, tell });
  world.hub.on((event) => {
    if (event.kind === 'clock') bot?.tellClock();
  });
  bot?.start();
  return {
    address: world.address,
    port,
    botEnv,
    world,
    gateway,
    faults: rest.faults,
    bot,
    stop: onlyOnce(() => stopAll({ bot, gateway, pages, server, world })),
  };
}

function botProcess(
  world: World,
  command: BotCommand,
  about: {
    readonly botEnv: Readonly<Record<string, string>>;
    readonly options: PlaygroundOptions;
    readonly tell: (sentence: string) => void;
  },
): BotProcess {
  return new BotProcess(
    { ...command, env: { ...about.botEnv, ...command.env } },
    {
      now: () => world.clock.now(),
      clockOffsetMs: () => world.clock.offsetMs,
      onChange: () => world.hub.emit({ kind: 'bot' }),
      tell: about.tell,
      onLine: (line) => {
        about.options.onBotLine?.(line);
        world.hub.emit({ kind: 'bot-line', line });
      },
    },
  );
}

function statusOf(bot: BotProcess | undefined, gateway: Gateway): BotStatus {
  const { isBotConnected: connected, connectionCount: connections } = gateway;
  if (bot === undefined) return { status: 'off', connected, restarts: 0, connections };
  const up = connected ? 'running' : 'starting';
  return { status: bot.state === 'up' ? up : bot.state, connected, restarts: bot.restarts, connections };
}

function upgrade(
  { gateway, pages }: { readonly gateway: Gateway; readonly pages: PageEvents },
  request: IncomingMessage,
  { socket, head }: { readonly socket: Duplex; readonly head: Buffer },
): void {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path.startsWith('/gateway')) gateway.accept(request, socket, head);
  else if (path === '/page/events') pages.accept(request, socket, head);
  else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function stopAll(parts: {
  readonly bot: BotProcess | undefined;
  readonly gateway: Gateway;
  readonly pages: PageEvents;
  readonly server: Server;
  readonly world: World;
}): Promise<void> {
  await parts.bot?.stop();
  parts.gateway.close();
  parts.pages.close();
  const closed = new Promise((resolve) => {
    parts.server.close(resolve);
  });
  parts.server.closeAllConnections();
  await closed;
  parts.world.close();
}

/** Whoever stops it again waits for the same stop. */
function onlyOnce(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= stop();
    return stopping;
  };
}

function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
