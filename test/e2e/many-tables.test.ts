import { once } from 'node:events';
import { type Client, Events } from 'discord.js';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { PlaygroundDriver } from '../../playground/driver.js';
import { startPlayground } from '../../playground/server.js';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import { bindStandings } from '../../src/discord/bind-standings.js';
import { bindTables } from '../../src/discord/bind-tables.js';
import { type Bot, newBot } from '../../src/discord/bot.js';
import { newClient } from '../../src/discord/client.js';
import { newLog } from '../../src/discord/log.js';
import { clientPlaces, clientServers, restMembers } from '../../src/discord/places/client-places.js';
import { restThreadPort } from '../../src/discord/rest-ports.js';
import { newSpeech } from '../../src/discord/speech.js';
import { newVeil, VEIL_KEY_BYTES } from '../../src/discord/veil.js';
import { FACES } from '../../src/faces/shelf.js';
import { GAMES } from '../../src/games/shelf.js';
import { openStore, type Store } from '../../src/store/store.js';
import { newTimekeeper } from '../../src/tables/time/timekeeper.js';
import { DICTIONARY, wordsFor } from '../../src/words/words.js';
import { KEPT_NOTHING } from '../kit/kept-nothing.js';
import { silentObserver } from '../kit/silent-observer.js';
import { depsOn, matchOf } from '../kit/tables.js';
import { temporaryFolder } from './kit/program.js';

const TABLES = 1_000;

interface Started {
  readonly listeners: ReadonlyMap<string, number>;
  readonly requests: readonly string[];
}

test(`${TABLES} open tables add no listener, and nothing is asked of Discord for them at the start`, {
  timeout: 120_000,
}, async () => {
  const without = await started(0);
  const withMany = await started(TABLES);
  expect(without.listeners.get('client')).toBeGreaterThan(0);
  expect(withMany).toEqual(without);
});

/** What a bot that has just started listens to, and what it has asked Discord. */
async function started(tables: number): Promise<Started> {
  const store = await openStore({ dataFolder: temporaryFolder() });
  await fill(store, tables);
  const playground = await startPlayground({ port: 0, dataFolder: temporaryFolder(), bot: null });
  const driver = await PlaygroundDriver.open(playground.address);
  const client = newClient(playground.botEnv.DISCORD_API, silentObserver);
  const bot = botOn(store, client);
  try {
    const ready = once(client, Events.ClientReady);
    await bot.connect(playground.botEnv.DISCORD_TOKEN);
    await ready;
    await driver.waitForRequest(({ method, path }) => method === 'PUT' && path.endsWith('/commands'));
    const requests = (await driver.requests()).map(({ method, path }) => `${method} ${path}`);
    return { listeners: listenersOf(client), requests };
  } finally {
    await bot.stop();
    driver.close();
    await playground.stop();
    store.close();
  }
}

/** Running matches whose notices are all delivered, waiting for somebody. */
async function fill(store: Store, count: number): Promise<void> {
  const deps = depsOn(store.tables, GAMES);
  for (let made = 0; made < count; made += 1) {
    const tableId = await matchOf(deps, { gameId: 'woodland-tricks' });
    await store.outbox.settle((await store.outbox.undelivered(tableId)).map(({ id }) => id));
  }
}

function botOn(store: Store, client: Client): Bot {
  const deps = { ...depsOn(store.tables, GAMES), ...store, store: store.tables };
  const tables = bindTables(deps);
  const servers = clientServers(client);
  const now = (): Instant => Date.now() as Instant;
  return newBot({
    app: {
      tables,
      standings: bindStandings({ boards: store.boards, games: GAMES }),
      keeping: KEPT_NOTHING,
      contact: null,
      posts: (tableId) => store.outbox.posts(tableId),
      source: null,
      threads: restThreadPort(client.rest),
      games: GAMES,
      faces: (gameId) =>
        must(
          FACES.find((face) => face.gameId === gameId),
          'A face.',
        ),
      words: wordsFor('en'),
      speech: newSpeech({ dictionary: DICTIONARY, tables, servers }),
      servers,
      log: newLog('silent'),
      veil: newVeil(Buffer.alloc(VEIL_KEY_BYTES)),
      observer: silentObserver,
      now,
    },
    outbox: store.outbox,
    matches: store.places,
    places: clientPlaces(client),
    ratingsOf: async () => undefined,
    timekeeper: newTimekeeper({
      ...deps,
      timers: store.timers,
      members: restMembers(client),
      now,
      uptime: () => performance.now(),
    }),
    commands: COMMANDS,
    emojis: [],
    client,
    onClosed: () => undefined,
  });
}

function listenersOf(client: Client): ReadonlyMap<string, number> {
  const emitters: Readonly<Record<string, Emitter>> = { client, ws: client.ws, rest: client.rest, process };
  return new Map(Object.entries(emitters).map(([name, emitter]) => [name, countOf(emitter)]));
}

interface Emitter {
  eventNames(): readonly (string | symbol)[];
  listenerCount(event: string | symbol): number;
}

function countOf(emitter: Emitter): number {
  return emitter.eventNames().reduce((all, event) => all + emitter.listenerCount(event), 0);
}
