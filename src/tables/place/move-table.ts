import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { sealOfSeed } from '../../games/hosting.js';
import { changeTable, type Decided } from '../change.js';
import { gameAt, type TableDeps } from '../deps.js';
import type { ChannelId, GuildId, TableId, UserId } from '../ids.js';
import { seatOf } from '../look-at-table.js';
import type { Notice } from '../notice.js';
import type { Busy, NoSuchTable, NotPlaying, NotSeated } from '../refusals.js';
import { type PlayingSummary, summaryOf } from '../summary.js';
import type { LoggedTable, Place, Playing, Table } from '../table.js';
import { goOn } from '../time/go-on.js';
import { factsOf } from '../time/shown-clocks.js';

export interface CanMoveTable {
  readonly tableId: TableId;
  readonly userId: UserId;
  /** May manage the server, so may move anybody's match. */
  readonly isModerator: boolean;
  /** Where it is asked for. */
  readonly guildId: GuildId;
}

export interface MoveTable extends Omit<CanMoveTable, 'guildId'> {
  readonly place: Place;
  /** Made for the match to go on in. */
  readonly threadId: ChannelId;
  readonly now: Instant;
}

export type MoveTableRefusal =
  | NoSuchTable
  | NotPlaying
  /** Neither that nor a moderator. */
  | NotSeated
  | Busy
  /** A match stays on its server. */
  | { readonly reason: 'other-guild' }
  /** It is in that thread. */
  | { readonly reason: 'moved-already' };

/** Whether the match may be moved now. Asked before a thread is made for it; `moveTable` asks again. */
export async function canMoveTable(
  deps: TableDeps,
  request: CanMoveTable,
): Promise<Result<PlayingSummary, Exclude<MoveTableRefusal, Busy>>> {
  const table = await deps.store.find(request.tableId);
  if (table === undefined) return err({ reason: 'no-such-table' });
  const movable = checkMove(table, request);
  return movable.ok ? ok(summaryOf(movable.value)) : movable;
}

/**
 * Carries a match into another thread, where it is shown from its opening on. Its clocks run again if the old
 * place could not be reached.
 */
export function moveTable(
  deps: TableDeps,
  request: MoveTable,
): Promise<Result<PlayingSummary, MoveTableRefusal>> {
  const { guildId } = request.place;
  return changeTable<PlayingSummary, MoveTableRefusal>(deps, request.tableId, ({ table, settings }) => {
    const movable = checkMove(table, { ...request, guildId });
    if (!movable.ok) return movable;
    if (movable.value.threadId === request.threadId) return err({ reason: 'moved-already' });
    return ok(moved(deps, { table: movable.value, settings }, request));
  });
}

function checkMove(
  table: Table,
  { userId, isModerator, guildId }: CanMoveTable,
): Result<Playing, Exclude<MoveTableRefusal, NoSuchTable | Busy>> {
  if (table.status !== 'playing') return err({ reason: 'not-playing', status: table.status });
  if (table.place.guildId !== guildId) return err({ reason: 'other-guild' });
  return isModerator || seatOf(table, userId) !== null ? ok(table) : err({ reason: 'not-seated' });
}

function moved(
  deps: TableDeps,
  { table, settings }: Pick<LoggedTable, 'settings'> & { readonly table: Playing },
  { place, threadId, now }: MoveTable,
): Decided<PlayingSummary> {
  const going = goOn({ table, settings }, 'unreachable', now);
  const after: Playing = { ...going, place, threadId, step: table.step + 1 };
  const { step, seats, state, due } = after;
  const game = gameAt(deps, after);
  const value = summaryOf(after);
  if (game === undefined) return { table: after, log: [], notices: [], value };

  const situation = game.situation(state, 'spectator');
  const facts = factsOf(after, settings, now);
  const seal = sealOfSeed(after.seed);
  const from = table.threadId;
  const notice: Notice = { kind: 'relocated', threadId, seats, situation, due, facts, from, seal };
  return { table: after, log: [], notices: [{ step, notice }], value };
}
