import type { SentOption } from '../rest/forms/command-rules.js';
import { memberOf } from '../shapes/people-json.js';
import { startInteraction } from '../world/interactions.js';
import { ALL_PERMISSIONS, guildPermissions } from '../world/permissions.js';
import type { StoredChannel, StoredCommand, StoredInteraction } from '../world/types.js';
import type { World } from '../world/world.js';
import { demandOffer } from './offers.js';
import { type OptionValues, readOption, type SentValue } from './option-values.js';
import { actingUser, seenChannel } from './places.js';
import { PageRefusal } from './refusal.js';
import { Resolved } from './resolved.js';
import { noSuchCommand } from './sentences.js';

export interface CommandUse {
  readonly user: string;
  readonly channel: string;
  readonly name: string;
  readonly group?: string | undefined;
  readonly subcommand?: string | undefined;
  readonly options: OptionValues;
  /** The option being typed, when only its choices are asked for. */
  readonly focused?: string | undefined;
}

const SLASH_COMMAND = 1;
const SUBCOMMAND = 1;
const SUBCOMMAND_GROUP = 2;
const CONTEXT_GUILD = 0;
const CONTEXT_BOT_DM = 1;

/** Uses a slash command, or asks for the choices of one of its options. */
export function useCommand(world: World, use: CommandUse): StoredInteraction {
  const user = actingUser(world, use.user);
  const channel = seenChannel(world, user.id, use.channel);
  demandOffer(world, 'command', { user: user.id, channel });
  const command = findCommand(world, user.id, { channel, name: use.name });
  const resolved = new Resolved(world, channel.guild);
  const data = {
    id: command.id,
    name: command.body.name,
    type: SLASH_COMMAND,
    ...(command.guild !== null && { guild_id: command.guild }),
    ...optionsOf(use, command, resolved),
    ...resolved.json(),
  };
  const name = [use.name, use.group, use.subcommand].filter((part) => part !== undefined).join(' ');
  const kind = use.focused === undefined ? 'command' : 'autocomplete';
  const about = {
    kind,
    user: user.id,
    guild: channel.guild,
    channel: channel.id,
    message: null,
    customId: null,
    name,
  } as const;
  return startInteraction(world, about, { data });
}

/** The slash commands that a user finds in a server (`null`: in a direct channel): its own before global ones. */
export function usableCommands(world: World, user: string, guild: string | null): readonly StoredCommand[] {
  if (guild !== null && memberOf(world, guild, world.botId) === undefined) return [];
  const context = guild === null ? CONTEXT_BOT_DM : CONTEXT_GUILD;
  const fitting = world.commands
    .all()
    .filter(
      (command) =>
        (command.guild === null || command.guild === guild) &&
        (command.body.type ?? SLASH_COMMAND) === SLASH_COMMAND &&
        (command.body.contexts?.includes(context) ??
          (guild !== null || command.body.dm_permission !== false)) &&
        mayUse(world, command, { user, guild }),
    );
  return [...fitting].sort((one, other) => Number(one.guild === null) - Number(other.guild === null));
}

/** Commands may be kept for members who hold certain permissions. */
function mayUse(
  world: World,
  command: StoredCommand,
  { user, guild }: { readonly user: string; readonly guild: string | null },
): boolean {
  const demanded = command.body.default_member_permissions ?? null;
  if (demanded === null || guild === null) return true;
  const member = memberOf(world, guild, user);
  const place = world.guilds.get(guild);
  if (member === undefined || place === undefined) return false;
  const held = guildPermissions(place, member);
  const bits = BigInt(demanded);
  return held === ALL_PERMISSIONS || (bits !== 0n && (held & bits) === bits);
}

function findCommand(
  world: World,
  user: string,
  { channel, name }: { readonly channel: StoredChannel; readonly name: string },
): StoredCommand {
  const command = usableCommands(world, user, channel.guild).find(({ body }) => body.name === name);
  if (command === undefined) throw new PageRefusal('no-such-command', noSuchCommand(name));
  return command;
}

function optionsOf(
  use: CommandUse,
  command: StoredCommand,
  resolved: Resolved,
): { readonly options?: readonly unknown[] } {
  const top = (command.body as { readonly options?: readonly SentOption[] }).options ?? [];
  const wraps: SentOption[] = [];
  let list = top;
  for (const [name, type] of [
    [use.group, SUBCOMMAND_GROUP],
    [use.subcommand, SUBCOMMAND],
  ] as const) {
    if (name === undefined) continue;
    const option = list.find((candidate) => candidate.type === type && candidate.name === name);
    if (option === undefined)
      throw new PageRefusal('no-such-command', `/${use.name} has no subcommand ${name}.`);
    wraps.push(option);
    list = option.options ?? [];
  }
  if (list.some(({ type }) => type === SUBCOMMAND || type === SUBCOMMAND_GROUP)) {
    throw new PageRefusal('missing-value', `Choose a subcommand of /${use.name}.`);
  }
  const given = givenOptions(use, list, resolved);
  const options = wraps.reduceRight<readonly unknown[]>(
    (inner, { type, name }) => [{ type, name, options: inner }],
    given,
  );
  return options.length > 0 ? { options } : {};
}

function givenOptions(use: CommandUse, list: readonly SentOption[], resolved: Resolved): readonly unknown[] {
  const stranger = Object.keys(use.options).find((name) => !list.some((option) => option.name === name));
  if (stranger !== undefined) throw new PageRefusal('bad-value', `/${use.name} has no option ${stranger}.`);
  const isTyping = use.focused !== undefined;
  if (isTyping && list.find(({ name }) => name === use.focused)?.autocomplete !== true) {
    throw new PageRefusal('bad-request', `The option ${use.focused} offers no choices while typing.`);
  }
  return list.flatMap((option) => {
    const value: SentValue | undefined = use.options[option.name];
    if (isTyping && option.name === use.focused)
      return { name: option.name, type: option.type, value: value ?? '', focused: true };
    if (value !== undefined)
      return { name: option.name, type: option.type, value: readOption(option, value, resolved) };
    if (option.required === true && !isTyping)
      throw new PageRefusal('missing-value', `The option ${option.name} is required.`);
    return [];
  });
}
