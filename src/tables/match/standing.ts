import { err, ok, type Result } from '../../base/result.js';
import type { Seat } from '../../games/game-types.js';
import type { LogRow, Table } from '../table.js';

export type MoveRow = Extract<LogRow, { readonly kind: 'move' }>;

export type TakeBackRefusal =
  | { readonly reason: 'nothing-to-take-back' }
  | { readonly reason: 'others-acted' }
  /** Something hidden was seen through the move, or the rules call it final. */
  | { readonly reason: 'final' };

/** The moves that were not taken back, in order. */
export function standingMoves(log: readonly LogRow[]): readonly MoveRow[] {
  const standing: MoveRow[] = [];
  for (const row of log) {
    if (row.kind === 'move') standing.push(row);
    if (row.kind === 'take-back') {
      const undone = standing.findLastIndex(({ seat }) => seat === row.seat);
      standing.splice(undone, 1);
    }
  }
  return standing;
}

/**
 * The move a seat may take back. Any row of another seat after it closes it, even one that was itself taken
 * back: what it showed has been seen.
 */
export function movableBack(log: readonly LogRow[], seat: Seat): Result<MoveRow, TakeBackRefusal> {
  const move = standingMoves(log).findLast((row) => row.seat === seat);
  if (move === undefined) return err({ reason: 'nothing-to-take-back' });
  if (log.some((row) => row.step > move.step && row.kind !== 'end' && row.seat !== seat))
    return err({ reason: 'others-acted' });
  // What somebody else has chosen for the seat is no slip of its own.
  return move.final || move.by !== 'player' ? err({ reason: 'final' }) : ok(move);
}

/** The step of the move that the seat may take back now, or `null`. */
export function mayTakeBack(table: Table, log: readonly LogRow[], seat: Seat): number | null {
  if (table.status !== 'playing') return null;
  const move = movableBack(log, seat);
  return move.ok ? move.value.step : null;
}
