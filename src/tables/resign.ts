import type { Instant } from '../base/instant.js';
import { err, type Result } from '../base/result.js';
import { changeTable } from './change.js';
import type { TableDeps } from './deps.js';
import type { TableId, UserId } from './ids.js';
import type { TableLook } from './look-at-table.js';
import { decidedMatch, findSeated, finishedMatch, type SeatedRefusal } from './match-change.js';
import type { Busy, NoSuchTable } from './refusals.js';
import type { LogRow } from './table.js';

export interface Resign {
  readonly tableId: TableId;
  readonly userId: UserId;
  readonly now: Instant;
}

export type ResignRefusal =
  | NoSuchTable
  | SeatedRefusal
  | Busy
  /** With more than two seats the match would have to go on without the resigner. */
  | { readonly reason: 'more-than-two-seats' };

/** Gives a match of two up, at any moment of it. The resigner comes last, whatever the scores. */
export function resign(
  deps: TableDeps,
  { tableId, userId, now }: Resign,
): Promise<Result<TableLook, ResignRefusal>> {
  return changeTable<TableLook, ResignRefusal>(deps, tableId, (loaded) => {
    const found = findSeated(deps, loaded, userId);
    if (!found.ok) return found;
    const { table, game, seat } = found.value;
    if (table.seats.length > 2) return err({ reason: 'more-than-two-seats' });

    const row: LogRow = { kind: 'resign', step: table.step + 1, by: 'player', userId, at: now, seat };
    const places = table.seats.map((_person, index) => (index === seat ? 2 : 1));
    const outcome = { ...game.scores(table.state), places };
    const after = finishedMatch(found.value, { outcome, events: [], resigned: [seat], now });
    return decidedMatch(deps, userId, { ...after, before: loaded, rows: [row] });
  });
}
