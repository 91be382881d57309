import { canView } from '../world/permissions.js';
import type { StoredChannel, StoredInteraction, StoredMessage, StoredUser } from '../world/types.js';
import type { World } from '../world/world.js';
import { PageRefusal } from './refusal.js';
import { SENTENCES } from './sentences.js';

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
