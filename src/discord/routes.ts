import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  InteractionType,
  MessageFlags,
} from 'discord.js';
import type { MessageId } from '../tables/ids.js';
import type { Words } from '../words/words.js';
import { type Answer, privately } from './answer.js';
import type { App } from './app.js';
import { type Asker, readerOf, wordsOf } from './asked.js';
import {
  type Command,
  type GivenUser,
  givenOptions,
  givenUser,
  type Suggestion,
  typingOf,
} from './command.js';
import { isApart, isForReaders, isOpener, type Press, useControl, useReaderControl } from './controls.js';
import { decodeCustomId } from './custom-ids.js';
import { filledIn } from './form.js';
import type { Asked } from './observer.js';
import type { AnswerMode } from './replies.js';

interface RouteDeps {
  readonly app: App;
  readonly commands: readonly Command[];
}

type Typed = APIApplicationCommandAutocompleteInteraction;
/** A press of a control, or a form that one has opened. */
type OfControl = APIMessageComponentInteraction | APIModalSubmitInteraction;
/** What the bot takes. */
export type Ours = Typed | APIChatInputApplicationCommandInteraction | OfControl;

/** What an interaction asks for, and which way it is answered. */
export type Route = ToAnswer | ToSuggest;

/** Answered as soon as there is an answer, and acknowledged first where that takes long. */
export interface ToAnswer {
  readonly asked: Asked;
  readonly mode: AnswerMode;
  run(): Promise<Answer>;
}

/** Answered once, with whatever can be chosen. */
export interface ToSuggest {
  readonly asked: Asked;
  suggest(): Promise<readonly Suggestion[]>;
}

/** Finds who is to answer an interaction. `asker` is nobody where it comes from outside of a server. */
export function routeOf(deps: RouteDeps, interaction: Ours, asker: Asker | undefined): Route {
  if (interaction.type === InteractionType.ApplicationCommandAutocomplete)
    return typingRoute(deps, interaction, asker);
  const isCommand = interaction.type === InteractionType.ApplicationCommand;
  if (asker === undefined) return directRoute(deps, interaction);
  return isCommand ? commandRoute(deps, interaction, asker) : controlRoute(deps.app, interaction, asker);
}

// Outside of servers the bot tells how its games go, and takes what a person wants of all their tables.
function directRoute({ app, commands }: RouteDeps, interaction: Exclude<Ours, Typed>): Route {
  const { dictionary } = app.speech;
  const reader = readerOf(interaction, dictionary);
  const elsewhere = saying(wordsOf(interaction, dictionary), 'command.for-servers');
  if (interaction.type === InteractionType.ApplicationCommand) {
    const command = commands.find(({ name }) => name === interaction.data.name);
    const run = command?.runInDirect?.bind(command);
    if (command === undefined || run === undefined || reader === undefined)
      return { ...elsewhere, asked: unknown('command') };
    const given = givenOptions(interaction.data);
    return {
      asked: { way: 'command', name: command.name },
      mode: 'message',
      run: () => run(app, reader, given),
    };
  }
  const id = decodeCustomId(interaction.data.custom_id, app.veil);
  if (reader === undefined || id === undefined || !isForReaders(id))
    return { ...elsewhere, asked: unknown('control') };
  const press = { id, ...givenTo(interaction) };
  const run = async (): Promise<Answer> => inPlace(await useReaderControl(app, reader, press));
  return { asked: { way: 'control', name: id.kind }, mode: 'update', run };
}

function saying(
  words: Words,
  key: 'command.for-servers' | 'command.unknown-command' | 'command.unknown-control',
): Omit<ToAnswer, 'asked'> {
  return { mode: 'message', run: () => Promise.resolve(privately(words.text(key))) };
}

function unknown(way: Asked['way']): Asked {
  return { way, name: 'unknown' };
}

function typingRoute(
  { app, commands }: RouteDeps,
  { data }: APIApplicationCommandAutocompleteInteraction,
  asker: Asker | undefined,
): Route {
  const command = commands.find(({ name }) => name === data.name);
  const typing = typingOf(data);
  return {
    asked: command === undefined ? unknown('typing') : { way: 'typing', name: command.name },
    suggest: async () =>
      asker === undefined || typing === undefined
        ? []
        : ((await command?.suggest?.(app, asker, typing)) ?? []),
  };
}

function commandRoute(
  { app, commands }: RouteDeps,
  { data }: APIChatInputApplicationCommandInteraction,
  asker: Asker,
): Route {
  const command = commands.find(({ name }) => name === data.name);
  if (command === undefined)
    return { ...saying(asker.words, 'command.unknown-command'), asked: unknown('command') };
  const asked: Asked = { way: 'command', name: command.name };
  const given = givenOptions(data);
  const mode = command.isForEverybody?.(given, app.words) === true ? 'public' : 'message';
  if (mode === 'message') return { asked, mode, run: () => command.run(app, asker, given) };
  // What everybody is to see is in the language of everybody.
  const run = async (): Promise<Answer> => {
    const words = await app.speech.ofServer(asker.guildId);
    return command.run(app, { ...asker, words }, given);
  };
  return { asked, mode, run };
}

function controlRoute(app: App, interaction: OfControl, asker: Asker): Route {
  const { data, message } = interaction;
  const id = decodeCustomId(data.custom_id, app.veil);
  // Each form of ours is opened by a control, and so has the message where that stands.
  if (id === undefined || message === undefined)
    return { ...saying(asker.words, 'command.unknown-control'), asked: unknown('control') };
  const asked: Asked = { way: 'control', name: id.kind };
  const press: Press = {
    id,
    channelId: asker.channel.id,
    messageId: message.id as MessageId,
    ...givenTo(interaction),
  };
  const isPrivate = ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  const run = (): Promise<Answer> => useControl(app, asker, press);
  if (isApart(id)) return { asked, mode: 'message', run };
  if (!isPrivate)
    return { asked, mode: isOpener(id) ? 'message' : 'update', run: async () => apart(await run()) };
  // What opens something private does so in place where it stands in a private message already.
  return { asked, mode: 'update', run: isOpener(id) ? async () => inPlace(await run()) : run };
}

function givenTo(interaction: OfControl): Pick<Press, 'values' | 'people' | 'filled'> {
  const { data } = interaction;
  return {
    values: 'values' in data ? data.values : [],
    people: peopleIn(interaction),
    filled: interaction.type === InteractionType.ModalSubmit ? filledIn(interaction.data) : new Map(),
  };
}

function peopleIn({ data }: OfControl): readonly GivenUser[] {
  if (!('values' in data) || !('resolved' in data)) return [];
  const { resolved } = data;
  return 'users' in resolved ? data.values.flatMap((id) => givenUser(id, resolved) ?? []) : [];
}

// What is meant for one person is never drawn over a message that everybody sees, whatever stands on it.
function apart(answer: Answer): Answer {
  return answer.kind === 'redraw' ? { ...answer, kind: 'private' } : answer;
}

function inPlace(answer: Answer): Answer {
  return answer.kind === 'private' ? { ...answer, kind: 'redraw' } : answer;
}
