import type { APIOverwrite } from 'discord-api-types/v10';
import { canView } from './permissions.js';
import type { StoredChannel } from './types.js';
import type { World } from './world.js';

export function createChannel(
  world: World,
  about: { readonly guild: string; readonly name: string; readonly type: number },
): StoredChannel {
  const position = world.channels.all().filter((channel) => channel.guild === about.guild).length;
  const channel: StoredChannel = {
    ...about,
    id: world.ids.next(),
    topic: null,
    position,
    parent: null,
    overwrites: [],
    lastMessage: null,
    owner: null,
    thread: null,
    recipients: [],
  };
  world.channels.put(channel.id, channel);
  world.hub.emit({ kind: 'channel-create', channel });
  return channel;
}

/** Changes a channel that is no thread. Whoever comes to see it so is told of its threads. */
export function changeChannel(
  world: World,
  channel: StoredChannel,
  change: {
    readonly name?: string;
    readonly topic?: string | null;
    readonly overwrites?: readonly APIOverwrite[];
  },
): StoredChannel {
  const couldSee = canView(world, world.botId, channel);
  const changed = world.channels.put(channel.id, { ...channel, ...change });
  world.hub.emit({ kind: 'channel-update', channel: changed });
  if (!couldSee && canView(world, world.botId, changed))
    world.hub.emit({ kind: 'access-gained', channel: changed });
  return changed;
}

/** Deletes a channel or thread with all that lies in it. Deleting messages this way is told to nobody. */
export function deleteChannel(world: World, channel: StoredChannel): void {
  const threads = world.channels
    .all()
    .filter((thread) => thread.parent === channel.id && thread.thread !== null);
  // Discord tells of the channel only; that its threads are gone with it is understood.
  for (const gone of [...threads, channel]) {
    for (const message of world.messages.in(gone.id)) world.messages.delete(message);
    world.channels.delete(gone.id);
  }
  world.hub.emit({ kind: channel.thread === null ? 'channel-delete' : 'thread-delete', channel });
}
