import { channelOptions, userOption } from '../components/select-options.js';
import { say } from '../words/say.js';
import { matchCommands } from './command-list.js';
import { valueMeant, valuesFitting } from './offered-values.js';
import { commandBegun, optionsNamed } from './typed-command.js';

const MENTION_BEGUN = /(?:^|\s)@([^\s@]*)$/u;
const CHANNEL_BEGUN = /(?:^|\s)#([^\s#]*)$/u;
const MENTIONED_MAX = 10;

/**
 * What the list above the message box offers for the text before the cursor: `{ kind, label, options, typed, first }`.
 * `typed` is the end of the text that a choice replaces, `first` the option pointed at before any key; none where Enter
 * sends what is typed. `offer(option)` gives the values of a list, `suggested` what the bot suggests for the one being
 * typed.
 */
export function completionFor(text, { commands, users, channels, offer, suggested }) {
  if (text.startsWith('/')) {
    const begun = commandBegun(text, commands);
    if (begun === undefined || begun.rest === '') return forCommands(text, commands);
    const { command, rest } = begun;
    const { option, typed } = optionTyped(rest, command.options);
    return forValues({ option, typed, offer, suggested }) ?? forOptions(rest, command);
  }
  return forMention(text, { users, channels });
}

/** The option whose value the text ends in, with what is typed of it; nothing where a value cannot be going on. */
export function optionTyped(rest, options) {
  const last = optionsNamed(rest, options).named.at(-1);
  return last === undefined ? {} : { option: last.option, typed: last.text.trimStart() };
}

function forCommands(text, commands) {
  const options = matchCommands(commands, text.slice(1)).map((command) => ({
    value: command.path,
    label: `/${command.path}`,
    description: command.description,
    command,
  }));
  return offered({ kind: 'commands', label: say('box.commands'), options, typed: text, first: 0 });
}

function forValues({ option, typed, offer, suggested }) {
  if (option === undefined) return undefined;
  const all = option.autocomplete ? suggested : offer(option);
  if (all === undefined) return undefined;
  const isWhole = valueMeant(all, typed.trim()) !== undefined;
  if (isWhole && typed.endsWith(' ')) return undefined;
  const options = option.autocomplete ? all : valuesFitting(all, typed);
  return offered({ kind: 'values', label: option.description, options, typed, first: isWhole ? -1 : 0 });
}

function forOptions(rest, { options, path }) {
  const typed = /(?<=\s)[^\s:]*$/u.exec(rest)?.[0];
  if (typed === undefined) return undefined;
  const { named } = optionsNamed(rest, options);
  const fitting = options
    .filter((option) => !named.some((one) => one.option === option))
    .filter(({ label, name }) => [label, name].some((one) => one.startsWith(typed.toLowerCase())))
    .map(({ name, label, description, required }) => ({
      value: name,
      label: `${label}:`,
      description: required ? say('box.required', { description }) : description,
    }));
  return offered({
    kind: 'options',
    label: say('box.options-of', { command: path }),
    options: fitting,
    typed,
    first: -1,
  });
}

function forMention(text, { users, channels }) {
  const person = MENTION_BEGUN.exec(text)?.[1];
  if (person !== undefined) {
    const options = valuesFitting(users.map(userOption), person);
    return offered({ kind: 'users', label: say('box.people'), options, typed: `@${person}`, first: 0 });
  }
  const place = CHANNEL_BEGUN.exec(text)?.[1];
  if (place === undefined) return undefined;
  const options = valuesFitting(channelOptions(channels), place);
  return offered({ kind: 'channels', label: say('box.channels'), options, typed: `#${place}`, first: 0 });
}

function offered(completion) {
  const { kind, options } = completion;
  if (options.length === 0) return undefined;
  return kind === 'users' || kind === 'channels'
    ? { ...completion, options: options.slice(0, MENTIONED_MAX) }
    : completion;
}
