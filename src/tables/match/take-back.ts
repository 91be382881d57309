import type { Instant } from '../../base/instant.js';
import { err, type Result } from '../../base/result.js';
import type { Seat } from '../../games/game-types.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import { lookAt, type TableLook } from '../look-at-table.js';
import type { Notice, StepNotice } from '../notice.js';
import type { Busy, NoSuchTable } from '../refusals.js';
import type { LogRow, Playing } from '../table.js';
import { clocksAfterTakeBack } from '../time/clocks.js';
import { factsOf } from '../time/shown-clocks.js';
import { isSilent } from './due.js';
import {
  decidedMatch,
  findSeated,
  type IdleRefusal,
  type Seated,
  type SeatedRefusal,
  whyIdle,
} from './match-change.js';
import { afterRow, replayMatch } from './replay.js';
import { type MoveRow, movableBack, standingMoves, type TakeBackRefusal } from './standing.js';

export interface TakeBack {
  readonly tableId: TableId;
  readonly userId: UserId;
  /** The step of the move to undo, so that a second click does not undo a second move. */
  readonly moveStep: number;
  readonly now: Instant;
}

/** `look` is what is true now, for the same person. */
export type TakeBackOrSeatedRefusal =
  | NoSuchTable
  | SeatedRefusal
  | Busy
  | (IdleRefusal & { readonly look: TableLook })
  | (TakeBackRefusal & { readonly look: TableLook })
  /** As by a double click. */
  | { readonly reason: 'taken-back-already'; readonly look: TableLook }
  /** That move is not the seat's last. */
  | { readonly reason: 'stale'; readonly look: TableLook };

/**
 * Takes back the seat's own last move. The taking back is stored like a move, and the state is played anew
 * without the undone one.
 */
export function takeBack(
  deps: TableDeps,
  { tableId, userId, moveStep, now }: TakeBack,
): Promise<Result<TableLook, TakeBackOrSeatedRefusal>> {
  return changeTable<TableLook, TakeBackOrSeatedRefusal>(deps, tableId, (loaded) => {
    const found = findSeated(deps, loaded, userId);
    if (!found.ok) return found;
    const seated = found.value;
    const { table, log, seat } = seated;

    const looked = lookAt(deps, loaded, userId);
    if (!looked.ok) return looked;
    const look = looked.value;
    const idle = whyIdle(seated);
    if (idle !== undefined) return err({ ...idle, look });
    if (!standingMoves(log).some((row) => row.step === moveStep && row.seat === seat))
      return err({ reason: whyGone(log, seat, moveStep), look });
    const undone = movableBack(log, seat);
    if (!undone.ok) return err({ ...undone.error, look });
    if (undone.value.step !== moveStep) return err({ reason: 'stale', look });

    const row: LogRow = { kind: 'take-back', step: table.step + 1, by: 'player', userId, at: now, seat };
    const after = afterTakeBack(seated, undone.value, row);
    return decidedMatch(deps, userId, { ...after, before: loaded, rows: [row] });
  });
}

function whyGone(log: readonly LogRow[], seat: Seat, step: number): 'taken-back-already' | 'stale' {
  const wasMade = log.some((row) => row.kind === 'move' && row.step === step && row.seat === seat);
  return wasMade ? 'taken-back-already' : 'stale';
}

function afterTakeBack(
  { table, log, game, seat, settings }: Seated,
  undone: MoveRow,
  row: LogRow,
): { readonly table: Playing; readonly notices: readonly StepNotice[] } {
  const before = replayMatch(game, table, [...log, row]);
  const silent = isSilent(before.due, afterRow(game, before, undone).hosted);
  const { state } = before.hosted;
  const { due } = before;
  const after: Playing = {
    ...table,
    step: row.step,
    state,
    due,
    clocks: clocksAfterTakeBack(table, { seat, step: undone.step, due }, { settings, now: row.at }),
    putDown: table.putDown.filter(({ step }) => step !== undone.step),
  };
  if (silent) return { table: after, notices: [] };

  const { threadId, seats } = table;
  const situation = game.situation(state, 'spectator');
  const notice: Notice = {
    kind: 'taken-back',
    threadId,
    seats,
    situation,
    due,
    facts: factsOf(after, settings, row.at),
    seat,
    undoneStep: undone.step,
  };
  return { table: after, notices: [{ step: row.step, notice }] };
}
