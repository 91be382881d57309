import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { memberKey } from '../world/keys.js';
import { can, canView, sendingBit } from '../world/permissions.js';
import type { StoredChannel, StoredInteraction, StoredMessage, StoredUser } from '../world/types.js';
import type { World } from '../world/world.js';
import { PageRefusal } from './refusal.js';
import { SENTENCES } from './sentences.js';

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
    throw new PageRefusal('no-such-channel', SENTENCES.noSuchChannel);
  }
  return channel;
}

/** A message this user can see: private answers are seen by their one person. */
export function seenMessage(world: World, user: string, id: string): StoredMessage {
  const message = world.messages.get(id);
  if (message === undefined || !isSeenBy(world, user, message)) {
    throw new PageRefusal('no-such-message', SENTENCES.noSuchMessage);
  }
  return message;
}

export function ownInteraction(world: World, user: string, id: string): StoredInteraction {
  const interaction = world.interactions.get(id);
  if (interaction === undefined || interaction.user !== user) {
    throw new PageRefusal('no-such-interaction', SENTENCES.noSuchInteraction);
  }
  return interaction;
}

export function isSeenBy(world: World, user: string, message: StoredMessage): boolean {
  const channel = world.channels.get(message.channel);
  if (channel === undefined || !canView(world, user, channel)) return false;
  return message.onlyFor === null || message.onlyFor === user;
}

/** Why a user cannot write here, and why not use commands and buttons, in the words of their client. */
export function whyNot(
  world: World,
  user: string,
  channel: StoredChannel,
): { readonly whyNotSend: string | null; readonly whyNotUse: string | null } {
  const locale = world.users.get(user)?.locale;
  return {
    whyNotSend: obstacleToSend(world, user, channel)?.in(locale) ?? null,
    whyNotUse: obstacleToUse(world, user, channel)?.in(locale) ?? null,
  };
}

/** Refuses what `whyNotSend` explains. */
export function demandSend(world: World, user: string, channel: StoredChannel): void {
  const obstacle = obstacleToSend(world, user, channel);
  if (obstacle !== undefined) throw obstacle;
}

/** Refuses what `whyNotUse` explains. */
export function demandUse(world: World, user: string, channel: StoredChannel): void {
  const obstacle = obstacleToUse(world, user, channel);
  if (obstacle !== undefined) throw obstacle;
}

function obstacleToSend(world: World, user: string, channel: StoredChannel): PageRefusal | undefined {
  if (!TEXT_TYPES.includes(channel.type)) return new PageRefusal('no-access', SENTENCES.noMessagesHere);
  if (channel.guild === null) return undefined;
  if (!can(world, { user, channel }, sendingBit(channel)))
    return new PageRefusal('no-access', SENTENCES.mayNotWrite);
  const isLocked = channel.thread?.locked === true && !can(world, { user, channel }, Bits.ManageThreads);
  return isLocked ? new PageRefusal('no-access', SENTENCES.locked) : undefined;
}

/** In an archived thread nobody can use anything. */
function obstacleToUse(world: World, user: string, channel: StoredChannel): PageRefusal | undefined {
  if (!TEXT_TYPES.includes(channel.type)) {
    return new PageRefusal('not-a-text-channel', SENTENCES.noCommandsHere);
  }
  if (channel.guild !== null && world.members.get(memberKey(channel.guild, world.botId)) === undefined) {
    return new PageRefusal('no-access', SENTENCES.noBotHere);
  }
  if (channel.thread?.archived) {
    return new PageRefusal('archived', SENTENCES.archivedForUse);
  }
  if (channel.thread?.locked && !can(world, { user, channel }, Bits.ManageThreads)) {
    return new PageRefusal('locked', SENTENCES.lockedForUse);
  }
  return undefined;
}
