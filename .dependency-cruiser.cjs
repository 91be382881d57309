/**
 * Who may import what. Each row names everything its folder may reach, packages and Node's own modules
 * included; whatever it does not name is reported. `ARCHITECTURE.md` has the same table for reading.
 */

const { builtinModules } = require('node:module');

/** Any module that comes with Node. */
const NODE = `^(node:)?(${builtinModules.filter((name) => !name.includes('/')).join('|')})(/|$)`;

const packages = (...names) => names.map((name) => `(^|/)node_modules/${name}/`);

const BASE = '^src/base/';
const WORDS = '^src/words/';
const ART = '^src/art/';
const DISCORD = '^src/discord/';
const GAME_TYPES = '^src/games/game-types\\.ts$';
const GAME_SUITE = '^src/games/(game|game-types|deal|moments)\\.ts$';
const FACE_ROOT = '^src/faces/(?!shelf\\.ts$)[^/]+\\.ts$';

/** What a table is made of, its sealed state and its seed included. */
const WHOLE_TABLE = 'src/tables/table\\.ts$';

/** What Discord's side may name. A whole table is not in it. */
const DISCORD_SIDE = [
  BASE,
  GAME_TYPES,
  WORDS,
  `^(?!${WHOLE_TABLE})src/tables/`,
  '^src/standings/',
  '^src/faces/(?!shelf\\.ts$)',
  DISCORD,
  NODE,
  ...packages('discord\\.js', '@discordjs/builders', 'pino', 'pino-pretty'),
];

const row = ({ name, comment, from, may }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: may },
});

const forbidden = ({ name, comment, from, to }) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    row({
      name: 'base',
      comment: 'base has no domain words and imports nothing.',
      from: BASE,
      may: [BASE],
    }),
    row({
      name: 'words',
      comment: 'Words are texts by key: they need i18next and nothing of the house.',
      from: WORDS,
      may: [WORDS, ...packages('i18next')],
    }),
    row({
      name: 'games-suite',
      comment: 'What all games share knows no game; hashing is the only thing it needs of Node.',
      from: '^src/games/(?!shelf\\.ts$)[^/]+\\.ts$',
      may: [BASE, '^src/games/(?!shelf\\.ts$)[^/]+\\.ts$', '^(node:)?crypto$'],
    }),
    row({
      name: 'games-shelf',
      comment: 'The list of games names each game by its game.ts.',
      from: '^src/games/shelf\\.ts$',
      may: ['^src/games/hosting\\.ts$', '^src/games/[^/]+/game\\.ts$'],
    }),
    row({
      name: 'games-one',
      comment:
        'A game stands on base, game.ts, game-types.ts, deal.ts, moments.ts and its own folder, and on no other game.',
      from: '^src/games/([^/]+)/',
      may: [BASE, GAME_SUITE, '^src/games/$1/', '^(node:)?crypto$'],
    }),
    row({
      name: 'tables',
      comment: 'Tables see games sealed, and reach the world through ports only.',
      from: '^src/tables/',
      may: [BASE, '^src/games/(game-types|hosting|record)\\.ts$', '^src/tables/'],
    }),
    row({
      name: 'standings',
      comment: 'Results and ratings know who played, not how.',
      from: '^src/standings/',
      may: [BASE, GAME_TYPES, '^src/tables/ids\\.ts$', '^src/standings/', ...packages('openskill')],
    }),
    row({
      name: 'store',
      comment:
        'The store stands behind the ports and keeps what they name, by the types of tables/table.ts, without looking inside.',
      from: '^src/store/',
      may: [
        BASE,
        '^src/tables/(ports|ids|table|notice|settings|server-settings|pace|timers|standstill|placed-match)\\.ts$',
        '^src/standings/(ports|types)\\.ts$',
        '^src/store/',
        NODE,
        ...packages('drizzle-orm', 'better-sqlite3', '@types/better-sqlite3'),
      ],
    }),
    row({
      name: 'art',
      comment: 'The drawing kit draws; it does not know what a game is.',
      from: ART,
      may: [BASE, ART, NODE, ...packages('canvas', 'gifenc', '@expo-google-fonts/[^/]+')],
    }),
    row({
      name: 'faces-suite',
      comment: 'What all faces share knows no game; only the list names each face.',
      from: FACE_ROOT,
      may: [BASE, GAME_TYPES, WORDS, ART, '^src/tables/ids\\.ts$', '^src/standings/types\\.ts$', FACE_ROOT],
    }),
    row({
      name: 'faces-shelf',
      comment: 'The list of faces names each face by its folder.',
      from: '^src/faces/shelf\\.ts$',
      may: [BASE, GAME_TYPES, FACE_ROOT, '^src/faces/[^/]+/face\\.ts$'],
    }),
    row({
      name: 'faces-one',
      comment:
        'A face is made from what a viewer may know: view, moves, events, cards, options and examples of its own game.',
      from: '^src/faces/([^/]+)/',
      may: [
        BASE,
        GAME_TYPES,
        '^src/games/$1/(view|moves|events|cards|options|examples)\\.ts$',
        WORDS,
        ART,
        '^src/tables/ids\\.ts$',
        '^src/standings/types\\.ts$',
        FACE_ROOT,
        '^src/faces/$1/',
        ...packages('chart\\.js'),
      ],
    }),
    row({
      name: 'discord',
      comment:
        'Discord works from situations and faces; it names no game, no whole table, no store. A Picture comes from faces/face.ts.',
      from: DISCORD,
      may: DISCORD_SIDE,
    }),
    row({
      name: 'commands',
      comment: 'A command is thin: it may import what Discord may.',
      from: '^commands/',
      may: [...DISCORD_SIDE, '^commands/'],
    }),
    row({
      name: 'operation',
      comment:
        'What watches over the bot is told numbers and short names; it must not be able to see a table or a person.',
      from: '^src/operation/',
      may: [BASE, '^src/operation/', NODE, ...packages('prom-client')],
    }),
    row({
      name: 'config',
      comment: 'The configuration is parsed from the environment and knows nothing of what is done with it.',
      from: '^src/config\\.ts$',
      may: [BASE, NODE, ...packages('zod')],
    }),
    row({
      name: 'playground',
      comment: 'The playground is a Discord: it must not share a mistake with the bot.',
      from: '^playground/',
      may: ['^playground/', NODE, '(^|/)node_modules/', '^/modules/'],
    }),
    forbidden({
      name: 'only-main-wires',
      comment: 'Only main.ts reads the configuration and takes games and faces off their shelves.',
      from: { path: '^(src|commands)/', pathNot: '^src/main\\.ts$' },
      to: { path: '^src/(config|games/shelf|faces/shelf)\\.ts$' },
    }),
    forbidden({
      name: 'nobody-imports-main',
      comment: 'main.ts is where everything starts; it is run, never imported.',
      from: {},
      to: { path: '^src/main\\.ts$' },
    }),
    forbidden({
      name: 'hidden-cards-stay',
      comment: 'Nothing above tables/ can import what holds a whole state.',
      from: { path: '^(commands|src/(discord|faces|art|words|standings))/' },
      to: {
        path: `^(src/games/(game|hosting|shelf)\\.ts$|src/games/[^/]+/(game|state)\\.ts$|${WHOLE_TABLE})`,
      },
    }),
    forbidden({
      name: 'playground-stands-alone',
      comment: 'Only tests and measurements import the playground.',
      from: { pathNot: '^(playground|test|bench)/' },
      to: { path: '^playground/' },
    }),
    forbidden({
      name: 'bot-without-tests',
      comment: 'Neither the bot nor the playground needs tests, scripts or measurements.',
      from: { path: '^(src|commands|playground)/' },
      to: { path: '^(test|scripts|bench)/' },
    }),
    forbidden({
      name: 'bot-without-dev-packages',
      comment: 'An installed bot has no development packages.',
      from: { path: '^(src|commands)/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        // Types of a package that itself is a dependency.
        pathNot: packages('@types/[^/]+'),
      },
    }),
    forbidden({
      name: 'no-cycles',
      comment: 'What imports itself in a circle cannot be read from either end.',
      from: {},
      to: { circular: true },
    }),
    forbidden({
      name: 'must-exist',
      comment: 'The import leads nowhere.',
      // The page's packages come from its import map, and those of bench/ only with the first measurement.
      from: { pathNot: '^(playground/page|bench)/' },
      to: { couldNotResolve: true },
    }),
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|reports|gallery)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['main', 'types'],
    },
  },
};
