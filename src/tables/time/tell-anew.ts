import type { Result } from '../../base/result.js';
import type { TableDeps } from '../deps.js';
import { withLines } from '../match/course.js';
import { changeDueMatch, type DueAt, type NotDoneRefusal } from './due-change.js';

/** Shows the table's clocks as they are now, after they were all moved at once. Nobody is pinged. */
export function tellAnew(deps: TableDeps, at: DueAt): Promise<Result<null, NotDoneRefusal>> {
  return changeDueMatch(deps, at, (course) => withLines(course, []));
}
