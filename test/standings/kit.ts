import { onTestFinished } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import type { HostedGame } from '../../src/games/hosting.js';
import { type Recorded, recordResults } from '../../src/standings/record.js';
import type { MatchResult, SeatResult } from '../../src/standings/types.js';
import { openStore, type Store } from '../../src/store/store.js';
import type { TableDeps } from '../../src/tables/deps.js';
import type { GuildId, TableId, UserId } from '../../src/tables/ids.js';
import { playedMatch } from '../../src/tables/match/played-match.js';
import { depsOn, minute } from '../kit/tables.js';
import { hostedToy } from '../kit/toy-game.js';
import { temporaryFolder } from '../store/kit.js';

export const TOY = { guildId: 'guild-1' as GuildId, gameId: 'toy' };

/** A store of its own, and everything that stands on it. */
export interface Ground {
  readonly store: Store;
  readonly deps: TableDeps;
  recordAll(): Promise<Recorded>;
}

export async function newGround(games: readonly HostedGame[] = [hostedToy]): Promise<Ground> {
  const store = await openStore({ dataFolder: temporaryFolder() });
  onTestFinished(() => store.close());
  const deps = depsOn(store.tables, games);
  const { results } = store;
  return {
    store,
    deps,
    recordAll: () => recordResults({ results, games, playedMatch: (id) => playedMatch(deps, id) }),
  };
}

/** A seat's result with everything that does not matter to a test. */
export function seatOf(userId: string, place: number, more: Partial<SeatResult> = {}): SeatResult {
  return {
    userId: userId as UserId,
    name: `Name of ${userId}`,
    place,
    scores: [10 - place],
    total: 10 - place,
    leftEarly: false,
    wasAway: false,
    ownMoves: 3,
    figures: {},
    ...more,
  };
}

export function resultOf(
  number: number,
  seats: readonly SeatResult[],
  more: Partial<MatchResult> = {},
): MatchResult {
  return {
    tableId: `result${number}` as TableId,
    ...TOY,
    rulesVersion: 3,
    options: { rounds: 1 },
    seats,
    moves: 6,
    playedOut: true,
    startedAt: minute(number),
    finishedAt: (minute(number) + 1) as Instant,
    ...more,
  };
}
