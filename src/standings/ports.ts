import type { GuildId, TableId, UserId } from '../tables/ids.js';
import type {
  Board,
  Cursor,
  LeaderboardPage,
  MatchResult,
  OwnMatch,
  Period,
  RecordedResult,
  Tally,
  Values,
} from './types.js';

/** Where ratings and leaderboards are kept apart. */
export interface Field {
  readonly guildId: GuildId;
  readonly gameId: string;
}

/** What a result is added to. */
export interface Standing {
  /** Number of the latest result of the server and game; 0 where there is none. */
  readonly latest: number;
  /** Those there are. */
  readonly tallies: readonly { readonly userId: UserId; readonly period: Period; readonly tally: Tally }[];
}

/** A result with all that follows from it, stored whole or not at all. */
export interface Entry {
  /** `Standing.latest` when it was decided on. */
  readonly expectedLatest: number;
  readonly result: MatchResult;
  readonly ratings: RecordedResult['ratings'];
  readonly tallies: readonly {
    readonly userId: UserId;
    readonly period: Period;
    readonly tally: Tally;
    readonly values: Values;
  }[];
}

/** Results, and what is counted up from them. */
export interface ResultStore {
  /** Finished tables whose result is not recorded yet, in order of finishing. */
  unrecorded(most: number): Promise<readonly TableId[]>;
  standing(field: Field, about: StandingRequest): Promise<Standing>;
  /** `stale`: another result of the server and game came first, or others sit at the table, and nothing was stored. */
  record(entry: Entry): Promise<'recorded' | 'stale'>;
  /** The table's result is not asked for again. */
  dismiss(tableId: TableId): Promise<void>;
  result(tableId: TableId): Promise<RecordedResult | undefined>;
  /** All results of a server and game in order of their numbers, some at a time: those after that one. */
  results(field: Field, after: number, most: number): Promise<readonly RecordedResult[]>;
}

export interface StandingRequest {
  readonly userIds: readonly UserId[];
  readonly periods: readonly Period[];
}

export interface LeaderboardStore {
  page(board: Board, about: PageRequest): Promise<LeaderboardPage>;
  /** Somebody's matches of a game in a server, in order of their numbers. */
  matchesOf(field: Field, userId: UserId): Promise<readonly OwnMatch[]>;
  /** The names last seen on the server; `null` where somebody had their data deleted. */
  namesOf(guildId: GuildId, userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, string | null>>;
}

export interface PageRequest {
  readonly size: number;
  /** `null`: the first page. */
  readonly cursor: Cursor | null;
  readonly asker: UserId;
}

/** People on a server, as far as standings know them. */
export interface MemberStore {
  /** They have left the server; whoever is seen there again is back. */
  left(guildId: GuildId, userId: UserId): Promise<void>;
  /** All that standings keep of somebody, on every server. */
  standingsOf(userId: UserId): Promise<OwnStandings>;
}

/** What standings keep of one person. */
export interface OwnStandings {
  /** In the order in which they were recorded. */
  readonly results: readonly (Omit<MatchResult, 'seats'> &
    Pick<OwnMatch, 'own' | 'rating'> & { readonly seat: number })[];
  readonly tallies: readonly (Field & {
    readonly period: Period;
    readonly tally: Tally;
    readonly values: Values;
  })[];
}
