import { PermissionFlagsBits as Bits, ChannelType } from 'discord-api-types/v10';
import { channelJson, threadMemberJson } from '../../shapes/channel-json.js';
import { threadForBot } from '../../shapes/guild-json.js';
import { memberOf } from '../../shapes/people-json.js';
import { sendMessage } from '../../world/messages.js';
import { canView } from '../../world/permissions.js';
import { noteAdded, noteStarter, noteThreadCreated } from '../../world/system-messages.js';
import { createThread, joinThread, leaveThread, stateOf, ThreadType } from '../../world/threads.js';
import type { StoredChannel } from '../../world/types.js';
import type { World } from '../../world/world.js';
import {
  demand,
  demandClean,
  demandOpen,
  demandThreadRoom,
  managesThreads,
  publicMessage,
  visibleChannel,
} from '../access.js';
import { invalidForm, refuse } from '../discord-error.js';
import { checkForm, required } from '../forms/check-form.js';
import { readMessage } from '../forms/message-form.js';
import type { MessageForm } from '../forms/sent-message.js';
import { type Answer, type Call, NO_CONTENT, ok, param, type Route } from '../route.js';

interface ThreadForm {
  readonly name: string;
  readonly auto_archive_duration?: number | null;
  readonly type?: number | null;
  readonly invitable?: boolean | null;
  readonly message?: MessageForm;
}

const AUTO_ARCHIVE_DEFAULT_MINUTES = 1440;

export const THREAD_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/channels/:channel/messages/:message/threads', run: startFromMessage },
  { method: 'POST', path: '/channels/:channel/threads', run: startThread },
  { method: 'GET', path: '/channels/:channel/thread-members', run: listMembers },
  { method: 'PUT', path: '/channels/:channel/thread-members/@me', run: joinSelf },
  { method: 'DELETE', path: '/channels/:channel/thread-members/@me', run: leaveSelf },
  { method: 'GET', path: '/channels/:channel/thread-members/:user', run: getMember },
  { method: 'PUT', path: '/channels/:channel/thread-members/:user', run: addMember },
  { method: 'DELETE', path: '/channels/:channel/thread-members/:user', run: removeMember },
];

function startFromMessage(call: Call): Answer {
  const { world } = call;
  const parent = visibleChannel(world, param(call, 'channel'));
  const guild = demandThreadParent(parent, [ChannelType.GuildText, ChannelType.GuildAnnouncement]);
  const message = publicMessage(world, parent, param(call, 'message'));
  const form = checkForm<ThreadForm>('CreateTextThreadWithMessageRequest', call.body);
  demand(world, parent, Bits.CreatePublicThreads);
  demandClean(world, guild, form.name);
  if (world.channels.get(message.id) !== undefined) throw refuse(160004);
  demandThreadRoom(world, guild);
  const thread = createThread(world, {
    parent,
    name: form.name,
    type: publicTypeOf(parent),
    owner: world.botId,
    autoArchiveMinutes: form.auto_archive_duration ?? AUTO_ARCHIVE_DEFAULT_MINUTES,
    from: message,
  });
  noteStarter(world, thread, message);
  world.hub.emit({ kind: 'message-update', message });
  return created(world, thread);
}

function startThread(call: Call): Answer {
  const { world } = call;
  const parent = visibleChannel(world, param(call, 'channel'));
  if (parent.type === ChannelType.GuildForum || parent.type === ChannelType.GuildMedia)
    return startPost(call, parent);
  const guild = demandThreadParent(parent, [ChannelType.GuildText, ChannelType.GuildAnnouncement]);
  const form = checkForm<ThreadForm>('CreateTextThreadWithoutMessageRequest', call.body);
  const type = form.type ?? ThreadType.private;
  demand(world, parent, type === ThreadType.private ? Bits.CreatePrivateThreads : Bits.CreatePublicThreads);
  if (type !== ThreadType.private && type !== publicTypeOf(parent)) throw refuse(50024);
  demandClean(world, guild, form.name);
  demandThreadRoom(world, guild);
  const thread = createThread(world, {
    parent,
    name: form.name,
    type,
    owner: world.botId,
    autoArchiveMinutes: form.auto_archive_duration ?? AUTO_ARCHIVE_DEFAULT_MINUTES,
    invitable: form.invitable ?? true,
  });
  if (type !== ThreadType.private) noteThreadCreated(world, parent.id, thread);
  return created(world, thread);
}

/** A forum's thread is a post: it begins with a message of its own. */
function startPost({ world, body, files }: Call, parent: StoredChannel): Answer {
  const guild = demandThreadParent(parent, [parent.type]);
  const form = checkForm<ThreadForm>('CreateForumThreadRequest', body);
  if (form.message === undefined) throw invalidForm([required(['message'])]);
  demand(world, parent, Bits.SendMessages);
  demandClean(world, guild, form.name);
  demandThreadRoom(world, guild);
  const first = readMessage(world, { form: form.message, files, isAnswer: false });
  const thread = createThread(world, {
    parent,
    name: form.name,
    type: ThreadType.public,
    owner: world.botId,
    autoArchiveMinutes: form.auto_archive_duration ?? AUTO_ARCHIVE_DEFAULT_MINUTES,
  });
  sendMessage(world, { channel: thread.id, author: world.botId, body: first });
  return created(world, thread);
}

/** The server's id, when threads can be started in this kind of channel. */
function demandThreadParent(parent: StoredChannel, types: readonly number[]): string {
  if (parent.guild === null) throw refuse(50003);
  if (!types.includes(parent.type)) throw refuse(50024);
  return parent.guild;
}

function publicTypeOf(parent: StoredChannel): number {
  return parent.type === ChannelType.GuildAnnouncement ? ThreadType.announcement : ThreadType.public;
}

function created(world: World, thread: StoredChannel): Answer {
  return { status: 201, body: threadForBot(world, world.channels.get(thread.id) ?? thread) };
}

function visibleThread(call: Call): StoredChannel {
  const thread = visibleChannel(call.world, param(call, 'channel'));
  if (thread.thread === null) throw refuse(50024);
  return thread;
}

function listMembers(call: Call): Answer {
  const thread = visibleThread(call);
  return ok(stateOf(thread).members.map((member) => threadMemberJson(thread, member)));
}

function getMember(call: Call): Answer {
  const thread = visibleThread(call);
  const member = stateOf(thread).members.find(({ user }) => user === param(call, 'user'));
  if (member === undefined) throw refuse(10007);
  return ok(threadMemberJson(thread, member));
}

function joinSelf(call: Call): Answer {
  const thread = visibleThread(call);
  demandOpen(thread);
  joinThread(call.world, thread, call.world.botId);
  return NO_CONTENT;
}

function leaveSelf(call: Call): Answer {
  const thread = visibleThread(call);
  demandOpen(thread);
  leaveThread(call.world, thread, call.world.botId);
  return NO_CONTENT;
}

function addMember(call: Call): Answer {
  const { world } = call;
  const thread = visibleThread(call);
  const user = param(call, 'user');
  demandOpen(thread);
  demand(world, thread, Bits.SendMessagesInThreads);
  if (world.users.get(user) === undefined) throw refuse(10013);
  if (memberOf(world, thread.guild ?? '', user) === undefined) throw refuse(10007);
  const parent = world.channels.get(thread.parent ?? '');
  if (parent === undefined || !canView(world, user, parent)) throw refuse(50001);
  const joined = joinThread(world, thread, user);
  if (joined !== thread) noteAdded(world, joined, { by: world.botId, user });
  return NO_CONTENT;
}

function removeMember(call: Call): Answer {
  const { world } = call;
  const thread = visibleThread(call);
  demandOpen(thread);
  const ownPrivate = thread.type === ThreadType.private && thread.owner === world.botId;
  if (!managesThreads(world, thread) && !ownPrivate) throw refuse(50013);
  leaveThread(world, thread, param(call, 'user'));
  return NO_CONTENT;
}

/** What a changed thread or channel looks like to the bot. */
export function changedChannelJson(world: World, channel: StoredChannel): Record<string, unknown> {
  return channel.thread === null ? channelJson(world, channel) : threadForBot(world, channel);
}
