import { type Client, GatewayDispatchEvents } from 'discord.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { type Bot, newBot } from '../../src/discord/bot.js';
import { newClient } from '../../src/discord/client.js';
import type { TableId } from '../../src/tables/ids.js';
import { silentObserver } from '../kit/silent-observer.js';
import { pressOf } from './interactions.js';
import { ANA, BEN, GAMES, type House, newHouse, THREAD } from './kit.js';

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

interface Office {
  readonly house: House;
  readonly bot: Bot;
  readonly client: Client;
  readonly requests: Request[];
  /** What requests to the thread are answered with, instead of success. */
  readonly thread: { status: number; code: number };
  dispatch(event: GatewayDispatchEvents, data: object): void;
}

const bots: Bot[] = [];
afterEach(async () => {
  for (const bot of bots.splice(0)) await bot.stop();
});

/** The whole bot but for the network: discord.js's client, whose requests are answered here. */
function newOffice(): Office {
  const house = newHouse();
  const client = newClient('http://127.0.0.1:1/api', silentObserver);
  const requests: Request[] = [];
  const thread = { status: 200, code: 0 };
  let sent = 0;
  Object.assign(client.rest.options, {
    async makeRequest(url: string, init: { method?: string; body?: unknown }) {
      const { pathname } = new URL(url);
      const body =
        init.body instanceof FormData ? JSON.stringify([...init.body.values()]) : String(init.body);
      requests.push({ method: init.method ?? '', path: pathname, body });
      sent += 1;
      const id = String((BigInt(house.app.now()) << 22n) + BigInt(sent));
      const failed = pathname.includes(`/channels/${THREAD}/`) && thread.status !== 200;
      const json = failed
        ? { code: thread.code, message: 'no' }
        : pathname.endsWith('/commands')
          ? []
          : { id };
      return new Response(JSON.stringify(json), {
        status: failed ? thread.status : 200,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  client.rest.setToken('token');
  const { app, store, places } = house;
  const timekeeper = { start: async () => undefined, tick: async () => ({ changed: [], failed: [] }) };
  const ports = { outbox: store.outbox, matches: store.places, places, timekeeper };
  const parts = { app, ...ports, commands: COMMANDS, emojis: [], client, ratingsOf: async () => undefined };
  const bot = newBot({ ...parts, onClosed: () => undefined });
  bots.push(bot);
  const dispatch: Office['dispatch'] = (event, data) => void client.ws.emit(event, data);
  return { house, bot, client, requests, thread, dispatch };
}

/** Every server is known. */
function connected({ client }: Office): void {
  client.emit('clientReady', { application: { id: '900' }, guilds: { cache: new Map() } } as never);
}

function posts({ requests }: Office, channelId: string): readonly Request[] {
  return requests.filter(
    ({ method, path }) => method === 'POST' && path.endsWith(`/channels/${channelId}/messages`),
  );
}

function listenerCount({ client }: Office): number {
  const emitters = [client, client.ws];
  return emitters.reduce(
    (sum, emitter) =>
      sum + emitter.eventNames().reduce((all, name) => all + emitter.listenerCount(name as string), 0),
    0,
  );
}

describe('the bot', () => {
  test('answers a click and then brings the table up to date', async () => {
    const office = newOffice();
    const tableId = await office.house.match();
    const id = { kind: 'move', tableId, sinceStep: 2, look: 'picture', move: 'pick-3' } as const;
    office.dispatch(
      GatewayDispatchEvents.InteractionCreate,
      pressOf({ userId: ANA }, id, { isPrivate: true }),
    );
    await vi.waitFor(() => expect(office.requests).toHaveLength(2));
    expect(office.requests[0]?.path).toContain('/callback');
    expect(office.requests[1]).toMatchObject({ method: 'PATCH' });
    expect(await office.house.store.outbox.waiting()).toEqual([]);
  });

  test('adds no listener for tables, however many there are', async () => {
    const office = newOffice();
    const before = listenerCount(office);
    for (let index = 0; index < 1_000; index += 1) {
      const press = pressOf({ userId: ANA }, { kind: 'join', tableId: `t${index}` as TableId });
      office.dispatch(GatewayDispatchEvents.InteractionCreate, press);
    }
    await vi.waitFor(() => expect(office.requests).toHaveLength(1_000), { timeout: 20_000 });
    expect(listenerCount(office)).toBe(before);
  });

  test('says in the channel that a thread was deleted, though nothing waits to be told', async () => {
    const office = newOffice();
    await office.house.match();
    connected(office);
    office.house.places.states.set(THREAD, { kind: 'gone' });
    office.dispatch(GatewayDispatchEvents.ThreadDelete, { id: THREAD, guild_id: '200' });
    await vi.waitFor(() => expect(posts(office, GAMES)).toHaveLength(1));
    expect(posts(office, GAMES)[0]?.body).toContain('/table end');
  });

  test('goes on where it was locked out, as soon as the thread is unlocked', async () => {
    const office = newOffice();
    const tableId = await office.house.match();
    await office.house.move(tableId, ANA, 'pick-1');
    await office.house.move(tableId, BEN, 'pick-1');
    Object.assign(office.thread, { status: 400, code: 160_005 });
    // Any successful change of the table wakes its delivery, which finds the thread locked.
    const id = { kind: 'move', tableId, sinceStep: 4, look: 'picture', move: 'stone' } as const;
    office.dispatch(
      GatewayDispatchEvents.InteractionCreate,
      pressOf({ userId: ANA }, id, { isPrivate: true }),
    );
    await vi.waitFor(() => expect(posts(office, GAMES)).toHaveLength(1));
    expect(posts(office, GAMES)[0]?.body).toContain('is locked');

    Object.assign(office.thread, { status: 200, code: 0 });
    office.dispatch(GatewayDispatchEvents.ThreadUpdate, { id: THREAD });
    await vi.waitFor(async () => expect(await office.house.store.outbox.waiting()).toEqual([]));
  });

  test('stops while a delivery is held up, and answers what is asked until then', async () => {
    const office = newOffice();
    const tableId = await office.house.match();
    const { makeRequest } = office.client.rest.options;
    let isHeldUp: () => void = () => undefined;
    const heldUp = new Promise<void>((resolve) => {
      isHeldUp = resolve;
    });
    Object.assign(office.client.rest.options, {
      makeRequest: (...request: Parameters<typeof makeRequest>) => {
        if (!request[0].includes(`/channels/${THREAD}/`)) return makeRequest(...request);
        isHeldUp();
        return new Promise(() => undefined);
      },
    });
    const id = { kind: 'move', tableId, sinceStep: 2, look: 'picture', move: 'pick-3' } as const;
    const press = pressOf({ userId: ANA }, id, { isPrivate: true });
    office.dispatch(GatewayDispatchEvents.InteractionCreate, press);
    await heldUp;

    const stopped = office.bot.stop();
    const answers = () => office.requests.filter(({ path }) => path.endsWith('/callback'));
    expect(answers()).toHaveLength(1);
    const late = pressOf({ userId: BEN }, { kind: 'hand', tableId });
    office.dispatch(GatewayDispatchEvents.InteractionCreate, late);
    await stopped;
    expect(answers()).toHaveLength(2);
    expect(await office.house.store.outbox.waiting()).toEqual([tableId]);
  });

  test('finds what waits when it connects, and registers its commands', async () => {
    const office = newOffice();
    await office.house.open();
    connected(office);
    await vi.waitFor(async () => expect(await office.house.store.outbox.waiting()).toEqual([]));
    expect(posts(office, GAMES)).toHaveLength(1);
    await vi.waitFor(() =>
      expect(office.requests).toContainEqual(
        expect.objectContaining({ method: 'PUT', path: '/api/v10/applications/900/commands' }),
      ),
    );
    expect(office.house.logged.join('')).toContain('permissions=');
  });
});
