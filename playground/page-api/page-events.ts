import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { BotStatus } from '../bot-process.js';
import type { WorldEvent } from '../world/events.js';
import { canView } from '../world/permissions.js';
import type { StoredMessage } from '../world/types.js';
import type { World } from '../world/world.js';
import { countsOf, pageChannelJson, pageInteractionJson, pageMessageJson } from './page-json.js';
import { isSeenBy } from './places.js';

type Frame = Record<string, unknown>;

/** Tells each open page what happens, as far as its user may see it. */
export class PageEvents {
  readonly #world: World;
  readonly #botStatus: () => BotStatus;
  readonly #server = new WebSocketServer({ noServer: true });
  readonly #pages = new Map<WebSocket, string>();
  readonly #watchers = new Set<WebSocket>();

  constructor(world: World, botStatus: () => BotStatus) {
    this.#world = world;
    this.#botStatus = botStatus;
    world.hub.on((event) => this.#tell(event));
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    const user = query.get('user') ?? '';
    if (this.#world.users.get(user) === undefined) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (page) => {
      this.#pages.set(page, user);
      if (query.get('watch') === 'true') this.#watchers.add(page);
      page.on('close', () => {
        this.#pages.delete(page);
        this.#watchers.delete(page);
      });
      page.on('error', () => page.terminate());
      page.send(JSON.stringify({ type: 'hello', now: this.#world.clock.now(), bot: this.#botStatus() }));
    });
  }

  close(): void {
    for (const page of this.#pages.keys()) page.close(1001);
    this.#server.close();
  }

  #tell(event: WorldEvent): void {
    if (event.kind === 'request' || event.kind === 'bot-line') {
      const { kind: type, ...rest } = event;
      for (const watcher of this.#watchers) watcher.send(JSON.stringify({ type, ...rest }));
      return;
    }

    const frames = new Map<string, readonly Frame[]>();
    for (const [page, user] of this.#pages) {
      const mine = frames.get(user) ?? framesFor(this.#world, user, { event, bot: this.#botStatus });
      frames.set(user, mine);
      for (const frame of mine) page.send(JSON.stringify(frame));
    }
  }
}

function framesFor(
  world: World,
  user: string,
  { event, bot }: { readonly event: WorldEvent; readonly bot: () => BotStatus },
): readonly Frame[] {
  switch (event.kind) {
    case 'message-create':
    case 'message-update':
    case 'message-delete':
      return isSeenBy(world, user, event.message) ? messageFrames(world, user, event) : [];
    case 'channel-create':
    case 'channel-update':
    case 'channel-delete':
    case 'thread-create':
    case 'thread-update':
    case 'thread-delete':
    case 'thread-members':
      return channelFrames(world, user, event);
    case 'interaction-create':
    case 'request':
    case 'bot-line':
      return [];
    case 'interaction-change':
      return event.interaction.user === user && event.interaction.kind !== 'autocomplete'
        ? [{ type: 'interaction', interaction: pageInteractionJson(event.interaction) }]
        : [];
    case 'read':
      return event.user === user ? [{ type: 'read', channel: event.channel }] : [];
    case 'typing':
      return isChannelSeen(world, user, event.channel)
        ? [{ type: 'typing', channel: event.channel, user: event.user }]
        : [];
    case 'clock':
      return [{ type: 'clock', now: world.clock.now() }];
    case 'bot':
      return [{ type: 'bot', bot: bot() }];
    default:
      return [{ type: 'state' }];
  }
}

function messageFrames(
  world: World,
  user: string,
  { kind, message }: { readonly kind: string; readonly message: StoredMessage },
): readonly Frame[] {
  const channel = world.channels.get(message.channel);
  const isCounted = kind !== 'message-update' && message.onlyFor === null && channel !== undefined;
  const about = { channel: message.channel, ...(isCounted && countsOf(world, user, channel)) };
  if (kind === 'message-delete') return [{ type: kind, ...about, message: message.id }];
  const frame = { type: kind, ...about, message: pageMessageJson(world, user, message) };
  if (kind !== 'message-create' || channel === undefined) return [frame];
  const isCalled = message.pinged.includes(user) || (channel.guild === null && message.author !== user);
  if (!isCalled) return [frame];
  const { pings } = countsOf(world, user, channel);
  return [frame, { type: 'ping', channel: message.channel, message: message.id, pings }];
}

function channelFrames(
  world: World,
  user: string,
  event: Extract<WorldEvent, { channel: object }>,
): readonly Frame[] {
  const { channel, kind } = event;
  if (!canView(world, user, channel)) {
    // A channel that was changed so that this user no longer sees it is gone for them.
    return kind === 'channel-update' || kind === 'thread-members' ? [{ type: 'state' }] : [];
  }
  const type = kind === 'thread-members' ? 'thread-update' : kind;
  const frame = { type, guild: channel.guild, channel: pageChannelJson(world, user, channel) };
  // Others' permissions decide what the channel's threads allow: those are best read again.
  return kind === 'channel-update' ? [frame, { type: 'state' }] : [frame];
}

function isChannelSeen(world: World, user: string, id: string): boolean {
  const channel = world.channels.get(id);
  return channel !== undefined && canView(world, user, channel);
}
