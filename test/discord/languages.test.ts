import { type APIInteraction, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../bench/chance.js';
import { COMMANDS } from '../../commands/index.js';
import { must } from '../../src/base/invariant.js';
import type { AnyFace } from '../../src/discord/app.js';
import type { CustomId } from '../../src/discord/custom-ids.js';
import { describedCommands } from '../../src/discord/registration.js';
import { FACES } from '../../src/faces/shelf.js';
import { GAMES as HOSTED } from '../../src/games/shelf.js';
import type { ChannelId, TableId, UserId } from '../../src/tables/ids.js';
import { wordsFor } from '../../src/words/words.js';
import { watchPainting } from '../kit/painted.js';
import { PSEUDO, pseudoDictionary, untranslated } from '../words/pseudo.js';
import { type Desk, newDesk } from './desk.js';
import { commandOf, pressOf } from './interactions.js';
import { GAMES, GUILD, THREAD } from './kit.js';

/** Names without vowels, which no language of the house has words for. */
const PEOPLE = ['Grz', 'Brt', 'Kpf', 'Vld', 'Hml'].map((name, index) => ({
  userId: String(101 + index) as UserId,
  name,
}));
const MOVES_MAX = 1_500;
/** Pictures take long, and each kind of them comes up often. */
const PICTURES_EVERY = 25;
const REPLAY_STEPS = 30;
const WITHIN_MS = 240_000;

/** All that pictures had written in them. */
const painted = watchPainting();

function newPseudoDesk(): Desk {
  const faces = (gameId: string): AnyFace =>
    must(
      FACES.find((face) => face.gameId === gameId),
      'A face.',
    );
  const desk = newDesk({}, COMMANDS, { dictionary: pseudoDictionary(), games: HOSTED, faces });
  desk.house.servers.languages.set(GUILD, PSEUDO);
  return desk;
}

/** The same, asked by somebody of that name whose Discord speaks the language. */
function spoken(interaction: APIInteraction): APIInteraction {
  const asked = interaction as unknown as { readonly member: { readonly user: { readonly id: string } } };
  const { user } = asked.member;
  const { name } = must(
    PEOPLE.find(({ userId }) => userId === user.id),
    'Somebody here.',
  );
  const member = { ...asked.member, user: { ...user, global_name: name } };
  return { ...interaction, locale: PSEUDO, member } as unknown as APIInteraction;
}

/** Every text that a message shows, its alt texts and the entries of its menus included. */
function textsIn(shown: unknown): readonly string[] {
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(shown).flatMap(([key, value]): readonly string[] =>
    typeof value === 'string' && SHOWN.has(key) ? [value] : Buffer.isBuffer(value) ? [] : textsIn(value),
  );
}

const SHOWN: ReadonlySet<string> = new Set([
  'content',
  'label',
  'placeholder',
  'description',
  'alt',
  'title',
  'name',
]);

function shownBy({ house, replies }: Desk): readonly string[] {
  const private_ = replies.sent.flatMap(({ drawn, form }) => [
    ...textsIn(drawn?.components),
    ...textsIn(drawn?.files.map(({ alt }) => ({ alt }))),
    ...textsIn(form),
  ]);
  const public_ = house.discord.messages.flatMap(({ drawn }) => [
    ...textsIn(drawn.components),
    ...textsIn(drawn.files.map(({ alt }) => ({ alt }))),
  ]);
  return [...private_, ...public_];
}

function expectTranslated(texts: readonly string[]): void {
  const left = texts.flatMap((text) => untranslated(text).map((word) => `${word}: ${text.slice(0, 120)}`));
  expect([...new Set(left)].slice(0, 20)).toEqual([]);
}

/** What somebody presses in a private message of their own, and what they choose from it where it is a menu. */
type Pressed = CustomId & { readonly values?: readonly string[] };

async function press({ route }: Desk, userId: UserId, { values, ...id }: Pressed): Promise<void> {
  const options = { isPrivate: true, ...(values === undefined ? {} : { values }) };
  await route(spoken(pressOf({ userId }, id, options)));
}

/** Plays by moves drawn at random, opening every hand, until the match is over. */
async function playOut(desk: Desk, tableId: TableId, seed: string): Promise<void> {
  const chance = chanceOf([...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0));
  for (let count = 0; count < MOVES_MAX; count += 1) {
    const look = count % PICTURES_EVERY === 0 ? 'picture' : 'text';
    const mover = await moverOf(desk, tableId);
    if (mover === undefined) return;
    const { userId, sinceStep, moves } = mover;
    await press(desk, userId, { kind: 'panel', tableId, look, page: 0 });
    const move = must(moves[Math.floor(chance() * moves.length)], 'A choice.');
    await press(desk, userId, { kind: 'move', tableId, sinceStep, look, move });
    if (count % PICTURES_EVERY < 2) await desk.house.deliver(tableId);
    desk.house.advance(1_000);
  }
  throw new Error(`Not over after ${MOVES_MAX} moves seed ${seed}.`);
}

const ENGLISH_WORDS = wordsFor('en');

async function moverOf(desk: Desk, tableId: TableId) {
  for (const { userId } of PEOPLE) {
    const looked = await desk.house.app.tables.lookAtTable(tableId, userId);
    if (!looked.ok || looked.value.status !== 'playing') return undefined;
    const { due, situation, table } = looked.value;
    if (due?.must !== true) continue;
    const names = table.seats.map(({ name }) => name);
    const { controls } = desk.house.app.faces(table.gameId).panel(situation, { words: ENGLISH_WORDS, names });
    const moves = controls.flatMap(({ choices }) => choices.map(({ move }) => move));
    return { userId, sinceStep: due.sinceStep, moves };
  }
  return undefined;
}

async function useCommands(
  { route }: Desk,
  asker: { readonly userId: UserId; readonly channelId: ChannelId },
): Promise<void> {
  for (const { name } of COMMANDS) await route(spoken(commandOf(asker, name)));
  for (const name of ['show', 'text', 'pause', 'resume', 'end', 'move'])
    await route(spoken(commandOf(asker, 'table', { options: [{ type: 1, name }] })));
}

/** Steps through the replay, mostly in words. */
async function lookBack(desk: Desk, userId: UserId, tableId: TableId): Promise<void> {
  await press(desk, userId, { kind: 'replays', before: null });
  for (let at = 0; at < REPLAY_STEPS; at += 1) {
    const look = at % PICTURES_EVERY === 0 ? 'picture' : 'text';
    await press(desk, userId, { kind: 'replay', tableId, look, at, slot: 0 });
  }
  await press(desk, userId, { kind: 'replay-record', tableId });
}

async function seated(desk: Desk, gameId: string, seats: number): Promise<TableId> {
  const { route, house, woken } = desk;
  const [host, ...others] = PEOPLE.slice(0, seats);
  const userId = must(host, 'A host.').userId;
  await route(spoken(commandOf({ userId }, 'play', { options: [{ type: 1, name: gameId }] })));
  const tableId = must(woken.at(-1), 'A table.');
  await house.deliver(tableId);
  for (const other of others) await route(spoken(pressOf(other, { kind: 'join', tableId })));
  await house.deliver(tableId);
  await press(desk, userId, { kind: 'pace', tableId });
  await route(spoken(pressOf({ userId }, { kind: 'start', tableId })));
  await house.deliver(tableId);
  return tableId;
}

describe('in another language nothing English is left', () => {
  test.each(HOSTED.map((game) => [game.id, game.seatCounts.at(1) ?? game.seatCounts[0] ?? 2] as const))(
    'of a whole match of %s: lobby, hands, thread, pictures and end',
    async (gameId, seats) => {
      const desk = newPseudoDesk();
      painted.length = 0;
      const tableId = await seated(desk, gameId, seats);
      const { userId } = must(PEOPLE[1], 'A guest.');
      await playOut(desk, tableId, gameId);
      await desk.house.deliver(tableId);
      await press(desk, userId, { kind: 'table-text', tableId, page: 0 });
      for (const { id } of desk.house.app.faces(gameId).sights)
        await press(desk, userId, { kind: 'sight', tableId, sight: id, seat: null });
      await lookBack(desk, userId, tableId);
      const texts = shownBy(desk);
      expect(texts.length).toBeGreaterThan(100);
      expect(painted.length).toBeGreaterThan(100);
      expectTranslated(texts);
      expectTranslated(painted);
      expect(painted.join(' ')).toMatch(/[àéîöü]/);
    },
    WITHIN_MS,
  );

  test('of commands, settings and refusals', async () => {
    const desk = newPseudoDesk();
    const tableId = await seated(desk, 'woodland-tricks', 2);
    const userId = must(PEOPLE[1], 'A guest.').userId;
    for (const channelId of [GAMES, THREAD]) await useCommands(desk, { userId, channelId });
    await openSettings(desk);
    for (const id of CONTROLS(tableId)) await press(desk, userId, { ...id, values: ['3'] });
    await desk.house.deliver(tableId);
    expectTranslated(shownBy(desk).filter((text) => !isLanguageName(text)));
  });

  test('of the names that commands have', () => {
    const described = describedCommands(COMMANDS, { games: HOSTED, dictionary: pseudoDictionary() });
    for (const { name } of described) expect(name).toMatch(/^[a-z]+$/);
    const found = [...JSON.stringify(described).matchAll(/"\w+_localizations":(\{[^}]*\})/g)];
    expect(found.length).toBeGreaterThan(60);
    for (const [, names = ''] of found) {
      const localised = JSON.parse(names) as Readonly<Record<string, string>>;
      expect(Object.keys(localised)).toEqual([PSEUDO]);
      expectTranslated(Object.values(localised));
    }
  });
});

const CONTROLS = (tableId: TableId): readonly CustomId[] => [
  ...[...HOSTED.map(({ id }) => id), 'fair-deals'].map(
    (topic): CustomId => ({ kind: 'rules', topic, page: 0 }),
  ),
  ...FACES.flatMap(({ gameId: topic, tour }) =>
    tour.flatMap((_page, page) =>
      [null, 0, 1].map((answer): CustomId => ({ kind: 'lesson', topic, look: 'text', page, answer })),
    ),
  ),
  ...(['quiet', 'vacation', 'text-on', 'confirm-on', 'next-on'] as const).map(
    (wish): CustomId => ({ kind: 'me', wish, tableId }),
  ),
  ...(['resign', 'end', 'pause', 'rematch', 'pace', 'tour'] as const).map(
    (kind): CustomId => ({ kind, tableId }),
  ),
  { kind: 'come-back', tableId, look: 'text' },
  { kind: 'move', tableId, sinceStep: 1, look: 'text', move: 'play-2S' },
  { kind: 'games', whose: 'all', page: 0 },
];

async function openSettings({ route }: Desk): Promise<void> {
  const [host, guest] = PEOPLE.map(({ userId }) => ({ userId }));
  const manager = { userId: must(host, 'A host.').userId, permissions: PermissionFlagsBits.ManageGuild };
  for (const name of ['me', 'server']) {
    for (const asker of [manager, must(guest, 'A guest.')])
      await route(spoken(commandOf(asker, 'settings', { options: [{ type: 1, name }] })));
  }
}

// Languages are called as their own speakers call them.
function isLanguageName(text: string): boolean {
  return text === 'English';
}
