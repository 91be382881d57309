import type { OwnTable } from '../../tables/find-tables.js';
import type { UserId } from '../../tables/ids.js';
import type { Words } from '../../words/words.js';
import { type Answer, privately } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import type { CustomId } from '../custom-ids.js';
import { calledAt, gameName, listed } from '../names.js';
import { type Block, BUTTONS_ACROSS_MAX, type Button } from '../screen.js';

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

/** What leads to one of somebody's tables, or nothing where it is no choice. */
export type WayTo = (table: OwnTable['table']) => CustomId | undefined;

/** Lets the asker choose one of their tables for a command that was used outside of any. */
export async function offerTables(app: App, asker: Asker, wayTo: WayTo): Promise<Answer> {
  const { words, userId, guildId } = asker;
  const own = await app.tables.tablesOf(userId, guildId);
  const buttons = own.flatMap(({ table }) => {
    const id = wayTo(table);
    return id === undefined ? [] : [buttonOf(table, id, asker)];
  });
  if (buttons.length === 0) return privately(words.text('command.no-table-here'));
  return privately(words.text('command.tables.which'), ...rowsOf(buttons.slice(0, TABLES_OFFERED_MAX)));
}

/** To the asker's running matches. */
export function toMatch(kind: 'resign' | 'pause'): WayTo {
  return ({ id, status }) => (status === 'playing' ? { kind, tableId: id } : undefined);
}

function buttonOf(table: OwnTable['table'], id: CustomId, { words }: Asker): Button {
  const { gameId } = table;
  return { id, label: labelOf(words, { gameId, people: peopleOf(table) }), tone: 'plain' };
}

function rowsOf(buttons: readonly Button[]): readonly Block[] {
  return Array.from({ length: Math.ceil(buttons.length / BUTTONS_ACROSS_MAX) }, (_, row) => ({
    kind: 'buttons',
    buttons: buttons.slice(row * BUTTONS_ACROSS_MAX, (row + 1) * BUTTONS_ACROSS_MAX),
  }));
}
