import type { APIEmbed } from 'discord-api-types/v10';
import { must } from '../base/must.js';
import { messageJson } from '../shapes/message-json.js';
import { type Component, textsOf } from './components.js';
import { type AllowedMentions, mentionsIn, notifiedBy } from './mentions.js';
import { viewersOf } from './permissions.js';
import { joinThread, noteActivity } from './threads.js';
import type { DeliveryRecord, StoredAttachment, StoredChannel, StoredMessage } from './types.js';
import type { World } from './world.js';

/** What a message says, however it is sent or edited. */
export interface MessageBody {
  readonly content: string;
  readonly components: readonly Component[];
  readonly embeds: readonly APIEmbed[];
  readonly attachments: readonly StoredAttachment[];
  readonly flags: number;
  readonly allowedMentions: AllowedMentions;
}

export interface MessageDraft {
  readonly channel: string;
  readonly author: string;
  readonly body: MessageBody;
  readonly type?: number;
  readonly reference?: string | null;
  readonly interaction?: string | null;
  readonly onlyFor?: string | null;
  readonly usedBy?: StoredMessage['usedBy'];
  readonly nonce?: string | number | null;
  /** People a system message is about: mentioned, not notified. */
  readonly names?: readonly string[];
}

export const MessageFlag = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

/** From this age on, few edits are allowed. */
export const OLD_MESSAGE_MS = 60 * 60 * 1000;

export const MessageType = { plain: 0, reply: 19, command: 20 } as const;

/** Sends a message: stored, counted as activity, notified, recorded, told to all who see it. */
export function sendMessage(world: World, draft: MessageDraft): StoredMessage {
  const { body, onlyFor = null } = draft;
  const mentions = mentionsIn(spokenText(body), body.allowedMentions);
  const named = { ...mentions, users: withRepliedUser(world, draft, mentions.users) };
  const channel = must(world.channels.get(draft.channel), 'a message is sent to a channel that is there');
  const silent = onlyFor !== null || (body.flags & MessageFlag.suppressNotifications) !== 0;
  const { allowedMentions: _, ...content } = body;
  const message: StoredMessage = {
    ...content,
    id: world.ids.next(),
    channel: draft.channel,
    author: draft.author,
    type: draft.type ?? MessageType.plain,
    mentions: [...named.users, ...(draft.names ?? [])],
    mentionRoles: named.roles,
    mentionEveryone: named.everyone,
    pinged: silent ? [] : notifiedBy(world, named, { author: draft.author, channel }),
    reference: draft.reference ?? null,
    interaction: draft.interaction ?? null,
    onlyFor,
    usedBy: draft.usedBy ?? null,
    nonce: draft.nonce ?? null,
    editedAt: null,
    lateEdits: [],
  };
  world.messages.put(message);
  if (onlyFor === null) noteMessage(world, message);
  recordMessage(world, 'message-create', message);
  world.hub.emit({ kind: 'message-create', message });
  addNamed(world, message);
  return message;
}

/** Changes what a message says. An edit notifies nobody and is not activity. */
export function editMessage(world: World, message: StoredMessage, body: MessageBody): StoredMessage {
  const { allowedMentions, ...content } = body;
  const mentions = mentionsIn(spokenText(body), allowedMentions);
  const edited = world.messages.put({
    ...message,
    ...content,
    mentions: mentions.users,
    mentionRoles: mentions.roles,
    mentionEveryone: mentions.everyone,
    editedAt: world.clock.now(),
  });
  recordMessage(world, 'message-update', edited);
  world.hub.emit({ kind: 'message-update', message: edited });
  return edited;
}

export function deleteMessage(world: World, message: StoredMessage): void {
  recordMessage(world, 'message-delete', message);
  world.messages.delete(message);
  world.hub.emit({ kind: 'message-delete', message });
}

/** Everybody who sees a message: one person when it is ephemeral, else all who see its channel. */
function audienceOf(world: World, message: StoredMessage): readonly string[] {
  if (message.onlyFor !== null) return [message.onlyFor];
  const channel = world.channels.get(message.channel);
  return channel === undefined ? [] : viewersOf(world, channel);
}

function spokenText(body: MessageBody): string {
  return [body.content, ...textsOf(body.components)].join('\n');
}

function withRepliedUser(world: World, draft: MessageDraft, users: readonly string[]): readonly string[] {
  const replied =
    draft.type === MessageType.reply ? world.messages.get(draft.reference ?? '')?.author : undefined;
  if (replied === undefined || !draft.body.allowedMentions.repliedUser || users.includes(replied))
    return users;
  return [...users, replied];
}

/** Whoever a message in a thread pings by name is in the thread from then on. */
function addNamed(world: World, message: StoredMessage): void {
  for (const user of message.mentions.filter((id) => message.pinged.includes(id))) {
    const channel = world.channels.get(message.channel);
    if (channel?.thread) joinThread(world, channel, user);
  }
}

function noteMessage(world: World, message: StoredMessage): void {
  const channel: StoredChannel = must(world.channels.get(message.channel), 'checked by the sender');
  const noted = world.channels.put(channel.id, { ...channel, lastMessage: message.id });
  if (noted.thread !== null) noteActivity(world, noted, { countsMessage: true });
}

function recordMessage(world: World, event: DeliveryRecord['event'], message: StoredMessage): void {
  const gone = event === 'message-delete';
  world.record({
    at: world.clock.now(),
    event,
    channel: message.channel,
    recipients: audienceOf(world, message),
    pinged: event === 'message-create' ? message.pinged : [],
    payload: gone
      ? { id: message.id, channel_id: message.channel }
      : messageJson(world, message, { signed: false }),
    attachments: gone
      ? []
      : message.attachments.map(({ id, filename, description, sha256, size }) => ({
          filename,
          description,
          sha256,
          size,
          file: world.disk.attachmentFile(id),
        })),
  });
}
