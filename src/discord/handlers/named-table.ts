import type { OwnTable } from '../../tables/find-tables.js';
import type { TableId } from '../../tables/ids.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { SUGGESTIONS_MAX, type Suggestion } from '../command.js';
import { labelOf, peopleOf } from './own-tables.js';

/**
 * What somebody may name as a table who is elsewhere, as far as it fits what they type: their own tables, and for
 * whoever may manage the server each match that is running there.
 */
export async function suggestTables(app: App, asker: Asker, text: string): Promise<readonly Suggestion[]> {
  const { words, userId, guildId, isModerator } = asker;
  const own = (await app.tables.tablesOf(userId, guildId)).map(({ table }) => ({
    value: table.id,
    label: labelOf(words, { ...table, people: peopleOf(table), unreachable: isOutOfReach(table) }),
  }));
  const others = isModerator ? await app.tables.matchesIn(guildId) : [];
  const all = [
    ...own,
    ...others
      .filter(({ tableId }) => !own.some(({ value }) => value === tableId))
      .map((match) => ({ value: match.tableId, label: labelOf(words, { ...match, people: match.seats }) })),
  ];
  const wanted = text.trim().toLowerCase();
  return all.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, SUGGESTIONS_MAX);
}

/** The table of that id where the asker may name it. Whatever is typed arrives here, chosen from a list or not. */
export async function namedTable(
  app: App,
  { userId, guildId, isModerator }: Asker,
  id: string,
): Promise<OwnTable['table'] | undefined> {
  const table = await app.tables.findTable(id as TableId);
  if (table === undefined || table.place.guildId !== guildId) return undefined;
  return isModerator || peopleOf(table).some((person) => person.userId === userId) ? table : undefined;
}

function isOutOfReach(table: OwnTable['table']): boolean {
  return table.status === 'playing' && table.unreachable !== null;
}
