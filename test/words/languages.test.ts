import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { describedCommands } from '../../src/discord/registration.js';
import { GAMES } from '../../src/games/shelf.js';
import { ENGLISH } from '../../src/words/english.js';
import { LANGUAGES, type Texts } from '../../src/words/languages.js';
import { newDictionary } from '../../src/words/words.js';
import { type Asked, keysAsked } from './places.js';
import { PSEUDO, pseudoDictionary, untranslated } from './pseudo.js';
import { tooLongFilled } from './widest.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['commands', 'src/discord', 'src/faces'];
const MESSAGE_LENGTH_MAX = 4_000;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Names of games, which games bring under their own ids. */
const OF_GAMES: readonly RegExp[] = GAMES.flatMap(({ id }) => [
  new RegExp(`^${id}\\.name$`),
  new RegExp(`^game\\.${id}\\.`),
]);

const asked = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      keysAsked(path.join(folder, file), readFileSync(path.join(ROOT, folder, file), 'utf8')),
    ),
);

function baseOf(key: string): string {
  return key.replace(PLURAL, '');
}

function unused(keys: readonly string[], uses: readonly Asked[]): readonly string[] {
  return keys.filter(
    (key) => ![...uses.map(({ pattern }) => pattern), ...OF_GAMES].some((one) => one.test(baseOf(key))),
  );
}

/** What of a text is there whatever is put into it. */
function fixedLength(text: string): number {
  return text.replace(/\{\{.*?\}\}/g, '').length;
}

function tooLong(texts: Texts, uses: readonly Asked[]): readonly string[] {
  const limited = uses.filter(({ lengthMax }) => lengthMax !== undefined);
  return Object.entries(texts).flatMap(([key, text]) => {
    const most = limited
      .filter(({ pattern }) => pattern.test(baseOf(key)))
      .map(({ lengthMax }) => lengthMax ?? 0);
    return fixedLength(text) > Math.min(MESSAGE_LENGTH_MAX, ...most) ? [key] : [];
  });
}

/** What is put into a text; a plural form may leave out the number, which its words may tell. */
function parametersOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{\{-? ?(\w+)(?:, number)?\}\}/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].filter((name) => name !== 'count').toSorted();
}

/** What of a text is put in as it stands, without being made harmless. */
function rawParametersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\{- (\w+)\}\}/g)].map(([, name]) => name ?? ''))].toSorted();
}

interface Described {
  readonly name: string;
  readonly options?: readonly Described[];
  readonly choices?: readonly { readonly name: string }[];
}

/** How commands are named in texts: with a subcommand, or with an option and one of its choices. */
function typedForms(commands: readonly Described[]): ReadonlySet<string> {
  return new Set(
    commands.flatMap(({ name, options = [] }) => [
      `/${name}`,
      `/${name} {{- command}}`,
      ...options.map((option) => `/${name} ${option.name}`),
      ...options.flatMap((option) =>
        (option.choices ?? []).map((choice) => `/${name} ${option.name}:${choice.name}`),
      ),
    ]),
  );
}

/** What the options of a command are called, those of its subcommands included. */
function optionsOf({ options = [] }: Described): readonly string[] {
  return options.flatMap((option) => [option.name, ...optionsOf(option)]);
}

describe.each(Object.entries(LANGUAGES))('the words in %s', (language, texts: Texts) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;

  test('are all there, in each plural form of the language', () => {
    const wanted = Object.keys(ENGLISH).flatMap((key) =>
      PLURAL.test(key) ? forms.map((form) => `${baseOf(key)}_${form}`) : [key],
    );
    expect(wanted.filter((key) => !(key in texts) || texts[key as keyof Texts] === '')).toEqual([]);
  });

  test('are no more than are used', () => {
    const known = new Set(Object.keys(ENGLISH).map(baseOf));
    expect(Object.keys(texts).filter((key) => !known.has(baseOf(key)))).toEqual([]);
    expect(unused(Object.keys(texts), asked)).toEqual([]);
  });

  test('are no longer than Discord allows where they are put', () => {
    expect(asked.filter(({ lengthMax }) => lengthMax !== undefined).length).toBeGreaterThan(40);
    expect(tooLong(texts, asked)).toEqual([]);
    expect(tooLongFilled(texts)).toEqual([]);
  });

  test('put in what the English ones do, and as they do', () => {
    const english = new Map<string, string>(Object.entries(ENGLISH));
    const strange = Object.entries(texts).filter(([key, text]) => {
      const known = english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? '';
      return (
        String(parametersOf(text)) !== String(parametersOf(known)) ||
        String(rawParametersOf(text)) !== String(rawParametersOf(known))
      );
    });
    expect(strange).toEqual([]);
  });

  test('name options by themselves as readers of the language see them', () => {
    const dictionary = newDictionary({ en: texts });
    const commands = describedCommands(COMMANDS, { games: GAMES, dictionary }) as readonly Described[];
    const options = new Set(commands.flatMap(optionsOf));
    const named = Object.entries(texts).flatMap(([key, text]) =>
      [...text.matchAll(/`([\p{L}\p{N}-]+)`/gu)].map(([, option = '']) => ({ key, option })),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter(({ option }) => !options.has(option))).toEqual([]);
  });

  test('name commands and their options as readers of the language see them', () => {
    const dictionary = newDictionary({ en: texts });
    const commands = describedCommands(COMMANDS, { games: GAMES, dictionary }) as readonly Described[];
    const named = Object.entries(texts).flatMap(([key, text]) =>
      [...text.matchAll(/`(\/[^`]*)`/g)].map(([, typed]) => `${key}: ${typed}`),
    );
    expect(named.length).toBeGreaterThan(30);
    const known = typedForms(commands);
    expect(named.filter((one) => !known.has(one.replace(/^.*: (?=\/)/, '')))).toEqual([]);
  });
});

describe('what the checks above look for', () => {
  const uses = keysAsked(
    'planted.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code under test
    "const button = { label: words.plain('table.join') }; const line = words.text(`table.line.${kind}`);",
  );

  test('is found where it is planted', () => {
    expect(unused(['table.join', 'table.line.away', 'table.leave'], uses)).toEqual(['table.leave']);
    const long = {
      ...ENGLISH,
      'table.join': 'x'.repeat(81),
      'table.leave': 'x'.repeat(81),
    } as unknown as Texts;
    expect(tooLong(long, uses)).toEqual(['table.join']);
    expect(untranslated('Plày wîth Ben <@12>')).toEqual(['Ben']);
    const wide = { ...ENGLISH, 'table.thread-name': `{{game}} at the table of {{host}}${'x'.repeat(40)}` };
    expect(tooLongFilled(wide as unknown as Texts).map((found) => found.split(':')[0])).toEqual([
      'table.thread-name',
    ]);
  });

  test('knows the narrower places of a form', () => {
    const form = "const field = { label: words.plain('mine.quiet.from'), lengthMax: 12 };";
    expect(keysAsked('planted.ts', form).find(({ lengthMax }) => lengthMax !== undefined)?.lengthMax).toBe(
      45,
    );
  });
});

describe('a further language', () => {
  const dictionary = pseudoDictionary();
  const words = dictionary.wordsFor(PSEUDO);

  test('is one line more, and is found by whatever region is asked for', () => {
    expect(dictionary.languages).toEqual(['en', PSEUDO]);
    expect(dictionary.wordsFor(`${PSEUDO}-RU`).language).toBe(PSEUDO);
    expect(dictionary.wordsFor('de').language).toBe('en');
    expect(words.text('table.join')).toBe('Jöîn');
  });

  test('has its own plural forms', () => {
    for (const count of [1, 2, 5, 21])
      expect(untranslated(words.text('table.lobby.missing', { count })), String(count)).toEqual([]);
  });

  test('that lacks a text says it in English rather than by its key', () => {
    const holey = newDictionary({ en: ENGLISH, xx: {} as Texts });
    expect(holey.wordsFor('xx').text('table.join')).toBe('Join');
  });
});
