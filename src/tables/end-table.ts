import type { Instant } from '../base/instant.js';
import { err, ok, type Result } from '../base/result.js';
import { changeTable, type Decided } from './change.js';
import { gameAt, type TableDeps } from './deps.js';
import type { TableId, UserId } from './ids.js';
import type { Notice } from './notice.js';
import type { Busy, NoSuchTable, NotPlaying } from './refusals.js';
import { type AbandonedSummary, summaryOf } from './summary.js';
import type { Abandoned, LogRow, Playing } from './table.js';

export interface EndTable {
  readonly tableId: TableId;
  readonly userId: UserId;
  /** May manage the server's messages, so may end anybody's match. */
  readonly isModerator: boolean;
  readonly now: Instant;
}

export type EndTableRefusal =
  | NoSuchTable
  | NotPlaying
  | Busy
  | { readonly reason: 'not-host'; readonly host: UserId };

/** Ends a running match without a result. Works for a match of other rules too, whose scores stay unknown. */
export function endTable(
  deps: TableDeps,
  { tableId, userId, isModerator, now }: EndTable,
): Promise<Result<AbandonedSummary, EndTableRefusal>> {
  return changeTable<AbandonedSummary, EndTableRefusal>(deps, tableId, ({ table }) => {
    if (table.status !== 'playing') return err({ reason: 'not-playing', status: table.status });
    if (table.host !== userId && !isModerator) return err({ reason: 'not-host', host: table.host });
    return ok(ended(deps, table, { userId, now }));
  });
}

function ended(
  deps: TableDeps,
  playing: Playing,
  { userId, now }: { readonly userId: UserId; readonly now: Instant },
): Decided<AbandonedSummary> {
  const { id, gameId, rulesVersion, options, pace, place, host, openedAt, rematchOf } = playing;
  const { seats, threadId, seed, state } = playing;
  const game = gameAt(deps, playing);
  const scores = game?.scores(state) ?? null;
  const situation = game?.situation(state, 'spectator') ?? null;
  const step = playing.step + 1;
  const table: Abandoned = {
    status: 'abandoned',
    id,
    gameId,
    rulesVersion,
    options,
    pace,
    place,
    host,
    step,
    openedAt,
    rematchOf,
    seats,
    threadId,
    seed,
    scores,
    endedAt: now,
  };
  const by = host === userId ? 'player' : 'moderator';
  const row: LogRow = { kind: 'end', step, by, userId, at: now };
  const why = by === 'player' ? 'host' : 'moderator';
  const notice: Notice = { kind: 'ended', threadId, seats, situation, why, by: userId, scores, seed };
  return { table, log: [row], notices: [{ step, notice }], value: summaryOf(table) };
}
