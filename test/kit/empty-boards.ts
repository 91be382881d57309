import type { LeaderboardStore } from '../../src/standings/ports.js';

/** The leaderboards of a server on which nobody has finished anything. */
export function emptyBoards(): LeaderboardStore {
  return {
    page: async () => ({ rows: [], own: null, players: 0, before: null, after: null }),
    matchesOf: async () => [],
    namesOf: async () => new Map(),
  };
}
