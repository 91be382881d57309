import type { Instant } from '../../base/instant.js';
import { err, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import type { TableLook } from '../look-at-table.js';
import { courseOf, withLines } from '../match/course.js';
import { decidedMatch, findSeated, type IdleRefusal, type SeatedRefusal } from '../match/match-change.js';
import { settled } from '../match/settle.js';
import type { Busy, NoSuchTable } from '../refusals.js';
import { goOn } from '../time/go-on.js';

export interface Resume {
  readonly tableId: TableId;
  readonly userId: UserId;
  readonly now: Instant;
}

export type ResumeRefusal =
  | NoSuchTable
  | SeatedRefusal
  | Busy
  | Extract<IdleRefusal, { readonly reason: 'resigned' }>
  /** As by a double click. */
  | { readonly reason: 'not-paused' };

/** Ends a pause, for which nobody else need agree. Clocks go on with what they had left, and stand-ins play. */
export function resume(
  deps: TableDeps,
  { tableId, userId, now }: Resume,
): Promise<Result<TableLook, ResumeRefusal>> {
  return changeTable<TableLook, ResumeRefusal>(deps, tableId, (loaded) => {
    const found = findSeated(deps, loaded, userId);
    if (!found.ok) return found;
    const { seat } = found.value;
    if (found.value.table.resigned.includes(seat)) return err({ reason: 'resigned' });
    if (found.value.table.paused === null) return err({ reason: 'not-paused' });

    const table = goOn(found.value, 'paused', now);
    const resumed = withLines(courseOf({ ...found.value, table }, now), [{ kind: 'resumed', seat }]);
    return decidedMatch(deps, userId, { ...settled(resumed), before: loaded });
  });
}
