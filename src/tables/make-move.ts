import type { Instant } from '../base/instant.js';
import { err, type Result } from '../base/result.js';
import type { Illegal, Seat } from '../games/game-types.js';
import { changeTable } from './change.js';
import type { TableDeps } from './deps.js';
import { waitingSeats } from './due.js';
import type { TableId, UserId } from './ids.js';
import { lookAt, type TableLook } from './look-at-table.js';
import { afterMove, decidedMatch, findSeated, type Seated, type SeatedRefusal } from './match-change.js';
import type { Busy, NoSuchTable } from './refusals.js';
import { standingMoves } from './standing.js';
import type { LogRow } from './table.js';

export interface MakeMove {
  readonly tableId: TableId;
  readonly userId: UserId;
  /** The step at which the decision fell due that this answers; see `DueDecision`. */
  readonly sinceStep: number;
  /** The move's text. */
  readonly move: string;
  readonly now: Instant;
}

/** `look` is what is true now, for the same person. */
export type MakeMoveRefusal =
  | NoSuchTable
  | SeatedRefusal
  | Busy
  /** This seat has answered that decision; a second click of the same choice. */
  | { readonly reason: 'played-already'; readonly look: TableLook }
  /** The decision is not due any more, or not that one. */
  | { readonly reason: 'stale'; readonly look: TableLook }
  /** `waitingFor` are the seats that must act. */
  | { readonly reason: 'not-your-turn'; readonly waitingFor: readonly Seat[]; readonly look: TableLook }
  | { readonly reason: 'not-a-move'; readonly look: TableLook }
  | { readonly reason: 'illegal'; readonly illegal: Illegal; readonly look: TableLook };

/**
 * Makes a player's move. Nothing is sent from here: what the players are told is stored with the move, so a
 * crash between the two cannot lose a turn or announce one that was never made.
 */
export function makeMove(deps: TableDeps, request: MakeMove): Promise<Result<TableLook, MakeMoveRefusal>> {
  const { tableId, userId, sinceStep, move, now } = request;
  return changeTable<TableLook, MakeMoveRefusal>(deps, tableId, (loaded) => {
    const found = findSeated(deps, loaded, userId);
    if (!found.ok) return found;
    const seated = found.value;
    const { table, game, seat } = seated;

    const looked = lookAt(deps, loaded, userId);
    if (!looked.ok) return looked;
    const look = looked.value;
    if (!isDue(seated, sinceStep)) return err(whyNotDue(seated, sinceStep, look));

    const played = game.play(table.state, seat, move);
    if (!played.ok) return err({ ...played.error, look });

    const hosted = played.value;
    const row: LogRow = {
      kind: 'move',
      step: table.step + 1,
      by: 'player',
      userId,
      at: now,
      seat,
      move,
      final: hosted.final,
    };
    const after = afterMove(seated, { seat, by: 'player', hosted, now });
    return decidedMatch(deps, userId, { ...after, before: loaded, rows: [row] });
  });
}

function isDue({ table, seat }: Seated, sinceStep: number): boolean {
  return table.due.some((due) => due.seat === seat && due.sinceStep === sinceStep);
}

function whyNotDue({ table, log, seat }: Seated, sinceStep: number, look: TableLook): MakeMoveRefusal {
  const answered = standingMoves(log).some((row) => row.seat === seat && row.step > sinceStep);
  if (answered) return { reason: 'played-already', look };
  if (table.due.some((due) => due.seat === seat)) return { reason: 'stale', look };
  return { reason: 'not-your-turn', waitingFor: waitingSeats(table.due), look };
}
