import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageModule } from './page-module.js';

interface Read {
  readonly command?: { readonly id: string };
  readonly texts?: Readonly<Record<string, string>>;
  readonly problem?: string;
}

interface Value {
  readonly value: string;
  readonly label: string;
  readonly also?: readonly string[];
}

const { readTyped } = await pageModule<{
  readTyped(
    text: string,
    commands: readonly object[],
    lists: { offer(option: object): readonly Value[] | undefined; seen?: Readonly<Record<string, Value[]>> },
  ): Read;
}>('composer/typed-command.js');
const { commandsAsSent, flattenCommands } = await pageModule<{
  commandsAsSent(commands: readonly object[], locale?: string): readonly { readonly path: string }[];
  flattenCommands(commands: readonly object[], locale?: string): readonly object[];
}>('composer/command-list.js');
const { offeredValues } = await pageModule<{
  offeredValues(option: object, directory: object): readonly Value[] | undefined;
}>('composer/offered-values.js');

const COMMANDS = [
  {
    name: 'games',
    name_localizations: { de: 'partien' },
    description: 'Tables',
    options: [{ type: 5, name: 'all', name_localizations: { de: 'alle' }, description: 'All' }],
  },
  {
    name: 'play',
    description: 'Play',
    options: [
      {
        type: 1,
        name: 'woodland-tricks',
        description: 'A duel',
        options: [
          { type: 6, name: 'opponent', description: 'Who' },
          { type: 4, name: 'target', description: 'Up to', min_value: 5, max_value: 21 },
          { type: 3, name: 'pace', description: 'Pace', choices: [{ name: 'daily, slowly', value: 'd' }] },
          { type: 3, name: 'note', description: 'A note' },
          { type: 7, name: 'where', description: 'Where' },
          { type: 3, name: 'bird', description: 'A bird', autocomplete: true },
        ],
      },
    ],
  },
  {
    name: 'rules',
    description: 'Rules',
    options: [{ type: 3, name: 'game', description: 'Which', required: true }],
  },
  { name: 'help', description: 'Help' },
];
const DIRECTORY = {
  users: [
    { id: '7', name: 'Ben', also: ['benjamin'] },
    { id: '8', name: 'Ben of the Hill' },
    { id: '9', name: 'رنا' },
  ],
  roles: [],
  channels: [{ id: '20', name: 'games', type: 0 }],
};

function read(text: string, locale?: string): Read {
  return readTyped(text, flattenCommands(COMMANDS, locale), {
    offer: (option) => offeredValues(option, DIRECTORY),
    seen: { bird: [{ value: 'jay', label: 'Blue Jay' }] },
  });
}

describe('a command typed whole is read as its form would fill it in', () => {
  test.each([
    ['/games all:True', { all: 'true' }],
    ['/games all: yes', { all: 'true' }],
    ['/GAMES ALL:FALSE', { all: 'false' }],
    ['/games  ', {}],
    ['/games true', { all: 'true' }],
    ['/play woodland-tricks opponent:@Ben target:16', { opponent: '7', target: '16' }],
    ['/play woodland-tricks opponent:Ben of the Hill', { opponent: '8' }],
    ['/play woodland-tricks opponent:<@7>', { opponent: '7' }],
    ['/play woodland-tricks opponent:8', { opponent: '8' }],
    ['/play woodland-tricks opponent:benjamin', { opponent: '7' }],
    ['/play woodland-tricks opponent:رنا', { opponent: '9' }],
    ['/play woodland-tricks where:#games', { where: '20' }],
    ['/play woodland-tricks note:two words: so pace:daily, slowly', { note: 'two words: so', pace: 'd' }],
    ['/play woodland-tricks pace:d', { pace: 'd' }],
    ['/play woodland-tricks bird:Blue Jay', { bird: 'jay' }],
    ['/play woodland-tricks bird:wren', { bird: 'wren' }],
    ['/rules the long ones', { game: 'the long ones' }],
    ['/help', {}],
  ])('%s', (text, texts) => {
    expect(read(text)).toMatchObject({ texts });
  });

  test('in the language of whoever types, or in the words of the bot', () => {
    for (const text of ['/partien alle:Wahr', '/games alle:ja', '/partien all:true'])
      expect(read(text, 'de')).toMatchObject({ command: { id: 'games' }, texts: { all: 'true' } });
  });
});

describe('what is wrong is named', () => {
  test.each([
    ['/games all:maybe', 'all is “True” or “False”, not “maybe”.'],
    ['/games all:', 'all has no value.'],
    ['/games some:1', '/games has no option “some”. It takes all.'],
    ['/games all:True some:1', '/games has no option “some”. It takes all.'],
    ['/help me', '/help has no option “me”. It takes none.'],
    ['/play', '/play goes on with one of these: /play woodland-tricks.'],
    ['/play chess', '/play goes on with one of these: /play woodland-tricks.'],
    ['/gaems', 'There is no command /gaems here. There are /games, /help, /play, /rules.'],
    ['/rules', 'game: This option is required.'],
    ['/play woodland-tricks target:4', 'target: Enter 5 or more.'],
    ['/play woodland-tricks target:many', 'target: Enter a whole number.'],
    ['/play woodland-tricks opponent:Bob', 'opponent is “Ben”, “Ben of the Hill” or “رنا”, not “Bob”.'],
    ['/play woodland-tricks opponent:Ben opponent:Ben', 'opponent is given twice.'],
    ['/play woodland-tricks Ben', 'Name the option that “Ben” is for, such as opponent:Ben'],
  ])('%s', (text, problem) => {
    expect(read(text)).toEqual({ problem });
  });
});

test('no text is too strange to be read', () => {
  const words = fc.constantFrom(
    '/games',
    '/play',
    'all:',
    'woodland-tricks',
    'opponent:',
    ' ',
    '\n',
    '(',
    '\\',
    ':',
    '🦉',
  );
  const texts = fc.array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 8 });
  fc.assert(
    fc.property(texts, (parts) => {
      const { command, problem } = read(`/${parts.join('')}`);
      expect((command === undefined) !== (problem === undefined)).toBe(true);
    }),
  );
});

test('commands stand in the order of the alphabet where one looks for them, in that of the bot where it proposes them', () => {
  const play = {
    name: 'play',
    options: ['woods', 'birds'].map((name) => ({ type: 1, name, description: '' })),
  };
  const paths = (commands: readonly object[]) => commands.map((one) => (one as { path: string }).path);
  expect(paths(commandsAsSent([play]))).toEqual(['play woods', 'play birds']);
  expect(paths(flattenCommands([play]))).toEqual(['play birds', 'play woods']);
});
