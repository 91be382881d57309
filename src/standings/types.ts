import type { Instant } from '../base/instant.js';
import type { BySeat, Figures, OptionValues } from '../games/game-types.js';
import type { GuildId, TableId, UserId } from '../tables/ids.js';

/** How one seat came out of a match. */
export interface SeatResult {
  readonly userId: UserId;
  /** As last known at the table; `null` where somebody had their data deleted. */
  readonly name: string | null;
  /** 1 is first. Ties share a place, and the next place is passed over: 1, 2, 2, 4. */
  readonly place: number;
  /** Points of each finished round, the first round first. */
  readonly scores: readonly number[];
  /** All that counts towards winning, which may be more than the sum of the rounds. */
  readonly total: number;
  /** Its player has left the match for good. */
  readonly leftEarly: boolean;
  /** A stand-in made its last move, since its player was not there. */
  readonly wasAway: boolean;
  /** Moves that its player has made. */
  readonly ownMoves: number;
  /** What the game counts; nothing where it was played by rules that are not at hand. */
  readonly figures: Figures;
}

/** What a finished match leaves. */
export interface MatchResult {
  readonly tableId: TableId;
  readonly guildId: GuildId;
  readonly gameId: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly seats: BySeat<SeatResult>;
  /** Moves of all seats that were not taken back. */
  readonly moves: number;
  /** False where it was over because all others had left; its scores then say nothing. */
  readonly playedOut: boolean;
  readonly startedAt: Instant;
  readonly finishedAt: Instant;
}

/** What is believed of somebody's skill: the middle, and how unsure that is. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export interface RatingChange {
  readonly before: Rating;
  readonly after: Rating;
}

/** A result as it is kept. */
export interface RecordedResult extends MatchResult {
  /** Rises with each result; ratings follow from the results in this order. */
  readonly number: number;
  /** `null` for a seat that does not count. */
  readonly ratings: BySeat<RatingChange | null>;
}

/** Everything, a month such as `month/2026-11`, or a week such as `week/2026-W48`; days are those of UTC. */
export type Period = 'all' | `month/${string}` | `week/${string}`;

/** How far a leaderboard looks back. */
export const SPANS = ['all', 'month', 'week'] as const;
export type Span = (typeof SPANS)[number];

/** What a leaderboard goes by. */
export const MEASURES = ['rating', 'wins', 'win-rate', 'best', 'average'] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * Each measure as the whole number that is shown and compared, so that what looks equal shares a place: rating in
 * points, win rate in tenths of a percent, average in hundredths of a point. `null`: not enough for this measure.
 */
export type Values = Readonly<Record<Measure, number | null>>;

/** What somebody's matches of one game come to in one server and period. */
export interface Tally {
  readonly matches: number;
  /** First places, shared ones too. */
  readonly wins: number;
  /** Matches whose score counts: played out, and by the player to the end. */
  readonly scored: number;
  /** Of those scores. */
  readonly sum: number;
  /** The best of those scores; `null` where there is none. */
  readonly best: number | null;
  /** After the last match of the period. */
  readonly rating: Rating;
  readonly lastPlayedAt: Instant;
}

/** Which leaderboard is asked for. */
export interface Board {
  readonly guildId: GuildId;
  readonly gameId: string;
  readonly period: Period;
  readonly measure: Measure;
  /** Low values come first, as scores of a game do where low is good. */
  readonly lowFirst: boolean;
  /** Leaves out whoever is known to have left the server. */
  readonly presentOnly: boolean;
}

/** Where a page begins, right after that row, or ends, right before it. */
export interface Cursor {
  readonly side: 'after' | 'before';
  readonly value: number;
  readonly userId: UserId;
}

export interface LeaderboardRow {
  readonly userId: UserId;
  /** The name last seen; `null` where somebody had their data deleted. */
  readonly name: string | null;
  /** False once they are known to have left the server. */
  readonly present: boolean;
  /** Ties share a place: 1, 2, 2, 4. */
  readonly place: number;
  /** In the unit of the board's measure; see `Values`. */
  readonly value: number;
  readonly matches: number;
  readonly wins: number;
}

export interface LeaderboardPage {
  readonly rows: readonly LeaderboardRow[];
  /** The asker's own row, wherever it is; `null` where they are not on this board. */
  readonly own: LeaderboardRow | null;
  /** People on the whole board. */
  readonly players: number;
  /** For the page before; `null` on the first one. */
  readonly before: Cursor | null;
  /** For the page after; `null` on the last one. */
  readonly after: Cursor | null;
}

/** A match as one of its players looks back on it. */
export interface OwnMatch {
  readonly number: number;
  readonly tableId: TableId;
  readonly finishedAt: Instant;
  readonly playedOut: boolean;
  readonly own: SeatResult;
  /** `null` where the match did not count for them. */
  readonly rating: RatingChange | null;
  /** The other seats. */
  readonly others: readonly Opponent[];
}

export interface Opponent {
  readonly userId: UserId;
  readonly place: number;
  /** False where they took no part, or the match did not count. */
  readonly counts: boolean;
}

/** How somebody fares against one other person. */
export interface HeadToHead {
  readonly userId: UserId;
  /** As in `LeaderboardRow`. */
  readonly name: string | null;
  readonly matches: number;
  /** Matches in which they had the better place. */
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
}

export interface RatingPoint {
  readonly at: Instant;
  /** As shown; see `Values`. */
  readonly points: number;
}

/** What somebody's matches of one game in one server come to, of those that count. */
export interface Stats {
  readonly matches: number;
  readonly wins: number;
  /** Tenths of a percent; `null` without a match. */
  readonly winRate: number | null;
  /** How often each place was reached, the first place first. */
  readonly places: readonly number[];
  /** Wins without anything else in between. */
  readonly streak: { readonly current: number; readonly longest: number };
  /** The rating as shown before the first match and after each; empty without a match. */
  readonly history: readonly RatingPoint[];
  readonly best: number | null;
  /** Hundredths of a point. */
  readonly average: number | null;
  /** Given up, and so rated as last. */
  readonly leftEarly: number;
  /** Those played most often first. */
  readonly headToHead: readonly HeadToHead[];
  /** What the game counts, over the matches that they played themselves to the end; see `FigureKinds`. */
  readonly figures: Figures;
}
