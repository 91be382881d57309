import { err, ok, type Result } from '../../base/result.js';
import type { ServerDeps } from '../deps.js';
import type { GuildId } from '../ids.js';
import type { ServerSettings } from '../server-settings.js';

export interface ChangeServerSettings {
  readonly guildId: GuildId;
  /** May manage the server. */
  readonly isModerator: boolean;
  /** What is left out stays as it is, also where somebody else changes it at the same moment. */
  readonly change: Partial<ServerSettings>;
}

export type ChangeServerSettingsRefusal = { readonly reason: 'not-manager' };

/** What a server wants of its tables; the defaults of one that has never said. */
export function serverSettingsOf({ servers }: ServerDeps, guildId: GuildId): Promise<ServerSettings> {
  return servers.settingsOf(guildId);
}

/** Stores what a server wants from now on. Matches that run already read it anew with each step. */
export async function changeServerSettings(
  { servers }: ServerDeps,
  { guildId, isModerator, change }: ChangeServerSettings,
): Promise<Result<ServerSettings, ChangeServerSettingsRefusal>> {
  return isModerator ? ok(await servers.change(guildId, change)) : err({ reason: 'not-manager' });
}
