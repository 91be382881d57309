import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import type { CommandBody } from './localisation.js';
import type { DrawnMessage } from './screen.js';
import { areTextsShort, withTexts } from './texts.js';

/** A command as Discord has it. */
interface KnownCommand {
  readonly id: string;
  /** Whether it can be used in direct messages too. */
  readonly inDirect: boolean;
}

/** The commands that can be sent, by what is typed for them, such as "/table pause". */
export type KnownCommands = ReadonlyMap<string, KnownCommand>;

export const NO_COMMANDS: KnownCommands = new Map();

/** What is known of commands by Discord's answer to being asked for them, or told of them. */
export function knownCommands(registered: unknown, described: readonly CommandBody[]): KnownCommands {
  const ids = new Map(Array.isArray(registered) ? registered.flatMap(nameAndId) : []);
  return new Map(
    described.flatMap((command) => {
      const id = ids.get(command.name);
      if (id === undefined) return [];
      const inDirect = command.contexts?.includes(InteractionContextType.BotDM) === true;
      return typedForms(command).map((typed) => [typed, { id, inDirect }] as const);
    }),
  );
}

function nameAndId(command: unknown): readonly (readonly [name: string, id: string])[] {
  const { name, id } = (command ?? {}) as { readonly name?: unknown; readonly id?: unknown };
  return typeof name === 'string' && typeof id === 'string' ? [[name, id]] : [];
}

// A command that has subcommands cannot be sent without one of them.
function typedForms({ name, options = [] }: CommandBody): readonly string[] {
  const subs = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  return subs.length === 0 ? [`/${name}`] : subs.map((sub) => `/${name} ${sub.name}`);
}

/** Commands stand in texts as code. */
const TYPED = /`(\/[^`\n]+)`/g;

/**
 * The message with commands to be pressed in place of those that are only named, where that is not too long.
 *
 * Discord shows a mention as it is written and heeds it under the command's own name alone, so that commands named in
 * another language stay code: a reader finds them under that name in the list, and would not find the English one.
 */
export function withCommandMentions(
  drawn: DrawnMessage,
  known: KnownCommands,
  { inDirect }: { readonly inDirect: boolean },
): DrawnMessage {
  const components = withTexts(drawn.components, (text) =>
    text.replace(TYPED, (code, typed: string) => {
      const command = known.get(typed);
      return command === undefined || (inDirect && !command.inDirect) ? code : `<${typed}:${command.id}>`;
    }),
  );
  return areTextsShort(components) ? { ...drawn, components } : drawn;
}
