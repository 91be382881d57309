import { type APIInteraction, ChannelType, ComponentType, InteractionType, MessageFlags } from 'discord.js';
import { expect } from 'vitest';
import { must } from '../../src/base/invariant.js';
import type { Suggestion } from '../../src/discord/command.js';
import { type CustomId, encodeCustomId } from '../../src/discord/custom-ids.js';
import type { DiscordFault } from '../../src/discord/faults.js';
import type { DrawnForm } from '../../src/discord/form.js';
import { neededBits } from '../../src/discord/permissions.js';
import type { ReplyPort } from '../../src/discord/replies.js';
import type { DrawnMessage } from '../../src/discord/screen.js';
import type { ChannelId, UserId } from '../../src/tables/ids.js';
import { textOf } from './fake-discord.js';
import { GAMES, GUILD, person, VEIL } from './kit.js';

/** One thing the bot sent for an interaction: how, when, and what it says. */
export interface Sent {
  readonly interaction: string;
  readonly way:
    | 'acknowledge message'
    | 'acknowledge public'
    | 'acknowledge update'
    | 'message'
    | 'public'
    | 'update'
    | 'form'
    | 'suggest'
    | 'edit'
    | 'retract'
    | 'follow-up';
  readonly atMs: number;
  readonly text: string;
  readonly drawn: DrawnMessage | undefined;
  readonly form?: DrawnForm;
  readonly suggestions?: readonly Suggestion[];
}

export interface FakeReplies {
  readonly port: ReplyPort;
  readonly sent: Sent[];
  /** What each way fails with from now on. */
  readonly failing: Map<Sent['way'], DiscordFault>;
}

export function fakeReplies(nowMs: () => number): FakeReplies {
  const sent: Sent[] = [];
  const failing = new Map<Sent['way'], DiscordFault>();
  const send = async (interaction: string, way: Sent['way'], drawn?: DrawnMessage) => {
    sent.push({ interaction, way, atMs: nowMs(), text: drawn === undefined ? '' : textOf({ drawn }), drawn });
    const fault = failing.get(way);
    if (fault !== undefined) throw fault;
  };
  return {
    sent,
    failing,
    port: ({ id }) => ({
      acknowledge: (mode) => send(id, `acknowledge ${mode}`),
      answer: (mode, drawn) => send(id, mode, drawn),
      openForm: async (form) => {
        await send(id, 'form');
        sent.push({ ...must(sent.pop(), 'It has just been sent.'), form });
      },
      suggest: async (suggestions) => {
        await send(id, 'suggest');
        sent.push({ ...must(sent.pop(), 'It has just been sent.'), suggestions });
      },
      edit: (drawn) => send(id, 'edit', drawn),
      retract: () => send(id, 'retract'),
      followUp: (drawn) => send(id, 'follow-up', drawn),
    }),
  };
}

let count = 0;

interface Asking {
  readonly userId: UserId;
  readonly channelId?: ChannelId;
  readonly channelType?: ChannelType;
  readonly appPermissions?: bigint;
  readonly permissions?: bigint;
}

function asking({
  userId,
  channelId = GAMES,
  channelType = ChannelType.GuildText,
  appPermissions = neededBits(),
  permissions = 0n,
}: Asking): object {
  count += 1;
  return {
    id: String(count),
    token: `token-${count}`,
    application_id: '900',
    guild_id: GUILD,
    locale: 'en-GB',
    app_permissions: String(appPermissions),
    channel: { id: channelId, type: channelType },
    member: {
      nick: null,
      permissions: String(permissions),
      user: { id: userId, username: 'someone', global_name: person(userId).name },
    },
  };
}

/** Somebody typed a command. */
export function commandOf(
  asker: Asking,
  name: string,
  { options = [], resolved = {} }: { readonly options?: readonly object[]; readonly resolved?: object } = {},
): APIInteraction {
  const data = { id: '1', type: 1, name, options, resolved };
  return { ...asking(asker), type: InteractionType.ApplicationCommand, data } as unknown as APIInteraction;
}

/** The same, asked of the bot in direct messages. */
export function directly(interaction: APIInteraction): APIInteraction {
  const { guild_id: _guild, member, ...rest } = interaction as unknown as Record<string, unknown>;
  const { user } = member as { readonly user: unknown };
  return { ...rest, user } as unknown as APIInteraction;
}

/** Somebody is typing one of the options of a command. */
export function typingIn(asker: Asking, name: string, options: readonly object[]): APIInteraction {
  const data = { id: '1', type: 1, name, options };
  const type = InteractionType.ApplicationCommandAutocomplete;
  return { ...asking(asker), type, data } as unknown as APIInteraction;
}

/** That the text holds these words, typed for an object that is compared. */
export function saying(words: string): string {
  const matcher: unknown = expect.stringContaining(words);
  return matcher as string;
}

/** Somebody pressed a button, or chose `values` from a menu; `users` are the people among them, by id. */
export function pressOf(
  asker: Asking,
  id: CustomId | string,
  {
    isPrivate = false,
    values,
    users,
  }: {
    readonly isPrivate?: boolean;
    readonly values?: readonly string[];
    readonly users?: Readonly<Record<string, object>>;
  } = {},
): APIInteraction {
  const customId = typeof id === 'string' ? id : encodeCustomId(id, VEIL);
  return {
    ...asking(asker),
    type: InteractionType.MessageComponent,
    message: { id: '777', flags: isPrivate ? MessageFlags.Ephemeral : 0 },
    data: {
      custom_id: customId,
      component_type: componentTypeOf({ values, users }),
      ...(values && { values }),
      ...(users && { resolved: { users } }),
    },
  } as unknown as APIInteraction;
}

function componentTypeOf(given: {
  readonly values: readonly string[] | undefined;
  readonly users: object | undefined;
}): ComponentType {
  if (given.users !== undefined) return ComponentType.UserSelect;
  return given.values === undefined ? ComponentType.Button : ComponentType.StringSelect;
}

/** Somebody filled in the form that a control of a private message has opened. */
export function formOf(
  asker: Asking,
  id: CustomId,
  filled: Readonly<Record<string, string>>,
): APIInteraction {
  const components = Object.entries(filled).map(([name, value]) => ({
    type: ComponentType.Label,
    component: { type: ComponentType.TextInput, custom_id: name, value },
  }));
  return {
    ...asking(asker),
    type: InteractionType.ModalSubmit,
    message: { id: '777', flags: MessageFlags.Ephemeral },
    data: { custom_id: encodeCustomId(id, VEIL), components },
  } as unknown as APIInteraction;
}
