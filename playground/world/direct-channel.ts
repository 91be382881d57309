import type { StoredChannel } from './types.js';
import type { World } from './world.js';

/** The one direct channel between the bot and a person, made when it is first opened. */
export function directChannel(world: World, person: string): StoredChannel {
  const existing = world.channels
    .all()
    .find((channel) => channel.guild === null && channel.recipients.includes(person));
  if (existing !== undefined) return existing;
  const channel: StoredChannel = {
    id: world.ids.next(),
    type: 1,
    guild: null,
    name: '',
    topic: null,
    position: 0,
    parent: null,
    overwrites: [],
    lastMessage: null,
    owner: null,
    thread: null,
    recipients: [person, world.botId],
  };
  world.channels.put(channel.id, channel);
  world.hub.emit({ kind: 'channel-create', channel });
  return channel;
}
