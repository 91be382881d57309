import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { ChannelId, TableId } from '../ids.js';
import { toldMatch } from '../match/told.js';
import type { Busy, NoSuchTable, NotPlaying } from '../refusals.js';
import { type PlayingSummary, summaryOf } from '../summary.js';
import type { Playing, Table } from '../table.js';
import { goOn } from '../time/go-on.js';

export interface Reach {
  readonly tableId: TableId;
  /** The thread that was tried, since the table may have moved meanwhile. */
  readonly threadId: ChannelId;
  readonly now: Instant;
}

export type ReachRefusal<Already extends string> =
  | NoSuchTable
  | NotPlaying
  | Busy
  /** The match is played in another thread by now. */
  | { readonly reason: 'moved-on'; readonly threadId: ChannelId }
  | { readonly reason: Already };

/** Stops the clocks of a match whose thread nobody can play in. Nothing is told, since it could not be. */
export function markUnreachable(
  deps: TableDeps,
  { tableId, threadId, now }: Reach,
): Promise<Result<PlayingSummary, ReachRefusal<'unreachable-already'>>> {
  return changeTable<PlayingSummary, ReachRefusal<'unreachable-already'>>(deps, tableId, ({ table }) => {
    const there = inThread(table, threadId);
    if (!there.ok) return there;
    if (there.value.unreachable !== null) return err({ reason: 'unreachable-already' });

    const after: Playing = { ...there.value, unreachable: { since: now }, step: table.step + 1 };
    return ok({ table: after, log: [], notices: [], value: summaryOf(after) });
  });
}

/** Sets the clocks going again once the thread can be played in, and shows the live table with them. */
export function markReached(
  deps: TableDeps,
  { tableId, threadId, now }: Reach,
): Promise<Result<PlayingSummary, ReachRefusal<'reached-already'>>> {
  return changeTable<PlayingSummary, ReachRefusal<'reached-already'>>(
    deps,
    tableId,
    ({ table, settings }) => {
      const there = inThread(table, threadId);
      if (!there.ok) return there;
      if (there.value.unreachable === null) return err({ reason: 'reached-already' });

      const going = goOn({ table: there.value, settings }, 'unreachable', now);
      const after = toldMatch(deps, { table: going, settings }, { lines: [], now });
      return ok({ ...after, log: [], value: summaryOf(after.table) });
    },
  );
}

function inThread(
  table: Table,
  threadId: ChannelId,
): Result<Playing, NotPlaying | Extract<ReachRefusal<never>, { readonly reason: 'moved-on' }>> {
  if (table.status !== 'playing') return err({ reason: 'not-playing', status: table.status });
  return table.threadId === threadId ? ok(table) : err({ reason: 'moved-on', threadId: table.threadId });
}
