import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { readKey } from '../world/keys.js';
import { ALL_MENTIONS } from '../world/mentions.js';
import { deleteMessage, type MessageBody, MessageType, sendMessage } from '../world/messages.js';
import { can } from '../world/permissions.js';
import { byAge } from '../world/snowflakes.js';
import { noteStarter, noteThreadCreated } from '../world/system-messages.js';
import { createThread, joinThread, ThreadType } from '../world/threads.js';
import type { StoredChannel, StoredMessage } from '../world/types.js';
import type { World } from '../world/world.js';
import { demandOffer, isForum } from './offers.js';
import { actingUser, isSeenBy, seenChannel, seenMessage } from './places.js';
import { PageRefusal } from './refusal.js';
import { messageLength, SENTENCES } from './sentences.js';

const CONTENT_LENGTH_MAX = 2000;
const AUTO_ARCHIVE_MINUTES = 1440;

export function listMessages(
  world: World,
  {
    user,
    channel,
    limit,
    before,
  }: {
    readonly user: string;
    readonly channel: string;
    readonly limit: number;
    readonly before: string | undefined;
  },
): readonly StoredMessage[] {
  const place = seenChannel(world, actingUser(world, user).id, channel);
  const mayReadBack = can(world, { user, channel: place }, Bits.ReadMessageHistory);
  return world.messages
    .in(place.id)
    .filter((message) => isSeenBy(world, user, message) && (mayReadBack || message.onlyFor === user))
    .filter((message) => before === undefined || byAge(message.id, before) < 0)
    .slice(-limit);
}

export function writeMessage(
  world: World,
  about: {
    readonly user: string;
    readonly channel: string;
    readonly content: string;
    readonly reply?: string | undefined;
  },
): StoredMessage {
  const user = actingUser(world, about.user);
  const channel = seenChannel(world, user.id, about.channel);
  demandOffer(world, 'send', { user: user.id, channel });
  demandContent(about.content);
  const replied = about.reply === undefined ? undefined : seenMessage(world, user.id, about.reply);
  if (channel.thread !== null) joinThread(world, channel, user.id);
  const message = sendMessage(world, {
    channel: channel.id,
    author: user.id,
    body: bodyOf(about.content),
    ...(replied && { type: MessageType.reply, reference: replied.id }),
  });
  markRead(world, { user: user.id, channel: channel.id });
  return message;
}

export function removeMessage(
  world: World,
  about: { readonly user: string; readonly message: string },
): void {
  const user = actingUser(world, about.user);
  const message = seenMessage(world, user.id, about.message);
  const channel = seenChannel(world, user.id, message.channel);
  if (message.author !== user.id && !can(world, { user: user.id, channel }, Bits.ManageMessages)) {
    throw new PageRefusal('no-access', SENTENCES.mayNotDelete);
  }
  deleteMessage(world, message);
}

export function markRead(world: World, about: { readonly user: string; readonly channel: string }): void {
  const user = actingUser(world, about.user);
  const channel = seenChannel(world, user.id, about.channel);
  const newest = world.messages.in(channel.id).at(-1)?.id ?? '0';
  world.reads.put(readKey(user.id, channel.id), { user: user.id, channel: channel.id, upTo: newest });
  world.hub.emit({ kind: 'read', user: user.id, channel: channel.id });
}

/** Starts a thread from a message or without one, or a post in a forum, which begins with `content`. */
export function startThread(
  world: World,
  about: {
    readonly user: string;
    readonly name: string;
    readonly message?: string | undefined;
    readonly channel?: string | undefined;
    readonly content?: string | undefined;
  },
): StoredChannel {
  const user = actingUser(world, about.user);
  const source = about.message === undefined ? undefined : seenMessage(world, user.id, about.message);
  const parent = seenChannel(world, user.id, source?.channel ?? about.channel ?? '');
  demandOffer(world, 'start', { user: user.id, channel: parent });
  if (source && world.channels.get(source.id)) throw new PageRefusal('bad-request', SENTENCES.hasThread);
  if (isForum(parent)) demandPost(about.content);
  const thread = createThread(world, {
    parent,
    name: about.name,
    type: parent.type === 5 ? ThreadType.announcement : ThreadType.public,
    owner: user.id,
    autoArchiveMinutes: AUTO_ARCHIVE_MINUTES,
    ...(source && { from: source }),
  });
  if (source) {
    noteStarter(world, thread, source);
    world.hub.emit({ kind: 'message-update', message: source });
  } else if (isForum(parent)) {
    sendMessage(world, { channel: thread.id, author: user.id, body: bodyOf(about.content ?? '') });
  } else noteThreadCreated(world, parent.id, thread);
  return world.channels.get(thread.id) ?? thread;
}

function demandPost(content: string | undefined): void {
  if (content === undefined) throw new PageRefusal('missing-value', SENTENCES.postNeedsMessage);
  demandContent(content);
}

function demandContent(content: string): void {
  if (content.trim() === '' || content.length > CONTENT_LENGTH_MAX)
    throw new PageRefusal('bad-value', messageLength(CONTENT_LENGTH_MAX));
}

function bodyOf(content: string): MessageBody {
  return { content, components: [], embeds: [], attachments: [], flags: 0, allowedMentions: ALL_MENTIONS };
}
