import { DAY_MS, type Instant } from '../../base/instant.js';
import type { RemovalDeps } from '../deps.js';
import type { GuildId } from '../ids.js';

/** How long all that is kept of a server outlasts the bot's removal from it. */
export const KEPT_AFTER_REMOVAL_DAYS = 30;

export interface ServersSeen {
  /** All servers on which the bot is, as far as they come by this connection; those in an outage are among them. */
  readonly guildIds: readonly GuildId[];
  /** Whether the server would come by this connection. */
  isOurs(guildId: GuildId): boolean;
  readonly now: Instant;
}

/** Notices from which servers the bot was taken while it was not there, and to which it was invited again. */
export async function serversSeen(
  { removals }: RemovalDeps,
  { guildIds, isOurs, now }: ServersSeen,
): Promise<void> {
  const present = new Set(guildIds);
  for (const guildId of present) await removals.present(guildId);
  for (const guildId of await removals.servers())
    if (isOurs(guildId) && !present.has(guildId)) await removals.removed(guildId, now);
}

/** Forgets the servers that the bot was taken from thirty days ago, and says which. */
export async function forgetRemovedServers(
  { removals }: RemovalDeps,
  now: Instant,
): Promise<readonly GuildId[]> {
  const due = await removals.removedUntil((now - KEPT_AFTER_REMOVAL_DAYS * DAY_MS) as Instant);
  for (const guildId of due) await removals.forget(guildId);
  return due;
}
