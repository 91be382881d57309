import type { BestScore } from '../games/game-types.js';
import { isScoreOwn } from './counting.js';
import { pointsOf } from './rating.js';
import type { MatchResult, Measure, Period, Rating, SeatResult, Span, Tally, Values } from './types.js';

/** Fewer matches say too little for a win rate or an average. */
export const MATCHES_MIN = { all: 5, month: 3, week: 2 } as const;

/** Matches that somebody must have for a measure. */
export function leastMatches(measure: Measure, span: Span): number {
  return measure === 'win-rate' || measure === 'average' ? MATCHES_MIN[span] : 1;
}

/** One match more. */
export function tallied(
  before: Tally | undefined,
  match: Pick<MatchResult, 'playedOut' | 'finishedAt'>,
  { own, rating, bestScore }: Tallying,
): Tally {
  const { matches, wins, scored, sum, best } = before ?? NOTHING;
  const counts = isScoreOwn(match, own);
  return {
    matches: matches + 1,
    wins: wins + (own.place === 1 ? 1 : 0),
    scored: scored + (counts ? 1 : 0),
    sum: sum + (counts ? own.total : 0),
    best: counts ? betterScore(bestScore, best, own.total) : best,
    rating,
    lastPlayedAt: match.finishedAt,
  };
}

export interface Tallying {
  readonly own: SeatResult;
  /** After the match. */
  readonly rating: Rating;
  readonly bestScore: BestScore;
}

export function valuesOf({ matches, wins, scored, sum, best, rating }: Tally, period: Period): Values {
  const least = matchesMinIn(period);
  return {
    rating: pointsOf(rating),
    wins,
    'win-rate': matches < least ? null : winRateOf(wins, matches),
    best,
    average: scored < least ? null : averageOf(sum, scored),
  };
}

/** Tenths of a percent. */
export function winRateOf(wins: number, matches: number): number {
  return Math.round((1_000 * wins) / matches);
}

/** Hundredths of a point. */
export function averageOf(sum: number, scored: number): number {
  return Math.round((100 * sum) / scored);
}

export function betterScore(bestScore: BestScore, one: number | null, other: number): number {
  if (one === null) return other;
  return bestScore === 'lowest' ? Math.min(one, other) : Math.max(one, other);
}

const NOTHING = { matches: 0, wins: 0, scored: 0, sum: 0, best: null } as const;

function matchesMinIn(period: Period): number {
  if (period === 'all') return MATCHES_MIN.all;
  return period.startsWith('month/') ? MATCHES_MIN.month : MATCHES_MIN.week;
}
