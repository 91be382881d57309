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
    expect(await registerCommands(rest(registered()), '900', wanted)).toBe('unchanged');
    expect(written).toEqual([]);
    expect(await registerCommands(rest([]), '900', wanted)).toBe('registered');
    expect(written).toEqual([wanted]);
  });
});

describe('every command', () => {
  const NAME = /^[-_\p{Ll}\p{N}]{1,32}$/u;

  interface Described {
    readonly name: string;
    readonly description?: string;
    readonly options?: readonly Described[];
    readonly choices?: readonly { readonly name: string }[];
  }

  function all(described: Described): readonly Described[] {
    return [described, ...(described.options ?? []).flatMap(all)];
  }

  test.each(wanted.map((command) => [command.name, command as Described] as const))(
    '%s is within what Discord allows',
    (_name, command) => {
      for (const { name, description = '', options = [], choices = [] } of all(command)) {
        expect(name).toMatch(NAME);
        expect(description.length).toBeGreaterThan(0);
        expect(description.length).toBeLessThanOrEqual(100);
        expect(options.length).toBeLessThanOrEqual(25);
        expect(choices.length).toBeLessThanOrEqual(25);
        for (const choice of choices) expect(choice.name.length).toBeLessThanOrEqual(100);
      }
      expect(JSON.stringify(command).length).toBeLessThan(8_000);
    },
  );

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
