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
import type { Asker, Reader } from './asked.js';
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
  /** What it does in direct messages, where it is of use there. */
  runInDirect?(app: App, reader: Reader, given: GivenOptions): Promise<Answer>;
  /** Whether everybody is to see the answer; where it is absent, nobody but the asker. */
  isForEverybody?(given: GivenOptions, words: Words): boolean;
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
  /** The names of options that were answered with yes. */
  readonly flags: ReadonlySet<string>;
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
  const first = options[0];
  const isSub = first?.type === ApplicationCommandOptionType.Subcommand;
  const given = isSub ? (first.options ?? []) : options;
  return {
    subcommand: isSub ? first.name : undefined,
    values: new Map(given.filter(isPlain).map(({ name, value }) => [name, value])),
    users: new Map(given.flatMap((option) => namedUser(option, resolved))),
    flags: new Set(given.filter(isYes).map(({ name }) => name)),
  };
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

function isYes(
  option: APIApplicationCommandInteractionDataOption<InteractionType.ApplicationCommand>,
): boolean {
  return option.type === ApplicationCommandOptionType.Boolean && option.value;
}

function namedUser(
  option: APIApplicationCommandInteractionDataOption<InteractionType.ApplicationCommand>,
  resolved: APIInteractionDataResolved | undefined,
): readonly (readonly [string, GivenUser])[] {
  if (option.type !== ApplicationCommandOptionType.User) return [];
  const user = givenUser(option.value, resolved);
  return user === undefined ? [] : [[option.name, user]];
}

/** Somebody whom an interaction names, as Discord sends them along. */
export function givenUser(
  id: string,
  resolved: Pick<APIInteractionDataResolved, 'users' | 'members'> | undefined,
): GivenUser | undefined {
  const user = resolved?.users?.[id];
  if (user === undefined) return undefined;
  return {
    userId: user.id as UserId,
    name: seenName({ ...user, nick: resolved?.members?.[id]?.nick }),
    isBot: user.bot === true,
  };
}
