import { must } from '../base/invariant.js';
import type { Seat } from '../games/game-types.js';
import type { TableDeps } from './deps.js';
import { changeDueMatch, type DueAt } from './due-change.js';
import { withoutLeaver } from './leave-seat.js';
import type { MemberPort } from './ports.js';

/** Gives the seat of somebody who is not on the server any more up, and tells whether that was so. */
export async function resignIfGone(
  deps: TableDeps & { readonly members: MemberPort },
  { seat, ...at }: DueAt & { readonly seat: Seat },
): Promise<boolean> {
  const table = await deps.store.find(at.tableId);
  if (table?.status !== 'playing') return false;
  const { userId } = must(table.seats[seat], `Table ${at.tableId} has no seat ${seat}.`);
  if (await deps.members.isMember(table.place.guildId, userId)) return false;

  const resigned = await changeDueMatch(deps, at, (course) => {
    const stillSits = course.table.seats[seat]?.userId === userId;
    return stillSits && !course.table.resigned.includes(seat)
      ? withoutLeaver(course, { seat, by: 'clock', userId: null })
      : undefined;
  });
  return resigned.ok;
}
