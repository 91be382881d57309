import { guildOf, openChannel } from '../lookups.js';
import { store } from '../store.js';
import { localeOf } from '../words/say.js';
import { commandsAsSent, flattenCommands, isWhole, pathIn } from './command-list.js';

/** The commands that can be used in the channel in view, in the words of the one who reads. */
export function commandsHere(state) {
  if (openChannel(state)?.page.whyNotCommand) return [];
  return flattenCommands(knownHere(state), localeOf(state));
}

/** Those of the given English names, in that order and within a command in the bot's. */
export function commandsNamed(state, names) {
  return names.flatMap((name) =>
    commandsAsSent(
      knownHere(state).filter((command) => command.name === name),
      localeOf(state),
    ),
  );
}

/** A command's path in the words of the one who reads; what is not known any more stays as it is. */
export function pathShown(state, id) {
  return pathIn(localeOf(state), knownHere(state), id) ?? id;
}

function knownHere(state) {
  return guildOf(state, state.channelId)?.commands ?? state.directCommands;
}

/** Shows the form of a command in place of the message box; nothing takes it away. */
export function fillCommand(command) {
  store.set({ command });
}

/** Whether a command of that English path and id can be used in the channel in view. */
export function isUsableHere(state, path, id) {
  const [name] = path.split(' ');
  return knownHere(state).some(
    (command) => command.id === id && command.name === name && isWhole(command, path),
  );
}

/** Begins a command by its English path, such as "play woodland-tricks", as a mention of it names it. */
export function beginNamed(id) {
  const command = commandsHere(store.state).find((one) => one.id === id);
  if (command !== undefined) fillCommand(command);
}
