import { describe, expect, test } from 'vitest';
import { deliverTable } from '../../src/discord/delivery/deliver-table.js';
import { DiscordFault } from '../../src/discord/faults.js';
import type { Seat } from '../../src/games/game-types.js';
import type { TableId } from '../../src/tables/ids.js';
import type { Outbox } from '../../src/tables/ports.js';
import { textOf } from './fake-discord.js';
import { ANA, BEN, GAMES, GUILD, type House, MOVED_THREAD, newHouse, THREAD } from './kit.js';
import { tell } from './told.js';

const HOUR_MS = 60 * 60_000;
const SEATS = [
  { userId: ANA, name: 'Ana' },
  { userId: BEN, name: 'Ben' },
];

describe('the lobby message', () => {
  test('is posted once, pings the invited once, and is edited from then on', async () => {
    const house = newHouse();
    const tableId = await house.open([BEN]);
    await house.deliver(tableId);
    expect(house.discord.notified).toEqual([BEN]);
    expect(house.discord.texts(GAMES)[0]).toContain(`<@${BEN}>`);

    await house.join(tableId, BEN);
    await house.deliver(tableId);
    expect(house.discord.messages).toHaveLength(1);
    expect(house.discord.messages[0]?.edits).toBe(1);
    expect(house.discord.texts(GAMES)[0]).not.toContain('<@');
    expect(house.discord.texts(GAMES)[0]).toContain('②\u00a0Ben');
  });

  test('of a rematch pings those who are invited to it, once', async () => {
    const house = newHouse();
    const tableId = await house.match();
    const { tables, now } = house.app;
    await tables.resign({ tableId, userId: ANA, now: now() });
    await house.deliver(tableId);
    house.discord.notified.length = 0;
    const asked = await tables.rematch({ tableId, userId: BEN, now: now() });
    await house.deliver(asked.ok ? asked.value.table.id : tableId);
    expect(house.discord.notified).toEqual([ANA]);
    expect(house.discord.texts(GAMES).at(-1)).toContain('①\u00a0Ben (host)  ②\u00a0kept for Ana');
  });

  test('pings nobody who sat down before it was sent', async () => {
    const house = newHouse();
    const tableId = await house.open([BEN]);
    await house.join(tableId, BEN);
    await house.deliver(tableId);
    expect(house.discord.notified).toEqual([]);
  });

  test('is posted anew where Discord takes no more edits of it', async () => {
    const house = newHouse();
    const tableId = await house.open();
    await house.deliver(tableId);
    await house.join(tableId, BEN);
    house.discord.failNext.push({ op: 'edit', kind: 'too-old-to-edit' });
    await house.deliver(tableId);
    expect(house.discord.texts(GAMES)).toHaveLength(1);
    expect(house.discord.texts(GAMES)[0]).toContain('②\u00a0Ben');
  });

  const filesOf = ({ discord }: House) => discord.messages[0]?.drawn.files;

  test('has a picture at its head that is uploaded once and stays through edits', async () => {
    const house = newHouse();
    const tableId = await house.open();
    await house.deliver(tableId);
    const uploaded = filesOf(house);
    expect(uploaded?.map(({ name, alt }) => ({ name, alt }))).toEqual([{ name: 'toy.png', alt: 'A toy.' }]);
    await house.join(tableId, BEN);
    await house.deliver(tableId);
    expect(house.discord.messages[0]?.edits).toBe(1);
    expect(filesOf(house)).toBe(uploaded);
    expect(house.discord.texts(GAMES)[0]).toMatch(/^<A toy\.>\n## /);
  });

  test('goes without its picture where nothing may be attached, and is edited all the same', async () => {
    const house = newHouse();
    const tableId = await house.open();
    house.discord.failNext.push({ op: 'send', kind: 'missing-permission' });
    await house.deliver(tableId);
    await house.join(tableId, BEN);
    await house.deliver(tableId);
    expect(house.discord.messages).toHaveLength(1);
    expect(house.discord.texts(GAMES)[0]).toMatch(/^## /);
    expect(house.discord.texts(GAMES)[0]).toContain('②\u00a0Ben');
    expect(filesOf(house)).toEqual([]);
  });

  test('of a table cancelled before anything was sent is never sent', async () => {
    const house = newHouse();
    const tableId = await house.open();
    await house.app.tables.cancelTable({ tableId, userId: ANA, isModerator: false, now: house.app.now() });
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(house.discord.messages).toEqual([]);
  });
});

describe('the thread', () => {
  test('opens with the seal, then shows the live table last and pings exactly who must act', async () => {
    const house = newHouse();
    await house.match();
    const texts = house.discord.texts(THREAD);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toMatch(
      /^\*\*toy\.name begins\.\*\* Press \*\*My hand\*\* below the table: only you see it\.\n\[How to play\]\n-# This seals all deals against cheating: `[0-9a-f]{64}`$/,
    );
    expect(texts[1]).toContain(`<@${ANA}> and <@${BEN}> to pick`);
    expect(house.discord.notified).toEqual([ANA, BEN]);
  });

  test('is edited in place while nobody is to be pinged and nothing came below', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await house.move(tableId, ANA, 'pick-3');
    await house.deliver(tableId);
    const live = house.discord.messages.at(-1);
    expect(live?.edits).toBe(1);
    expect(house.discord.texts(THREAD).at(-1)).toContain('**Ben** to pick');
    expect(house.discord.notified).toEqual([ANA, BEN]);
  });

  test('leaves each story once and moves the live table below it, the old one gone', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await house.move(tableId, ANA, 'pick-3');
    await house.deliver(tableId);
    await house.move(tableId, BEN, 'pick-4');
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD).slice(1)).toEqual([
      'numbers 3 4',
      'stones next',
      expect.stringContaining(`<@${ANA}> to place`),
    ]);
    expect(house.discord.notified).toEqual([ANA, BEN, ANA]);
  });

  test('shows a live table older than an hour as a new message', async () => {
    const house = newHouse();
    const tableId = await house.match();
    const before = house.discord.messages.at(-1)?.id;
    house.advance(HOUR_MS);
    await house.move(tableId, ANA, 'pick-3');
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD)).toHaveLength(2);
    expect(house.discord.messages.at(-1)?.id).not.toBe(before);
  });

  test('is edited in place, however old it is, where only its times are others', async () => {
    const house = newHouse();
    const tableId = await house.match();
    const before = house.discord.messages.at(-1);
    house.advance(26 * HOUR_MS);
    await tell(house, tableId, {});
    await house.deliver(tableId);
    expect(house.discord.messages.at(-1)).toMatchObject({ id: before?.id, edits: 1 });
    await tell(house, tableId, { reminded: [1 as Seat] });
    await house.deliver(tableId);
    expect(house.discord.messages.at(-1)?.id).not.toBe(before?.id);
    expect(house.discord.texts(THREAD).at(-1)).toContain('**Reminder**: time is getting short.');
    expect(house.discord.notified).toEqual([ANA, BEN, BEN]);
  });

  test.each(['message-gone', 'too-old-to-edit', 'archived'] as const)(
    'shows the live table as a new message where the edit fails with %s',
    async (kind) => {
      const house = newHouse();
      const tableId = await house.match();
      await house.move(tableId, ANA, 'pick-3');
      house.discord.failNext.push({ op: 'edit', kind });
      expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
      expect(house.discord.texts(THREAD).at(-1)).toContain('**Ben** to pick');
    },
  );

  test('opens again by itself where it was archived', async () => {
    const house = newHouse();
    const tableId = await house.match();
    house.discord.archived.add(THREAD);
    await house.move(tableId, ANA, 'pick-3');
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD)).toHaveLength(2);
    expect(house.discord.texts(THREAD).at(-1)).toContain('**Ben** to pick');
  });

  test('tells of several waiting notices every story, but only the newest table, and pings who is still due', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await house.move(tableId, ANA, 'pick-3');
    await house.move(tableId, BEN, 'pick-4');
    await house.move(tableId, ANA, 'stone');
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD).slice(1)).toEqual([
      'numbers 3 4',
      'stones next',
      'Ana placed 1',
      expect.stringContaining(`<@${BEN}> to place`),
    ]);
    // Ana was asked and has acted meanwhile.
    expect(house.discord.notified).toEqual([ANA, BEN, BEN]);
  });

  test('forgets the story of a choice that was taken back', async () => {
    const house = newHouse();
    const tableId = await placing(house);
    await house.move(tableId, ANA, 'stone');
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD)).toContain('Ana placed 1');

    await house.takeBack(tableId, ANA);
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD)).not.toContain('Ana placed 1');
    expect(house.discord.texts(THREAD).at(-1)).toContain('Ana took the last choice back.');
    expect(house.discord.texts(THREAD).at(-1)).toContain('**Ana** to place');

    // What was read before is not gone without a word once another choice stands in its place.
    await house.move(tableId, ANA, 'stone');
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD).at(-1)).toContain(
      'Ana took the last choice back and has chosen anew.',
    );
    await house.move(tableId, BEN, 'stone');
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD).at(-1)).not.toContain('took the last choice back');
  });

  test('never hears of a choice that was taken back before it was told', async () => {
    const house = newHouse();
    const tableId = await placing(house);
    await house.move(tableId, ANA, 'stone');
    await house.takeBack(tableId, ANA);
    const notified = house.discord.notified.length;
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD)).not.toContain('Ana placed 1');
    expect(house.discord.notified).toHaveLength(notified);
  });

  test('ends with the standing, the seed and a rematch, without a live table, and is put away', async () => {
    const house = newHouse();
    const tableId = await placing(house);
    await house.move(tableId, ANA, 'stone');
    await house.move(tableId, BEN, 'stone');
    await house.deliver(tableId);
    const texts = house.discord.texts(THREAD);
    expect(texts.at(-1)).toContain('places 2 1');
    expect(texts.at(-1)).toContain('ab'.repeat(32));
    expect(texts.at(-1)).toContain('[Rematch]');
    expect(texts.filter((text) => text.includes('[My hand]'))).toEqual([]);
    expect(house.discord.archiveMinutes.get(THREAD)).toBe(1_440);
  });
});

describe('the lobby message once the match is over', () => {
  const lobbyOf = (house: House) => house.discord.texts(GAMES)[0];

  test('tells how it ended and leads to the thread, in place and without a ping', async () => {
    const house = newHouse();
    const tableId = await placing(house);
    await house.move(tableId, ANA, 'stone');
    await house.move(tableId, BEN, 'stone');
    const { notified } = house.discord;
    const before = notified.length;
    await house.deliver(tableId);
    expect(lobbyOf(house)).toMatch(
      /①\u00a0Ana {2}②\u00a0Ben\nplaces 2 1\nThe match is in <#400>\.\n\[Rematch\] \[Replay\] \[Leaderboard\]$/,
    );
    expect(house.discord.texts(GAMES)).toHaveLength(1);
    expect(notified).toHaveLength(before);
    expect(await house.store.outbox.waiting()).toEqual([]);
  });

  test.each([
    [
      'was given up',
      'resign',
      /②\u00a0Ben\nAna resigned\.\nplaces 2 1\nThe match is in <#400>\.\n\[Rematch\]/,
    ],
    ['was ended', 'endTable', /Ana ended this table[\s\S]*\nThe match is in <#400>\.\n\[Rematch\]$/],
  ] as const)('tells that it %s', async (_how, way, text) => {
    const house = newHouse();
    const tableId = await house.match();
    await house.app.tables[way]({ tableId, userId: ANA, isModerator: false, now: house.app.now() });
    await house.deliver(tableId);
    expect(lobbyOf(house)).toMatch(text);
  });

  test('is told after a fault that passes, and says nothing of a thread that is gone', async () => {
    const house = newHouse();
    const tableId = await house.match();
    house.discord.broken.set(THREAD, 'channel-gone');
    house.discord.failNext.push({ op: 'edit', kind: 'passing' });
    await house.app.tables.resign({ tableId, userId: ANA, now: house.app.now() });
    expect(await house.deliver(tableId)).toMatchObject({ kind: 'later' });
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(lobbyOf(house)).toMatch(/places 2 1\n\[Rematch\]/);
    expect(house.discord.texts(GAMES)).toHaveLength(2);
  });

  test.each(['message-gone', 'too-old-to-edit', 'missing-permission', 'refused'] as const)(
    'is not tried again where its edit fails with %s',
    async (kind) => {
      const house = newHouse();
      const tableId = await house.match();
      await house.app.tables.resign({ tableId, userId: ANA, now: house.app.now() });
      house.discord.failNext.push({ op: 'edit', kind });
      expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
      expect(await house.store.outbox.waiting()).toEqual([]);
      expect(house.discord.texts(GAMES)).toHaveLength(1);
    },
  );
});

describe('a match that is carried into another thread', () => {
  async function moved(house: House, tableId: TableId): Promise<void> {
    const place = { guildId: GUILD, channelId: GAMES };
    const who = { tableId, userId: ANA, isModerator: false };
    const { tables, now } = house.app;
    expect(await tables.moveTable({ ...who, place, threadId: MOVED_THREAD, now: now() })).toMatchObject({
      ok: true,
    });
  }

  test('leaves its story in the old one, and there the way to where it is in place of the live table', async () => {
    const house = newHouse();
    const tableId = await house.match();
    const before = house.discord.texts(THREAD);
    house.advance(2 * HOUR_MS);
    house.discord.notified.length = 0;
    await moved(house, tableId);
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD)).toEqual([
      ...before.slice(0, -1),
      `The match goes on in <#${MOVED_THREAD}>.`,
    ]);
    expect(house.discord.texts(MOVED_THREAD).at(-1)).toContain('[My hand]');
    expect(house.discord.notified).toEqual([]);

    // What is told later is told here alone, in place.
    await house.move(tableId, ANA, 'pick-3');
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD)).toHaveLength(before.length);
    expect(house.discord.texts(MOVED_THREAD).filter((text) => text.includes('[My hand]'))).toHaveLength(1);
  });

  test.each([
    ['is gone', 'channel-gone'],
    ['is locked', 'locked'],
    ['may not be seen', 'no-access'],
  ] as const)('goes on where the old one %s', async (_how, kind) => {
    const house = newHouse();
    const tableId = await house.match();
    house.discord.broken.set(THREAD, kind);
    await moved(house, tableId);
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    const posts = await house.store.outbox.posts(tableId);
    expect(posts.filter(({ part }) => part === 'live').map(({ channelId }) => channelId)).toEqual([
      MOVED_THREAD,
    ]);
  });

  test('takes the live table away where it can be changed no more', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await moved(house, tableId);
    house.discord.failNext.push({ op: 'edit', kind: 'too-old-to-edit' });
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD).filter((text) => text.includes('[My hand]'))).toEqual([]);
  });
});

describe('faults', () => {
  test('a passing one leaves everything for later, and nothing is doubled by a lost answer', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await house.move(tableId, ANA, 'pick-3');
    await house.move(tableId, BEN, 'pick-4');
    house.discord.failNext.push({ op: 'send', kind: 'passing', arrives: true });
    expect(await house.deliver(tableId)).toMatchObject({ kind: 'later' });
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(house.discord.texts(THREAD).filter((text) => text === 'numbers 3 4')).toHaveLength(1);
  });

  test.each([
    ['locked', 'Someone who may manage threads can unlock it'],
    ['missing-permission', '**Send Messages in Threads**'],
    ['no-access', '**View Channel**'],
    ['channel-gone', '`/table end` ends it'],
    ['moderated', 'can change the words that it blocks'],
  ] as const)('%s is told once in the channel, and the match goes on when it is over', async (kind, told) => {
    const house = newHouse();
    const tableId = await house.match();
    house.discord.broken.set(THREAD, kind);
    await house.move(tableId, ANA, 'pick-3');
    const end = await house.deliver(tableId);
    const places = kind === 'channel-gone' ? [] : [GUILD, GAMES, THREAD];
    expect(end).toMatchObject({ kind: 'blocked', places });
    await house.deliver(tableId);
    expect(house.discord.texts(GAMES)).toHaveLength(2);
    expect(house.discord.texts(GAMES)[1]).toContain(told);

    house.discord.broken.delete(THREAD);
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(house.discord.texts(GAMES)).toHaveLength(1);
    expect(house.discord.texts(THREAD).at(-1)).toContain('**Ben** to pick');
  });

  test('a thread that is gone lets the end be told in the channel', async () => {
    const house = newHouse();
    const tableId = await house.match();
    house.discord.broken.set(THREAD, 'channel-gone');
    await house.move(tableId, ANA, 'pick-3');
    await house.deliver(tableId);
    const { tables, now } = house.app;
    await tables.endTable({ tableId, userId: ANA, isModerator: false, now: now() });
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(house.discord.texts(GAMES).at(-1)).toContain('Ana ended this table');
    expect(house.discord.texts(GAMES)).toHaveLength(2);
  });

  test('a deleted thread is told even where no notice waits', async () => {
    const house = newHouse();
    const tableId = await house.match();
    const lost = { step: 3, guildId: GUILD, channelId: GAMES, threadId: THREAD, seats: SEATS };
    house.places.states.set(THREAD, { kind: 'gone' });
    await deliverTable(house.deps, tableId, lost);
    await deliverTable(house.deps, tableId, lost);
    expect(house.discord.texts(GAMES).filter((text) => text.includes("Ana and Ben's match"))).toHaveLength(1);
  });

  test('permissions are named that are really missing, and told anew when others are', async () => {
    const house = newHouse();
    const tableId = await house.match();
    house.discord.broken.set(THREAD, 'missing-permission');
    house.places.states.set(THREAD, { kind: 'barred', missing: ['AttachFiles'] });
    await house.move(tableId, ANA, 'pick-3');
    await house.deliver(tableId);
    expect(house.discord.texts(GAMES)[1]).toContain('I need **Attach Files** here');
    await house.deliver(tableId);
    expect(house.discord.texts(GAMES)).toHaveLength(2);

    house.places.states.set(THREAD, { kind: 'barred', missing: ['AttachFiles', 'EmbedLinks'] });
    await house.deliver(tableId);
    expect(house.discord.texts(GAMES).slice(1)).toEqual([
      expect.stringContaining('I need **Attach Files** and **Embed Links** here'),
    ]);
  });

  test.each([
    ['says nothing about it', { kind: 'open' }],
    ['cannot be had', new DiscordFault('passing', 500, 'GET')],
  ] as const)('what was refused is told where a look at the place %s', async (_how, state) => {
    const house = newHouse();
    const tableId = await house.match();
    house.discord.broken.set(THREAD, 'locked');
    house.places.states.set(THREAD, state);
    await house.move(tableId, ANA, 'pick-3');
    expect(await house.deliver(tableId)).toMatchObject({ kind: 'blocked' });
    expect(house.discord.texts(GAMES)[1]).toContain('is locked');
  });

  test('a server that the bot has left is told nothing', async () => {
    const house = newHouse();
    const tableId = await house.match();
    house.discord.broken.set(THREAD, 'no-access');
    house.places.states.set(THREAD, { kind: 'removed' });
    await house.move(tableId, ANA, 'pick-3');
    expect(await house.deliver(tableId)).toMatchObject({ kind: 'blocked' });
    expect(house.discord.texts(GAMES)).toHaveLength(1);
  });

  test('an end whose thread and channel are gone is settled with a line in the log', async () => {
    const house = newHouse();
    const tableId = await house.match();
    house.discord.broken.set(THREAD, 'channel-gone');
    house.discord.broken.set(GAMES, 'channel-gone');
    const { tables, now } = house.app;
    await tables.endTable({ tableId, userId: ANA, isModerator: false, now: now() });
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(await house.store.outbox.waiting()).toEqual([]);
    expect(house.logged.join('')).toContain('end told nowhere');
    expect(await house.store.outbox.posts(tableId)).toHaveLength(house.discord.messages.length - 1);
  });

  test('an end whose channel only is closed waits to be told', async () => {
    const house = newHouse();
    const tableId = await house.match();
    house.discord.broken.set(THREAD, 'channel-gone');
    house.discord.broken.set(GAMES, 'missing-permission');
    const { tables, now } = house.app;
    await tables.endTable({ tableId, userId: ANA, isModerator: false, now: now() });
    expect(await house.deliver(tableId)).toMatchObject({ kind: 'blocked' });
    house.discord.broken.delete(GAMES);
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(house.discord.texts(GAMES).at(-1)).toContain('Ana ended this table');
  });

  test('a story that Discord refuses is left out, and the match goes on', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await house.move(tableId, ANA, 'pick-3');
    await house.move(tableId, BEN, 'pick-4');
    house.discord.failNext.push({ op: 'send', kind: 'refused' });
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(house.discord.texts(THREAD).slice(1, -1)).toEqual(['stones next']);
  });
});

describe('a crash at any moment', () => {
  // Every point before and after each effect of delivery is tried; what stands afterwards must be the same.
  const PAUSES = [
    ['at once', 0],
    ['when nonces are forgotten', 10 * 60_000],
  ] as const;

  test.each(PAUSES)('and a start %s: nothing is lost, nothing doubled', async (_name, pauseMs) => {
    const expected = await played(newHouse(), { crashAt: Number.POSITIVE_INFINITY, pauseMs: 0 });
    expect(expected.crashed).toBe(false);
    let crashAt = 0;
    for (; ; crashAt += 1) {
      const outcome = await played(newHouse(), { crashAt, pauseMs });
      expect({ crashAt, ...outcome.standing }).toEqual({ crashAt, ...expected.standing });
      if (!outcome.crashed) break;
    }
    expect(crashAt).toBeGreaterThan(40);
  });
});

describe('a crash at any moment, with the match going on before the bot is back', () => {
  test.each([
    ['at once', 0],
    ['when nonces are forgotten', 10 * 60_000],
  ] as const)('and a start %s: every message once, nobody pinged twice', async (_name, pauseMs) => {
    const expected = await played(newHouse(), { crashAt: Number.POSITIVE_INFINITY, pauseMs: 0 });
    for (let crashAt = 0; ; crashAt += 1) {
      const { crashed, standing } = await played(newHouse(), { crashAt, pauseMs, isBackLater: true });
      const { notified, ...rest } = standing;
      const { notified: most, ...wanted } = expected.standing;
      expect({ crashAt, ...rest }).toEqual({ crashAt, ...wanted });
      expect({ crashAt, ana: countOf(ANA, notified) <= countOf(ANA, most) }).toEqual({ crashAt, ana: true });
      expect({ crashAt, ben: countOf(BEN, notified) <= countOf(BEN, most) }).toEqual({ crashAt, ben: true });
      if (!crashed) break;
    }
  });
});

function countOf(userId: string, notified: readonly string[]): number {
  return notified.filter((one) => one === userId).length;
}

class Crash extends Error {}

interface Crashing {
  /** The how-manieth point of the match the process dies at. */
  readonly crashAt: number;
  readonly pauseMs: number;
  /** The bot is back only when the match has gone a step further. */
  readonly isBackLater?: boolean;
}

interface Standing {
  readonly messages: readonly string[];
  readonly notified: readonly string[];
  readonly unsettled: readonly object[];
  readonly orphans: readonly object[];
}

/** Plays a whole match, delivering after each change; on the crash, delivers anew. */
async function played(
  house: House,
  { crashAt, pauseMs, isBackLater = false }: Crashing,
): Promise<{ readonly crashed: boolean; readonly standing: Standing }> {
  let points = 0;
  let crashed = false;
  const point = () => {
    points += 1;
    if (points - 1 !== crashAt) return;
    crashed = true;
    throw new Crash();
  };
  const deps = {
    ...house.deps,
    outbox: dying(house.deps.outbox, point),
    port: dying(house.deps.port, point),
  };
  const deliver = async (tableId: TableId) => {
    try {
      await deliverTable(deps, tableId);
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      house.advance(pauseMs);
      if (!isBackLater) await deliverTable(house.deps, tableId);
    }
  };

  const tableId = await house.open([BEN]);
  await deliver(tableId);
  await house.join(tableId, BEN);
  await deliver(tableId);
  await house.start(tableId);
  await deliver(tableId);
  await house.move(tableId, ANA, 'pick-3');
  await house.move(tableId, BEN, 'pick-4');
  await deliver(tableId);
  await house.move(tableId, ANA, 'stone');
  await deliver(tableId);
  await house.takeBack(tableId, ANA);
  await deliver(tableId);
  await house.move(tableId, ANA, 'peek');
  await deliver(tableId);
  await house.move(tableId, BEN, 'stone');
  await deliver(tableId);
  // Whoever was not back for the last step is now.
  await deliverTable(house.deps, tableId);
  expect(await house.store.outbox.waiting()).toEqual([]);
  const posts = await house.store.outbox.posts(tableId);
  return {
    crashed,
    standing: {
      messages: house.discord.messages.map((message) => withoutTimes(textOf(message))),
      notified: house.discord.notified,
      unsettled: posts.filter(({ messageId }) => messageId === null),
      orphans: house.discord.messages.filter(({ id }) => !posts.some(({ messageId }) => messageId === id)),
    },
  };
}

function withoutTimes(text: string): string {
  return text.replace(/<t:\d+:[Rf]>/g, '<t>');
}

/** The same, dying at the point told: before or after an effect, never in the middle of one. */
function dying<Port extends Outbox | House['deps']['port']>(port: Port, point: () => void): Port {
  const wrapped = Object.entries(port).map(
    ([name, method]: [string, (...given: never[]) => Promise<unknown>]) => [
      name,
      async (...given: never[]) => {
        point();
        const value = await method(...given);
        point();
        return value;
      },
    ],
  );
  return Object.fromEntries(wrapped) as Port;
}

async function placing(house: House): Promise<TableId> {
  const tableId = await house.match();
  await house.move(tableId, ANA, 'pick-3');
  await house.move(tableId, BEN, 'pick-4');
  await house.deliver(tableId);
  return tableId;
}
