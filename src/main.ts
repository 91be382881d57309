import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import { COMMANDS } from '../commands/index.js';
import { EMOJIS } from './art/emojis.js';
import type { Instant } from './base/instant.js';
import { must } from './base/invariant.js';
import { type Config, readConfig } from './config.js';
import type { App } from './discord/app.js';
import { bindKeeping } from './discord/bind-keeping.js';
import { bindStandings } from './discord/bind-standings.js';
import { bindTables } from './discord/bind-tables.js';
import { type Bot, type BotParts, newBot } from './discord/bot.js';
import { newClient } from './discord/client.js';
import { DiscordFault } from './discord/faults.js';
import { newLog } from './discord/log.js';
import { clientPlaces, clientServers, restMembers } from './discord/places/client-places.js';
import { registerWithToken } from './discord/registration.js';
import { restThreadPort } from './discord/rest-ports.js';
import { newSpeech } from './discord/speech.js';
import { newVeil, VEIL_KEY_BYTES, type Veil } from './discord/veil.js';
import { FACES } from './faces/shelf.js';
import { GAMES } from './games/shelf.js';
import { type Meters, newMeters } from './operation/meters.js';
import { stopwatchOn } from './operation/stopwatch.js';
import { watchOver } from './operation/watch.js';
import { ratingChanges } from './standings/rating-changes.js';
import { newRecorder, type Recorder } from './standings/recorder.js';
import { openStore, type Store } from './store/store.js';
import { StoreError } from './store/store-error.js';
import type { PeopleDeps, ServerDeps } from './tables/deps.js';
import { watchedForFinishes } from './tables/finish-watch.js';
import type { TableId, UserId } from './tables/ids.js';
import { playedMatch } from './tables/match/played-match.js';
import { observedStore } from './tables/observed-store.js';
import type { MemberPort } from './tables/ports.js';
import { newTimekeeper } from './tables/time/timekeeper.js';
import { DICTIONARY } from './words/words.js';

const TABLE_ID_LENGTH = 10;
const TABLE_ID_SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const SEED_BYTES = 32;
/** So many that nobody's are drawn twice. */
const PSEUDONYM_DIGITS = 18;
/** Whoever stops the bot waits no longer. */
const STOP_WITHIN_MS = 5_000;
const CONNECT_PAUSE_FIRST_MS = 1_000;
const CONNECT_PAUSE_MAX_MS = 60_000;

const TOKEN_REFUSED =
  'Discord does not know this DISCORD_TOKEN. Copy it anew from discord.com/developers, page Bot.';

const stopwatch = stopwatchOn(() => performance.now());
let stopping = false;

await main();

async function main(): Promise<void> {
  const config = configOrExit();
  const { token } = config;
  if (token === null)
    return refuse(['There is no DISCORD_TOKEN. Without one, `npm start` runs the playground.']);
  const meters = newMeters(stopwatch);
  const log = newLog(config.logLevel, { atTerminal: process.stdout.isTTY, onLine: meters.logged });
  if (process.argv.includes('--register-commands')) return register(config, { token, meters });

  const store = await storeOrExit(config);
  const now = newClock(config);
  const veil = await newVeilOf(store);
  const client = newClient(config.discordApi, meters);
  const recorder = recorderOn(store, log);
  const deps = tableDeps(store, { meters, recorder });
  const bot = newBot({
    app: newApp(deps, { store, config, client, log, veil, now, meters }),
    outbox: store.outbox,
    matches: store.places,
    places: clientPlaces(client),
    ratingsOf: ratingsIn(store, recorder),
    timekeeper: newTimekeeper({
      ...deps,
      timers: store.timers,
      members: noticingLeavers(restMembers(client), store),
      now,
      uptime: uptimeBy(now, config),
    }),
    commands: COMMANDS,
    emojis: EMOJIS,
    client,
    onClosed(code) {
      log.fatal({ code }, 'Discord has closed the connection for good');
      void stop({ bot, store, recorder, log, exitCode: 1 });
    },
  });
  const running = { bot, store, recorder, log, meters };
  watchProcess(running, config);
  await serveHealth(running, config);
  recorder.wake();
  await connect(bot, token, { store, log });
}

function configOrExit(): Config {
  const config = readConfig(process.env);
  return config.ok ? config.value : refuse(config.error);
}

async function storeOrExit({ dataFolder }: Config): Promise<Store> {
  try {
    return await openStore({ dataFolder });
  } catch (error) {
    if (error instanceof StoreError) return refuse([error.message]);
    throw error;
  }
}

interface AppParts {
  readonly store: Store;
  readonly config: Pick<Config, 'contact' | 'source'>;
  readonly client: Client;
  readonly log: Logger;
  readonly veil: Veil;
  readonly meters: Meters;
  now(): Instant;
}

function tableDeps(
  store: Store,
  { meters, recorder }: { readonly meters: Meters; readonly recorder: Recorder },
): PeopleDeps & ServerDeps {
  return {
    store: watchedForFinishes(observedStore(store.tables, meters), recorder.wake),
    people: store.people,
    servers: store.servers,
    games: GAMES,
    newSeed: () => randomBytes(SEED_BYTES).toString('hex'),
    newTableId,
  };
}

function recorderOn({ tables: store, results }: Store, log: Logger): Recorder {
  return newRecorder({
    results,
    games: GAMES,
    playedMatch: (tableId) => playedMatch({ store, games: GAMES }, tableId),
    onFailed: (error) => log.error({ err: error }, 'a result was not recorded'),
  });
}

/** Read once everything that has finished is recorded. */
function ratingsIn({ results }: Store, recorder: Recorder): BotParts['ratingsOf'] {
  return async (tableId) => {
    await recorder.idle();
    return ratingChanges({ results }, tableId);
  };
}

/** Standings keep in mind who has left. */
function noticingLeavers(port: MemberPort, { members }: Store): MemberPort {
  return {
    async isMember(guildId, userId) {
      const isThere = await port.isMember(guildId, userId);
      if (!isThere) await members.left(guildId, userId);
      return isThere;
    },
  };
}

function newApp(
  deps: PeopleDeps & ServerDeps,
  { store, config: { contact, source }, client, log, veil, now, meters }: AppParts,
): App {
  const servers = clientServers(client);
  const tables = bindTables({ ...deps, places: store.places });
  const faces = new Map(FACES.map((face) => [face.gameId, face]));
  return {
    tables,
    standings: bindStandings({ boards: store.boards, games: GAMES }),
    keeping: bindKeeping({ ...deps, ...keptIn(store) }),
    threads: restThreadPort(client.rest),
    games: GAMES,
    faces: (gameId) => must(faces.get(gameId), `No face for ${gameId}.`),
    words: DICTIONARY.wordsFor(DICTIONARY.languages[0]),
    speech: newSpeech({ dictionary: DICTIONARY, tables, servers }),
    servers,
    contact,
    posts: (tableId) => store.outbox.posts(tableId),
    source,
    log,
    veil,
    observer: meters,
    now,
  };
}

function keptIn({ accounts, removals, members }: Store) {
  return { accounts, removals, members, newPseudonym };
}

/** No account's number begins with 0, and nobody's is as long. */
function newPseudonym(): UserId {
  const digits = Array.from({ length: PSEUDONYM_DIGITS }, () => randomInt(10));
  return `0${digits.join('')}` as UserId;
}

/** Its key lasts as long as the database, since messages of an earlier run are to be recognised. */
async function newVeilOf(store: Store): Promise<Veil> {
  const fresh = randomBytes(VEIL_KEY_BYTES).toString('hex');
  return newVeil(Buffer.from(await store.secret({ name: 'veil', fresh }), 'hex'));
}

function newTableId(): TableId {
  const signs = Array.from({ length: TABLE_ID_LENGTH }, () =>
    TABLE_ID_SIGNS.charAt(randomInt(TABLE_ID_SIGNS.length)),
  );
  return signs.join('') as TableId;
}

/** The one place that asks for the time. Outside production whoever started the bot may move it. */
function newClock({ production, clockOffsetMs }: Config): () => Instant {
  let offsetMs = clockOffsetMs;
  if (!production) {
    process.on('message', (message) => {
      const moved = message as { readonly clockOffsetMs?: unknown } | null;
      if (typeof moved?.clockOffsetMs === 'number') offsetMs = moved.clockOffsetMs;
    });
  }
  return () => (Date.now() + offsetMs) as Instant;
}

/**
 * By what the bot notices that it was not there for a while. The clock on the wall goes on while the machine sleeps;
 * outside production it may be moved, which is no absence.
 */
function uptimeBy(now: () => Instant, { production }: Config): () => number {
  return production ? now : () => performance.now();
}

interface Running {
  readonly bot: Bot;
  readonly store: Store;
  readonly recorder: Recorder;
  readonly log: Logger;
  readonly meters: Meters;
}

function watchProcess(running: Running, { production }: Config): void {
  const { log, meters } = running;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop({ ...running, exitCode: 0 }));
  }
  // Whoever started the bot in order to try it is gone.
  if (!production && process.connected)
    process.on('disconnect', () => void stop({ ...running, exitCode: 0 }));
  process.on('unhandledRejection', (reason) => {
    meters.unhandledRejection();
    log.error({ err: reason }, 'unhandled rejection');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    void stop({ ...running, exitCode: 1 });
  });
}

async function serveHealth({ bot, store, log, meters }: Running, { health }: Config): Promise<void> {
  if (health === null) return;
  const probes = {
    isStopping: () => stopping,
    isConnected: () => bot.isConnected(),
    checkStore: () => store.check(),
    figures: () => store.figures(),
  };
  try {
    const { address } = await watchOver({ meters, stopwatch, probes }, health);
    log.info({ address }, 'health and metrics served');
  } catch (error) {
    refuse([`Nothing can be served on THICKET_HEALTH_HOST and THICKET_HEALTH_PORT: ${String(error)}.`]);
  }
}

async function stop({
  bot,
  store,
  recorder,
  log,
  exitCode,
}: Omit<Running, 'meters'> & { readonly exitCode: number }): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info('stopping');
  const timer = new AbortController();
  await Promise.race([
    bot
      .stop()
      .then(() => recorder.idle())
      .catch((error: unknown) => log.error({ err: error }, 'stopped badly')),
    pause(STOP_WITHIN_MS - 500, undefined, { signal: timer.signal }).catch(() => undefined),
  ]);
  timer.abort();
  store.close();
  log.info('stopped');
  process.exit(exitCode);
}

async function connect(
  bot: Bot,
  token: string,
  { store, log }: Pick<Running, 'store' | 'log'>,
): Promise<void> {
  for (
    let pauseMs = CONNECT_PAUSE_FIRST_MS;
    !stopping;
    pauseMs = Math.min(pauseMs * 2, CONNECT_PAUSE_MAX_MS)
  ) {
    try {
      await bot.connect(token);
      return;
    } catch (error) {
      if (!(error instanceof DiscordFault)) throw error;
      if (error.kind === 'token-refused') {
        store.close();
        refuse([TOKEN_REFUSED]);
      }
      log.warn({ err: error, pauseMs }, 'Discord not reached');
      await pause(pauseMs);
    }
  }
}

async function register(
  { discordApi }: Config,
  { token, meters }: { readonly token: string; readonly meters: Meters },
): Promise<void> {
  const client = newClient(discordApi, meters);
  const { outcome } = await registerWithToken(client.rest.setToken(token), COMMANDS, {
    games: GAMES,
    dictionary: DICTIONARY,
  });
  process.stdout.write(outcome === 'registered' ? 'Commands registered.\n' : 'Nothing has changed.\n');
  process.exit(0);
}

/** Says everything that is wrong, and ends the process. */
function refuse(sentences: readonly string[]): never {
  process.stderr.write(`Thicket cannot start:\n${sentences.map((sentence) => `- ${sentence}\n`).join('')}`);
  process.exit(1);
}
