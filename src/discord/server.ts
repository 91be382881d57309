import type { ChannelId, GuildId } from '../tables/ids.js';
import type { ServerSettings } from '../tables/server-settings.js';
import type { Tables } from './bind-tables.js';
import type { ServerPort } from './places/place-port.js';

export interface ServerReading {
  readonly tables: Pick<Tables, 'serverSettingsOf'>;
  readonly servers: Pick<ServerPort, 'isGone'>;
}

/**
 * What a server wants, without the channels that are deleted: a server whose channels for tables are all gone has
 * tables opened everywhere, rather than nowhere.
 */
export async function serverOf(reading: ServerReading, guildId: GuildId): Promise<ServerSettings> {
  return withoutGone(reading, guildId, await reading.tables.serverSettingsOf(guildId));
}

/** The same of settings that are read already. */
export function withoutGone(
  { servers }: Pick<ServerReading, 'servers'>,
  guildId: GuildId,
  settings: ServerSettings,
): ServerSettings {
  const isThere = (channelId: ChannelId): boolean => !servers.isGone(guildId, channelId);
  const { channels, results } = settings;
  return {
    ...settings,
    channels: channels.filter(isThere),
    results: results !== null && isThere(results) ? results : null,
  };
}
