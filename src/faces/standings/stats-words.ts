import { altOf } from '../../art/alt.js';
import type { RatingPoint, Stats } from '../../standings/types.js';
import type { Words } from '../../words/words.js';
import type { FiguresScene } from '../face.js';
import { listOf, listOfLong } from '../lists.js';
import { plainly } from '../plain.js';
import { messageName } from './names.js';
import { isProvisional } from './provisional.js';
import { dayText, hundredthsText, numberText, percentText } from './values.js';

/** What somebody's matches of one game come to. */
export interface StatsShown {
  /** `null` where it is no longer kept. */
  readonly name: string | null;
  /** What the game is called. */
  readonly game: string;
  /** With at least one match. */
  readonly stats: Stats;
  /** What the game itself counts, in the words of its face. */
  readonly figures: FiguresScene | null;
}

/** All of it as text, for a message. */
export function statsText(shown: StatsShown, words: Words): string {
  const title = words.text('standings.stats.title', {
    name: messageName(shown.name, words),
    game: shown.game,
  });
  return [title, ...lines(shown, words)].join('\n');
}

/** The same for a screen reader, as far as an alt text goes. */
export function statsAlt(shown: StatsShown, words: Words): string {
  const plain = plainly(words);
  const title = plain.text('standings.stats.alt', { name: messageName(shown.name, plain), game: shown.game });
  return altOf([title, ...lines(shown, plain)]);
}

function lines({ stats, figures }: StatsShown, words: Words): readonly string[] {
  return [
    ...ratingLines(stats, words),
    recordLine(stats, words),
    placesLine(stats, words),
    ...(stats.streak.longest === 0 ? [] : [words.text('standings.stats.line.streak', stats.streak)]),
    ...scoresLine(stats, words),
    ...(stats.leftEarly === 0 ? [] : [words.text('standings.stats.line.left', { count: stats.leftEarly })]),
    ...(figures?.lines ?? []),
    ...stats.headToHead.map((against) => againstLine(against, words)),
  ];
}

function againstLine(against: Stats['headToHead'][number], words: Words): string {
  const stands = (['ahead', 'level', 'behind'] as const).filter((stand) => against[stand] > 0);
  return words.text('standings.stats.line.against', {
    name: messageName(against.name, words),
    matches: words.text('standings.board.matches', { count: against.matches }),
    stands: listOf(
      stands.map((stand) => words.text(`standings.stats.${stand}`, { times: against[stand] })),
      words,
    ),
  });
}

function recordLine({ matches, wins, winRate }: Stats, words: Words): string {
  return words.text('standings.stats.line.record', {
    matches: words.text('standings.board.matches', { count: matches }),
    wins: words.text('standings.board.wins', { count: wins }),
    rate: percentText(winRate ?? 0, words),
  });
}

function placesLine({ places }: Stats, words: Words): string {
  const reached = [...places.entries()].filter(([, times]) => times > 0);
  const named = reached.map(([index, times]) =>
    words.text('standings.stats.place', { place: index + 1, count: times }),
  );
  return words.text('standings.stats.line.places', { places: listOf(named, words) });
}

function scoresLine({ best, average, matches }: Stats, words: Words): readonly string[] {
  if (best === null || average === null) return [];
  // Of one match the best is the average too.
  if (matches === 1) return [words.text('standings.stats.line.score', { score: numberText(best, words) })];
  return [
    words.text('standings.stats.line.scores', {
      best: numberText(best, words),
      average: hundredthsText(average, words),
    }),
  ];
}

/** So many of the latest matches are told one by one. */
const LATEST = 10;

function ratingLines(stats: Stats, words: Words): readonly string[] {
  const { history } = stats;
  const [first, last] = [history[0], history.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { highest, lowest } = extremesOf(history);
  const latest = history.slice(1).slice(-LATEST);
  const now = numberText(last.points, words);
  return [
    words.text('standings.stats.line.rating', {
      now: isProvisional(stats) ? words.text('standings.stats.now-provisional', { points: now }) : now,
      first: numberText(first.points, words),
      since: dayText(first.at, words),
      highest: numberText(highest, words),
      lowest: numberText(lowest, words),
    }),
    // The latest one alone has been told.
    ...(latest.length < 2 ? [] : [latestLine(latest, words)]),
  ];
}

function latestLine(latest: readonly RatingPoint[], words: Words): string {
  // Numbers have commas of their own.
  const points = listOfLong(latest.map((point) => numberText(point.points, words)));
  return words.text('standings.stats.line.latest', { points });
}

export function extremesOf(history: readonly RatingPoint[]): {
  readonly highest: number;
  readonly lowest: number;
} {
  const all = history.map(({ points }) => points);
  return { highest: Math.max(...all), lowest: Math.min(...all) };
}
