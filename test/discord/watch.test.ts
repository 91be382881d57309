import { describe, expect, test } from 'vitest';
import type { DeliveryEnd } from '../../src/discord/delivery/pass.js';
import { DiscordFault } from '../../src/discord/faults.js';
import { mindingClocks, type Reaching } from '../../src/discord/places/minding.js';
import type { PlaceState } from '../../src/discord/places/place-port.js';
import { newWatch, type Watch } from '../../src/discord/places/watch.js';
import type { TableId } from '../../src/tables/ids.js';
import { ANA, GAMES, GUILD, type House, newHouse, THREAD } from './kit.js';

const LOCKED: PlaceState = { kind: 'locked' };
const BLOCKED: DeliveryEnd = { kind: 'blocked', fault: new DiscordFault('locked', 160_005, ''), places: [] };
const DELIVERED: DeliveryEnd = { kind: 'delivered' };

interface Post {
  readonly house: House;
  readonly tableId: TableId;
  readonly watch: Watch;
  readonly woken: TableId[];
  readonly lost: TableId[];
}

function reachingOf({ app }: House): Reaching {
  const { tables, now } = app;
  return {
    markUnreachable: (tableId, threadId) => tables.markUnreachable({ tableId, threadId, now: now() }),
    markReached: (tableId, threadId) => tables.markReached({ tableId, threadId, now: now() }),
  };
}

/** A running match, everything told, with a watch over it. */
async function newPost(): Promise<Post> {
  const house = newHouse();
  const tableId = await house.match();
  const [woken, lost]: [TableId[], TableId[]] = [[], []];
  const watch = newWatch({
    matches: house.store.places,
    reaching: reachingOf(house),
    places: house.places,
    closeLostLobbies: (guildId) =>
      house.app.tables.closeLostLobbies({
        guildId,
        isGone: (channelId) => house.servers.isGone(guildId, channelId),
        now: house.app.now(),
      }),
    delivery: { wake: (id) => void woken.push(id), lost: (id) => void lost.push(id) },
    log: house.app.log,
  });
  return { house, tableId, watch, woken, lost };
}

async function isUnreachable({ house, tableId }: Pick<Post, 'house' | 'tableId'>): Promise<boolean> {
  const [match] = await house.store.places.playingAt({ kind: 'table', tableId }, null);
  return match?.unreachable === true;
}

describe('the watch', () => {
  test.each([
    { kind: 'guild', guildId: GUILD },
    { kind: 'channel', guildId: GUILD, channelId: GAMES },
    { kind: 'thread', threadId: THREAD },
  ] as const)('stops the clocks of a match out of reach ($kind) and has it told', async (scene) => {
    const post = await newPost();
    post.house.places.states.set(THREAD, LOCKED);
    post.watch.look(scene);
    await post.watch.idle();
    expect(await isUnreachable(post)).toBe(true);
    expect(post.lost).toEqual([post.tableId]);
  });

  test('leaves matches elsewhere alone', async () => {
    const post = await newPost();
    post.house.places.states.set(THREAD, LOCKED);
    post.watch.look({ kind: 'thread', threadId: GAMES });
    await post.watch.idle();
    expect(post.house.places.looked).toEqual([]);
    expect(await isUnreachable(post)).toBe(false);
  });

  test('closes a lobby whose channel is gone, and no other', async () => {
    const post = await newPost();
    const { house, watch, woken } = post;
    const lobby = await house.open();
    await house.deliver(lobby);
    const scene = { kind: 'channel', guildId: GUILD, channelId: GAMES } as const;
    watch.look(scene);
    await watch.idle();
    expect(await house.store.tables.find(lobby)).toMatchObject({ status: 'lobby' });
    house.servers.gone.add(GAMES);
    house.discord.broken.set(GAMES, 'channel-gone');
    watch.look(scene);
    await watch.idle();
    expect(await house.store.tables.find(lobby)).toMatchObject({ status: 'abandoned' });
    expect(woken).toEqual([lobby]);
    expect(await house.deliver(lobby)).toEqual({ kind: 'delivered' });
    expect((await house.app.tables.tablesIn(GUILD, { skip: 0, most: 9 })).count).toBe(1);
  });

  test('tells nobody on a server that the bot has left', async () => {
    const post = await newPost();
    post.house.places.states.set(THREAD, { kind: 'removed' });
    post.watch.look({ kind: 'guild', guildId: GUILD });
    await post.watch.idle();
    expect(await isUnreachable(post)).toBe(true);
    expect(post.lost).toEqual([]);
  });

  test('wakes a match that may be reached again, and no other', async () => {
    const post = await newPost();
    post.watch.look({ kind: 'guild', guildId: GUILD });
    await post.watch.idle();
    expect(post.woken).toEqual([]);
    await reachingOf(post.house).markUnreachable(post.tableId, THREAD);
    post.watch.look({ kind: 'guild', guildId: GUILD });
    await post.watch.idle();
    expect(post.woken).toEqual([post.tableId]);
  });

  test('changes nothing where nobody can tell', async () => {
    const post = await newPost();
    post.house.places.states.set(THREAD, new DiscordFault('passing', 500, ''));
    post.watch.look({ kind: 'guild', guildId: GUILD });
    await post.watch.idle();
    expect(await isUnreachable(post)).toBe(false);
    expect(post.house.logged.join('')).toContain('place not looked at');
  });

  test('looks at one match at a time, and at none once stopped', async () => {
    const post = await newPost();
    for (let count = 0; count < 3; count += 1) await post.house.match();
    let [looking, most] = [0, 0];
    const slow = newWatch({
      matches: post.house.store.places,
      reaching: reachingOf(post.house),
      delivery: { wake: () => undefined, lost: () => undefined },
      log: post.house.app.log,
      closeLostLobbies: async () => [],
      places: {
        async look() {
          looking += 1;
          most = Math.max(most, looking);
          await new Promise((resolve) => setImmediate(resolve));
          looking -= 1;
          return { kind: 'open' };
        },
      },
    });
    slow.look({ kind: 'guild', guildId: GUILD });
    slow.look({ kind: 'thread', threadId: THREAD });
    await slow.idle();
    expect(most).toBe(1);
    await slow.stop();
    slow.look({ kind: 'guild', guildId: GUILD });
    await slow.idle();
    expect(looking).toBe(0);
  });
});

describe('delivery that minds the clocks', () => {
  function minded(house: House, ...ends: readonly DeliveryEnd[]) {
    const left = [...ends];
    const delivered: TableId[] = [];
    const deliver = mindingClocks(
      async (tableId) => {
        delivered.push(tableId);
        return left.shift() ?? DELIVERED;
      },
      { reaching: reachingOf(house), matches: house.store.places, places: house.places, log: house.app.log },
    );
    return { deliver, delivered };
  }

  test('stops them where a match cannot be reached, and sets them going once it is', async () => {
    const house = newHouse();
    const tableId = await house.match();
    const { deliver, delivered } = minded(house, BLOCKED);
    house.places.states.set(THREAD, LOCKED);
    expect(await deliver(tableId)).toBe(BLOCKED);
    expect(await isUnreachable({ house, tableId })).toBe(true);

    // Nothing waits to be told, which is no sign that the thread is open.
    await deliver(tableId);
    expect(await isUnreachable({ house, tableId })).toBe(true);
    house.places.states.delete(THREAD);
    await deliver(tableId);
    expect(await isUnreachable({ house, tableId })).toBe(false);
    // Delivered once more, since the clocks are to be shown.
    expect(delivered).toHaveLength(4);
  });

  test('leaves them alone where waiting mends it, or the match is over', async () => {
    const house = newHouse();
    const tableId = await house.match();
    const later: DeliveryEnd = { kind: 'later', fault: new DiscordFault('passing', 500, '') };
    await minded(house, later).deliver(tableId);
    expect(await isUnreachable({ house, tableId })).toBe(false);
    await house.app.tables.endTable({ tableId, userId: ANA, isModerator: false, now: house.app.now() });
    expect(await minded(house, BLOCKED).deliver(tableId)).toBe(BLOCKED);
  });
});
