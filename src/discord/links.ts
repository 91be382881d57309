import type { ChannelId, GuildId, MessageId, TableId } from '../tables/ids.js';
import type { App } from './app.js';

/** A place that leads there when pressed: a channel, a thread, or one message. */
export function linkTo(guildId: GuildId, channelId: ChannelId, messageId?: MessageId): string {
  return [
    'https://discord.com/channels',
    guildId,
    channelId,
    ...(messageId === undefined ? [] : [messageId]),
  ].join('/');
}

/** The way to a lobby: to its message where that stands, else to its channel. */
export async function lobbyLink(
  { posts }: Pick<App, 'posts'>,
  {
    id,
    place,
  }: {
    readonly id: TableId;
    readonly place: { readonly guildId: GuildId; readonly channelId: ChannelId };
  },
): Promise<string> {
  const standing = (await posts(id)).findLast(
    ({ part, messageId }) => part === 'lobby' && messageId !== null,
  );
  return standing?.messageId == null
    ? `<#${place.channelId}>`
    : linkTo(place.guildId, standing.channelId, standing.messageId);
}
