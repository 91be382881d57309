import type { Instant } from '../base/instant.js';
import { must } from '../base/invariant.js';
import type { GuildId, UserId } from '../tables/ids.js';
import type { StandingsDeps } from './deps.js';
import { periodOf, type Span } from './periods.js';
import type { Cursor, LeaderboardPage, Measure } from './types.js';

export interface ReadLeaderboard {
  readonly guildId: GuildId;
  readonly gameId: string;
  readonly measure: Measure;
  readonly span: Span;
  readonly presentOnly: boolean;
  /** `null`: the first page. */
  readonly cursor: Cursor | null;
  readonly asker: UserId;
  readonly now: Instant;
}

export const PAGE_SIZE = 10;

/** One page of a leaderboard, and the asker's own row. */
export function readLeaderboard(deps: StandingsDeps, ask: ReadLeaderboard): Promise<LeaderboardPage> {
  const { guildId, gameId, measure, span, presentOnly, cursor, asker, now } = ask;
  const game = must(
    deps.games.find(({ id }) => id === gameId),
    `No game ${gameId}.`,
  );
  const lowFirst = game.bestScore === 'lowest' && (measure === 'best' || measure === 'average');
  const board = { guildId, gameId, period: periodOf(span, now), measure, lowFirst, presentOnly };
  return deps.boards.page(board, { size: PAGE_SIZE, cursor, asker });
}
