import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { messageJson } from '../../shapes/message-json.js';
import { textsOf } from '../../world/components.js';
import {
  deleteMessage,
  editMessage,
  MessageType,
  OLD_MESSAGE_MS,
  sendMessage,
} from '../../world/messages.js';
import { can } from '../../world/permissions.js';
import { byAge, timeOfId } from '../../world/snowflakes.js';
import { joinThread } from '../../world/threads.js';
import type { StoredChannel, StoredMessage } from '../../world/types.js';
import type { World } from '../../world/world.js';
import { demand, demandClean, demandOpen, demandSending, publicMessage, visibleChannel } from '../access.js';
import { invalidForm, refuse, tooManyRequests } from '../discord-error.js';
import { checkForm, problem } from '../forms/check-form.js';
import { readMessage } from '../forms/message-form.js';
import type { MessageForm } from '../forms/sent-message.js';
import { type Answer, type Call, NO_CONTENT, ok, param, type Route } from '../route.js';

/** How long a nonce is remembered. */
const NONCE_LIFE_MS = 5 * 60 * 1000;
const LATE_EDITS_MAX = 3;
const LATE_EDITS_PER_MS = 60 * 60 * 1000;
const LIST_MAX = 100;
const LIST_DEFAULT = 50;

export const MESSAGE_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel/messages', run: listMessages },
  { method: 'POST', path: '/channels/:channel/messages', run: createMessage },
  { method: 'GET', path: '/channels/:channel/messages/:message', run: getMessage },
  { method: 'PATCH', path: '/channels/:channel/messages/:message', run: patchMessage },
  { method: 'DELETE', path: '/channels/:channel/messages/:message', run: removeMessage },
];

function createMessage(call: Call): Answer {
  const { world, files } = call;
  const channel = visibleChannel(world, param(call, 'channel'));
  const form = checkForm<MessageForm>('MessageCreateRequest', call.body ?? {});
  const reference = form.message_reference?.message_id;
  demandSending(world, channel, {
    hasFiles: files.length > 0,
    hasEmbeds: (form.embeds?.length ?? 0) > 0,
    isReply: reference !== undefined,
  });
  const earlier = form.enforce_nonce === true ? sentWithNonce(world, channel, form.nonce) : undefined;
  if (earlier !== undefined) return ok(messageJson(world, earlier, { signed: true }));

  const body = readMessage(world, { form, files, isAnswer: false });
  demandClean(world, channel.guild, [body.content, ...textsOf(body.components)].join('\n'));
  const replied = repliedTo(world, channel, form);
  if (channel.thread !== null) joinThread(world, channel, world.botId);
  const message = sendMessage(world, {
    channel: channel.id,
    author: world.botId,
    body,
    nonce: form.nonce ?? null,
    ...(replied !== undefined && { type: MessageType.reply, reference: replied }),
  });
  return ok(messageJson(world, message, { signed: true }));
}

function repliedTo(world: World, channel: StoredChannel, form: MessageForm): string | undefined {
  const id = form.message_reference?.message_id;
  if (id === undefined) return undefined;
  const message = world.messages.get(id);
  if (message?.channel === channel.id && message.onlyFor === null) return id;
  if (form.message_reference?.fail_if_not_exists === false) return undefined;
  throw invalidForm([problem(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message')]);
}

function sentWithNonce(
  world: World,
  channel: StoredChannel,
  nonce: string | number | null | undefined,
): StoredMessage | undefined {
  if (nonce === undefined || nonce === null) return undefined;
  const since = world.clock.now() - NONCE_LIFE_MS;
  return world.messages
    .in(channel.id)
    .find(
      (message) =>
        message.nonce !== null &&
        String(message.nonce) === String(nonce) &&
        message.author === world.botId &&
        timeOfId(message.id) >= since,
    );
}

function getMessage(call: Call): Answer {
  const { channel, message } = readable(call);
  demand(call.world, channel, Bits.ReadMessageHistory);
  return ok(messageJson(call.world, message, { signed: true }));
}

function patchMessage(call: Call): Answer {
  const { world, files, body: sent } = call;
  const { channel, message } = readable(call);
  if (message.author !== world.botId) throw refuse(50005);
  demandOpen(channel);
  const form = checkForm<MessageForm>('MessageEditRequestPartial', sent ?? {});
  if (files.length > 0) demand(world, channel, Bits.AttachFiles);
  demandFewLateEdits(world, message);
  const body = readMessage(world, { form, files, isAnswer: false, existing: message });
  demandClean(world, channel.guild, [body.content, ...textsOf(body.components)].join('\n'));
  const edited = editMessage(world, countLateEdit(world, message), body);
  return ok(messageJson(world, edited, { signed: true }));
}

/** 30046 is a rate limit: it comes as 429, with the time until an edit is allowed again. */
function demandFewLateEdits(world: World, message: StoredMessage): void {
  const now = world.clock.now();
  const recent = message.lateEdits.filter((at) => now - at < LATE_EDITS_PER_MS);
  if (recent.length < LATE_EDITS_MAX) return;
  throw tooManyRequests({
    retryAfterSeconds: ((recent[0] ?? now) + LATE_EDITS_PER_MS - now) / 1000,
    scope: 'shared',
    code: 30046,
    message: 'Maximum number of edits to messages older than 1 hour reached. Try again later.',
  });
}

function countLateEdit(world: World, message: StoredMessage): StoredMessage {
  const now = world.clock.now();
  if (now - timeOfId(message.id) <= OLD_MESSAGE_MS) return message;
  return { ...message, lateEdits: [...message.lateEdits, now] };
}

function removeMessage(call: Call): Answer {
  const { channel, message } = readable(call);
  if (message.author !== call.world.botId) demand(call.world, channel, Bits.ManageMessages);
  deleteMessage(call.world, message);
  return NO_CONTENT;
}

function readable(call: Call): { readonly channel: StoredChannel; readonly message: StoredMessage } {
  const channel = visibleChannel(call.world, param(call, 'channel'));
  return { channel, message: publicMessage(call.world, channel, param(call, 'message')) };
}

function listMessages(call: Call): Answer {
  const { world, query } = call;
  const channel = visibleChannel(world, param(call, 'channel'));
  const limit = Number(query.get('limit') ?? LIST_DEFAULT);
  if (!Number.isInteger(limit) || limit < 1 || limit > LIST_MAX) {
    throw invalidForm([
      problem(['limit'], 'NUMBER_TYPE_COERCE', `int value should be between 1 and ${LIST_MAX}.`),
    ]);
  }
  // Without Read Message History there is simply nothing to read.
  if (!can(world, { user: world.botId, channel }, Bits.ReadMessageHistory)) return ok([]);
  const all = world.messages.in(channel.id).filter((message) => message.onlyFor === null);
  return ok(chosen(all, query, limit).map((message) => messageJson(world, message, { signed: true })));
}

/** Newest first, as Discord lists them. */
function chosen(
  all: readonly StoredMessage[],
  query: URLSearchParams,
  limit: number,
): readonly StoredMessage[] {
  const after = query.get('after');
  const before = query.get('before');
  const around = query.get('around');
  if (around !== null) {
    const half = Math.floor(limit / 2);
    const older = all.filter(({ id }) => byAge(id, around) < 0).slice(-half);
    const rest = all.filter(({ id }) => byAge(id, around) >= 0).slice(0, limit - older.length);
    return [...older, ...rest].reverse();
  }
  if (after !== null)
    return all
      .filter(({ id }) => byAge(id, after) > 0)
      .slice(0, limit)
      .reverse();
  const earlier = before === null ? all : all.filter(({ id }) => byAge(id, before) < 0);
  return earlier.slice(-limit).reverse();
}
