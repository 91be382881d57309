import { ALL_MENTIONS } from './mentions.js';
import { type MessageBody, sendMessage } from './messages.js';
import type { StoredChannel, StoredMessage } from './types.js';
import type { World } from './world.js';

/** Messages that nobody writes: Discord puts them where something happens. */
const SystemType = { recipientAdded: 1, threadCreated: 18, threadStarter: 21 } as const;

const NOTHING: MessageBody = {
  content: '',
  components: [],
  embeds: [],
  attachments: [],
  flags: 0,
  allowedMentions: ALL_MENTIONS,
};

/** The first message of a thread that was started from a message: it points to that message. */
export function noteStarter(world: World, thread: StoredChannel, source: StoredMessage): void {
  sendMessage(world, {
    channel: thread.id,
    author: source.author,
    type: SystemType.threadStarter,
    reference: source.id,
    body: NOTHING,
  });
}

/** What the parent channel shows of a thread that was started from no message. */
export function noteThreadCreated(world: World, parent: string, thread: StoredChannel): void {
  sendMessage(world, {
    channel: parent,
    author: thread.owner ?? world.botId,
    type: SystemType.threadCreated,
    body: { ...NOTHING, content: thread.name },
  });
}

/** "Thicket added Ana to the thread": names the person, and notifies nobody. */
export function noteAdded(
  world: World,
  thread: StoredChannel,
  { by, user }: { readonly by: string; readonly user: string },
): void {
  sendMessage(world, {
    channel: thread.id,
    author: by,
    type: SystemType.recipientAdded,
    body: NOTHING,
    names: [user],
  });
}
