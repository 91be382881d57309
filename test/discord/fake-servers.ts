import type { NeededPermission } from '../../src/discord/permissions.js';
import type { ServerPort } from '../../src/discord/places/place-port.js';
import type { ChannelId, GuildId } from '../../src/tables/ids.js';

export interface FakeServers extends ServerPort {
  /** What servers are set to on Discord. */
  readonly languages: Map<GuildId, string>;
  readonly gone: Set<ChannelId>;
  /** What the bot lacks where. */
  readonly lacking: Map<ChannelId, readonly NeededPermission[]>;
}

/** Servers of which nothing is known, with every channel there and open, unless told otherwise. */
export function fakeServers(): FakeServers {
  const languages = new Map<GuildId, string>();
  const gone = new Set<ChannelId>();
  const lacking = new Map<ChannelId, readonly NeededPermission[]>();
  return {
    languages,
    gone,
    lacking,
    language: (guildId) => languages.get(guildId),
    isGone: (_guildId, channelId) => gone.has(channelId),
    missing: (_guildId, channelId) => lacking.get(channelId) ?? [],
  };
}
