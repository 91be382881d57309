import { guildOf } from '../lookups.js';
import { store } from '../store.js';
import { flattenCommands } from './command-list.js';

/** The commands that can be used in the channel in view, in the words of the one who reads. */
export function commandsHere(state) {
  const guild = guildOf(state, state.channelId);
  const locale = state.users.find(({ id }) => id === state.me)?.page?.locale;
  return flattenCommands(guild?.commands ?? state.directCommands, locale);
}

/** Shows the form of a command in place of the message box; nothing takes it away. */
export function fillCommand(command) {
  store.set({ command });
}

/** Begins a command by its English path, such as "play woodland-tricks", as a mention of it names it. */
export function beginNamed(id) {
  const command = commandsHere(store.state).find((one) => one.id === id);
  if (command !== undefined) fillCommand(command);
}
