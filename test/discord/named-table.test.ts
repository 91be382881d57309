import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import type { ChannelId, GuildId, TableId, UserId } from '../../src/tables/ids.js';
import { type Desk, newDesk } from './desk.js';
import { commandOf, typingIn } from './interactions.js';
import { ANA, BEN, CLEO, GAMES, MOVED_THREAD, THREAD } from './kit.js';

const DEV = '104' as UserId;
const MODERATOR = { userId: DEV, permissions: PermissionFlagsBits.ManageGuild };
const STRANGER = { userId: DEV };
/** Another channel of the server. */
const ELSEWHERE = '301' as ChannelId;

type Asking = Parameters<typeof typingIn>[0];

/** What is offered to somebody who types so much of the option `table`. */
async function offered({ route, replies }: Desk, asker: Asking, text: string): Promise<readonly string[]> {
  const option = { type: 3, name: 'table', value: text, focused: true };
  await route(typingIn(asker, 'table', [{ type: 1, name: 'move', options: [option] }]));
  return (replies.sent.at(-1)?.suggestions ?? []).map(({ label, value }) => `${value} ${label}`);
}

/** Uses a subcommand of /table with the table named; the answer's text. */
async function use(desk: Desk, asker: Asking, about: { name: string; table: string }): Promise<string> {
  const option = { type: 3, name: 'table', value: about.table };
  const typed = { options: [{ type: 1, name: about.name, options: [option] }] };
  await desk.route(commandOf({ channelId: ELSEWHERE, ...asker }, 'table', typed));
  return desk.replies.sent.at(-1)?.text ?? '';
}

async function threadOf({ house }: Desk, tableId: TableId): Promise<string | null | undefined> {
  const table = await house.store.tables.find(tableId);
  return table?.status === 'playing' ? table.threadId : undefined;
}

test('players are offered their own tables, and moderators every match of the server too', async () => {
  const desk = newDesk();
  const match = await desk.house.match();
  const lobby = await desk.house.open();
  const own = [`${match} toy.name: Ana and Ben`, `${lobby} toy.name: Ana`];
  expect(await offered(desk, { userId: ANA }, '')).toEqual(own);
  expect(await offered(desk, { userId: BEN }, '')).toEqual(own.slice(0, 1));
  expect(await offered(desk, STRANGER, '')).toEqual([]);
  expect(await offered(desk, MODERATOR, '')).toEqual(own.slice(0, 1));
  // Of a moderator who plays, each once.
  expect(await offered(desk, { ...MODERATOR, userId: ANA }, '')).toEqual(own);
});

test('what is typed picks from them by game and by name, in large letters or small', async () => {
  const desk = newDesk();
  const match = await desk.house.match();
  const withCleo = await desk.house.open();
  await desk.house.join(withCleo, CLEO);
  await desk.house.start(withCleo);
  const named = async (text: string) =>
    (await offered(desk, MODERATOR, text)).map((one) => one.split(' ')[0]);
  expect(await named(' cLEo ')).toEqual([withCleo]);
  expect(await named('TOY')).toEqual([match, withCleo]);
  expect(await named('nobody')).toEqual([]);
});

test('matches that are out of reach come first, and are marked', async () => {
  const desk = newDesk();
  const [first, lost] = [await desk.house.match(), await desk.house.match()];
  await desk.house.app.tables.markUnreachable({ tableId: lost, threadId: THREAD, now: desk.house.app.now() });
  expect(await offered(desk, MODERATOR, '')).toEqual([
    `${lost} toy.name (thread gone or closed): Ana and Ben`,
    `${first} toy.name: Ana and Ben`,
  ]);
});

test('a match whose thread is gone is carried by a moderator into the channel where they are', async () => {
  const desk = newDesk();
  const tableId = await desk.house.match();
  expect(await use(desk, STRANGER, { name: 'move', table: tableId })).toContain(
    'You have no such table here.',
  );
  expect(await threadOf(desk, tableId)).toBe(THREAD);
  expect(await use(desk, MODERATOR, { name: 'move', table: tableId })).toBe(
    `The match goes on in <#${MOVED_THREAD}>.`,
  );
  expect(await threadOf(desk, tableId)).toBe(MOVED_THREAD);
  const moved = await desk.house.store.tables.find(tableId);
  expect(moved?.place.channelId).toBe(ELSEWHERE);
});

test('a match is ended by a moderator from elsewhere, and shows them no hand', async () => {
  const desk = newDesk();
  const tableId = await desk.house.match();
  await desk.house.move(tableId, ANA, 'pick-3');
  expect(await use(desk, MODERATOR, { name: 'text', table: tableId })).toContain('"ownPick":null');
  expect(await use(desk, MODERATOR, { name: 'end', table: tableId })).toContain(
    'End this match for everybody',
  );
});

test('whoever is seated elsewhere may name the table for anything, in the thread of another one too', async () => {
  const desk = newDesk();
  const tableId = await desk.house.match();
  expect(await use(desk, { userId: BEN }, { name: 'pause', table: tableId })).toContain(
    'You are for a pause.',
  );
  const other = await desk.house.match();
  const inThread = { userId: BEN, channelId: THREAD };
  expect(await use(desk, inThread, { name: 'pause', table: other })).toContain('You are for a pause.');
});

test.each(['', 'nonsense', "' OR 1=1", '💥'])('%j is no table', async (table) => {
  const desk = newDesk();
  await desk.house.match();
  expect(await use(desk, MODERATOR, { name: 'move', table })).toContain('You have no such table here.');
});

test('a table of another server is none here', async () => {
  const desk = newDesk();
  const opened = await desk.house.app.tables.openTable({
    gameId: 'toy',
    options: { rounds: 1 },
    host: { userId: DEV, name: 'Dev' },
    place: { guildId: '999' as GuildId, channelId: GAMES },
    invited: [],
    now: desk.house.app.now(),
  });
  if (!opened.ok) throw new Error(opened.error.reason);
  expect(await use(desk, MODERATOR, { name: 'end', table: opened.value.id })).toContain(
    'You have no such table here.',
  );
});
