import { must } from '../../base/invariant.js';
import type { Seat } from '../../games/game-types.js';
import type { TableDeps } from '../deps.js';
import type { TableId } from '../ids.js';
import type { MemberPort } from '../ports.js';
import type { DueAt } from '../time/due-change.js';
import { leaveServer } from './leave-server.js';

/** Takes the seat's player off all tables of the server if they are not there any more; these have changed. */
export async function leaveIfGone(
  deps: TableDeps & { readonly members: MemberPort },
  { tableId, seat, now }: DueAt & { readonly seat: Seat },
): Promise<readonly TableId[]> {
  const table = await deps.store.find(tableId);
  if (table?.status !== 'playing') return [];
  const { userId } = must(table.seats[seat], `Table ${tableId} has no seat ${seat}.`);
  const { guildId } = table.place;
  if (await deps.members.isMember(guildId, userId)) return [];
  return (await leaveServer(deps, { userId, guildId, now })).changed;
}
