import type { Instant } from '../../base/instant.js';
import type { TableDeps } from '../deps.js';
import type { ChannelId, GuildId, TableId } from '../ids.js';
import { cancelTable } from '../lobby/cancel-table.js';
import type { Lobby } from '../table.js';

export interface LostLobbies {
  readonly guildId: GuildId;
  /** Whether the channel is surely deleted. */
  isGone(channelId: ChannelId): boolean;
  readonly now: Instant;
}

const PAGE_SIZE = 50;

/** Closes the server's lobbies whose channel is deleted, where nobody can join or start them any more. */
export async function closeLostLobbies(
  deps: TableDeps,
  { guildId, isGone, now }: LostLobbies,
): Promise<readonly TableId[]> {
  const lost = (await lobbiesIn(deps, guildId)).filter(({ place }) => isGone(place.channelId));
  const closed: TableId[] = [];
  for (const { id: tableId, host: userId } of lost) {
    const cancelled = await cancelTable(deps, { tableId, userId, isModerator: true, now });
    if (cancelled.ok) closed.push(tableId);
  }
  return closed;
}

// They come first among the open tables.
async function lobbiesIn({ store }: TableDeps, guildId: GuildId): Promise<readonly Lobby[]> {
  const lobbies: Lobby[] = [];
  for (;;) {
    const { tables } = await store.openTablesIn(guildId, { skip: lobbies.length, most: PAGE_SIZE });
    const found = tables.filter((table) => table.status === 'lobby');
    lobbies.push(...found);
    if (found.length < PAGE_SIZE) return lobbies;
  }
}
