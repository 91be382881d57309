import { channelJson, threadMemberJson } from '../shapes/channel-json.js';
import { guildCreateJson, guildJson, threadForBot } from '../shapes/guild-json.js';
import { messageEventJson } from '../shapes/message-json.js';
import { memberJson, userJson } from '../shapes/people-json.js';
import type { WorldEvent } from '../world/events.js';
import { memberKey } from '../world/keys.js';
import { canView } from '../world/permissions.js';
import { activeThreads, stateOf } from '../world/threads.js';
import type { StoredChannel, StoredMember, StoredMessage } from '../world/types.js';
import type { World } from '../world/world.js';
import { Intent } from './intents.js';

/** One event for the bot, with the intent that it takes to get it. */
export interface Dispatch {
  readonly name: string;
  readonly guild: string | null;
  readonly intent: number;
  /** What is sent, which may depend on the intents asked for. */
  readonly payload: (intents: number) => unknown;
}

const ALWAYS = 0;

/** What the bot is told of something that happens. Only what it may see. */
export function dispatchesOf(world: World, event: WorldEvent): readonly Dispatch[] {
  switch (event.kind) {
    case 'message-create':
    case 'message-update':
    case 'message-delete':
      return messageDispatches(world, event.kind, event.message);
    case 'channel-create':
    case 'channel-update':
    case 'channel-delete':
      return channelDispatches(world, event.kind, event.channel);
    case 'thread-create':
    case 'thread-update':
    case 'thread-delete':
      return threadDispatches(world, event.kind, event.channel);
    case 'thread-members':
      return threadMembersDispatches(world, event);
    case 'access-gained':
      return [threadListSync(world, event.channel)];
    case 'interaction-create':
      return [
        {
          name: 'INTERACTION_CREATE',
          guild: event.interaction.guild,
          intent: ALWAYS,
          payload: () => event.payload,
        },
      ];
    case 'member-join':
    case 'member-leave':
    case 'member-update':
      return memberDispatches(world, event.kind, event.member);
    default:
      return guildDispatches(world, event);
  }
}

function guildDispatches(world: World, event: WorldEvent): readonly Dispatch[] {
  if (!('guild' in event)) return [];
  const { guild } = event;
  const common = { guild: guild.id, intent: Intent.guilds };
  switch (event.kind) {
    case 'bot-added':
      return [{ ...common, name: 'GUILD_CREATE', payload: () => guildCreateJson(world, guild) }];
    case 'bot-removed':
      return [{ ...common, name: 'GUILD_DELETE', payload: () => ({ id: guild.id }) }];
    case 'guild-update':
      return isBotIn(world, guild.id)
        ? [{ ...common, name: 'GUILD_UPDATE', payload: () => guildJson(guild) }]
        : [];
    default: {
      if (!isBotIn(world, guild.id)) return [];
      const role = guild.roles.find((candidate) => candidate.id === event.role);
      const name = event.kind === 'role-create' ? 'GUILD_ROLE_CREATE' : 'GUILD_ROLE_UPDATE';
      return [{ ...common, name, payload: () => ({ guild_id: guild.id, role }) }];
    }
  }
}

function messageDispatches(
  world: World,
  kind: 'message-create' | 'message-update' | 'message-delete',
  message: StoredMessage,
): readonly Dispatch[] {
  const channel = world.channels.get(message.channel);
  // Private answers go to their person only.
  if (message.onlyFor !== null || channel === undefined || !canView(world, world.botId, channel)) return [];
  const intent = channel.guild === null ? Intent.directMessages : Intent.guildMessages;
  const name = kind.toUpperCase().replace('-', '_');
  const guild = channel.guild;
  if (kind === 'message-delete') {
    const gone = { id: message.id, channel_id: channel.id, ...(guild !== null && { guild_id: guild }) };
    return [{ name, guild, intent, payload: () => gone }];
  }
  return [{ name, guild, intent, payload: (intents) => readableMessage(world, message, intents) }];
}

/** Without the intent for it, a stranger's words are blank. */
function readableMessage(world: World, message: StoredMessage, intents: number): unknown {
  const json = messageEventJson(world, message);
  const isDirect = world.channels.get(message.channel)?.guild === null;
  const isOpen = message.author === world.botId || message.mentions.includes(world.botId) || isDirect;
  if (isOpen || (intents & Intent.messageContent) !== 0) return json;
  return { ...json, content: '', embeds: [], attachments: [], components: [] };
}

/** Bots hear of all channels of their servers, also of those they cannot see into. */
function channelDispatches(
  world: World,
  kind: 'channel-create' | 'channel-update' | 'channel-delete',
  channel: StoredChannel,
): readonly Dispatch[] {
  if (channel.guild === null || !isBotIn(world, channel.guild)) return [];
  const name = kind.toUpperCase().replace('-', '_');
  return [{ name, guild: channel.guild, intent: Intent.guilds, payload: () => channelJson(world, channel) }];
}

function threadDispatches(
  world: World,
  kind: 'thread-create' | 'thread-update' | 'thread-delete',
  thread: StoredChannel,
): readonly Dispatch[] {
  if (!canView(world, world.botId, thread)) return [];
  const common = { guild: thread.guild, intent: Intent.guilds, name: kind.toUpperCase().replace('-', '_') };
  if (kind === 'thread-delete') {
    const { id, type } = thread;
    return [{ ...common, payload: () => ({ id, guild_id: thread.guild, parent_id: thread.parent, type }) }];
  }
  const isNew = kind === 'thread-create';
  return [
    { ...common, payload: () => ({ ...threadForBot(world, thread), ...(isNew && { newly_created: true }) }) },
  ];
}

function threadMembersDispatches(
  world: World,
  event: Extract<WorldEvent, { kind: 'thread-members' }>,
): readonly Dispatch[] {
  const { channel: thread, added, removed } = event;
  const concernsBot = added.includes(world.botId) || removed.includes(world.botId);
  if (!concernsBot && !canView(world, world.botId, thread)) return [];
  const members = stateOf(thread).members.filter(({ user }) => added.includes(user));
  return [
    {
      name: 'THREAD_MEMBERS_UPDATE',
      guild: thread.guild,
      intent: concernsBot ? Intent.guilds : Intent.guilds | Intent.guildMembers,
      payload: () => ({
        id: thread.id,
        guild_id: thread.guild,
        member_count: stateOf(thread).members.length,
        added_members: members.map((member) => threadMemberJson(thread, member)),
        removed_member_ids: removed,
      }),
    },
  ];
}

function threadListSync(world: World, channel: StoredChannel): Dispatch {
  const threads = activeThreads(world, channel.guild ?? '', world.botId).filter(
    ({ parent }) => parent === channel.id,
  );
  return {
    name: 'THREAD_LIST_SYNC',
    guild: channel.guild,
    intent: Intent.guilds,
    payload: () => ({
      guild_id: channel.guild,
      channel_ids: [channel.id],
      threads: threads.map((thread) => channelJson(world, thread)),
      members: threads.flatMap((thread) =>
        stateOf(thread)
          .members.filter(({ user }) => user === world.botId)
          .map((member) => threadMemberJson(thread, member)),
      ),
    }),
  };
}

function memberDispatches(
  world: World,
  kind: 'member-join' | 'member-leave' | 'member-update',
  member: StoredMember,
): readonly Dispatch[] {
  const { guild, user } = member;
  if (!isBotIn(world, guild)) return [];
  // Its own membership the bot hears of in any case.
  const intent = user === world.botId ? Intent.guilds : Intent.guildMembers;
  if (kind === 'member-leave') {
    return [
      {
        name: 'GUILD_MEMBER_REMOVE',
        guild,
        intent,
        payload: () => ({ guild_id: guild, user: userJson(world, user) }),
      },
    ];
  }
  const name = kind === 'member-join' ? 'GUILD_MEMBER_ADD' : 'GUILD_MEMBER_UPDATE';
  return [{ name, guild, intent, payload: () => ({ ...memberJson(world, member), guild_id: guild }) }];
}

function isBotIn(world: World, guild: string): boolean {
  return world.members.get(memberKey(guild, world.botId)) !== undefined;
}
