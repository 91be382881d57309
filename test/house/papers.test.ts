import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ApplicationCommandOptionType } from 'discord.js';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { inviteLink } from '../../src/discord/permissions.js';
import { GAMES } from '../../src/games/shelf.js';
import { wordsFor } from '../../src/words/words.js';

const ROOT = resolve(import.meta.dirname, '../..');

interface PackageFile {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const packageFile = JSON.parse(read('package.json')) as PackageFile;

test('the README opens with the two commands, and what they call can be run', () => {
  const [start, tests] = codeBlocks(read('README.md'));
  expect(start).toBe('scripts/setup && npm start');
  expect(tests).toBe('scripts/setup && npm test');
  for (const file of ['scripts/setup', '.ci/run']) accessSync(join(ROOT, file), constants.X_OK);
  expect(packageFile.scripts).toHaveProperty('start');
  expect(packageFile.scripts).toHaveProperty('test');
});

test.each(Object.entries(packageFile.scripts))('what `npm run %s` calls exists: %s', (_name, command) => {
  for (const call of command.split(' && ')) expect(isThere(call), call).toBe(true);
});

test.each(['package-lock.json', 'bench/package-lock.json'])(
  '%s says what is installed, not where it was downloaded from',
  (file) => {
    const { packages } = JSON.parse(read(file)) as { packages: Record<string, object> };
    expect(Object.keys(packages).length).toBeGreaterThan(10);
    expect(Object.entries(packages).filter(([, entry]) => 'resolved' in entry)).toEqual([]);
  },
);

test('ARCHITECTURE.md says of every package why it is here, and of no other', () => {
  const table = read('ARCHITECTURE.md').split('## Packages')[1]?.split('\n## ')[0] ?? '';
  const named = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1]));
  const used = [...Object.keys(packageFile.dependencies), ...Object.keys(packageFile.devDependencies)];
  expect([...named].sort()).toEqual(used.sort());
});

test('the README and .env.example name every setting that config.ts reads', () => {
  const settings = namesIn(read('src/config.ts'), /^ {2}([A-Z][A-Z_]+):/gm);
  expect(settings.length).toBeGreaterThan(3);
  expect(namesIn(read('README.md'), /^\| `([A-Z_]+)` \|/gm)).toEqual(settings);
  expect(namesIn(read('.env.example'), /^(?:# )?([A-Z_]+)=/gm)).toEqual(settings);
});

test('the link of the README that invites the bot asks for what the bot needs', () => {
  expect(read('README.md')).toContain(`\`${inviteLink('ID')}\``);
});

test('the README lists every command', () => {
  const described = COMMANDS.map((command) => command.describe({ games: GAMES, words: wordsFor('en') }));
  const calls = described.flatMap(({ name, options = [] }) => {
    const subcommands = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
    return subcommands.length === 0 ? [`/${name}`] : subcommands.map((sub) => `/${name} ${sub.name}`);
  });
  expect(calls.length).toBeGreaterThan(5);
  expect(namesIn(read('README.md'), /^\| `(\/[a-z -]+)` \|/gm)).toEqual(calls.sort());
});

test.each(papers())('every link of %s leads somewhere', (paper) => {
  const targets = [...read(paper).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '');
  const files = targets.filter((target) => !/^[a-z]+:/.test(target));
  expect(files.filter((file) => !existsSync(join(ROOT, dirname(paper), file)))).toEqual([]);
});

test('every folder of src has its line in ARCHITECTURE.md', () => {
  const house = read('ARCHITECTURE.md').split('```')[1] ?? '';
  const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const missing = folders.filter(({ name }) => !new RegExp(`^ {2}${name}/`, 'm').test(house));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

function isThere(call: string): boolean {
  const [program = '', first = '', second = ''] = call.split(' ');
  if (program === 'npm') return first === 'run' && second in packageFile.scripts;
  if (program !== 'node') return existsSync(join(ROOT, 'node_modules/.bin', program));
  const source = first.replace(/^dist\/(.+)\.js$/, '$1.ts');
  return existsSync(join(ROOT, source));
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function papers(): readonly string[] {
  const docs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
  return [...readdirSync(ROOT), ...docs.map((file) => join('docs', file))].filter((file) =>
    file.endsWith('.md'),
  );
}

function codeBlocks(markdown: string): readonly string[] {
  return [...markdown.matchAll(/```sh\n([^`]*?)\n```/g)].map((match) => match[1] ?? '');
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();
}
