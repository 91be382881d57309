import { DAY_MS, type Instant } from '../../base/instant.js';
import type { RemovalDeps } from '../deps.js';
import type { GuildId } from '../ids.js';

/** How long all that is kept of a server outlasts the bot's removal from it. */
export const KEPT_AFTER_REMOVAL_DAYS = 30;

export interface ServerAt {
  readonly guildId: GuildId;
  readonly now: Instant;
}

/** The bot was taken from the server; says whether that is news. */
export function serverRemoved({ removals }: RemovalDeps, { guildId, now }: ServerAt): Promise<boolean> {
  return removals.removed(guildId, now);
}

/** The bot is on the server; says whether it is there again. */
export function serverPresent({ removals }: RemovalDeps, guildId: GuildId): Promise<boolean> {
  return removals.present(guildId);
}

export interface ServersSeen {
  /** All servers on which the bot is, as far as they come by this connection; those in an outage are among them. */
  readonly guildIds: readonly GuildId[];
  /** Whether the server would come by this connection. */
  isOurs(guildId: GuildId): boolean;
  readonly now: Instant;
}

/** Notices from which servers the bot was taken while it was not there, and to which it was invited again, and says so. */
export async function serversSeen(
  { removals }: RemovalDeps,
  { guildIds, isOurs, now }: ServersSeen,
): Promise<{ readonly removed: readonly GuildId[]; readonly back: readonly GuildId[] }> {
  const present = new Set(guildIds);
  const [removed, back]: [GuildId[], GuildId[]] = [[], []];
  for (const guildId of present) if (await removals.present(guildId)) back.push(guildId);
  const missing = (await removals.servers()).filter((guildId) => isOurs(guildId) && !present.has(guildId));
  for (const guildId of missing) if (await removals.removed(guildId, now)) removed.push(guildId);
  return { removed, back };
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
