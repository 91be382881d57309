/** What the control requests carry. */
import { Locale as DiscordLocale } from 'discord-api-types/v10';
import * as z from 'zod';

const Id = z.string().min(1);
/** As Discord names languages. */
const Locale = z.enum(DiscordLocale);
const Count = z.int().min(1).default(1);

export const Clock = z.object({ advanceMs: z.number().min(0) });

export const Bot = z.discriminatedUnion('action', [
  z.object({ action: z.literal('kill'), restart: z.boolean().default(true) }),
  z.object({ action: z.literal('stop') }),
  z.object({ action: z.literal('start') }),
]);

const fault = { route: z.string().regex(/^\S+ \/\S*$/), count: Count };
export const Fault = z.discriminatedUnion('kind', [
  z.object({ ...fault, kind: z.literal('status'), status: z.int().min(400).max(599) }),
  z.object({
    ...fault,
    kind: z.literal('rate-limit'),
    retryAfter: z.number().min(0),
    global: z.boolean().default(false),
  }),
  z.object({ ...fault, kind: z.literal('slow'), delayMs: z.number().min(0) }),
  z.object({ ...fault, kind: z.literal('lost-answer') }),
]);

export const Limits = z.object({
  rateLimits: z.boolean().optional(),
  activeThreadsMax: z.int().min(0).optional(),
});

export const Gateway = z.discriminatedUnion('action', [
  z.object({ action: z.literal('drop') }),
  z.object({ action: z.literal('reconnect') }),
  z.object({ action: z.literal('invalid-session'), resumable: z.boolean() }),
  z.object({ action: z.literal('refuse-resume'), count: Count }),
  z.object({ action: z.enum(['duplicate', 'reorder']), event: z.string(), count: Count }),
]);

const names = z.array(z.string()).optional();
export const Permissions = z.object({
  guild: Id,
  channel: Id.optional(),
  user: Id.optional(),
  deny: names,
  allow: names,
  clear: names,
});

export const Thread = z.object({
  thread: Id,
  action: z.enum(['archive', 'unarchive', 'lock', 'unlock', 'delete']),
});

export const Channel = z.discriminatedUnion('action', [
  z.object({ action: z.literal('create'), guild: Id, name: z.string().min(1).max(100), type: z.int() }),
  z.object({ action: z.literal('delete'), channel: Id }),
]);

export const Message = z.object({ action: z.literal('delete'), message: Id });

export const Member = z.discriminatedUnion('action', [
  z.object({ action: z.literal('join'), guild: Id, user: Id }),
  z.object({ action: z.literal('leave'), guild: Id, user: Id }),
  z.object({ action: z.literal('give-manage-server'), guild: Id, user: Id }),
  z.object({ action: z.literal('take-manage-server'), guild: Id, user: Id }),
  z.object({ action: z.literal('rename'), guild: Id, user: Id, name: z.string().max(32).nullable() }),
]);

export const User = z.object({
  user: Id.optional(),
  name: z.string().min(1).max(32).optional(),
  directMessages: z.boolean().optional(),
  locale: Locale.optional(),
});

export const Guild = z.discriminatedUnion('action', [
  z.object({ action: z.literal('create'), name: z.string().min(2).max(100) }),
  z.object({ action: z.literal('add-bot'), guild: Id }),
  z.object({ action: z.literal('remove-bot'), guild: Id }),
  z.object({ action: z.literal('speak'), guild: Id, locale: Locale }),
  z.object({ action: z.literal('block-words'), guild: Id, words: z.array(z.string()) }),
]);
