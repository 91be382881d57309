import type { StandingsDeps } from '../standings/deps.js';
import { type ReadLeaderboard, readLeaderboard } from '../standings/leaderboard.js';
import { type ReadStats, readStats } from '../standings/stats.js';
import type { GuildId, UserId } from '../tables/ids.js';

/** What can be looked up of results, with what it stands on already given. */
export type Standings = ReturnType<typeof bindStandings>;

export function bindStandings(deps: StandingsDeps) {
  return {
    leaderboard: (ask: ReadLeaderboard) => readLeaderboard(deps, ask),
    stats: (ask: ReadStats) => readStats(deps, ask),
    /** The name last seen; `null` where it is not known, or no longer kept. */
    nameOf: async (guildId: GuildId, userId: UserId): Promise<string | null> =>
      (await deps.boards.namesOf(guildId, [userId])).get(userId) ?? null,
  } as const;
}
