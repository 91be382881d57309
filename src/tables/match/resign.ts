import type { Instant } from '../../base/instant.js';
import { err, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import type { TableLook } from '../look-at-table.js';
import type { Busy, NoSuchTable } from '../refusals.js';
import { courseOf } from './course.js';
import { withoutLeaver } from './leave-seat.js';
import { decidedMatch, findSeated, type SeatedRefusal } from './match-change.js';

export interface Resign {
  readonly tableId: TableId;
  readonly userId: UserId;
  readonly now: Instant;
}

export type ResignRefusal =
  | NoSuchTable
  | SeatedRefusal
  | Busy
  /** Once is enough. */
  | { readonly reason: 'resigned-already' };

/**
 * Gives a match up, at any moment of it. With two seats it is over; otherwise a stand-in plays on, and the
 * resigner comes last, whatever the scores.
 */
export function resign(
  deps: TableDeps,
  { tableId, userId, now }: Resign,
): Promise<Result<TableLook, ResignRefusal>> {
  return changeTable<TableLook, ResignRefusal>(deps, tableId, (loaded) => {
    const found = findSeated(deps, loaded, userId);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    if (table.resigned.includes(seat)) return err({ reason: 'resigned-already' });
    const after = withoutLeaver(courseOf(found.value, now), { seat, by: 'player', userId });
    return decidedMatch(deps, userId, { ...after, before: loaded });
  });
}
