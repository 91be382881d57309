import { expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import type { AnyFace } from '../../src/discord/app.js';
import { deliverTable } from '../../src/discord/delivery/deliver-table.js';
import type { MessagePort } from '../../src/discord/delivery/message-port.js';
import { drawScreen } from '../../src/discord/screen.js';
import { panelScreen } from '../../src/discord/screens/panel.js';
import { beforeTheBirdsFace } from '../../src/faces/before-the-birds/face.js';
import { beforeTheBirds } from '../../src/games/before-the-birds/game.js';
import { type BeforeTheBirdsMove, formatMove } from '../../src/games/before-the-birds/moves.js';
import { hostGame } from '../../src/games/hosting.js';
import type { TableDeps } from '../../src/tables/deps.js';
import type { TableId } from '../../src/tables/ids.js';
import { SETTINGS_DEFAULT } from '../../src/tables/settings.js';
import type { Person } from '../../src/tables/table.js';
import { wordsFor } from '../../src/words/words.js';
import { memoryStore } from '../kit/memory-store.js';
import { ANA, BEN, CLEO, depsOn, matchOf, play, playingLook } from '../kit/tables.js';
import { newHouse } from './kit.js';

const GAME = hostGame(beforeTheBirds);
const FACE = beforeTheBirdsFace as unknown as AnyFace;

/** A match of three, and everything that Discord is asked to do for it. */
interface World {
  readonly tables: TableDeps;
  readonly tableId: TableId;
  readonly requests: string[];
  bid(who: Person, index: number): Promise<void>;
  panelOf(who: Person): Promise<string>;
}

test('what others are sent is the same whether or not somebody replaces a bid', async () => {
  const plain = await newWorld();
  const replaced = await newWorld();

  await plain.bid(ANA, 3);
  await replaced.bid(ANA, 5);
  const before = replaced.requests.length;
  for (const index of [0, 7, 3]) await replaced.bid(ANA, index);
  expect(replaced.requests).toHaveLength(before);
  expect(await handAndBid(replaced, ANA)).toEqual(await handAndBid(plain, ANA));

  const told: string[][] = [[], []];
  for (const [index, world] of [plain, replaced].entries()) {
    for (const who of [BEN, CLEO]) {
      told[index]?.push(await world.panelOf(who));
      await world.bid(who, 2);
    }
    for (const who of [ANA, BEN, CLEO]) told[index]?.push(await world.panelOf(who));
    told[index]?.push(...world.requests);
  }
  expect(settled(told[1] ?? [])).toEqual(settled(told[0] ?? []));
  expect(told[0]?.length).toBeGreaterThan(10);
});

test('nothing that is sent counts the steps of a table, not even for whoever is asked', async () => {
  const world = await newWorld();
  for (const who of [ANA, BEN, CLEO]) await world.bid(who, 1);
  const sent = [...world.requests, await world.panelOf(BEN)].join('\n');
  const nonces = [...sent.matchAll(/"nonce":"([^"]*)"/g)].map(([, nonce]) => nonce);
  const moves = [...sent.matchAll(/"custom_id":"move\.[a-z0-9]+\.t\.([^.]*)\./g)].map(([, since]) => since);
  expect(nonces.length).toBeGreaterThan(3);
  expect(moves).toHaveLength(8);
  for (const text of nonces) expect(text).toMatch(/^[\w-]{25}$/);
  for (const text of moves) expect(text).toMatch(/^[\w-]{22}$/);
});

async function newWorld(): Promise<World> {
  const store = memoryStore();
  const tables = depsOn(store.tables, [GAME]);
  const house = newHouse();
  const requests: string[] = [];
  const tableId = await matchOf(tables, { gameId: GAME.id, people: [ANA, BEN, CLEO] });
  const deps = {
    ...house.deps,
    outbox: store.outbox,
    port: recorded(house.discord.port, requests),
    games: [GAME],
    faces: () => FACE,
  };
  const world: World = {
    tables,
    tableId,
    requests,
    async bid(who, index) {
      const { situation } = await playingLook(tables, tableId, who);
      const move = must(situation.moves[index], 'A card to bid.');
      await play(tables, tableId, [[who, formatMove(move as BeforeTheBirdsMove)]]);
      expect(await deliverTable(deps, tableId)).toEqual({ kind: 'delivered' });
    },
    async panelOf(who) {
      const at = await playingLook(tables, tableId, who);
      const own = { settings: SETTINGS_DEFAULT, now: deps.now() };
      const screen = panelScreen(at, { face: FACE, words: wordsFor('en'), look: 'text', page: 0, ...own });
      const drawn = await drawScreen(screen, { ...deps, onPictureFailed: () => undefined });
      return JSON.stringify(drawn.components);
    },
  };
  expect(await deliverTable(deps, tableId)).toEqual({ kind: 'delivered' });
  return world;
}

async function handAndBid({ tables, tableId }: World, who: Person): Promise<unknown> {
  const { situation } = await playingLook(tables, tableId, who);
  const { hand, bid } = situation.view as { readonly hand: unknown; readonly bid: unknown };
  return { hand, bid };
}

function recorded(port: MessagePort, requests: string[]): MessagePort {
  const note = (...request: readonly unknown[]): void => void requests.push(JSON.stringify(request));
  return {
    ...port,
    send(channelId, message) {
      note('send', channelId, message);
      return port.send(channelId, message);
    },
    edit(channelId, messageId, drawn) {
      note('edit', channelId, messageId, drawn);
      return port.edit(channelId, messageId, drawn);
    },
    delete(channelId, messageId) {
      note('delete', channelId, messageId);
      return port.delete(channelId, messageId);
    },
    ownMessagesAfter(channelId, after) {
      note('look', channelId, after);
      return port.ownMessagesAfter(channelId, after);
    },
    setAutoArchive(threadId, minutes) {
      note('archive', threadId, minutes);
      return port.setAutoArchive(threadId, minutes);
    },
  };
}

/** What only the bot can read is numbered in the order in which it appears. */
function settled(sent: readonly string[]): readonly string[] {
  const numbers = new Map<string, number>();
  return sent.map((text) =>
    text.replace(/(?<=[."])[\w-]{22}(?=[."])|(?<="nonce":")[^"]+|(?<="id":)\d+/g, (hidden) => {
      if (!numbers.has(hidden)) numbers.set(hidden, numbers.size);
      return `#${numbers.get(hidden) ?? ''}`;
    }),
  );
}
