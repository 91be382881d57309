import type { OwnTable } from '../../tables/find-tables.js';
import type { UserId } from '../../tables/ids.js';
import type { Words } from '../../words/words.js';
import { type Answer, privately } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { rowsOf } from '../button-rows.js';
import type { CustomId } from '../custom-ids.js';
import { calledAt, gameName, listed, namesOf } from '../names.js';
import type { Button } from '../screen.js';

const TABLES_OFFERED_MAX = 20;

/** Somebody at a table. */
interface Sitting {
  readonly userId: UserId;
  readonly name: string;
}

/** Who sits at a table, or is seated in its lobby. */
export function peopleOf(table: OwnTable['table']): readonly Sitting[] {
  return table.status === 'lobby' ? table.people : table.seats;
}

/** A table in one line, to be chosen from others. */
export function labelOf(
  words: Words,
  table: {
    readonly gameId: string;
    readonly people: readonly Sitting[];
    readonly unreachable?: boolean;
  },
): string {
  const names = listed(
    words,
    table.people.map((person) => calledAt(person, words)),
  );
  const key = table.unreachable === true ? 'command.tables.choice-out-of-reach' : 'command.tables.choice';
  return words.plain(key, { game: gameName(words, table.gameId), names });
}

/** What a command may be about that was used outside of any table. */
export interface Offer<Id extends CustomId = CustomId> {
  /** What leads to one of somebody's tables, or nothing where it is no choice. */
  wayTo(table: OwnTable['table']): Id | undefined;
  /** Goes there, as pressing it would. */
  go(id: Id): Promise<Answer>;
}

/** Takes the asker's one table that fits, or lets them choose among several. */
export async function offerTables<Id extends CustomId>(
  app: App,
  asker: Asker,
  { wayTo, go }: Offer<Id>,
): Promise<Answer> {
  const { words, userId, guildId } = asker;
  const own = await app.tables.tablesOf(userId, guildId);
  const ways = own.flatMap(({ table }) => {
    const id = wayTo(table);
    return id === undefined ? [] : [{ table, id }];
  });
  const [only] = ways;
  if (only === undefined) return privately(words.text('command.no-table-here'));
  if (ways.length === 1) return about(only.table, await go(only.id), asker);
  const buttons = ways.slice(0, TABLES_OFFERED_MAX).map(({ table, id }) => buttonOf(table, id, asker));
  return privately(words.text('command.tables.which'), ...rowsOf(buttons));
}

/** The same answer, which says first which table it is about: nobody has named one. */
export function about(table: OwnTable['table'], answer: Answer, { words }: Asker): Answer {
  if (answer.kind !== 'private' && answer.kind !== 'redraw') return answer;
  const named = words.text('command.tables.only', {
    game: gameName(words, table.gameId),
    names: namesOf(words, peopleOf(table)),
  });
  const [first = [], ...rest] = answer.screen.sheets;
  return { ...answer, screen: { sheets: [[{ kind: 'text', text: named }, ...first], ...rest] } };
}

function buttonOf(table: OwnTable['table'], id: CustomId, { words }: Asker): Button {
  const { gameId } = table;
  return { id, label: labelOf(words, { gameId, people: peopleOf(table) }), tone: 'plain' };
}
