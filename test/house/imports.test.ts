import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** One import line in one file of a small house, and the rules that must report it: none if it is allowed. */
interface Plant {
  readonly from: string;
  readonly to: string;
  readonly reported: readonly string[];
}

/** Two games and two faces, so that a game can be caught reading another. */
const HOUSE = [
  'src/base/result.ts',
  'src/words/words.ts',
  'src/games/game.ts',
  'src/games/game-types.ts',
  'src/games/deal.ts',
  'src/games/hosting.ts',
  'src/games/shelf.ts',
  ...['oak', 'ash'].flatMap((game) =>
    ['game', 'state', 'view', 'moves', 'events', 'cards', 'options'].map(
      (room) => `src/games/${game}/${room}.ts`,
    ),
  ),
  'src/tables/ids.ts',
  'src/tables/ports.ts',
  'src/tables/notice.ts',
  'src/tables/table.ts',
  'src/tables/match/make-move.ts',
  'src/standings/types.ts',
  'src/standings/ports.ts',
  'src/standings/rating.ts',
  'src/store/store.ts',
  'src/art/picture.ts',
  'src/faces/face.ts',
  'src/faces/shelf.ts',
  'src/faces/oak/face.ts',
  'src/faces/ash/face.ts',
  'src/discord/router.ts',
  'src/operation/meters.ts',
  'src/config.ts',
  'src/main.ts',
  'commands/play.ts',
  'playground/server.ts',
  'scripts/report.ts',
  'bench/rules.ts',
  'test/kit.ts',
];

const PACKAGES = [
  'i18next',
  'openskill',
  'drizzle-orm',
  'better-sqlite3',
  'canvas',
  '@expo-google-fonts/alegreya',
  'chart.js',
  'discord.js',
  '@discordjs/builders',
  'pino',
  'prom-client',
  'zod',
];

const DEV_PACKAGES = ['ws', 'discord-api-types'];

const ALLOWED: readonly (readonly [from: string, ...to: string[]])[] = [
  ['src/words/fine.ts', 'src/words/words.ts', 'i18next'],
  ['src/games/fine.ts', 'src/base/result.ts', 'src/games/game.ts', 'node:crypto'],
  [
    'src/games/oak/fine.ts',
    'src/base/result.ts',
    'src/games/game.ts',
    'src/games/game-types.ts',
    'src/games/deal.ts',
    'src/games/oak/state.ts',
    'node:crypto',
  ],
  ['src/tables/fine.ts', 'src/games/hosting.ts', 'src/games/game-types.ts', 'src/tables/table.ts'],
  ['src/standings/fine.ts', 'src/games/game-types.ts', 'src/tables/ids.ts', 'openskill'],
  [
    'src/store/fine.ts',
    'src/tables/ports.ts',
    'src/tables/ids.ts',
    'src/standings/ports.ts',
    'drizzle-orm',
    'better-sqlite3',
    'node:fs',
  ],
  ['src/art/fine.ts', 'src/base/result.ts', 'canvas', '@expo-google-fonts/alegreya'],
  [
    'src/faces/oak/fine.ts',
    'src/games/game-types.ts',
    'src/games/oak/view.ts',
    'src/games/oak/moves.ts',
    'src/games/oak/events.ts',
    'src/games/oak/cards.ts',
    'src/games/oak/options.ts',
    'src/words/words.ts',
    'src/art/picture.ts',
    'src/tables/ids.ts',
    'src/standings/types.ts',
    'src/faces/face.ts',
    'chart.js',
  ],
  [
    'src/discord/fine.ts',
    'src/games/game-types.ts',
    'src/words/words.ts',
    'src/tables/match/make-move.ts',
    'src/standings/rating.ts',
    'src/faces/face.ts',
    'discord.js',
    '@discordjs/builders',
    'pino',
    'node:crypto',
  ],
  ['commands/fine.ts', 'src/discord/router.ts', 'src/tables/match/make-move.ts', 'discord.js'],
  ['src/operation/fine.ts', 'src/base/result.ts', 'src/operation/meters.ts', 'prom-client', 'node:http'],
  ['src/config.ts', 'src/base/result.ts', 'zod'],
  ['src/main.ts', 'src/config.ts', 'src/games/shelf.ts', 'src/faces/shelf.ts', 'src/store/store.ts', 'pino'],
  ['playground/fine.ts', 'playground/server.ts', 'ws', 'node:http'],
  ['bench/fine.ts', 'playground/server.ts', 'src/games/oak/state.ts'],
  ['test/fine.ts', 'playground/server.ts', 'src/games/oak/state.ts', 'src/games/shelf.ts', 'ws'],
];

const NOWHERE = 'src/no-such-room.ts';

const FORBIDDEN: readonly (readonly [from: string, to: string, ...rules: string[]])[] = [
  ['src/base/planted.ts', 'src/words/words.ts', 'base'],
  ['src/base/planted.ts', 'node:fs', 'base'],
  ['src/base/planted.ts', 'zod', 'base'],
  ['src/words/planted.ts', 'src/base/result.ts', 'words'],
  ['src/words/planted.ts', 'discord.js', 'words'],
  ['src/games/planted.ts', 'src/tables/ids.ts', 'games-suite'],
  ['src/games/planted.ts', 'src/games/oak/game.ts', 'games-suite'],
  ['src/games/planted.ts', 'node:fs', 'games-suite'],
  ['src/games/oak/planted.ts', 'src/games/ash/cards.ts', 'games-one'],
  ['src/games/oak/planted.ts', 'src/games/hosting.ts', 'games-one'],
  ['src/games/oak/planted.ts', 'src/words/words.ts', 'games-one'],
  ['src/games/oak/planted.ts', 'node:fs', 'games-one'],
  ['src/games/oak/planted.ts', 'zod', 'games-one'],
  ['src/tables/planted.ts', 'src/games/oak/state.ts', 'tables'],
  ['src/tables/planted.ts', 'src/games/game.ts', 'tables'],
  ['src/tables/planted.ts', 'src/store/store.ts', 'tables'],
  ['src/tables/planted.ts', 'src/discord/router.ts', 'tables'],
  ['src/tables/planted.ts', 'src/games/shelf.ts', 'tables', 'only-main-wires'],
  ['src/tables/planted.ts', 'node:crypto', 'tables'],
  ['src/tables/planted.ts', 'drizzle-orm', 'tables'],
  ['src/standings/planted.ts', 'src/tables/match/make-move.ts', 'standings'],
  ['src/standings/planted.ts', 'src/tables/table.ts', 'standings', 'hidden-cards-stay'],
  ['src/store/planted.ts', 'src/games/oak/state.ts', 'store'],
  ['src/store/planted.ts', 'src/tables/match/make-move.ts', 'store'],
  ['src/store/planted.ts', 'discord.js', 'store'],
  ['src/art/planted.ts', 'src/games/oak/cards.ts', 'art'],
  ['src/art/planted.ts', 'src/words/words.ts', 'art'],
  ['src/art/planted.ts', 'discord.js', 'art'],
  ['src/faces/planted.ts', 'src/games/oak/view.ts', 'faces-suite'],
  ['src/faces/planted.ts', 'src/faces/oak/face.ts', 'faces-suite'],
  ['src/faces/oak/planted.ts', 'src/games/oak/state.ts', 'faces-one', 'hidden-cards-stay'],
  ['src/faces/oak/planted.ts', 'src/games/oak/game.ts', 'faces-one', 'hidden-cards-stay'],
  ['src/faces/oak/planted.ts', 'src/games/ash/view.ts', 'faces-one'],
  ['src/faces/oak/planted.ts', 'src/faces/ash/face.ts', 'faces-one'],
  ['src/faces/oak/planted.ts', 'src/faces/shelf.ts', 'faces-one', 'only-main-wires'],
  ['src/faces/oak/planted.ts', 'src/tables/match/make-move.ts', 'faces-one'],
  ['src/faces/oak/planted.ts', 'src/store/store.ts', 'faces-one'],
  ['src/faces/oak/planted.ts', 'discord.js', 'faces-one'],
  ['src/faces/oak/planted.ts', 'canvas', 'faces-one'],
  ['src/discord/planted.ts', 'src/games/oak/state.ts', 'discord', 'hidden-cards-stay'],
  ['src/discord/planted.ts', 'src/games/hosting.ts', 'discord', 'hidden-cards-stay'],
  ['src/discord/planted.ts', 'src/games/oak/view.ts', 'discord'],
  ['src/discord/planted.ts', 'src/tables/table.ts', 'discord', 'hidden-cards-stay'],
  ['src/discord/planted.ts', 'src/store/store.ts', 'discord'],
  ['src/discord/planted.ts', 'src/art/picture.ts', 'discord'],
  ['src/discord/planted.ts', 'src/config.ts', 'discord', 'only-main-wires'],
  ['src/discord/planted.ts', 'commands/play.ts', 'discord'],
  ['src/discord/planted.ts', 'better-sqlite3', 'discord'],
  ['src/discord/planted.ts', 'discord-api-types', 'discord', 'bot-without-dev-packages'],
  ['commands/planted.ts', 'src/games/oak/state.ts', 'commands', 'hidden-cards-stay'],
  ['commands/planted.ts', 'src/tables/table.ts', 'commands', 'hidden-cards-stay'],
  ['commands/planted.ts', 'src/faces/shelf.ts', 'commands', 'only-main-wires'],
  ['commands/planted.ts', 'src/store/store.ts', 'commands'],
  ['commands/planted.ts', 'canvas', 'commands'],
  ['src/discord/planted.ts', 'src/operation/meters.ts', 'discord'],
  ['src/discord/planted.ts', 'prom-client', 'discord'],
  ['src/operation/planted.ts', 'src/tables/ids.ts', 'operation'],
  ['src/operation/planted.ts', 'src/games/game-types.ts', 'operation'],
  ['src/operation/planted.ts', 'src/discord/router.ts', 'operation'],
  ['src/operation/planted.ts', 'src/store/store.ts', 'operation'],
  ['src/operation/planted.ts', 'pino', 'operation'],
  ['src/config.ts', 'src/words/words.ts', 'config'],
  ['src/config.ts', 'pino', 'config'],
  ['src/main.ts', 'playground/server.ts', 'playground-stands-alone'],
  ['src/main.ts', 'ws', 'bot-without-dev-packages'],
  ['src/main.ts', 'test/kit.ts', 'bot-without-tests'],
  ['playground/planted.ts', 'src/base/result.ts', 'playground'],
  ['playground/planted.ts', 'commands/play.ts', 'playground'],
  ['playground/planted.ts', 'scripts/report.ts', 'playground', 'bot-without-tests'],
  ['scripts/planted.ts', 'playground/server.ts', 'playground-stands-alone'],
  ['test/planted.ts', 'src/main.ts', 'nobody-imports-main'],
  ['test/planted.ts', NOWHERE, 'must-exist'],
];

const PLANTS: readonly Plant[] = [
  ...ALLOWED.flatMap(([from, ...tos]) => tos.map((to): Plant => ({ from, to, reported: [] }))),
  ...FORBIDDEN.map(([from, to, ...rules]): Plant => ({ from, to, reported: rules })),
];

/** Rule names by `from → to` as dependency-cruiser reported them. */
const reports = new Map<string, Set<string>>();
const house = mkdtempSync(join(tmpdir(), 'thicket-imports-'));

beforeAll(async () => {
  await build();
  for (const { from, to, rule } of await cruise()) {
    const key = `${from} → ${to}`;
    reports.set(key, (reports.get(key) ?? new Set()).add(rule));
  }
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the import rules', () => {
  test.each(PLANTS.filter(({ reported }) => reported.length > 0))('report $from importing $to', (plant) => {
    expect(reportedFor(plant)).toEqual([...plant.reported].sort());
  });

  test.each(PLANTS.filter(({ reported }) => reported.length === 0))('allow $from to import $to', (plant) => {
    expect(reportedFor(plant)).toEqual([]);
  });

  test('report a cycle, also one of types alone', () => {
    expect(reports.get('src/tables/round.ts → src/tables/about.ts')).toEqual(new Set(['no-cycles']));
  });

  test('have a plant for every rule', async () => {
    const seen = new Set([...reports.values()].flatMap((rules) => [...rules]));
    const config: unknown = await import(join(ROOT, '.dependency-cruiser.cjs'));
    const names = [...JSON.stringify(config).matchAll(/"name":"([a-z-]+)"/g)].map((match) => match[1]);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => name === undefined || !seen.has(name))).toEqual([]);
  });
});

/** Writes the small house: empty rooms, stand-ins for the packages, one file for each kind of plant. */
async function build(): Promise<void> {
  for (const file of HOUSE) write(file, 'export type Room = 1;\n');
  for (const name of [...PACKAGES, ...DEV_PACKAGES]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'export const Room = 1;\n');
  }
  for (const from of new Set(PLANTS.map((plant) => plant.from))) {
    const lines = PLANTS.filter((plant) => plant.from === from).map(
      (plant, index) =>
        // Types count as much as values: a type that names hidden cards is how they get out.
        `import ${index % 2 === 0 ? 'type ' : ''}{ Room as Room${index} } from '${specifier(plant)}';`,
    );
    write(from, `${lines.join('\n')}\nexport type Room = 1;\n`);
  }
  write('src/games/shelf.ts', "import { Room } from './oak/view.js';\nexport type Room = 1;\n");
  write('src/faces/shelf.ts', "import { Room } from '../games/oak/view.js';\nexport type Room = 1;\n");
  write('src/tables/round.ts', "import type { Room } from './about.js';\nexport type Room = 1;\n");
  write('src/tables/about.ts', "import type { Room } from './round.js';\nexport type Room = 1;\n");
  await copyFile(join(ROOT, 'tsconfig.json'), join(house, 'tsconfig.json'));
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '*']));
  write(
    'package.json',
    JSON.stringify({ dependencies: versions(PACKAGES), devDependencies: versions(DEV_PACKAGES) }),
  );
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

function specifier({ from, to }: Pick<Plant, 'from' | 'to'>): string {
  if (!to.endsWith('.ts')) return to;
  return `${'../'.repeat(from.split('/').length - 1) || './'}${to.replace(/\.ts$/, '.js')}`;
}

interface Report {
  readonly from: string;
  readonly to: string;
  readonly rule: string;
}

interface CruiseOutput {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly {
      readonly module: string;
      readonly resolved: string;
      readonly rules?: readonly { readonly name: string }[];
    }[];
  }[];
}

/** Runs the real tool with the real configuration; it exits with the number of violations. */
async function cruise(): Promise<readonly Report[]> {
  const folders = ['src', 'commands', 'playground', 'scripts', 'test', 'bench'];
  const tool = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [tool, '--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders];
  const output = await run(process.execPath, args, { cwd: house, maxBuffer: 2 ** 26 });
  const { modules } = JSON.parse(output.stdout) as CruiseOutput;
  return modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ module, resolved, rules = [] }) => {
      const to = resolved.startsWith('node_modules/') ? module : resolved;
      return rules.map(({ name }) => ({ from: source, to, rule: name }));
    }),
  );
}

function reportedFor({ from, to }: Plant): readonly string[] {
  // Node's modules are reported without their prefix, and what leads nowhere as it was written.
  const named = to === NOWHERE ? specifier({ from, to }) : to.replace(/^node:/, '');
  const key = `${from} → ${named}`;
  return [...(reports.get(key) ?? [])].sort();
}
