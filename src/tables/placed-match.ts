import type { ChannelId, GuildId, TableId } from './ids.js';
import type { Person, Place } from './table.js';

/** A running match, as far as the place goes where it is played. */
export interface PlacedMatch {
  readonly tableId: TableId;
  readonly gameId: string;
  readonly step: number;
  readonly place: Place & { readonly threadId: ChannelId };
  readonly seats: readonly Person[];
  /** Its clocks stand still, since its thread could not be reached. */
  readonly unreachable: boolean;
}

/** Where something has happened that may put matches out of reach, or back into it. */
export type Scene =
  | { readonly kind: 'guild'; readonly guildId: GuildId }
  | { readonly kind: 'channel'; readonly guildId: GuildId; readonly channelId: ChannelId }
  | { readonly kind: 'thread'; readonly threadId: ChannelId }
  | { readonly kind: 'table'; readonly tableId: TableId };
