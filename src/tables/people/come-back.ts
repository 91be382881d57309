import type { Instant } from '../../base/instant.js';
import { err, type Result } from '../../base/result.js';
import { withSeat } from '../../games/game-types.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import type { TableLook } from '../look-at-table.js';
import { courseOf, withLines } from '../match/course.js';
import { decidedMatch, findSeated, type SeatedRefusal } from '../match/match-change.js';
import { settled } from '../match/settle.js';
import type { Busy, NoSuchTable } from '../refusals.js';
import type { Playing } from '../table.js';
import { allClocks } from '../time/clocks.js';

export interface ComeBack {
  readonly tableId: TableId;
  readonly userId: UserId;
  readonly now: Instant;
}

export type ComeBackRefusal =
  | NoSuchTable
  | SeatedRefusal
  | Busy
  /** They have left for good. */
  | { readonly reason: 'resigned' }
  | { readonly reason: 'back-already' };

/** Gives an away player the seat back, from the next decision on. */
export function comeBack(
  deps: TableDeps,
  { tableId, userId, now }: ComeBack,
): Promise<Result<TableLook, ComeBackRefusal>> {
  return changeTable<TableLook, ComeBackRefusal>(deps, tableId, (loaded) => {
    const found = findSeated(deps, loaded, userId);
    if (!found.ok) return found;
    const { table, seat, settings } = found.value;
    if (table.resigned.includes(seat)) return err({ reason: 'resigned' });
    if (!table.away.includes(seat)) return err({ reason: 'back-already' });

    const away = table.away.filter((other) => other !== seat);
    const present: Playing = { ...table, away, missed: withSeat(table.missed, seat, 0) };
    const back: Playing = { ...present, clocks: allClocks(present, { settings, now }) };
    const after = withLines(courseOf({ ...found.value, table: back }, now), [{ kind: 'back', seat }]);
    return decidedMatch(deps, userId, { ...settled(after), before: loaded });
  });
}
