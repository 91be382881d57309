import { setTimeout as pause } from 'node:timers/promises';
import { type APIInteraction, type Client, Routes } from 'discord.js';
import type { Emoji } from '../faces/face.js';
import type { ChannelId, GuildId, TableId } from '../tables/ids.js';
import type { Outbox, PlaceStore } from '../tables/ports.js';
import type { Timekeeper } from '../tables/time/timekeeper.js';
import type { App } from './app.js';
import { isConnected, listen } from './client.js';
import type { Command } from './command.js';
import { deliverTable } from './delivery/deliver-table.js';
import type { DeliveryDeps, RefusedDirect } from './delivery/pass.js';
import { type Delivery, newDelivery } from './delivery/scheduler.js';
import { dressedMessages, dressedReplies } from './dressed-ports.js';
import { restEmojiPort } from './emojis/emoji-port.js';
import { observedDelivery, observedPasses } from './observed.js';
import { newOutfit, type Outfit } from './outfit.js';
import { inviteLink } from './permissions.js';
import { mindingClocks, type Reaching } from './places/minding.js';
import type { PlacePort } from './places/place-port.js';
import { newServerWatch } from './places/server-watch.js';
import { newWatch, type Watch } from './places/watch.js';
import { describedCommands, registerCommands } from './registration.js';
import { restReplyPort } from './replies.js';
import { faulting, restMessagePort } from './rest-ports.js';
import { newRouter } from './router.js';
import { serverOf } from './server.js';
import { startSweeping } from './sweeping.js';

export interface BotParts {
  readonly app: App;
  readonly outbox: Outbox;
  readonly matches: PlaceStore;
  readonly places: PlacePort;
  readonly ratingsOf: DeliveryDeps['ratingsOf'];
  readonly timekeeper: Timekeeper;
  readonly commands: readonly Command[];
  /** As they are to be shown. */
  readonly emojis: readonly Emoji[];
  readonly client: Client;
  /** Discord has closed the connection for good. */
  onClosed(code: number): void;
}

/** The running bot, from the first connection to the last answer. */
export interface Bot {
  /** Fails with a `DiscordFault` where Discord is not reached, and may be tried again. */
  connect(token: string): Promise<void>;
  /** Answers what was asked, sends what was begun, and leaves. */
  stop(): Promise<void>;
  /** Whether every connection to the gateway is up. */
  isConnected(): boolean;
}

/** How long a stop waits for what is being delivered. */
const DELIVERED_WITHIN_MS = 2_000;
/** Whoever has waited for the bot to be back is not kept waiting for emojis and commands to press. */
const WHOLE_WITHIN_MS = 2_000;

/** Should a wake be lost, what waits is found by looking. */
const LOOK_EVERY_MS = 60_000;

export function newBot(parts: BotParts): Bot {
  const { app, client } = parts;
  const outfit = newOutfit({ drawings: parts.emojis, log: app.log, now: () => app.now() });
  const delivery = deliveryOf(parts, outfit);
  const answering = answerAll(parts, { delivery, outfit });
  const watch = watchOf(parts, delivery);
  let isReady = false;
  const servers = newServerWatch(app);
  const sweeping = startSweeping({
    tick: () => parts.timekeeper.tick(),
    forgetDue: () => app.keeping.forgetDue(app.now()),
    isConnected: () => isConnected(client),
    wake: (tableId) => delivery.wakeInTurn(tableId),
    log: app.log,
  });
  const looking = setInterval(() => void wakeWaiting(parts, delivery), LOOK_EVERY_MS);

  listen(
    client,
    {
      interaction: answering.answer,
      changed: (ids) => delivery.changedAt(ids),
      // What happens before every server is known is looked at as soon as it is.
      happened: (scene) => (isReady ? watch.look(scene) : undefined),
      ...servers,
      ready(applicationId, guildIds) {
        isReady = true;
        void introduce(parts, outfit, applicationId).then(() => wakeWaiting(parts, delivery));
        for (const guildId of guildIds) watch.look({ kind: 'guild', guildId });
      },
      closed: (code) => parts.onClosed(code),
    },
    app,
  );

  return {
    async connect(token) {
      await parts.timekeeper.start();
      // Asked first, since a client that failed to log in cannot be used again.
      await faulting(client.rest.setToken(token).get(Routes.gatewayBot()));
      await client.login(token);
    },
    async stop() {
      clearInterval(looking);
      await Promise.all([watch.stop(), sweeping.stop(), servers.idle()]);
      // What a rate limit holds up stays in the outbox. Clicks are answered meanwhile, and those that came
      // until the connection is closed are answered after it.
      await Promise.race([delivery.stop(), pause(DELIVERED_WITHIN_MS, undefined, { ref: false })]);
      await client.destroy();
      await answering.done();
    },
    isConnected: () => isConnected(client),
  };
}

function deliveryOf({ app, outbox, matches, places, ratingsOf, client }: BotParts, outfit: Outfit): Delivery {
  const { log, observer } = app;
  const port = dressedMessages(restMessagePort(client.rest), outfit.onServers);
  const deps = {
    ...app,
    ...{ outbox, port, places, ratingsOf, directRefused: refusedBy(app) },
    serverOf: (guildId: GuildId) => serverOf(app, guildId),
    now: () => app.now(),
  };
  const minding = { reaching: reachingOf(app), matches, places, log };
  const deliver = mindingClocks((tableId, lost) => deliverTable(deps, tableId, lost), minding);
  return observedDelivery(newDelivery({ log, deliver: observedPasses(deliver, observer) }), observer);
}

function refusedBy({ tables, now }: App): (refused: RefusedDirect) => Promise<void> {
  return async ({ tableId, userId, seat, sinceStep }) => {
    await tables.closeDms(userId);
    if (sinceStep !== null) await tables.remindInThread({ tableId, seat, sinceStep, now: now() });
  };
}

function watchOf({ app, matches, places }: BotParts, delivery: Delivery): Watch {
  return newWatch({
    ...{ matches, places, delivery, log: app.log },
    reaching: reachingOf(app),
    closeLostLobbies: (guildId) => closeLostLobbies(app, guildId),
  });
}

function closeLostLobbies({ tables, servers, now }: App, guildId: GuildId): Promise<readonly TableId[]> {
  const isGone = (channelId: ChannelId) => servers.isGone(guildId, channelId);
  return tables.closeLostLobbies({ guildId, isGone, now: now() });
}

function reachingOf({ tables, now }: App): Reaching {
  return {
    markUnreachable: (tableId, threadId) => tables.markUnreachable({ tableId, threadId, now: now() }),
    markReached: (tableId, threadId) => tables.markReached({ tableId, threadId, now: now() }),
  };
}

interface Answering {
  answer(interaction: APIInteraction): void;
  done(): Promise<void>;
}

function answerAll(
  { app, commands, client }: BotParts,
  { delivery, outfit }: { readonly delivery: Delivery; readonly outfit: Outfit },
): Answering {
  const route = newRouter({
    app,
    commands,
    replyTo: dressedReplies(restReplyPort(client.rest), ({ guild_id: guildId }) =>
      guildId === undefined ? outfit.inDirect : outfit.onServers,
    ),
    wake: (tableId) => delivery.wake(tableId),
    bring: (tableId) => delivery.bring(tableId),
  });
  const running = new Set<Promise<void>>();
  return {
    answer(interaction) {
      const answered = route(interaction);
      running.add(answered);
      void answered.finally(() => running.delete(answered));
    },
    async done() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

// Clicks are answered meanwhile. Only what has waited for the start waits for ids too, though not for long.
async function introduce(parts: BotParts, outfit: Outfit, applicationId: string): Promise<void> {
  parts.app.log.info({ invite: inviteLink(applicationId) }, 'connected');
  const registered = register(parts, outfit, applicationId);
  const stocked = outfit.stock(restEmojiPort(parts.client.rest, applicationId));
  const whole = Promise.all([registered, stocked]);
  await Promise.race([whole, pause(WHOLE_WITHIN_MS, undefined, { ref: false })]);
}

async function register(
  { app, commands, client }: BotParts,
  outfit: Outfit,
  applicationId: string,
): Promise<void> {
  try {
    const wanted = describedCommands(commands, { games: app.games, dictionary: app.speech.dictionary });
    const { outcome, known } = await registerCommands(client.rest, applicationId, wanted);
    outfit.learn(known);
    app.log.info({ commands: wanted.length, outcome }, 'commands');
  } catch (error) {
    app.log.error({ err: error }, 'commands not registered');
  }
}

async function wakeWaiting({ app, outbox }: BotParts, delivery: Delivery): Promise<void> {
  try {
    for (const tableId of await outbox.waiting()) delivery.wakeUnlessResting(tableId);
  } catch (error) {
    app.log.error({ err: error }, 'outbox not read');
  }
}
