import { ChannelType, ComponentType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { DAY_MS } from '../../src/base/instant.js';
import type { CustomId } from '../../src/discord/custom-ids.js';
import type { ServerWish } from '../../src/discord/server-wishes.js';
import type { ChannelId, TableId } from '../../src/tables/ids.js';
import { SERVER_SETTINGS_DEFAULT, type ServerSettings } from '../../src/tables/server-settings.js';
import { PSEUDO, pseudoDictionary, untranslated } from '../words/pseudo.js';
import { type Desk, newDesk, timeStandsStill } from './desk.js';
import { commandOf, pressOf, saying } from './interactions.js';
import { ANA, BEN, GAMES, GUILD, type House, newHouse, THREAD } from './kit.js';

timeStandsStill();

const MANAGER = { userId: ANA, permissions: PermissionFlagsBits.ManageGuild };
const SERVER = [{ type: 1, name: 'server' }];
const NEWS = '301' as ChannelId;
const HALL = '302' as ChannelId;

const at = (wish: ServerWish): CustomId => ({ kind: 'server', wish });

async function choose({ route }: Desk, wish: ServerWish, ...values: readonly string[]): Promise<void> {
  await route(pressOf(MANAGER, at(wish), { isPrivate: true, values }));
}

function last({ replies }: Desk): string {
  return replies.sent.at(-1)?.text ?? '';
}

function settingsOf({ house }: Desk): Promise<ServerSettings> {
  return house.app.tables.serverSettingsOf(GUILD);
}

async function set({ app }: House, change: Partial<ServerSettings>): Promise<void> {
  await app.tables.changeServerSettings({ guildId: GUILD, isModerator: true, change });
}

describe('/settings server', () => {
  test('is for whoever may manage the server, its controls too', async () => {
    const desk = newDesk();
    await desk.route(commandOf({ userId: BEN }, 'settings', { options: SERVER }));
    await desk.route(pressOf({ userId: BEN }, at('mentions-off'), { isPrivate: true }));
    for (const sent of desk.replies.sent) expect(sent.text).toContain('Only whoever may manage this server');
    expect(await settingsOf(desk)).toEqual(SERVER_SETTINGS_DEFAULT);

    await desk.route(commandOf(MANAGER, 'settings', { options: SERVER }));
    expect(desk.replies.sent.at(-1)).toMatchObject({
      way: 'message',
      text: saying('Settings of this server'),
    });
    expect(last(desk)).toContain('[Mentions: on]');
  });

  test.each([
    ['pace', ['live'], { pace: 'live' }],
    ['channels', [GAMES, HALL], { channels: [GAMES, HALL] }],
    ['channels', [], { channels: [] }],
    ['archive', ['60'], { archiveAfterMinutes: 60 }],
    ['archive', ['left'], { archiveAfterMinutes: null }],
    ['results', [NEWS], { results: NEWS }],
    ['results', [], { results: null }],
    ['mentions-off', [], { mentions: false }],
    ['language', ['en'], { language: 'en' }],
    ['language', ['left'], { language: null }],
  ] as const)('%s %j is stored at once and shown in place', async (wish, values, change) => {
    const desk = newDesk();
    await choose(desk, wish, ...values);
    expect(desk.replies.sent).toMatchObject([{ way: 'update', text: saying('Settings of this server') }]);
    expect(await settingsOf(desk)).toEqual({ ...SERVER_SETTINGS_DEFAULT, ...change });
  });

  test.each([
    ['pace', 'hasty'],
    ['archive', '59'],
    ['language', 'tlh'],
  ] as const)('%s “%s”, which no menu offers, changes nothing', async (wish, value) => {
    const desk = newDesk();
    await choose(desk, wish, value);
    expect(await settingsOf(desk)).toEqual(SERVER_SETTINGS_DEFAULT);
  });

  test('keeps what two people change at once', async () => {
    const desk = newDesk();
    await Promise.all([
      choose(desk, 'pace', 'brisk'),
      choose(desk, 'mentions-off'),
      choose(desk, 'results', NEWS),
      choose(desk, 'archive', '4320'),
    ]);
    expect(await settingsOf(desk)).toEqual({
      ...SERVER_SETTINGS_DEFAULT,
      pace: 'brisk',
      mentions: false,
      results: NEWS,
      archiveAfterMinutes: 4_320,
    });
  });

  test('shows the channels that are there, and says what is missing where results go', async () => {
    const desk = newDesk();
    await choose(desk, 'channels', GAMES, HALL);
    await choose(desk, 'results', NEWS);
    desk.house.servers.gone.add(HALL);
    desk.house.servers.lacking.set(NEWS, ['SendMessages']);
    await desk.route(commandOf(MANAGER, 'settings', { options: SERVER }));
    expect(last(desk)).toContain(`may be opened in <#${GAMES}>.`);
    expect(last(desk)).toContain('I need **Send Messages** there');
    const container = desk.replies.sent.at(-1)?.drawn?.components[0];
    const menus = (container?.components ?? []).flatMap((row) =>
      row.type === ComponentType.ActionRow ? row.components : [],
    );
    expect(menus.filter(({ type }) => type === ComponentType.ChannelSelect)).toMatchObject([
      { default_values: [{ id: GAMES, type: 'channel' }], min_values: 0, max_values: 25 },
      { default_values: [{ id: NEWS, type: 'channel' }], channel_types: [ChannelType.GuildText, 5] },
    ]);
  });
});

describe('the usual pace', () => {
  test('is that of tables for which none is named', async () => {
    const desk = newDesk();
    await choose(desk, 'pace', 'live');
    const options = [{ type: 1, name: 'toy' }];
    await desk.route(commandOf({ userId: BEN }, 'play', { options }));
    const named = [{ type: 1, name: 'toy', options: [{ type: 3, name: 'pace', value: 'brisk' }] }];
    await desk.route(commandOf({ userId: BEN }, 'play', { options: named }));
    const paces = await Promise.all(
      desk.woken.map(async (tableId) => (await desk.house.app.tables.findTable(tableId))?.pace),
    );
    expect(paces).toEqual(['live', 'brisk']);
  });
});

describe('channels for tables', () => {
  const elsewhere = `On this server tables are opened in <#${HALL}>. Use \`/play\` there.`;

  async function play(desk: Desk): Promise<void> {
    await desk.route(commandOf({ userId: BEN }, 'play', { options: [{ type: 1, name: 'toy' }] }));
  }

  test('are named where a table is asked for elsewhere, and nothing is opened', async () => {
    const desk = newDesk();
    await choose(desk, 'channels', HALL);
    await play(desk);
    expect(last(desk)).toBe(elsewhere);
    expect(desk.woken).toEqual([]);
    await choose(desk, 'channels', HALL, GAMES);
    await play(desk);
    expect(desk.woken).toHaveLength(1);
  });

  test('that are deleted count for nothing: where all are, tables are opened everywhere', async () => {
    const desk = newDesk();
    await choose(desk, 'channels', HALL);
    desk.house.servers.gone.add(HALL);
    await play(desk);
    expect(desk.woken).toHaveLength(1);
  });

  test('hold for rematches and for matches that are carried elsewhere, not for those that run', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    await choose(desk, 'channels', HALL);
    const carry = { kind: 'carry', tableId, threadId: THREAD } as const;
    const general = '303' as ChannelId;
    await desk.route(pressOf({ userId: ANA, channelId: general }, carry, { isPrivate: true }));
    expect(last(desk)).toBe(elsewhere);
    await desk.house.move(tableId, ANA, 'pick-1');
    await desk.house.app.tables.resign({ tableId, userId: ANA, now: desk.house.app.now() });
    await desk.route(pressOf({ userId: BEN }, { kind: 'rematch', tableId }));
    expect(last(desk)).toBe(elsewhere);
    await choose(desk, 'channels');
    await desk.route(pressOf({ userId: BEN }, { kind: 'rematch', tableId }));
    expect(last(desk)).toContain('The new table is open');
    // One that stands already is led to, wherever it is.
    await choose(desk, 'channels', HALL);
    await desk.route(pressOf({ userId: BEN }, { kind: 'rematch', tableId }));
    expect(last(desk)).toContain('The rematch is open already');
  });
});

async function finished(house: House): Promise<TableId> {
  const tableId = await house.match();
  await house.app.tables.resign({ tableId, userId: ANA, now: house.app.now() });
  return tableId;
}

describe('a finished thread', () => {
  test.each([
    [60, 60],
    [10_080, 10_080],
    [null, undefined],
  ] as const)('is put away after %s minutes', async (archiveAfterMinutes, minutes) => {
    const house = newHouse();
    const tableId = await finished(house);
    await set(house, { archiveAfterMinutes });
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(house.discord.archiveMinutes.get(THREAD)).toBe(minutes);
  });
});

describe('a result', () => {
  const news = (house: House) => house.discord.texts(NEWS);
  const told = [`**toy.name** in <#${THREAD}>: places 2 1`];

  test('is announced once, with the way to the thread', async () => {
    const house = newHouse();
    await set(house, { results: NEWS });
    const tableId = await finished(house);
    await house.deliver(tableId);
    await house.deliver(tableId);
    expect(news(house)).toEqual(told);
    expect(house.discord.messages.find(({ channelId }) => channelId === NEWS)?.pings).toEqual([]);
  });

  test('is announced nowhere unless a server wants it, nor where a match had no winner', async () => {
    const house = newHouse();
    await house.deliver(await finished(house));
    await set(house, { results: NEWS });
    const tableId = await house.match();
    const moderator = { userId: BEN, isModerator: true, now: house.app.now() };
    await house.app.tables.endTable({ tableId, ...moderator });
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(news(house)).toEqual([]);
  });

  test.each([true, false])('whose sending fails, arrived: %s, is not doubled', async (arrives) => {
    const house = newHouse();
    await set(house, { results: NEWS });
    const tableId = await finished(house);
    house.discord.broken.set(NEWS, 'passing');
    expect(await house.deliver(tableId)).toMatchObject({ kind: 'later' });
    house.discord.broken.clear();
    house.discord.failNext.push({ op: 'send', kind: 'passing', arrives });
    expect(await house.deliver(tableId)).toMatchObject({ kind: 'later' });
    house.advance(10 * 60_000);
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(news(house)).toEqual(told);
  });

  test('waits a day for a permission, with all else told, and is then left out', async () => {
    const house = newHouse();
    await set(house, { results: NEWS });
    const tableId = await finished(house);
    house.discord.broken.set(NEWS, 'missing-permission');
    expect(await house.deliver(tableId)).toMatchObject({ kind: 'blocked', places: [GUILD, NEWS] });
    const thread = house.discord.texts(THREAD);
    expect(thread.at(-1)).toContain('places 2 1');
    const edits = () => house.discord.messages.map((message) => message.edits);
    const before = edits();
    expect(await house.deliver(tableId)).toMatchObject({ kind: 'blocked' });
    // Nothing is told anew meanwhile, which would only ask Discord for the same once more.
    expect(edits()).toEqual(before);
    expect(house.discord.texts(GAMES).join()).not.toContain('I may not write');
    house.advance(DAY_MS / 2);
    expect(await house.deliver(tableId)).toMatchObject({ kind: 'blocked' });
    house.advance(DAY_MS);
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(house.logged.join()).toContain('result not announced for a day, left out');
    expect(house.discord.texts(THREAD)).toEqual(thread);
  });

  test('goes out once the permission is there', async () => {
    const house = newHouse();
    await set(house, { results: NEWS });
    const tableId = await finished(house);
    house.discord.broken.set(NEWS, 'no-access');
    await house.deliver(tableId);
    house.discord.broken.clear();
    house.advance(DAY_MS / 4);
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(news(house)).toEqual(told);
  });

  test('is announced nowhere once that channel is deleted', async () => {
    const house = newHouse();
    await set(house, { results: NEWS });
    house.discord.broken.set(NEWS, 'channel-gone');
    expect(await house.deliver(await finished(house))).toEqual({ kind: 'delivered' });
    expect(house.discord.texts(THREAD).at(-1)).toContain('places 2 1');
    // What is known to be gone is not even tried.
    house.discord.broken.clear();
    house.servers.gone.add(NEWS);
    expect(await house.deliver(await finished(house))).toEqual({ kind: 'delivered' });
    expect(news(house)).toEqual([]);
  });
});

describe('without mentions', () => {
  test('whoever is asked is named, and the table is still posted anew', async () => {
    const house = newHouse();
    await set(house, { mentions: false });
    const tableId = await house.open([BEN]);
    await house.deliver(tableId);
    expect(house.discord.texts(GAMES)[0]).toContain('Ben: Ana asks you to play.');
    await house.join(tableId, BEN);
    await house.start(tableId);
    await house.deliver(tableId);
    expect(house.discord.notified).toEqual([]);
    const before = house.discord.messages.at(-1)?.id;
    await house.move(tableId, ANA, 'pick-1');
    await house.move(tableId, BEN, 'pick-2');
    await house.deliver(tableId);
    expect(house.discord.messages.at(-1)?.id).not.toBe(before);
    expect(house.discord.texts(THREAD).at(-1)).toMatch(/\*\*(?:Ana|Ben)\*\*/);
    expect(house.discord.texts(THREAD).join()).not.toContain('<@');
    expect(house.discord.notified).toEqual([]);
    await set(house, { mentions: true });
    expect((await house.app.tables.serverSettingsOf(GUILD)).mentions).toBe(true);
  });
});

describe('the language', () => {
  const house = () => newHouse({ dictionary: pseudoDictionary() });

  test('of a server is the one it is set to, unless it wants another', async () => {
    const own = house();
    const { speech } = own.app;
    expect((await speech.ofServer(GUILD)).language).toBe('en');
    own.servers.languages.set(GUILD, PSEUDO);
    expect((await speech.ofServer(GUILD)).language).toBe(PSEUDO);
    await set(own, { language: 'en' });
    expect((await speech.ofServer(GUILD)).language).toBe('en');
    await set(own, { language: null });
    own.servers.languages.set(GUILD, 'tlh');
    expect((await speech.ofServer(GUILD)).language).toBe('en');
  });

  test('of a direct message is what the person spoke when they asked for it, or else the server’s', async () => {
    const own = house();
    const { tables, speech, now } = own.app;
    own.servers.languages.set(GUILD, PSEUDO);
    expect((await speech.ofPerson(ANA, GUILD)).language).toBe(PSEUDO);
    const change = { reminders: 'dm', language: 'en' } as const;
    await tables.changeSettings({ userId: ANA, change, now: now() });
    expect((await speech.ofPerson(ANA, GUILD)).language).toBe('en');
  });

  test('of an answer is its reader’s, and of one for everybody the server’s', async () => {
    const desk = newDesk({}, COMMANDS, { dictionary: pseudoDictionary() });
    desk.house.servers.languages.set(GUILD, PSEUDO);
    await desk.route(commandOf({ userId: ANA }, 'leaderboard'));
    expect(untranslated(last(desk))).not.toEqual([]);
    const options = [{ type: 5, name: 'share', value: true }];
    await desk.route(commandOf({ userId: ANA }, 'leaderboard', { options }));
    expect(desk.replies.sent.at(-1)?.way).toBe('public');
    expect(untranslated(last(desk).replaceAll(/toy(?:\.name)?/g, ''))).toEqual([]);
  });

  test('changes with the next step of matches that run', async () => {
    const own = house();
    const tableId = await own.match();
    expect(own.discord.texts(THREAD).at(-1)).toContain('[My hand]');
    await set(own, { language: PSEUDO });
    await own.move(tableId, ANA, 'pick-1');
    await own.deliver(tableId);
    expect(own.discord.texts(THREAD).at(-1)).toContain('[My hànd]');
  });
});
