import type {
  APIApplicationCommandAutocompleteInteraction,
  APIApplicationCommandInteractionDataIntegerOption,
  APIApplicationCommandInteractionDataOption,
  APIApplicationCommandInteractionDataStringOption,
  APIChatInputApplicationCommandInteractionData,
  APIInteractionDataResolved,
  InteractionType,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { ApplicationCommandOptionType } from 'discord.js';
import type { UserId } from '../tables/ids.js';
import type { Words } from '../words/words.js';
import type { Answer } from './answer.js';
import type { App, GameCard } from './app.js';
import type { Asker } from './asked.js';
import { seenName } from './names.js';

/** What a command is described with. */
export interface CommandSetting {
  readonly games: readonly GameCard[];
  readonly words: Words;
}

/** A slash command: what Discord is told of it, and what it does. */
export interface Command {
  readonly name: string;
  describe(setting: CommandSetting): RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(app: App, asker: Asker, given: GivenOptions): Promise<Answer>;
  /** The values to choose from for the option being typed, the likeliest first; where none is offered this is absent. */
  suggest?(app: App, asker: Asker, typing: Typing): Promise<readonly Suggestion[]>;
}

/** An option of a command as far as it is typed. */
export interface Typing {
  readonly subcommand: string | undefined;
  readonly option: string;
  readonly text: string;
}

/** Discord shows no more. */
export const SUGGESTIONS_MAX = 25;

/** A value that somebody may choose while typing. Nobody has to: whatever else is typed arrives as well. */
export interface Suggestion {
  /** What is shown of it. */
  readonly label: string;
  readonly value: string;
}

/** What somebody typed behind a command. */
export interface GivenOptions {
  readonly subcommand: string | undefined;
  /** Texts and numbers by option name. */
  readonly values: ReadonlyMap<string, string | number>;
  readonly users: ReadonlyMap<string, GivenUser>;
}

export interface GivenUser {
  readonly userId: UserId;
  readonly name: string;
  readonly isBot: boolean;
}

/** Reads what Discord delivers of a command's options; other kinds of options are not used here. */
export function givenOptions({
  options = [],
  resolved,
}: APIChatInputApplicationCommandInteractionData): GivenOptions {
  const values = new Map<string, string | number>();
  const users = new Map<string, GivenUser>();
  const first = options[0];
  const isSub = first?.type === ApplicationCommandOptionType.Subcommand;
  for (const option of isSub ? (first.options ?? []) : options) {
    const user =
      option.type === ApplicationCommandOptionType.User ? givenUser(option.value, resolved) : undefined;
    if (user !== undefined) users.set(option.name, user);
    else if (isPlain(option)) values.set(option.name, option.value);
  }
  return { subcommand: isSub ? first.name : undefined, values, users };
}

/** Reads which option somebody is typing, and how far. */
export function typingOf({
  options,
}: APIApplicationCommandAutocompleteInteraction['data']): Typing | undefined {
  const first = options[0];
  const isSub = first?.type === ApplicationCommandOptionType.Subcommand;
  const focused = (isSub ? (first.options ?? []) : options).find(isFocused);
  return focused && { subcommand: isSub ? first.name : undefined, option: focused.name, text: focused.value };
}

function isFocused(
  option: APIApplicationCommandInteractionDataOption<InteractionType.ApplicationCommandAutocomplete>,
): option is APIApplicationCommandInteractionDataStringOption {
  return option.type === ApplicationCommandOptionType.String && option.focused === true;
}

function isPlain(
  option: APIApplicationCommandInteractionDataOption<InteractionType.ApplicationCommand>,
): option is
  | APIApplicationCommandInteractionDataStringOption
  | APIApplicationCommandInteractionDataIntegerOption<InteractionType.ApplicationCommand> {
  return (
    option.type === ApplicationCommandOptionType.String ||
    option.type === ApplicationCommandOptionType.Integer
  );
}

function givenUser(id: string, resolved: APIInteractionDataResolved | undefined): GivenUser | undefined {
  const user = resolved?.users?.[id];
  if (user === undefined) return undefined;
  return {
    userId: user.id as UserId,
    name: seenName({ ...user, nick: resolved?.members?.[id]?.nick }),
    isBot: user.bot === true,
  };
}
