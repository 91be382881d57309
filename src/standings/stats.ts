import { must } from '../base/invariant.js';
import type { BestScore, FigureKinds, Figures } from '../games/game-types.js';
import type { GuildId, UserId } from '../tables/ids.js';
import { isScoreOwn } from './counting.js';
import type { ScoredGame, StandingsDeps } from './deps.js';
import { pointsOf } from './rating.js';
import { averageOf, betterScore, winRateOf } from './tally.js';
import type { HeadToHead, Opponent, OwnMatch, RatingPoint, Stats } from './types.js';

export interface ReadStats {
  readonly guildId: GuildId;
  readonly gameId: string;
  readonly userId: UserId;
}

const OPPONENTS_MOST = 10;

/** What somebody's matches of a game in a server come to. */
export async function readStats(
  { boards, games }: StandingsDeps,
  { guildId, gameId, userId }: ReadStats,
): Promise<Stats> {
  const game = must(
    games.find(({ id }) => id === gameId),
    `No game ${gameId}.`,
  );
  const { headToHead, ...stats } = statsOf(await boards.matchesOf({ guildId, gameId }, userId), game);
  const names = await boards.namesOf(
    guildId,
    headToHead.map((other) => other.userId),
  );
  return {
    ...stats,
    headToHead: headToHead.map((other) => ({ ...other, name: names.get(other.userId) ?? null })),
  };
}

/** The same without names, from the matches themselves, which are in order. */
function statsOf(
  all: readonly OwnMatch[],
  { bestScore, figureKinds }: Pick<ScoredGame, 'bestScore' | 'figureKinds'>,
): Omit<Stats, 'headToHead'> & { readonly headToHead: readonly Omit<HeadToHead, 'name'>[] } {
  const matches = all.filter(({ rating }) => rating !== null);
  const wins = matches.filter(isWon).length;
  return {
    matches: matches.length,
    wins,
    winRate: matches.length === 0 ? null : winRateOf(wins, matches.length),
    places: placesOf(matches),
    streak: streakOf(matches),
    history: historyOf(matches),
    ...scoresOf(matches, bestScore),
    leftEarly: matches.filter(({ own }) => own.leftEarly).length,
    headToHead: headToHeadOf(matches),
    figures: figuresOf(
      matches.filter(({ own }) => !own.leftEarly && !own.wasAway).map(({ own }) => own.figures),
      figureKinds,
    ),
  };
}

function isWon({ own }: OwnMatch): boolean {
  return own.place === 1;
}

function placesOf(matches: readonly OwnMatch[]): readonly number[] {
  const worst = matches.reduce((most, { own }) => Math.max(most, own.place), 0);
  return Array.from(
    { length: worst },
    (_, index) => matches.filter(({ own }) => own.place === index + 1).length,
  );
}

function streakOf(matches: readonly OwnMatch[]): Stats['streak'] {
  let [current, longest] = [0, 0];
  for (const match of matches) {
    current = isWon(match) ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

function historyOf(matches: readonly OwnMatch[]): readonly RatingPoint[] {
  return matches.flatMap(({ rating, finishedAt: at }, index) => {
    if (rating === null) return [];
    const after = { at, points: pointsOf(rating.after) };
    return index === 0 ? [{ at, points: pointsOf(rating.before) }, after] : [after];
  });
}

function scoresOf(matches: readonly OwnMatch[], bestScore: BestScore): Pick<Stats, 'best' | 'average'> {
  const totals = matches.filter((match) => isScoreOwn(match, match.own)).map(({ own }) => own.total);
  if (totals.length === 0) return { best: null, average: null };
  return {
    best: totals.reduce<number | null>((best, total) => betterScore(bestScore, best, total), null),
    average: averageOf(
      totals.reduce((sum, total) => sum + total, 0),
      totals.length,
    ),
  };
}

type Encounters = Omit<HeadToHead, 'name'>;

function headToHeadOf(matches: readonly OwnMatch[]): readonly Encounters[] {
  const found = new Map<UserId, Encounters>();
  for (const { own, others } of matches)
    for (const other of others.filter(({ counts }) => counts))
      found.set(other.userId, met(found.get(other.userId), own.place, other));
  // Of equals whoever was met first, which does not change from one look to the next.
  return [...found.values()].toSorted((one, other) => other.matches - one.matches).slice(0, OPPONENTS_MOST);
}

function met(before: Encounters | undefined, own: number, { userId, place }: Opponent): Encounters {
  const { matches, ahead, level, behind } = before ?? NO_ENCOUNTERS;
  return {
    userId,
    matches: matches + 1,
    ahead: ahead + Number(own < place),
    level: level + Number(own === place),
    behind: behind + Number(own > place),
  };
}

const NO_ENCOUNTERS = { matches: 0, ahead: 0, level: 0, behind: 0 } as const;

/** All figures of the matches, each put together as its game says. */
function figuresOf(matches: readonly Figures[], kinds: FigureKinds): Figures {
  const whole: Record<string, number> = {};
  for (const figures of matches)
    for (const [name, value] of Object.entries(figures)) {
      const before = whole[name];
      whole[name] = before === undefined ? value : combined(kinds[name] ?? 'sum', before, value);
    }
  return whole;
}

function combined(kind: FigureKinds[string], one: number, other: number): number {
  switch (kind) {
    case 'sum':
      return one + other;
    case 'most':
      return Math.max(one, other);
    case 'least':
      return Math.min(one, other);
  }
}
