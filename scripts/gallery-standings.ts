import { chanceOf } from '../bench/chance.js';
import type { Picture } from '../src/art/picture.js';
import type { Instant } from '../src/base/instant.js';
import { beforeTheBirdsFace } from '../src/faces/before-the-birds/face.js';
import type { Face } from '../src/faces/face.js';
import { boardPicture } from '../src/faces/standings/board-picture.js';
import type { BoardShown } from '../src/faces/standings/board-words.js';
import { statsPicture } from '../src/faces/standings/stats-picture.js';
import { trickadeeFace } from '../src/faces/trickadee/face.js';
import { woodlandTricksFace } from '../src/faces/woodland-tricks/face.js';
import type { Figures } from '../src/games/game-types.js';
import type { LeaderboardRow, RatingPoint, Stats } from '../src/standings/types.js';
import type { UserId } from '../src/tables/ids.js';
import type { WordKey } from '../src/words/words.js';
import { words } from './gallery-asked.js';
import type { Exhibit } from './gallery-exhibits.js';

/** Leaderboards and statistics of people made up for it. */
export function standingsExhibits(): readonly Exhibit[] {
  return [...boardExhibits(), ...statsExhibits()];
}

const NAMES: readonly (string | null)[] = [
  'Ana',
  'Bartholomew Fitzgerald-Cholmondeley',
  '🦔 Людмила Преображенская',
  'Dev',
  null,
  'Finn',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'נעמי',
  'Ines',
  'Jon the 7th',
];

function rowsOf(
  values: readonly number[],
  more: Partial<LeaderboardRow> = {},
  namedFrom = 0,
): readonly LeaderboardRow[] {
  const first = more.place ?? 1;
  return values.map((value, index) => ({
    userId: `${index}` as UserId,
    name: NAMES[(index + namedFrom) % NAMES.length] ?? null,
    present: index !== 3,
    matches: 140 - 9 * index,
    wins: 61 - 5 * index,
    value,
    ...more,
    place:
      first +
      values.filter((other) => ((values[0] ?? 0) > (values.at(-1) ?? 0) ? other > value : other < value))
        .length,
  }));
}

function board(shown: Partial<BoardShown>, rows: readonly LeaderboardRow[], own = rows[4]): Picture {
  const page = {
    rows,
    own: own ?? null,
    players: own === undefined ? 4 * rows.length : 120_000,
    before: null,
    after: null,
  };
  const asker = own?.userId ?? null;
  const usual = { game: 'Woodland Tricks', measure: 'rating', span: 'all', everybody: true } as const;
  return boardPicture({ ...usual, page, asker, ...shown }, words);
}

function boardExhibits(): readonly Exhibit[] {
  const ratings = rowsOf([1_912, 1_764, 1_764, 1_702, 1_655, 1_655, 1_655, 1_610, 1_584, 1_490]);
  const far = rowsOf(
    [312, 311, 311, 310, 309, 309, 308, 305, 305, 301],
    { place: 99_981, matches: 1_412, wins: 312 },
    3,
  );
  const own = { ...rowsOf([288], { place: 100_000 }, 1)[0], userId: 'own' as UserId } as LeaderboardRow;
  const name = (what: string, picture: Picture): Exhibit => ({ name: `standings-${what}`, picture });
  return [
    name('rating', board({}, ratings)),
    name('wins-far', board({ game: 'Trickadee', measure: 'wins', span: 'month' }, far, own)),
    name(
      'win-rate',
      board({ game: 'Before The Birds', measure: 'win-rate', span: 'week' }, rowsOf([1_000, 667, 667, 500])),
    ),
    name(
      'average',
      board(
        { game: 'Before The Birds', measure: 'average' },
        rowsOf([1_234, 1_350, 1_350, 1_402, 2_004], {}, 4),
      ),
    ),
    name('best-one', board({ game: 'Trickadee', measure: 'best', asker: null }, rowsOf([61]))),
  ];
}

function historyOf(matches: number, seed: number): readonly RatingPoint[] {
  const chance = chanceOf(seed);
  let points = 1_000;
  return Array.from({ length: matches + 1 }, (_, index) => {
    if (index > 0) points += Math.round((chance() - 0.4) * (260 / Math.sqrt(index)));
    return { at: Date.UTC(2026, 7, 22 + index) as Instant, points };
  });
}

function statsOf(matches: number, more: Partial<Stats> = {}): Stats {
  const wins = Math.round(matches * 0.43);
  return {
    matches,
    wins,
    winRate: Math.round((1_000 * wins) / matches),
    places: [wins, matches - wins],
    streak: { current: 3, longest: 7 },
    history: historyOf(matches, matches),
    best: 24,
    average: 1_763,
    leftEarly: 1,
    headToHead: NAMES.slice(1, 7).map((name, index) => ({
      userId: `${index}` as UserId,
      name,
      matches: 24 - 3 * index,
      ahead: 12 - index,
      level: index % 2,
      behind: 12 - 2 * index - (index % 2),
    })),
    figures: {},
    ...more,
  };
}

const WOODLAND: Figures = {
  rounds: 214,
  'humble-rounds': 61,
  'victorious-rounds': 74,
  'greedy-rounds': 18,
  'bonus-points': 49,
  ambushes: 37,
  'best-round': 9,
};
const TRICKADEE: Figures = {
  ...{
    rounds: 96,
    birds: 688,
    'seeds-cached': 12,
    'abilities-used': 141,
    'best-flock': 21,
    'best-round': 38,
  },
  ...{ 'species/chickadee': 60, 'species/hummingbird': 104, 'species/jay': 88 },
};
const ACORNS: Figures = {
  ...{ trees: 23, colours: 81, 'shortest-tree': 4, 'fewest-colours': 2, 'best-tree': 8 },
  ...{ 'colour/red': 14, 'colour/blue': 23, 'colour/green': 3, 'colour/orange': 9 },
  ...{ 'colour/yellow': 12, 'colour/purple': 20, 'colour/white': 0 },
};

const MANY_PLACES = { places: [21, 17, 9, 12, 4, 6, 2] };
const FIRST_MATCH: Partial<Stats> = {
  headToHead: statsOf(9).headToHead.slice(0, 1),
  best: null,
  average: null,
  streak: { current: 0, longest: 0 },
};

interface StatsExhibit {
  readonly of: string;
  readonly name: string | null;
  readonly face: Pick<Face<never, never, never, never, never>, 'gameId' | 'figures'>;
  readonly stats: Stats;
  readonly figures: Figures;
}

const STATS: readonly StatsExhibit[] = [
  { of: 'duels', name: 'Ana', face: woodlandTricksFace, stats: statsOf(118), figures: WOODLAND },
  {
    of: 'birds',
    name: NAMES[2] ?? null,
    face: trickadeeFace,
    stats: statsOf(71, MANY_PLACES),
    figures: TRICKADEE,
  },
  {
    of: 'acorns',
    name: NAMES[1] ?? null,
    face: beforeTheBirdsFace,
    stats: statsOf(23, MANY_PLACES),
    figures: ACORNS,
  },
  {
    of: 'first-match',
    name: 'Jon the 7th',
    face: woodlandTricksFace,
    stats: statsOf(1, FIRST_MATCH),
    figures: {},
  },
  { of: 'many', name: null, face: trickadeeFace, stats: statsOf(2_000, MANY_PLACES), figures: TRICKADEE },
];

function statsExhibits(): readonly Exhibit[] {
  return STATS.map(({ of, name, face, stats, figures }) => {
    const game = words.plain(`${face.gameId}.name` as WordKey);
    return {
      name: `stats-${of}`,
      picture: statsPicture({ name, game, stats, figures: face.figures(figures, words) }, words),
    };
  });
}
