import { channelJson } from '../shapes/channel-json.js';
import { messageJson } from '../shapes/message-json.js';
import { memberOf, userJson } from '../shapes/people-json.js';
import { readKey } from '../world/keys.js';
import { MessageFlag } from '../world/messages.js';
import { byAge, timeOfId } from '../world/snowflakes.js';
import type { StoredChannel, StoredInteraction, StoredMessage } from '../world/types.js';
import type { World } from '../world/world.js';
import { offersIn } from './offers.js';

type Json = Record<string, unknown>;

export interface ReadCounts {
  readonly unread: number;
  readonly pings: number;
}

/** A user with the display name, which Discord leaves out for bots. */
export function pageUserJson(world: World, id: string): Json {
  return { ...userJson(world, id), global_name: world.users.get(id)?.global_name ?? null };
}

/** Everybody there is, with the language that each one's client speaks. */
export function pagePeopleJson(world: World): readonly Json[] {
  return world.users.all().map(({ id, locale, acceptsDirectMessages }) => ({
    ...pageUserJson(world, id),
    page: { locale, directMessages: acceptsDirectMessages },
  }));
}

/** A channel as one user's page shows it. */
export function pageChannelJson(world: World, user: string, channel: StoredChannel): Json {
  return {
    ...channelJson(world, channel),
    ...(channel.guild === null && { recipients: channel.recipients.map((id) => pageUserJson(world, id)) }),
    page: {
      ...countsOf(world, user, channel),
      ...offersIn(world, user, channel),
      ...(channel.thread !== null && { members: channel.thread.members.map((member) => member.user) }),
    },
  };
}

/** A message as one user's page shows it. */
export function pageMessageJson(world: World, user: string, message: StoredMessage): Json {
  return {
    ...messageJson(world, message, { signed: true }),
    page: {
      ephemeral: message.onlyFor !== null,
      pinged: message.pinged.includes(user),
      thinking: (message.flags & MessageFlag.loading) !== 0,
      ...(message.usedBy !== null && {
        usedBy: { user: pageUserJson(world, message.usedBy.user), name: message.usedBy.name },
      }),
    },
  };
}

export function pageInteractionJson(interaction: StoredInteraction): Json {
  const { id, kind, user, guild, channel, message, customId, name, status, original, modal } = interaction;
  return {
    id,
    kind,
    user,
    guild,
    channel,
    status,
    ...(message !== null && { message }),
    ...(customId !== null && { customId }),
    ...(name !== null && { name }),
    ...(original !== null && { response: original }),
    ...(modal !== null && status === 'modal' && { modal }),
  };
}

/**
 * What a user has not yet read in a channel, and how much of it calls for them. What was said before they came is not
 * new to them, and neither is what is said in a thread that they are not in, unless it calls for them.
 */
export function countsOf(world: World, user: string, channel: StoredChannel): ReadCounts {
  const upTo = world.reads.get(readKey(user, channel.id))?.upTo ?? '0';
  const since = memberSince(world, user, channel);
  const fresh = world.messages
    .in(channel.id)
    .filter((message) => message.onlyFor === null && message.author !== user)
    .filter((message) => byAge(message.id, upTo) > 0 && timeOfId(message.id) >= since);
  // Whatever is written to somebody directly calls for them.
  const pings = fresh.filter(({ pinged }) => channel.guild === null || pinged.includes(user)).length;
  return { unread: isFollowed(user, channel) ? fresh.length : pings, pings };
}

function isFollowed(user: string, { thread }: StoredChannel): boolean {
  return thread === null || thread.members.some((member) => member.user === user);
}

function memberSince(world: World, user: string, { guild }: StoredChannel): number {
  const member = guild === null ? undefined : memberOf(world, guild, user);
  return member === undefined ? 0 : Date.parse(member.joined_at);
}
