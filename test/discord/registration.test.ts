import type { REST } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { describedCommands, isChanged, registerCommands } from '../../src/discord/registration.js';
import { GAMES } from '../../src/games/shelf.js';
import { DICTIONARY } from '../../src/words/words.js';

const wanted = describedCommands(COMMANDS, { games: GAMES, dictionary: DICTIONARY });
type Body = Record<string, unknown> & { options?: Body[] };

/** As Discord hands a command back: with ids and defaults of its own, options without what is false. */
function registered(): Body[] {
  const copies = JSON.parse(JSON.stringify(wanted)) as Body[];
  return copies.map((command, index) => ({
    ...withoutFalse(command),
    id: String(index),
    application_id: '900',
    version: '1',
    type: 1,
    default_member_permissions: null,
    nsfw: false,
    integration_types: [0],
  }));
}

function withoutFalse({ options, ...rest }: Body): Body {
  const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== false));
  return {
    ...kept,
    ...(options === undefined || options.length === 0 ? {} : { options: options.map(withoutFalse) }),
  };
}

describe('registration', () => {
  test('finds no difference in what Discord makes of the commands', () => {
    expect(isChanged(registered(), wanted)).toBe(false);
    expect(isChanged(registered().reverse(), wanted)).toBe(false);
  });

  test.each([
    ['a description', (commands: Body[]) => Object.assign(commands[0] as Body, { description: 'other' })],
    ['a command less', (commands: Body[]) => commands.pop()],
    ['a command more', (commands: Body[]) => commands.push({ name: 'old', description: 'old' })],
    [
      'an option more',
      (commands: Body[]) => Object.assign(commands[0] as Body, { options: [{ name: 'x' }] }),
    ],
    [
      'a choice less',
      (commands: Body[]) => {
        const rules = commands.find(({ name }) => name === 'rules');
        const [game] = rules?.options ?? [];
        (game as { choices?: unknown[] } | undefined)?.choices?.pop();
      },
    ],
    [
      'an option no longer required',
      (commands: Body[]) => {
        const rules = commands.find(({ name }) => name === 'rules');
        delete rules?.options?.[0]?.['required'];
      },
    ],
  ])('finds %s', (_what, change) => {
    const commands = registered();
    change(commands);
    expect(isChanged(commands, wanted)).toBe(true);
  });

  test('writes only where there is a difference', async () => {
    const written: unknown[] = [];
    const rest = (has: unknown) =>
      ({
        get: async () => has,
        put: async (_route: string, { body }: { body: unknown }) => written.push(body),
      }) as unknown as REST;
    expect((await registerCommands(rest(registered()), '900', wanted)).outcome).toBe('unchanged');
    expect(written).toEqual([]);
    expect((await registerCommands(rest([]), '900', wanted)).outcome).toBe('registered');
    expect(written).toEqual([wanted]);
  });

  test('tells by which ids Discord knows the commands, whether it writes or not', async () => {
    const rest = (has: unknown) =>
      ({ get: async () => has, put: async () => registered() }) as unknown as REST;
    const tableId = registered().find(({ name }) => name === 'table')?.['id'];
    for (const has of [registered(), []]) {
      const { known } = await registerCommands(rest(has), '900', wanted);
      expect(known.get('/table pause')).toEqual({ id: tableId, inDirect: false });
      expect(known.get('/table')).toBeUndefined();
      expect(known.get('/help')).toMatchObject({ inDirect: true });
    }
  });
});

describe('every command', () => {
  const NAME = /^[-_\p{Ll}\p{N}]{1,32}$/u;

  type Localised = Readonly<Record<string, string>>;

  interface Named {
    readonly name: string;
    readonly name_localizations?: Localised;
    readonly description?: string;
    readonly description_localizations?: Localised;
  }

  interface Described extends Named {
    readonly options?: readonly Described[];
    readonly choices?: readonly (Named & { readonly value: string | number })[];
  }

  const LANGUAGES = DICTIONARY.languages;
  /** Discord counts the longest name and description that each part has in any language. */
  const LETTERS_MAX = 8_000;

  function all(described: Described): readonly Described[] {
    return [described, ...(described.options ?? []).flatMap(all)];
  }

  function nameIn(language: string, { name, name_localizations: localised }: Named): string {
    return localised?.[language] ?? name;
  }

  function descriptionIn(language: string, described: Named): string {
    return described.description_localizations?.[language] ?? described.description ?? '';
  }

  function lettersOf(described: Described): number {
    const longest = (named: Named, textIn: typeof nameIn) =>
      Math.max(...LANGUAGES.map((language) => textIn(language, named).length));
    const own = longest(described, nameIn) + longest(described, descriptionIn);
    const choices = (described.choices ?? []).map(
      (choice) => longest(choice, nameIn) + String(choice.value).length,
    );
    const options = (described.options ?? []).map(lettersOf);
    return [own, ...choices, ...options].reduce((sum, letters) => sum + letters, 0);
  }

  test.each(wanted.map((command) => [command.name, command as Described] as const))(
    '%s is within what Discord allows, in every language',
    (_name, command) => {
      for (const described of all(command)) {
        const { options = [], choices = [] } = described;
        expect(options.length).toBeLessThanOrEqual(25);
        expect(choices.length).toBeLessThanOrEqual(25);
        for (const language of LANGUAGES) {
          expect(nameIn(language, described)).toMatch(NAME);
          expect(descriptionIn(language, described).length).toBeGreaterThan(0);
          expect(descriptionIn(language, described).length).toBeLessThanOrEqual(100);
          for (const choice of choices) expect(nameIn(language, choice).length).toBeLessThanOrEqual(100);
        }
      }
      expect(lettersOf(command)).toBeLessThan(LETTERS_MAX);
    },
  );

  test.each(LANGUAGES)('has a name of its own in %s, and so has each of its options', (language) => {
    const twice = (parts: readonly Described[]): readonly string[] => {
      const names = parts.map((part) => nameIn(language, part));
      return [
        ...names.filter((name, index) => names.indexOf(name) !== index),
        ...parts.flatMap(({ options = [] }) => twice(options)),
      ];
    };
    expect(twice(wanted as readonly Described[])).toEqual([]);
  });

  test('is described under the name it answers to', () => {
    expect(wanted.map(({ name }) => name)).toEqual(COMMANDS.map(({ name }) => name).toSorted());
  });

  test('/play has a subcommand for each game with the options of that game', () => {
    const play = wanted.find(({ name }) => name === 'play') as Described;
    expect(play.options?.map(({ name }) => name)).toEqual(GAMES.map(({ id }) => id));
    for (const game of GAMES) {
      const sub = play.options?.find(({ name }) => name === game.id);
      const names = sub?.options?.map(({ name }) => name) ?? [];
      for (const { name } of game.options) expect(names).toContain(name);
    }
  });
});
