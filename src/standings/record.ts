import { must } from '../base/invariant.js';
import { atSeat, type Seat } from '../games/game-types.js';
import type { TableId, UserId } from '../tables/ids.js';
import { countingSeats } from './counting.js';
import type { ScoredGame } from './deps.js';
import { periodsOf } from './periods.js';
import type { Entry, ResultStore, Standing } from './ports.js';
import { NEWCOMER, ratedMatch } from './rating.js';
import { tallied, valuesOf } from './tally.js';
import type { MatchResult, Period, Rating, Tally } from './types.js';

export interface RecordDeps {
  readonly results: ResultStore;
  readonly games: readonly ScoredGame[];
  /** The result of a finished table, from what is stored of it; nothing where there is none. */
  playedMatch(tableId: TableId): Promise<MatchResult | undefined>;
}

export interface Recorded {
  readonly recorded: number;
  /** Tables whose result could not be recorded; they are tried again the next time. */
  readonly failed: readonly { readonly tableId: TableId; readonly error: unknown }[];
}

const BATCH_MOST = 50;

/** Records the results of all finished tables that have none yet, in order of finishing. */
export async function recordResults(deps: RecordDeps): Promise<Recorded> {
  const failed = new Map<TableId, unknown>();
  let recorded = 0;
  for (;;) {
    const found = await deps.results.unrecorded(BATCH_MOST + failed.size);
    const next = found.filter((tableId) => !failed.has(tableId));
    if (next.length === 0) break;
    for (const tableId of next) {
      try {
        await recordResult(deps, tableId);
        recorded += 1;
      } catch (error) {
        failed.set(tableId, error);
      }
    }
  }
  return { recorded, failed: [...failed].map(([tableId, error]) => ({ tableId, error })) };
}

async function recordResult(deps: RecordDeps, tableId: TableId): Promise<void> {
  for (;;) {
    // Read anew each time: one of its people may have been forgotten meanwhile.
    const result = await deps.playedMatch(tableId);
    if (result === undefined) return deps.results.dismiss(tableId);
    const userIds = countingSeats(result).map((seat) => atSeat(result.seats, seat).userId);
    const periods = periodsOf(result.finishedAt);
    const standing = await deps.results.standing(result, { userIds, periods });
    const entry = entryOf(result, standing, deps.games);
    if ((await deps.results.record(entry)) === 'recorded') return;
  }
}

/** All that follows from one more result. */
export function entryOf(result: MatchResult, standing: Standing, games: readonly ScoredGame[]): Entry {
  const counting = countingSeats(result);
  const before = counting.map((seat) => ratingBefore(standing, atSeat(result.seats, seat).userId));
  const after = ratedSeats(result, counting, before);
  const changeOf = (seat: Seat) => {
    const index = counting.indexOf(seat);
    const [one, other] = [before[index], after[index]];
    return one === undefined || other === undefined ? null : { before: one, after: other };
  };
  const ratings = result.seats.map((_own, seat) => changeOf(seat as Seat));
  const { bestScore } = must(
    games.find(({ id }) => id === result.gameId),
    `No game ${result.gameId}.`,
  );
  const tallies = counting.flatMap((seat) => {
    const own = atSeat(result.seats, seat);
    const rating = must(changeOf(seat), 'A seat that counts is rated.').after;
    return periodsOf(result.finishedAt).map((period) => {
      const tally = tallied(tallyIn(standing, own.userId, period), result, { own, rating, bestScore });
      return { userId: own.userId, period, tally, values: valuesOf(tally, period) };
    });
  });
  return { expectedLatest: standing.latest, result, ratings, tallies };
}

function ratedSeats(
  { seats }: MatchResult,
  counting: readonly Seat[],
  before: readonly Rating[],
): readonly Rating[] {
  if (counting.length === 0) return [];
  return ratedMatch(
    before,
    counting.map((seat) => atSeat(seats, seat).place),
  );
}

function ratingBefore(standing: Standing, userId: UserId): Rating {
  return tallyIn(standing, userId, 'all')?.rating ?? NEWCOMER;
}

function tallyIn({ tallies }: Standing, userId: UserId, period: Period): Tally | undefined {
  return tallies.find((known) => known.userId === userId && known.period === period)?.tally;
}
