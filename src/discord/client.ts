import {
  type APIInteraction,
  Client,
  DefaultRestOptions,
  Events,
  GatewayDispatchEvents,
  GatewayIntentBits,
  Options,
  type RateLimitData,
  RESTEvents,
  Status,
} from 'discord.js';
import type { Logger } from 'pino';
import type { ChannelId, GuildId } from '../tables/ids.js';
import type { Scene } from '../tables/placed-match.js';
import { askingGatewayOnce } from './gateway-once.js';
import { observedRequests } from './observed.js';
import type { Observer } from './observer.js';
import type { Roster } from './places/server-watch.js';

/** What the gateway tells of, as far as the bot listens. */
export interface GatewayListeners {
  interaction(interaction: APIInteraction): void;
  /** Something changed at this channel, thread or server that may make writing there possible. */
  changed(ids: readonly string[]): void;
  /** Something happened there that may put matches out of reach, or back into it. */
  happened(scene: Scene): void;
  /** The bot is on this server. */
  present(guildId: GuildId): void;
  /** It was taken from there. */
  removed(guildId: GuildId): void;
  /** All servers of one connection, told when it is made; those in an outage are among them. */
  seen(roster: Roster): void;
  /** Every server is known. */
  ready(applicationId: string, guildIds: readonly GuildId[]): void;
  /** The connection is over for good, which no waiting mends. */
  closed(code: number): void;
}

/** Discord bans an address for 10,000 answers of 401, 403 or 429 within ten minutes. */
const INVALID_REQUESTS_PER_WARNING = 500;

/**
 * A client that keeps next to nothing: no message, member or user. What the bot knows of tables is in its
 * database, and an interaction brings the rest.
 */
export function newClient(discordApi: string, observer: Observer): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    shards: 'auto',
    // A repeated request may double a message; whoever knows the nonce tries again.
    rest: {
      api: discordApi,
      retries: 0,
      globalRequestsPerSecond: 50,
      rejectOnRateLimit: isTooOldToEdit,
      makeRequest: askingGatewayOnce(observedRequests(DefaultRestOptions.makeRequest, observer)),
      invalidRequestWarningInterval: INVALID_REQUESTS_PER_WARNING,
    },
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({
      AutoModerationRuleManager: 0,
      BaseGuildEmojiManager: 0,
      DMMessageManager: 0,
      GuildBanManager: 0,
      GuildEmojiManager: 0,
      GuildInviteManager: 0,
      // By its own roles the bot knows what it may do where.
      GuildMemberManager: { maxSize: 0, keepOverLimit: ({ id, client: { user } }) => id === user.id },
      GuildMessageManager: 0,
      GuildScheduledEventManager: 0,
      GuildStickerManager: 0,
      MessageManager: 0,
      PresenceManager: 0,
      ReactionManager: 0,
      StageInstanceManager: 0,
      ThreadMemberManager: 0,
      UserManager: 0,
      VoiceStateManager: 0,
    }),
  });
  client.rest.on(RESTEvents.RateLimited, ({ global, scope }) =>
    observer.limited(global ? 'global' : scope === 'shared' ? 'shared' : 'route'),
  );
  return client;
}

/** Longer than any wait of a route's own limit, and shorter than what an old message asks for. */
const EDIT_WAIT_MIN_MS = 60_000;

/**
 * Whether Discord says by this rate limit that a message older than an hour was edited too often. Left alone,
 * the client would wait an hour for it, and all other edits in that channel behind it.
 */
export function isTooOldToEdit({ method, route, global, retryAfter }: RateLimitData): boolean {
  return (
    !global && method === 'PATCH' && route === '/channels/:id/messages/:id' && retryAfter >= EDIT_WAIT_MIN_MS
  );
}

/** Listens once for the whole life of the client; nothing is added for a table or a message. */
export function listen(
  client: Client,
  listeners: GatewayListeners,
  { log, observer }: { readonly log: Logger; readonly observer: Observer },
): void {
  // Dispatches are taken as they come: what waits inside the client for every server to be known would be late.
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction) =>
    listeners.interaction(interaction),
  );
  listenToPlaces(client, listeners);
  listenToServers(client, listeners);
  client.on(Events.ClientReady, ({ application, guilds }) =>
    listeners.ready(application.id, [...guilds.cache.keys()] as readonly string[] as readonly GuildId[]),
  );
  watchConnection(client, listeners, { log, observer });
}

interface Dispatched {
  readonly id: string;
  readonly guild_id: string;
  /** Of a server in an outage. */
  readonly unavailable?: boolean;
}

function listenToPlaces({ ws }: Client, { changed, happened }: GatewayListeners): void {
  const guild = (id: string): Scene => ({ kind: 'guild', guildId: id as GuildId });
  const channel = ({ id, guild_id }: Dispatched): Scene => ({
    kind: 'channel',
    guildId: guild_id as GuildId,
    channelId: id as ChannelId,
  });
  const thread = ({ id }: Dispatched): Scene => ({ kind: 'thread', threadId: id as ChannelId });

  ws.on(GatewayDispatchEvents.ThreadDelete, (data: Dispatched) => happened(thread(data)));
  ws.on(GatewayDispatchEvents.ChannelDelete, (data: Dispatched) => happened(channel(data)));
  ws.on(GatewayDispatchEvents.GuildDelete, ({ id, unavailable }: Dispatched) => {
    if (unavailable !== true) happened(guild(id));
  });
  ws.on(GatewayDispatchEvents.ThreadUpdate, (data: Dispatched) => {
    changed([data.id]);
    happened(thread(data));
  });
  ws.on(GatewayDispatchEvents.ChannelUpdate, (data: Dispatched) => {
    changed([data.id]);
    happened(channel(data));
  });
  ws.on(GatewayDispatchEvents.GuildCreate, ({ id }: Dispatched) => {
    changed([id]);
    happened(guild(id));
  });
  for (const event of [
    GatewayDispatchEvents.GuildRoleUpdate,
    GatewayDispatchEvents.GuildMemberUpdate,
    GatewayDispatchEvents.ThreadListSync,
  ]) {
    ws.on(event, ({ guild_id }: Dispatched) => {
      changed([guild_id]);
      happened(guild(guild_id));
    });
  }
}

interface ReadyData {
  readonly guilds: readonly { readonly id: string }[];
  readonly shard?: readonly [id: number, count: number];
}

// The client forgets nothing by itself that was removed while a connection was down, so each new one is compared.
function listenToServers({ ws }: Client, { present, removed, seen }: GatewayListeners): void {
  ws.on(GatewayDispatchEvents.Ready, ({ guilds, shard: [shard, shards] = [0, 1] }: ReadyData) =>
    seen({ guildIds: guilds.map(({ id }) => id as GuildId), shard, shards }),
  );
  ws.on(GatewayDispatchEvents.GuildCreate, ({ id }: Dispatched) => present(id as GuildId));
  ws.on(GatewayDispatchEvents.GuildDelete, ({ id, unavailable }: Dispatched) => {
    if (unavailable !== true) removed(id as GuildId);
  });
}

function watchConnection(
  client: Client,
  listeners: Pick<GatewayListeners, 'closed'>,
  { log, observer }: { readonly log: Logger; readonly observer: Observer },
): void {
  client.on(Events.ShardReady, () => observer.gateway('connected'));
  client.on(Events.Error, (error) => {
    observer.gateway('error');
    log.error({ err: error }, 'gateway error');
  });
  client.on(Events.ShardError, (error, shard) => {
    observer.gateway('error');
    log.warn({ err: error, shard }, 'gateway connection failed');
  });
  client.on(Events.ShardReconnecting, (shard) => {
    observer.gateway('reconnecting');
    log.info({ shard }, 'gateway reconnecting');
  });
  client.on(Events.ShardResume, (shard, replayed) => {
    observer.gateway('resumed');
    log.info({ shard, replayed }, 'gateway resumed');
  });
  client.on(Events.ShardDisconnect, ({ code }) => {
    observer.gateway('closed');
    listeners.closed(code);
  });
  client.rest.on(RESTEvents.InvalidRequestWarning, ({ count, remainingTime }) =>
    log.warn({ count, windowLeftMs: remainingTime }, 'many requests refused'),
  );
}

/** Whether every connection to Discord is up and has what it needs to work. */
export function isConnected(client: Client): boolean {
  const { shards } = client.ws;
  return shards.size > 0 && shards.every(({ status }) => status === Status.Ready);
}
