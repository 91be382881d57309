import { unreachable } from '../base/invariant.js';
import { err, ok, type Result } from '../base/result.js';
import type { Seat, Situation } from '../games/game-types.js';
import { gameAt, type TableDeps } from './deps.js';
import type { TableId, UserId } from './ids.js';
import { mayTakeBack } from './match/standing.js';
import type { NoSuchTable, OtherRules } from './refusals.js';
import { type AbandonedSummary, type FinishedSummary, type PlayingSummary, summaryOf } from './summary.js';
import type { DueDecision, Finished, Lobby, LoggedTable, Playing } from './table.js';

export interface LobbyLook {
  readonly status: 'lobby';
  readonly table: Lobby;
}

export interface PlayingLook {
  readonly status: 'playing';
  readonly table: PlayingSummary;
  /** The viewer's own, or `null` for whoever only watches. */
  readonly seat: Seat | null;
  readonly situation: Situation;
  /** What the viewer is asked, first what the match waits for. A move's control carries its `sinceStep`. */
  readonly due: DueDecision | null;
  /** The step of the viewer's own move that may be taken back now; the control carries it. */
  readonly takeBackStep: number | null;
}

export interface FinishedLook {
  readonly status: 'finished';
  readonly table: FinishedSummary;
  readonly seat: Seat | null;
  /** Asks nobody for anything. */
  readonly situation: Situation;
}

export interface AbandonedLook {
  readonly status: 'abandoned';
  readonly table: AbandonedSummary;
}

/** All that one viewer may know of a table now. */
export type TableLook = LobbyLook | PlayingLook | FinishedLook | AbandonedLook;

/** The table as this person may see it; whoever does not sit there sees what spectators see. */
export async function lookAtTable(
  deps: TableDeps,
  tableId: TableId,
  viewer: UserId | 'spectator',
): Promise<Result<TableLook, NoSuchTable | OtherRules>> {
  const loaded = await deps.store.findWithLog(tableId);
  return loaded === undefined ? err({ reason: 'no-such-table' }) : lookAt(deps, loaded, viewer);
}

/** The look at a table that is loaded already. */
export function lookAt(
  deps: TableDeps,
  loaded: LoggedTable,
  viewer: UserId | 'spectator',
): Result<TableLook, OtherRules> {
  const { table } = loaded;
  switch (table.status) {
    case 'lobby':
      return ok({ status: 'lobby', table: summaryOf(table) });
    case 'abandoned':
      return ok({ status: 'abandoned', table: summaryOf(table) });
    case 'playing':
    case 'finished':
      return lookAtMatch(deps, { table, log: loaded.log }, viewer);
    default:
      return unreachable(table);
  }
}

/** Where the user sits. */
export function seatOf(table: Playing | Finished, userId: UserId | 'spectator'): Seat | null {
  const index = table.seats.findIndex((person) => person.userId === userId);
  return index < 0 ? null : (index as Seat);
}

function lookAtMatch(
  deps: TableDeps,
  { table, log }: { readonly table: Playing | Finished; readonly log: LoggedTable['log'] },
  viewer: UserId | 'spectator',
): Result<PlayingLook | FinishedLook, OtherRules> {
  const game = gameAt(deps, table);
  if (game === undefined) return err({ reason: 'other-rules' });

  const seat = seatOf(table, viewer);
  const situation = game.situation(table.state, seat ?? 'spectator');
  if (table.status === 'finished') {
    // A match that was resigned stopped in the middle: its state still asks for a choice.
    const settled = { ...situation, decisions: [], moves: [] };
    return ok({ status: 'finished', table: summaryOf(table), seat, situation: settled });
  }

  const watching = {
    status: 'playing',
    table: summaryOf(table),
    seat,
    due: null,
    takeBackStep: null,
  } as const;
  // Whoever has left for good sees their cards still, but is not asked any more.
  if (seat === null || table.resigned.includes(seat))
    return ok({ ...watching, situation: { ...situation, moves: [] } });
  const takeBackStep = table.paused === null ? mayTakeBack(table, log, seat) : null;
  return ok({ ...watching, situation, due: ownDue(table, seat), takeBackStep });
}

function ownDue({ due }: Playing, seat: Seat): DueDecision | null {
  const own = due.filter((decision) => decision.seat === seat);
  return own.find(({ must }) => must) ?? own[0] ?? null;
}
