import { canView } from '../world/permissions.js';
import { activeThreads, stateOf } from '../world/threads.js';
import type { StoredChannel, StoredGuild } from '../world/types.js';
import type { World } from '../world/world.js';
import { channelJson, threadMemberJson } from './channel-json.js';
import { memberJson, membersOf } from './people-json.js';

/** The language that the server is set to. */
export function guildLocale({ locale = 'en-US' }: StoredGuild): string {
  return locale;
}

/** A server as `GET /guilds/:id` shows it. */
export function guildJson(guild: StoredGuild): Record<string, unknown> {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    description: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    owner_id: guild.owner_id,
    roles: guild.roles,
    emojis: [],
    stickers: [],
    features: [],
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    max_members: 500_000,
    max_video_channel_users: 25,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: guildLocale(guild),
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    application_id: null,
  };
}

/**
 * A server as GUILD_CREATE brings it to the bot: with its channels, the open threads it sees, and, as it
 * asked for no members, only its own membership.
 */
export function guildCreateJson(world: World, guild: StoredGuild): Record<string, unknown> {
  const members = membersOf(world, guild.id);
  const own = members.filter((member) => member.user === world.botId);
  return {
    ...guildJson(guild),
    joined_at: own[0]?.joined_at,
    large: false,
    unavailable: false,
    member_count: members.length,
    members: own.map((member) => memberJson(world, member)),
    channels: channelsOf(world, guild.id).map((channel) => channelJson(world, channel)),
    threads: activeThreads(world, guild.id, world.botId).map((thread) => threadForBot(world, thread)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** A thread with the bot's own membership in it, as the gateway shows it. */
export function threadForBot(world: World, thread: StoredChannel): Record<string, unknown> {
  const own = stateOf(thread).members.find((member) => member.user === world.botId);
  return { ...channelJson(world, thread), ...(own && { member: threadMemberJson(thread, own) }) };
}

/** Channels that are not threads, in the order they are listed. */
export function channelsOf(world: World, guild: string): readonly StoredChannel[] {
  return world.channels
    .all()
    .filter((channel) => channel.guild === guild && channel.thread === null)
    .sort((one, other) => one.position - other.position);
}

export function visibleChannels(world: World, guild: string, user: string): readonly StoredChannel[] {
  return channelsOf(world, guild).filter((channel) => canView(world, user, channel));
}
