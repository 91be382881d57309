import type { OwnTable } from '../../tables/find-tables.js';
import type { Person } from '../../tables/table.js';
import type { Words } from '../../words/words.js';
import { type Answer, privately } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import type { CustomId } from '../custom-ids.js';
import { gameName, listed, namesOf } from '../names.js';
import { type Block, BUTTONS_ACROSS_MAX, type Button } from '../screen.js';
import { momentOf } from '../screens/public-lines.js';

const TABLES_LISTED_MAX = 40;
const TABLES_OFFERED_MAX = 20;

/** The asker's tables on this server, with the way to each. */
export async function listTables(app: App, asker: Asker): Promise<Answer> {
  const { words, userId, guildId } = asker;
  const own = await app.tables.tablesOf(userId, guildId);
  if (own.length === 0) return privately(words.text('command.tables.none'));
  const lines = own.slice(0, TABLES_LISTED_MAX).map((one) => lineOf(one, asker));
  const count = own.length - lines.length;
  const more = count > 0 ? [words.text('command.tables.more', { count })] : [];
  return privately([words.text('command.tables.title'), ...lines, ...more].join('\n'));
}

/** Who sits at a table, or is seated in its lobby. */
export function peopleOf(table: OwnTable['table']): readonly Person[] {
  return table.status === 'lobby' ? table.people : table.seats;
}

/** A table in one line, to be chosen from others. */
export function labelOf(
  words: Words,
  table: {
    readonly gameId: string;
    readonly people: readonly Pick<Person, 'name'>[];
    readonly unreachable?: boolean;
  },
): string {
  const names = listed(
    words,
    table.people.map(({ name }) => name),
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

function lineOf({ table, mustAct }: OwnTable, { words, userId }: Asker): string {
  const game = gameName(words, table.gameId);
  if (table.status !== 'playing') {
    return words.text('command.tables.lobby', { link: `<#${table.place.channelId}>`, game });
  }
  // A link to a thread that is gone would lead nowhere.
  if (table.unreachable !== null) {
    return words.text('command.tables.out-of-reach', { game, names: namesOf(words, table.seats) });
  }
  const link = `<#${table.threadId}>`;
  if (table.paused !== null) return words.text('command.tables.paused', { link, game });
  if (!mustAct) return words.text('command.tables.playing', { link, game });
  const ends = table.clocks.find(({ seat }) => table.seats[seat]?.userId === userId)?.endsAt;
  return ends === undefined
    ? words.text('command.tables.waiting', { link, game })
    : words.text('command.tables.waiting-until', { link, game, ends: momentOf(ends) });
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
