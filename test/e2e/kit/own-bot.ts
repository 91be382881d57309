import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { COMMANDS } from '../../../commands/index.js';
import { PlaygroundDriver } from '../../../playground/driver.js';
import { type Playground, startPlayground } from '../../../playground/server.js';
import type { Instant } from '../../../src/base/instant.js';
import { must } from '../../../src/base/invariant.js';
import type { App } from '../../../src/discord/app.js';
import { bindStandings } from '../../../src/discord/bind-standings.js';
import { bindTables } from '../../../src/discord/bind-tables.js';
import { type Bot, newBot } from '../../../src/discord/bot.js';
import { newClient } from '../../../src/discord/client.js';
import { clientPlaces, clientServers, restMembers } from '../../../src/discord/places/client-places.js';
import { restThreadPort } from '../../../src/discord/rest-ports.js';
import { newSpeech } from '../../../src/discord/speech.js';
import { newVeil, VEIL_KEY_BYTES } from '../../../src/discord/veil.js';
import { FACES } from '../../../src/faces/shelf.js';
import { GAMES } from '../../../src/games/shelf.js';
import { openStore, type Store } from '../../../src/store/store.js';
import type { PeopleDeps } from '../../../src/tables/deps.js';
import type { TableId } from '../../../src/tables/ids.js';
import { newTimekeeper, type Timekeeper } from '../../../src/tables/time/timekeeper.js';
import { DICTIONARY, wordsFor } from '../../../src/words/words.js';
import { KEPT_NOTHING } from '../../kit/kept-nothing.js';
import { silentObserver } from '../../kit/silent-observer.js';
import { depsOn } from '../../kit/tables.js';
import type { Stage } from './stage.js';
import { StoreReader } from './store-reader.js';

/** A stage whose bot runs in this very process, so that a test may also decide what no page can ask for. */
export interface OwnBotStage extends Stage {
  readonly deps: PeopleDeps;
  readonly app: App;
  now(): Instant;
  /** Has told what a use case has changed. */
  wake(...tableIds: readonly TableId[]): void;
}

/** Starts a playground and a bot in it. Close it, whatever happens. */
export async function openOwnBotStage(): Promise<OwnBotStage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'thicket-e2e-'));
  const [dataFolder, worldFolder] = [path.join(folder, 'bot'), path.join(folder, 'playground')];
  const store = await openStore({ dataFolder });
  const playground = await startPlayground({ port: 0, dataFolder: worldFolder, bot: null });
  const driver = await PlaygroundDriver.open(playground.address);
  await driver.limits({ rateLimits: false });
  const lines: Stage['lines'][number][] = [];
  const woken: TableId[] = [];
  const own = newOwnBot({ store, playground, lines, woken });
  const reader = new StoreReader(dataFolder, playground.world.hub);
  await own.bot.connect(playground.botEnv.DISCORD_TOKEN);
  await driver.waitForBot();
  await driver.waitForRequest(({ method, path: asked }) => method === 'PUT' && asked.endsWith('/commands'));
  const cannot = (): never => {
    throw new Error('This bot lives in the process of its test.');
  };
  return {
    ...{ playground, driver, dataFolder, worldFolder, lines, deps: own.deps, app: own.app, now: own.now },
    store: reader,
    wake: (...tableIds) => void woken.push(...tableIds),
    person: (name) => driver.person(name),
    crash: cannot,
    start: cannot,
    copy: cannot,
    async close() {
      await own.bot.stop();
      reader.close();
      driver.close();
      await playground.stop();
      store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface OwnBotParts {
  readonly store: Store;
  readonly playground: Playground;
  readonly lines: Stage['lines'][number][];
  readonly woken: TableId[];
}

interface OwnBot {
  readonly bot: Bot;
  readonly app: App;
  readonly deps: PeopleDeps;
  now(): Instant;
}

function newOwnBot({ store, playground, lines, woken }: OwnBotParts): OwnBot {
  const { clock, hub } = playground.world;
  const now = (): Instant => clock.now() as Instant;
  const client = newClient(playground.botEnv.DISCORD_API, silentObserver);
  const deps: PeopleDeps = { ...depsOn(store.tables, GAMES), people: store.people };
  const write = (text: string): void => {
    const line = { at: Date.now(), stream: 'stdout', line: text } as const;
    lines.push(line);
    hub.emit({ kind: 'bot-line', line });
  };
  const tables = bindTables({ ...deps, places: store.places, servers: store.servers });
  const servers = clientServers(client);
  const app: App = {
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
    log: pino({ level: 'debug' }, { write }),
    observer: silentObserver,
    veil: newVeil(Buffer.alloc(VEIL_KEY_BYTES, 1)),
    now,
  };
  const keeper = newTimekeeper({
    ...deps,
    timers: store.timers,
    members: restMembers(client),
    now,
    uptime: () => performance.now(),
  });
  const bot = newBot({
    app,
    outbox: store.outbox,
    matches: store.places,
    places: clientPlaces(client),
    ratingsOf: async () => undefined,
    timekeeper: alsoWaking(keeper, woken),
    commands: COMMANDS,
    emojis: [],
    client,
    onClosed: () => undefined,
  });
  return { bot, app, deps, now };
}

function alsoWaking(keeper: Timekeeper, woken: TableId[]): Timekeeper {
  return {
    start: () => keeper.start(),
    async tick() {
      const { changed, failed } = await keeper.tick();
      return { changed: [...changed, ...woken.splice(0)], failed };
    },
  };
}
