import type { TableDeps } from '../deps.js';
import type { GuildId } from '../ids.js';
import type { Person } from '../table.js';

/** Remembers what somebody is called now, at every table of the guild. */
export function renamePerson(deps: TableDeps, person: Person, guildId: GuildId): Promise<void> {
  return deps.store.rename(person, guildId);
}
