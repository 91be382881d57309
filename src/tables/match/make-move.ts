import type { Instant } from '../../base/instant.js';
import { err, type Result } from '../../base/result.js';
import { atSeat, type Illegal, type Seat, withSeat } from '../../games/game-types.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import { lookAt, type TableLook } from '../look-at-table.js';
import type { Busy, NoSuchTable } from '../refusals.js';
import type { LogRow, Person } from '../table.js';
import { courseOf, withMove } from './course.js';
import { isSilent, waitingSeats } from './due.js';
import {
  decidedMatch,
  findSeated,
  type IdleRefusal,
  type Seated,
  type SeatedRefusal,
  whyIdle,
} from './match-change.js';
import { settled } from './settle.js';
import { type MoveRow, standingMoves } from './standing.js';

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
  | (IdleRefusal & { readonly look: TableLook })
  | PlayedAlready
  /** The decision is not due any more, or not that one. */
  | { readonly reason: 'stale'; readonly look: TableLook }
  /** The move that brought the decision about was taken back by `by`, and another one made. */
  | { readonly reason: 'taken-back'; readonly by: Person; readonly look: TableLook }
  | NotYourTurn
  | { readonly reason: 'not-a-move'; readonly look: TableLook }
  | { readonly reason: 'illegal'; readonly illegal: Illegal; readonly look: TableLook };

/** This seat has answered that decision, as by a double click. */
interface PlayedAlready {
  readonly reason: 'played-already';
  /** The answer that stands. */
  readonly made: Pick<MoveRow, 'move' | 'by'>;
  /** Whether it is the one that was pressed. */
  readonly same: boolean;
  readonly look: TableLook;
}

interface NotYourTurn {
  readonly reason: 'not-your-turn';
  /** The seats that must act. */
  readonly waitingFor: readonly Seat[];
  /** True where the seat has been pinged for a turn that a take-back put off: it is not pinged for it anew. */
  readonly isTold: boolean;
  readonly look: TableLook;
}

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
    const idle = whyIdle(seated);
    if (idle !== undefined) return err({ ...idle, look });
    if (!isDue(seated, sinceStep)) return err(whyNotDue(seated, request, look));

    const played = game.play(table.state, seat, move);
    if (!played.ok) return err({ ...played.error, look });

    // Who is there again is public; a step that others are not to notice must not tell it.
    const mover = isSilent(table.due, played.value) ? seated : presentAgain(seated);
    const moved = withMove(
      courseOf(mover, now),
      { seat, by: 'player', userId },
      { move, hosted: played.value, anew: choosesAnew(seated) },
    );
    return decidedMatch(deps, userId, { ...settled(moved), before: loaded });
  });
}

/** Whoever moves is there: nothing is held against the seat any more. */
function presentAgain(seated: Seated): Seated {
  const { table, seat } = seated;
  const away = table.away.filter((other) => other !== seat);
  return { ...seated, table: { ...table, away, missed: withSeat(table.missed, seat, 0) } };
}

function isDue({ table, seat }: Seated, sinceStep: number): boolean {
  return table.due.some((due) => due.seat === seat && due.sinceStep === sinceStep);
}

function whyNotDue(
  { table, log, seat }: Seated,
  { sinceStep, move }: MakeMove,
  look: TableLook,
): MakeMoveRefusal {
  const made = standingMoves(log).find((row) => row.seat === seat && row.step > sinceStep);
  if (made !== undefined) return { reason: 'played-already', made, same: made.move === move, look };
  if (table.due.some((due) => due.seat === seat)) {
    const undone = undoneMove(log, sinceStep);
    return undone === undefined || undone.seat === seat
      ? { reason: 'stale', look }
      : { reason: 'taken-back', by: atSeat(table.seats, undone.seat), look };
  }
  const isTold = table.told.includes(seat);
  return { reason: 'not-your-turn', waitingFor: waitingSeats(table.due), isTold, look };
}

function undoneMove(log: readonly LogRow[], step: number): MoveRow | undefined {
  const made = log.find((row): row is MoveRow => row.kind === 'move' && row.step === step);
  return made === undefined || standingMoves(log).includes(made) ? undefined : made;
}

// What nobody was told of is not to be told by the move that follows. The match stands as it did before what was undone.
function choosesAnew({ table, log, game, seat }: Seated): boolean {
  const last = log.at(-1);
  if (last?.kind !== 'take-back' || last.seat !== seat) return false;
  const undone = standingMoves(log.slice(0, -1)).findLast((row) => row.seat === seat);
  const played = undone === undefined ? undefined : game.play(table.state, seat, undone.move);
  return played?.ok === true && !isSilent(table.due, played.value);
}
