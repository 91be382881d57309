import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { memberKey } from '../world/keys.js';
import { can, canView, sendingBit } from '../world/permissions.js';
import type { StoredChannel, StoredInteraction, StoredMessage, StoredUser } from '../world/types.js';
import type { World } from '../world/world.js';
import { PageRefusal } from './refusal.js';

const TEXT_TYPES: readonly number[] = [0, 1, 2, 5, 10, 11, 12, 13];

/** The person who acts. The bot acts by its own means. */
export function actingUser(world: World, id: string): StoredUser {
  const user = world.users.get(id);
  if (user === undefined || user.bot) throw new PageRefusal('no-such-user', `There is no user ${id}.`);
  return user;
}

export function seenChannel(world: World, user: string, id: string): StoredChannel {
  const channel = world.channels.get(id);
  if (channel === undefined || !canView(world, user, channel)) {
    throw new PageRefusal('no-such-channel', 'There is no such channel, or you cannot see it.');
  }
  return channel;
}

/** A message this user can see: private answers are seen by their one person. */
export function seenMessage(world: World, user: string, id: string): StoredMessage {
  const message = world.messages.get(id);
  if (message === undefined || !isSeenBy(world, user, message)) {
    throw new PageRefusal('no-such-message', 'There is no such message, or you cannot see it.');
  }
  return message;
}

export function ownInteraction(world: World, user: string, id: string): StoredInteraction {
  const interaction = world.interactions.get(id);
  if (interaction === undefined || interaction.user !== user) {
    throw new PageRefusal('no-such-interaction', 'There is no such interaction of yours.');
  }
  return interaction;
}

export function isSeenBy(world: World, user: string, message: StoredMessage): boolean {
  const channel = world.channels.get(message.channel);
  if (channel === undefined || !canView(world, user, channel)) return false;
  return message.onlyFor === null || message.onlyFor === user;
}

/** Why a user cannot write here, as the client would say it. */
export function whyNotSend(world: World, user: string, channel: StoredChannel): string | null {
  if (!TEXT_TYPES.includes(channel.type)) return 'This kind of channel takes no messages.';
  if (channel.guild === null) return null;
  if (!can(world, { user, channel }, sendingBit(channel))) return 'You may not write here.';
  const isLocked = channel.thread?.locked === true && !can(world, { user, channel }, Bits.ManageThreads);
  return isLocked ? 'This thread is locked.' : null;
}

/** Why a user cannot use commands and buttons here. In an archived thread nobody can. */
export function whyNotUse(world: World, user: string, channel: StoredChannel): string | null {
  return obstacleToUse(world, user, channel)?.message ?? null;
}

/** Refuses what `whyNotUse` explains. */
export function demandUse(world: World, user: string, channel: StoredChannel): void {
  const obstacle = obstacleToUse(world, user, channel);
  if (obstacle !== undefined) throw obstacle;
}

function obstacleToUse(world: World, user: string, channel: StoredChannel): PageRefusal | undefined {
  if (!TEXT_TYPES.includes(channel.type)) {
    return new PageRefusal('not-a-text-channel', 'This kind of channel takes no commands.');
  }
  if (channel.guild !== null && world.members.get(memberKey(channel.guild, world.botId)) === undefined) {
    return new PageRefusal('no-access', 'The bot is not in this server.');
  }
  if (channel.thread?.archived) {
    return new PageRefusal(
      'archived',
      'This thread is archived: commands and buttons rest until somebody writes here.',
    );
  }
  if (channel.thread?.locked && !can(world, { user, channel }, Bits.ManageThreads)) {
    return new PageRefusal(
      'locked',
      'This thread is locked: commands and buttons rest until it is unlocked.',
    );
  }
  return undefined;
}
