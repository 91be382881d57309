import { must } from '../base/must.js';
import { canView } from './permissions.js';
import type { StoredChannel, StoredMessage, ThreadState } from './types.js';
import type { World } from './world.js';

export const ThreadType = { announcement: 10, public: 11, private: 12 } as const;

export interface NewThread {
  readonly parent: StoredChannel;
  readonly name: string;
  readonly type: number;
  readonly owner: string;
  readonly autoArchiveMinutes: number;
  readonly invitable?: boolean;
  /** The message it starts from: the thread gets its id. */
  readonly from?: StoredMessage;
}

export function createThread(world: World, about: NewThread): StoredChannel {
  const now = world.clock.now();
  const thread: StoredChannel = {
    id: about.from?.id ?? world.ids.next(),
    type: about.type,
    guild: about.parent.guild,
    name: about.name,
    topic: null,
    position: 0,
    parent: about.parent.id,
    overwrites: [],
    lastMessage: null,
    owner: about.owner,
    recipients: [],
    thread: {
      archived: false,
      locked: false,
      archiveChangedAt: now,
      autoArchiveMinutes: about.autoArchiveMinutes,
      createdAt: now,
      activeAt: now,
      invitable: about.invitable ?? true,
      members: [{ user: about.owner, joinedAt: now }],
      messageCount: 0,
    },
  };
  world.channels.put(thread.id, thread);
  watchForArchive(world, thread.id);
  world.hub.emit({ kind: 'thread-create', channel: thread });
  return thread;
}

/** Changes a thread and tells those who see it. Un-archiving and a new duration count as activity. */
export function changeThread(
  world: World,
  channel: StoredChannel,
  change: Partial<Pick<ThreadState, 'archived' | 'locked' | 'autoArchiveMinutes' | 'invitable'>> & {
    readonly name?: string;
  },
): StoredChannel {
  const before = stateOf(channel);
  const { name = channel.name, ...fields } = change;
  const now = world.clock.now();
  const archiveChanged = fields.archived !== undefined && fields.archived !== before.archived;
  const isActivity = (archiveChanged && fields.archived === false) || fields.autoArchiveMinutes !== undefined;
  const changed = world.channels.put(channel.id, {
    ...channel,
    name,
    thread: {
      ...before,
      ...fields,
      ...(archiveChanged && { archiveChangedAt: now }),
      ...(isActivity && { activeAt: now }),
    },
  });
  if (isActivity) watchForArchive(world, channel.id);
  world.hub.emit({ kind: 'thread-update', channel: changed });
  return changed;
}

/** A message in a thread keeps it open, and opens it when it was archived. */
export function noteActivity(
  world: World,
  channel: StoredChannel,
  { countsMessage }: { readonly countsMessage: boolean },
): void {
  const state = stateOf(channel);
  const noted = world.channels.put(channel.id, {
    ...channel,
    thread: {
      ...state,
      activeAt: world.clock.now(),
      messageCount: state.messageCount + (countsMessage ? 1 : 0),
    },
  });
  if (state.archived) changeThread(world, noted, { archived: false });
  else watchForArchive(world, channel.id);
}

export function joinThread(world: World, channel: StoredChannel, user: string): StoredChannel {
  const state = stateOf(channel);
  if (state.members.some((member) => member.user === user)) return channel;
  const members = [...state.members, { user, joinedAt: world.clock.now() }];
  const joined = world.channels.put(channel.id, { ...channel, thread: { ...state, members } });
  world.hub.emit({ kind: 'thread-members', channel: joined, added: [user], removed: [] });
  return joined;
}

export function leaveThread(world: World, channel: StoredChannel, user: string): StoredChannel {
  const state = stateOf(channel);
  if (!state.members.some((member) => member.user === user)) return channel;
  const members = state.members.filter((member) => member.user !== user);
  const left = world.channels.put(channel.id, { ...channel, thread: { ...state, members } });
  world.hub.emit({ kind: 'thread-members', channel: left, added: [], removed: [user] });
  return left;
}

export function threadsOf(world: World, guild: string): readonly StoredChannel[] {
  return world.channels.all().filter((channel) => channel.guild === guild && channel.thread !== null);
}

/** The open threads of a server that a user sees. */
export function activeThreads(world: World, guild: string, user: string): readonly StoredChannel[] {
  return threadsOf(world, guild).filter(
    (channel) => channel.thread?.archived === false && canView(world, user, channel),
  );
}

/** Starts the auto-archive clocks of all open threads, as when the playground starts. */
export function watchAllThreads(world: World): void {
  for (const channel of world.channels.all()) {
    if (channel.thread?.archived === false) watchForArchive(world, channel.id);
  }
}

export function stateOf(channel: StoredChannel): ThreadState {
  return must(channel.thread, `channel ${channel.id} is a thread`);
}

function watchForArchive(world: World, id: string): void {
  const state = world.channels.get(id)?.thread;
  if (!state || state.archived) return;
  const dueAt = state.activeAt + state.autoArchiveMinutes * 60_000;
  world.clock.at(dueAt, () => archiveIfIdle(world, id, state.activeAt));
}

// Every activity sets a clock of its own, so one that rings for an earlier activity has nothing to do.
function archiveIfIdle(world: World, id: string, activeAt: number): void {
  const channel = world.channels.get(id);
  if (channel?.thread?.archived === false && channel.thread.activeAt === activeAt) {
    changeThread(world, channel, { archived: true });
  }
}
