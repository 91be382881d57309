import type { BestScore, FigureKinds } from '../games/game-types.js';
import type { LeaderboardStore } from './ports.js';

/** What standings need to know of a game. */
export interface ScoredGame {
  readonly id: string;
  readonly bestScore: BestScore;
  readonly figureKinds: FigureKinds;
}

/** What is looked up stands on. */
export interface StandingsDeps {
  readonly boards: LeaderboardStore;
  readonly games: readonly ScoredGame[];
}
