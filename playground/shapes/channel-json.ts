import { ChannelType } from 'discord-api-types/v10';
import type { StoredChannel, ThreadMember, ThreadState } from '../world/types.js';
import type { World } from '../world/world.js';
import { userJson } from './people-json.js';

/** Discord stops counting a thread's members at 50. */
const MEMBER_COUNT_MAX = 50;

/** A channel or thread as Discord shows it. */
export function channelJson(world: World, channel: StoredChannel): Record<string, unknown> {
  if (channel.thread !== null) return threadJson(channel, channel.thread);
  if (channel.guild === null) {
    return {
      id: channel.id,
      type: channel.type,
      last_message_id: channel.lastMessage,
      recipients: channel.recipients.filter((id) => id !== world.botId).map((id) => userJson(world, id)),
      flags: 0,
    };
  }
  return {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guild,
    name: channel.name,
    position: channel.position,
    parent_id: channel.parent,
    permission_overwrites: channel.overwrites,
    nsfw: false,
    flags: 0,
    ...fieldsOfType(channel),
  };
}

export function threadMemberJson(channel: StoredChannel, member: ThreadMember): Record<string, unknown> {
  return {
    id: channel.id,
    user_id: member.user,
    join_timestamp: new Date(member.joinedAt).toISOString(),
    flags: 0,
  };
}

function threadJson(channel: StoredChannel, state: ThreadState): Record<string, unknown> {
  return {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guild,
    name: channel.name,
    parent_id: channel.parent,
    owner_id: channel.owner,
    last_message_id: channel.lastMessage,
    message_count: state.messageCount,
    total_message_sent: state.messageCount,
    member_count: Math.min(state.members.length, MEMBER_COUNT_MAX),
    rate_limit_per_user: 0,
    flags: 0,
    thread_metadata: {
      archived: state.archived,
      locked: state.locked,
      archive_timestamp: new Date(state.archiveChangedAt).toISOString(),
      auto_archive_duration: state.autoArchiveMinutes,
      create_timestamp: new Date(state.createdAt).toISOString(),
      ...(channel.type === ChannelType.PrivateThread && { invitable: state.invitable }),
    },
  };
}

function fieldsOfType(channel: StoredChannel): Record<string, unknown> {
  const textual = { topic: channel.topic, last_message_id: channel.lastMessage, rate_limit_per_user: 0 };
  switch (channel.type) {
    case ChannelType.GuildVoice:
    case ChannelType.GuildStageVoice:
      return { ...textual, bitrate: 64_000, user_limit: 0, rtc_region: null };
    case ChannelType.GuildForum:
    case ChannelType.GuildMedia:
      return {
        ...textual,
        available_tags: [],
        default_reaction_emoji: null,
        default_sort_order: null,
        default_forum_layout: 0,
      };
    case ChannelType.GuildCategory:
      return {};
    default:
      return textual;
  }
}
