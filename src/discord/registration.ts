import { type REST, Routes } from 'discord.js';
import type { Dictionary } from '../words/words.js';
import type { Command, CommandSetting } from './command.js';
import { type KnownCommands, knownCommands } from './command-mentions.js';
import { type CommandBody, inEveryLanguage } from './localisation.js';
import { faulting } from './rest-ports.js';

/** What commands are described with. */
export interface Described {
  readonly games: CommandSetting['games'];
  readonly dictionary: Dictionary;
}

/** Everything Discord is told of the commands, in the order of their names. */
export function describedCommands(
  commands: readonly Command[],
  { games, dictionary }: Described,
): readonly CommandBody[] {
  return commands
    .map((command) => inEveryLanguage((words) => command.describe({ games, words }), dictionary))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

export interface Registered {
  readonly outcome: 'registered' | 'unchanged';
  readonly known: KnownCommands;
}

/**
 * Tells Discord of the commands, for all servers at once, only where what it has differs: it allows 200
 * new commands a day, and each change makes clients load them anew.
 */
export async function registerCommands(
  rest: REST,
  applicationId: string,
  wanted: readonly CommandBody[],
): Promise<Registered> {
  const route = Routes.applicationCommands(applicationId);
  // Else Discord leaves the names in other languages out, and every start would find them missing.
  const query = new URLSearchParams({ with_localizations: 'true' });
  const registered = await faulting(rest.get(route, { query }));
  if (!isChanged(registered, wanted))
    return { outcome: 'unchanged', known: knownCommands(registered, wanted) };
  const told = await faulting(rest.put(route, { body: wanted }));
  return { outcome: 'registered', known: knownCommands(told, wanted) };
}

/** The same for the application that a token belongs to, without joining Discord. */
export async function registerWithToken(
  rest: REST,
  commands: readonly Command[],
  described: Described,
): Promise<Registered> {
  const application = (await faulting(rest.get(Routes.currentApplication()))) as { readonly id: string };
  return registerCommands(rest, application.id, describedCommands(commands, described));
}

/** Whether what Discord has differs from what is wanted, in anything that we say. */
export function isChanged(registered: unknown, wanted: readonly CommandBody[]): boolean {
  if (!Array.isArray(registered) || registered.length !== wanted.length) return true;
  const byName = new Map(registered.map((command: { name?: unknown }) => [command.name, command]));
  return wanted.some((command) => !matches(byName.get(command.name), JSON.parse(JSON.stringify(command))));
}

// Discord adds ids, versions and defaults of its own, which say nothing about a difference; lists are whole.
function matches(registered: unknown, wanted: unknown): boolean {
  if (isEmpty(wanted)) return isEmpty(registered);
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(registered) &&
      registered.length === wanted.length &&
      wanted.every((item, index) => matches(registered[index], item))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) return registered === wanted;
  if (typeof registered !== 'object' || registered === null) return false;
  const has = new Map<string, unknown>(Object.entries(registered));
  return (
    Object.entries(wanted).every(([key, value]) => matches(has.get(key), value)) && !hasMore(has, wanted)
  );
}

// An option, a choice or a bound that is registered and no longer wanted is a difference too.
function hasMore(registered: ReadonlyMap<string, unknown>, wanted: object): boolean {
  return SAID.some((key) => !(key in wanted) && !isEmpty(registered.get(key)));
}

/** What a command or option can say that would matter if it were left over. */
const SAID = [
  'options',
  'choices',
  'required',
  'min_value',
  'max_value',
  'autocomplete',
  'name_localizations',
  'description_localizations',
] as const;

// Discord leaves out, or sets to null, false or an empty list, what was never said.
function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
  );
}
