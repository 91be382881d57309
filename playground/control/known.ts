import { PageRefusal } from '../page-api/refusal.js';
import type { StoredChannel, StoredGuild, StoredMessage, StoredUser } from '../world/types.js';
import type { World } from '../world/world.js';

export function knownGuild(world: World, id: string): StoredGuild {
  const guild = world.guilds.get(id);
  if (guild === undefined) throw new PageRefusal('no-such-guild', `There is no server ${id}.`);
  return guild;
}

export function knownChannel(world: World, id: string): StoredChannel {
  const channel = world.channels.get(id);
  if (channel === undefined) throw new PageRefusal('no-such-channel', `There is no channel ${id}.`);
  return channel;
}

export function knownUser(world: World, id: string): StoredUser {
  const user = world.users.get(id);
  if (user === undefined) throw new PageRefusal('no-such-user', `There is no user ${id}.`);
  return user;
}

export function knownMessage(world: World, id: string): StoredMessage {
  const message = world.messages.get(id);
  if (message === undefined) throw new PageRefusal('no-such-message', `There is no message ${id}.`);
  return message;
}
