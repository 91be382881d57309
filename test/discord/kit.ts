import { pino } from 'pino';
import type { Instant } from '../../src/base/instant.js';
import type { App } from '../../src/discord/app.js';
import { bindStandings } from '../../src/discord/bind-standings.js';
import { bindTables } from '../../src/discord/bind-tables.js';
import { deliverTable } from '../../src/discord/delivery/deliver-table.js';
import type { DeliveryDeps, DeliveryEnd } from '../../src/discord/delivery/pass.js';
import { serverOf } from '../../src/discord/server.js';
import { newSpeech } from '../../src/discord/speech.js';
import { newVeil, VEIL_KEY_BYTES } from '../../src/discord/veil.js';
import type { HostedGame } from '../../src/games/hosting.js';
import type { ChannelId, GuildId, TableId, UserId } from '../../src/tables/ids.js';
import { ENGLISH } from '../../src/words/english.js';
import { LANGUAGES } from '../../src/words/languages.js';
import { type Dictionary, newDictionary } from '../../src/words/words.js';
import { emptyBoards } from '../kit/empty-boards.js';
import { KEPT_NOTHING } from '../kit/kept-nothing.js';
import { type MemoryStore, memoryStore } from '../kit/memory-store.js';
import { silentObserver } from '../kit/silent-observer.js';
import { hostedToy } from '../kit/toy-game.js';
import { type FakeDiscord, fakeDiscord } from './fake-discord.js';
import { type FakePlaces, fakePlaces } from './fake-places.js';
import { type FakeServers, fakeServers } from './fake-servers.js';
import { toyFace } from './toy-face.js';

export const ANA = '101' as UserId;
export const BEN = '102' as UserId;
export const CLEO = '103' as UserId;
export const GUILD = '200' as GuildId;
export const GAMES = '300' as ChannelId;
export const THREAD = '400' as ChannelId;
/** The one that is made when a match moves. */
export const MOVED_THREAD = '401' as ChannelId;

const NAMES: ReadonlyMap<UserId, string> = new Map([
  [ANA, 'Ana'],
  [BEN, 'Ben'],
  [CLEO, 'Cleo'],
]);

/** The veil of every house. */
export const VEIL = newVeil(Buffer.alloc(VEIL_KEY_BYTES, 7));

/** The toy game at tables in memory, with a fake Discord and a clock that is moved by hand. */
export interface House {
  readonly app: App;
  readonly store: MemoryStore;
  readonly discord: FakeDiscord;
  readonly places: FakePlaces;
  readonly servers: FakeServers;
  readonly deps: DeliveryDeps;
  /** Every line that was logged, as JSON. */
  readonly logged: string[];
  advance(ms: number): void;
  deliver(tableId: TableId): Promise<DeliveryEnd>;
  /** A lobby of Ana's. */
  open(invited?: readonly UserId[]): Promise<TableId>;
  join(tableId: TableId, userId: UserId): Promise<void>;
  start(tableId: TableId): Promise<void>;
  /** Makes the move that `text` names, at the decision that is due. */
  move(tableId: TableId, userId: UserId, text: string): Promise<void>;
  takeBack(tableId: TableId, userId: UserId): Promise<void>;
  /** A running match of Ana and Ben, everything of it delivered. */
  match(): Promise<TableId>;
}

export function person(userId: UserId): { readonly userId: UserId; readonly name: string } {
  return { userId, name: NAMES.get(userId) ?? userId };
}

/** What a house is built of, where it is not the usual. */
export interface HouseParts {
  readonly dictionary?: Dictionary;
  readonly games?: readonly HostedGame[];
  readonly faces?: App['faces'];
}

const TOY_WORDS = {
  'game.toy.option.rounds.name': 'rounds',
  'game.toy.option.colour.name': 'colour',
  'game.toy.option.colour.red': 'dark red',
  'game.toy.option.colour.blue': 'sky blue',
};
const TOY_DICTIONARY = newDictionary({ ...LANGUAGES, en: { ...ENGLISH, ...TOY_WORDS } });

export function newHouse({
  dictionary = TOY_DICTIONARY,
  games = [hostedToy],
  faces = () => toyFace,
}: HouseParts = {}): House {
  let clockMs = Date.UTC(2026, 7, 1);
  let tableCount = 0;
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const store = memoryStore();
  const now = () => clockMs as Instant;
  const discord = fakeDiscord(now);
  const places = fakePlaces();
  const servers = fakeServers();
  const tables = bindTables({
    store: store.tables,
    people: store.people,
    servers: store.servers,
    places: store.places,
    games,
    newSeed: () => 'ab'.repeat(32),
    newTableId: () => `table${++tableCount}` as TableId,
  });
  const app: App = {
    tables,
    standings: bindStandings({ boards: emptyBoards(), games }),
    keeping: KEPT_NOTHING,
    contact: null,
    posts: (tableId) => store.outbox.posts(tableId),
    source: null,
    threads: {
      open: async () => THREAD,
      make: async () => MOVED_THREAD,
      addMember: async () => undefined,
      rename: async () => undefined,
    },
    games,
    faces,
    words: dictionary.wordsFor('en'),
    speech: newSpeech({ dictionary, tables, servers }),
    servers,
    log,
    veil: VEIL,
    observer: silentObserver,
    now,
  };
  const deps: DeliveryDeps = {
    ...app,
    outbox: store.outbox,
    port: discord.port,
    places,
    serverOf: (guildId) => serverOf(app, guildId),
    ratingsOf: async () => undefined,
    directRefused: async () => undefined,
    now,
  };
  const house: House = {
    app,
    store,
    discord,
    places,
    servers,
    deps,
    logged,
    advance(ms) {
      clockMs += ms;
    },
    deliver: (tableId) => deliverTable(deps, tableId),
    async open(invited = []) {
      const opened = await app.tables.openTable({
        gameId: 'toy',
        options: { rounds: 1 },
        host: person(ANA),
        place: { guildId: GUILD, channelId: GAMES },
        invited: invited.map(person),
        now: now(),
      });
      if (!opened.ok) throw new Error(opened.error.reason);
      return opened.value.id;
    },
    async join(tableId, userId) {
      must(await app.tables.joinTable({ tableId, person: person(userId), now: now() }));
    },
    async start(tableId) {
      must(await app.tables.startTable({ tableId, userId: ANA, threadId: THREAD, now: now() }));
    },
    async move(tableId, userId, text) {
      const looked = await app.tables.lookAtTable(tableId, userId);
      const sinceStep =
        looked.ok && looked.value.status === 'playing' ? (looked.value.due?.sinceStep ?? -1) : -1;
      must(await app.tables.makeMove({ tableId, userId, sinceStep, move: text, now: now() }));
    },
    async takeBack(tableId, userId) {
      const looked = await app.tables.lookAtTable(tableId, userId);
      const moveStep =
        looked.ok && looked.value.status === 'playing' ? (looked.value.takeBackStep ?? -1) : -1;
      must(await app.tables.takeBack({ tableId, userId, moveStep, now: now() }));
    },
    async match() {
      const tableId = await house.open();
      await house.join(tableId, BEN);
      await house.deliver(tableId);
      await house.start(tableId);
      await house.deliver(tableId);
      return tableId;
    },
  };
  return house;
}

function must(result: { readonly ok: boolean; readonly error?: { readonly reason: string } }): void {
  if (!result.ok) throw new Error(result.error?.reason);
}
