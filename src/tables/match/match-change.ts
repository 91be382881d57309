import { err, ok, type Result } from '../../base/result.js';
import type { Seat } from '../../games/game-types.js';
import type { HostedGame } from '../../games/hosting.js';
import type { Decided } from '../change.js';
import { gameAt, type TableDeps } from '../deps.js';
import type { UserId } from '../ids.js';
import { lookAt, seatOf, type TableLook } from '../look-at-table.js';
import type { StepNotice } from '../notice.js';
import type { NotPlaying, NotSeated, OtherRules } from '../refusals.js';
import type { LoggedTable, LogRow, Playing, Table } from '../table.js';

/** A person at a running match, with everything needed to go on. */
export interface Seated {
  readonly table: Playing;
  readonly log: readonly LogRow[];
  readonly game: HostedGame;
  readonly seat: Seat;
  readonly settings: LoggedTable['settings'];
}

export type SeatedRefusal = NotPlaying | NotSeated | OtherRules;

/** Why somebody at the table may not act in it just now. */
export type IdleRefusal =
  /** They have left the match for good. */
  | { readonly reason: 'resigned' }
  /** The match stands still until somebody resumes it. */
  | { readonly reason: 'paused' };

/** Why the seat may not move now, whatever it is asked. */
export function whyIdle({ table, seat }: Pick<Seated, 'table' | 'seat'>): IdleRefusal | undefined {
  if (table.resigned.includes(seat)) return { reason: 'resigned' };
  return table.paused === null ? undefined : { reason: 'paused' };
}

/** The running match and the user's seat there, or why the user cannot act in it. */
export function findSeated(
  deps: TableDeps,
  { table, log, settings }: LoggedTable,
  userId: UserId,
): Result<Seated, SeatedRefusal> {
  if (table.status !== 'playing') return err({ reason: 'not-playing', status: table.status });
  const seat = seatOf(table, userId);
  if (seat === null) return err({ reason: 'not-seated' });
  const game = gameAt(deps, table);
  return game === undefined ? err({ reason: 'other-rules' }) : ok({ table, log, game, seat, settings });
}

/** A decision on a running match, with what its maker sees afterwards. */
export function decidedMatch(
  deps: TableDeps,
  userId: UserId,
  after: {
    readonly table: Table;
    readonly before: LoggedTable;
    readonly rows: readonly LogRow[];
    readonly notices: readonly StepNotice[];
  },
): Result<Decided<TableLook>, OtherRules> {
  const { table, before, rows, notices } = after;
  const look = lookAt(deps, { ...before, table, log: [...before.log, ...rows] }, userId);
  return look.ok ? ok({ table, log: rows, notices, value: look.value }) : look;
}
