import type { Instant } from '../base/instant.js';
import { must } from '../base/invariant.js';
import type { GuildId, UserId } from '../tables/ids.js';
import type { StandingsDeps } from './deps.js';
import { periodOf } from './periods.js';
import type { Board, Cursor, LeaderboardPage, LeaderboardRow, Measure, Span } from './types.js';

export interface ReadLeaderboard {
  readonly guildId: GuildId;
  readonly gameId: string;
  readonly measure: Measure;
  readonly span: Span;
  readonly presentOnly: boolean;
  /** `null`: the first page. `own`: the one with the asker in its middle, or the first where they are on none. */
  readonly cursor: Cursor | 'own' | null;
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
  if (cursor === 'own') return ownPage(deps, board, asker);
  return deps.boards.page(board, { size: PAGE_SIZE, cursor, asker });
}

async function ownPage({ boards }: StandingsDeps, board: Board, asker: UserId): Promise<LeaderboardPage> {
  const top = await boards.page(board, { size: PAGE_SIZE, cursor: null, asker });
  const { own, players } = top;
  if (own === null || top.rows.some(({ userId }) => userId === asker)) return top;
  const rest = await boards.page(board, { size: PAGE_SIZE / 2, cursor: cursorAt(own, 'after'), asker });
  // Where nobody follows, the first page comes instead.
  const { rows: behind, after } = rest.before === null ? { rows: [], after: null } : rest;
  const size = PAGE_SIZE - 1 - behind.length;
  const ahead = await boards.page(board, { size, cursor: cursorAt(own, 'before'), asker });
  return { rows: [...ahead.rows, own, ...behind], own, players, before: ahead.before, after };
}

function cursorAt({ value, userId }: LeaderboardRow, side: Cursor['side']): Cursor {
  return { side, value, userId };
}
