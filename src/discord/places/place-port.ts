import type { ChannelId, GuildId } from '../../tables/ids.js';
import type { NeededPermission } from '../permissions.js';

/** Where a match is played. */
export interface MatchPlace {
  readonly guildId: GuildId;
  /** The channel that holds the lobby. */
  readonly channelId: ChannelId;
  readonly threadId: ChannelId;
}

/** What stands between the bot and the thread of a match. */
export type PlaceState =
  /** An archived thread is open too: what is sent there opens it. */
  | { readonly kind: 'open' }
  | { readonly kind: 'locked' }
  /** The thread is deleted, or the channel with all its threads. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'barred'; readonly missing: readonly NeededPermission[] }
  /** The bot is not in that server. */
  | { readonly kind: 'removed' };

/** Servers, as the gateway has told of them. */
export interface ServerPort {
  /** That the server itself has set, as Discord names it; nothing where it is not known just now. */
  language(guildId: GuildId): string | undefined;
  /** Whether the channel is surely deleted. */
  isGone(guildId: GuildId, channelId: ChannelId): boolean;
  /** What the bot lacks in that channel; nothing where it is not known just now. */
  missing(guildId: GuildId, channelId: ChannelId): readonly NeededPermission[];
}

/** Places of servers, as they are now. */
export interface PlacePort {
  /** Fails with a `DiscordFault` where it cannot be told. */
  look(place: MatchPlace): Promise<PlaceState>;
}
