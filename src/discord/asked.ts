import { type APIInteraction, ChannelType, PermissionFlagsBits } from 'discord.js';
import type { ChannelId, GuildId, UserId } from '../tables/ids.js';
import type { Dictionary, Words } from '../words/words.js';
import { seenName } from './names.js';

/** Who asks something of the bot, and where. */
export interface Asker {
  readonly userId: UserId;
  /** What the person is called on this server. */
  readonly name: string;
  readonly guildId: GuildId;
  readonly channel: AskedChannel;
  /** What the bot may do in that channel. */
  readonly appPermissions: bigint;
  /** Whether the person may end other people's tables. */
  readonly isModerator: boolean;
  /** In the person's own language. */
  readonly words: Words;
}

export interface AskedChannel {
  readonly id: ChannelId;
  readonly type: ChannelType;
  /** Of a thread the channel that holds it. */
  readonly parentId: ChannelId | null;
}

/** Somebody who only reads, be it on a server or in direct messages. */
export type Reader = Pick<Asker, 'userId' | 'words'>;

const MODERATOR_BIT = PermissionFlagsBits.ManageGuild;

/** `undefined` where somebody asks outside of a server. */
export function askerOf(interaction: APIInteraction, dictionary: Dictionary): Asker | undefined {
  const { guild_id: guildId, member, channel } = interaction;
  if (guildId === undefined || member === undefined || channel === undefined) return undefined;
  const { user, nick } = member;
  return {
    userId: user.id as UserId,
    name: seenName({ ...user, nick }),
    guildId: guildId as GuildId,
    channel: {
      id: channel.id as ChannelId,
      type: channel.type,
      parentId: 'parent_id' in channel ? ((channel.parent_id ?? null) as ChannelId | null) : null,
    },
    appPermissions: BigInt(interaction.app_permissions),
    isModerator: (BigInt(member.permissions) & MODERATOR_BIT) !== 0n,
    words: wordsOf(interaction, dictionary),
  };
}

/** Whoever asks, wherever that is. */
export function readerOf(interaction: APIInteraction, dictionary: Dictionary): Reader | undefined {
  const user = interaction.member?.user ?? interaction.user;
  return user && { userId: user.id as UserId, words: wordsOf(interaction, dictionary) };
}

/** In the language of whoever asks. */
export function wordsOf(interaction: APIInteraction, { languages, wordsFor }: Dictionary): Words {
  return wordsFor('locale' in interaction ? interaction.locale : languages[0]);
}

const THREAD_TYPES: ReadonlySet<ChannelType> = new Set([
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
]);

export function isThread({ type }: Pick<AskedChannel, 'type'>): boolean {
  return THREAD_TYPES.has(type);
}
