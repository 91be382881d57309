import type { Instant } from '../../base/instant.js';
import { gameAt, type TableDeps } from '../deps.js';
import type { PublicLine, StepNotice } from '../notice.js';
import type { LoggedTable, Playing } from '../table.js';
import { courseOf, withLines } from './course.js';

/**
 * The match one step on, with lines that tell what is different about it. Of a match of other rules nothing can be
 * shown, so nothing is told.
 */
export function toldMatch(
  deps: TableDeps,
  { table, settings }: Pick<LoggedTable, 'settings'> & { readonly table: Playing },
  { lines, now }: { readonly lines: readonly PublicLine[]; readonly now: Instant },
): { readonly table: Playing; readonly notices: readonly StepNotice[] } {
  const game = gameAt(deps, table);
  if (game === undefined) return { table: { ...table, step: table.step + 1 }, notices: [] };
  return withLines(courseOf({ table, game, settings }, now), lines);
}
