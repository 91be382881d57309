import type { NeededPermission } from '../../src/discord/permissions.js';
import type { ServerPort } from '../../src/discord/places/place-port.js';
import type { ChannelId, GuildId } from '../../src/tables/ids.js';

export interface FakeServers extends ServerPort {
  /** What servers are set to on Discord. */
  readonly languages: Map<GuildId, string>;
  readonly gone: Set<ChannelId>;
  /** What the bot lacks to write where. */
  readonly missing: Map<ChannelId, readonly NeededPermission[]>;
}

/** Servers of which nothing is known, with every channel there and open, unless told otherwise. */
export function fakeServers(): FakeServers {
  const languages = new Map<GuildId, string>();
  const gone = new Set<ChannelId>();
  const missing = new Map<ChannelId, readonly NeededPermission[]>();
  return {
    languages,
    gone,
    missing,
    language: (guildId) => languages.get(guildId),
    isGone: (_guildId, channelId) => gone.has(channelId),
    missingToWrite: (_guildId, channelId) => missing.get(channelId) ?? [],
  };
}
