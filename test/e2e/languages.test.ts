import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../playground/driver/person.js';
import { buttonsOf, menusOf, picturesOf, textOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import { ENGLISH } from '../../src/words/english.js';
import { GERMAN } from '../../src/words/german.js';
import { called as labelled } from './kit/controls.js';
import { type Match, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import type { Player } from './kit/player.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';

type Language = 'en' | 'de';

/** As Discord calls them. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de' };
const SEED = 'languages';
const WITHIN_MS = 240_000;
/** As wide as names get; those who come first, third, and so on speak German, the others English. */
const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus'].map((called, index) => ({
  called,
  name: called.padStart(32, 'W'),
  language: index % 2 === 0 ? ('de' as const) : ('en' as const),
}));

let stage: Stage;
let guild: string;

beforeAll(async () => {
  stage = await openStage({ seed: SEED });
  for (const { called, name, language } of PEOPLE) {
    const person = await stage.person(called);
    guild = (await person.guild('The Clearing')).id;
    await stage.driver.changeUser({ user: person.id, name, locale: LOCALES[language] });
  }
}, WITHIN_MS);
afterAll(() => stage.close());

function wordsIn(text: string): readonly string[] {
  // What stands in code, mentions, and addresses is the same in all languages.
  const spoken = text.replaceAll(/`[^`]*`|<[^>]*>|\{\{.*?\}\}|https?:\S+/g, ' ');
  return [...spoken.matchAll(/\p{L}{3,}/gu)].map(([word]) => word.toLowerCase());
}

function vocabulary(texts: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set(Object.values(texts).flatMap(wordsIn));
}

const VOCABULARIES = { en: vocabulary(ENGLISH), de: vocabulary(GERMAN) };

const TEXTS = { en: ENGLISH, de: GERMAN };
const PUBLIC_BUTTONS = [
  'table.join',
  'table.start',
  'table.my-hand',
  'table.rematch',
  'replay.button',
] as const;

/** What the buttons that everybody sees are called on a server, as a text that is for one person names them. */
function namedButtons(server: Language): readonly string[] {
  return PUBLIC_BUTTONS.map((key) => `**${TEXTS[server][key]}**`);
}

/** The words of a message that only the other language has, but for names that it has to give in that one. */
function foreign(
  message: ShownMessage,
  language: Language,
  names: readonly string[] = [],
): readonly string[] {
  const own = VOCABULARIES[language];
  const other = VOCABULARIES[language === 'en' ? 'de' : 'en'];
  return shown(message)
    .map((text) => names.reduce((rest, name) => rest.replaceAll(name, ' '), text))
    .flatMap(wordsIn)
    .filter((word) => other.has(word) && !own.has(word));
}

function shown(message: ShownMessage): readonly string[] {
  return [
    textOf(message),
    ...picturesOf(message).map(({ alt }) => alt),
    ...buttonsOf(message).map(({ label }) => label ?? ''),
    ...menusOf(message).flatMap(({ placeholder, options }) => [
      placeholder ?? '',
      ...(options ?? []).map(({ label }) => label),
    ]),
  ];
}

function languageOf({ name }: Person): Language {
  return must(
    PEOPLE.find((one) => one.name === name),
    'Somebody here.',
  ).language;
}

/** Whoever looks sees what is private in their own language, and what is public in the server's. */
async function expectOwnWords(
  person: Person,
  { thread, channel, lobby }: Match,
  server: Language,
): Promise<void> {
  const opening = (await person.allMessages(channel)).filter(({ id }) => id === lobby);
  const told = (await person.allMessages(thread)).filter(({ components }) => components.length > 0);
  expect(opening).toHaveLength(1);
  expect(told.length).toBeGreaterThan(1);
  for (const message of [...opening, ...told]) {
    const language = message.page.ephemeral ? languageOf(person) : server;
    const found = foreign(message, language, message.page.ephemeral ? namedButtons(server) : []);
    expect({ language, foreign: found, text: textOf(message) }).toMatchObject({
      foreign: [],
    });
  }
}

function expectOwnPanel({ person, panel }: Player): void {
  const language = languageOf(person);
  expect({ foreign: foreign(panel, language), text: textOf(panel) }).toMatchObject({ foreign: [] });
  expect(foreign(panel, language === 'en' ? 'de' : 'en')).not.toEqual([]);
}

/** Has the panel in words from then on, as its own buttons carry it. */
async function inWords(player: Player): Promise<void> {
  await player.press(labelled('table.panel.as-text'));
  expect(picturesOf(player.panel)).toEqual([]);
}

async function playWhole(match: Match, seed: string): Promise<void> {
  // With seven trees the text has pages, on which a bid that is changed meanwhile would be looked for.
  if (match.players.length < 7) await inWords(match.host);
  await playOn(match, {
    policy: steadyPolicy(seed),
    async click(player, choice) {
      await player.choose(choice);
      expectOwnPanel(player);
    },
  });
  await stage.store.settled();
}

const COMMANDS = [
  'hand',
  'games',
  'help',
  'rules',
  'leaderboard',
  'stats',
  'replay',
  'table show',
  'table text',
  'table resume',
  'settings me',
  'settings server',
  'privacy show',
];

async function useCommands(
  player: Player,
  { game, server }: { game: string; server: Language },
): Promise<void> {
  for (const command of COMMANDS) {
    const options = command === 'rules' ? { game } : {};
    const { message } = await player.person.command(command, { channel: player.thread, options });
    const answer = must(message, `/${command} is answered.`);
    expect(answer.page.ephemeral).toBe(true);
    const names = command === 'help' ? namedButtons(server) : [];
    expect({ command, foreign: foreign(answer, languageOf(player.person), names) }).toEqual({
      command,
      foreign: [],
    });
  }
}

describe.each([
  { server: 'de', game: 'woodland-tricks', seats: 2, options: { target: '16' } },
  { server: 'de', game: 'trickadee', seats: 3, options: {} },
  { server: 'de', game: 'before-the-birds', seats: 7, options: {} },
  { server: 'en', game: 'woodland-tricks', seats: 2, options: { target: '16' } },
] as const)('on a server that speaks $server, a whole match of $game', ({ server, game, seats, options }) => {
  test(
    `shows each their own language, and everybody the server's (seed ${SEED})`,
    async () => {
      await stage.driver.guild({ action: 'speak', guild, locale: LOCALES[server] });
      const [host = '', guest = '', ...others] = PEOPLE.slice(0, seats).map(({ name }) => name);
      const match = await seat(stage, { game, names: [host, guest, ...others], options });
      await playWhole(match, `${SEED}/${server}/${game}`);
      for (const player of match.players) {
        await useCommands(player, { game, server });
        await expectOwnWords(player.person, match, server);
      }
    },
    WITHIN_MS,
  );
});
