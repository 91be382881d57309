import type { Instant } from '../../base/instant.js';
import { clockPhase, currentEnd } from '../../tables/clock.js';
import type { UserId } from '../../tables/ids.js';
import type { TableSummary } from '../../tables/summary.js';
import type { Words } from '../../words/words.js';
import { gameName, nameAmong, namesOf, peopleAt } from '../names.js';
import type { Block, Button, Screen } from '../screen.js';
import { momentOf } from './public-lines.js';

/** Whose tables are listed. */
export type Whose = 'own' | 'all';

export interface GamesShown {
  readonly whose: Whose;
  readonly page: number;
  /** Those of this page. */
  readonly tables: readonly TableSummary[];
  /** Of all pages together. */
  readonly count: number;
  /** How many tables of whoever looks are on other servers. */
  readonly elsewhere: number;
  readonly viewer: UserId;
  readonly words: Words;
  readonly now: Instant;
}

/** What a line about a table depends on besides the table. */
type Looking = Pick<GamesShown, 'viewer' | 'words' | 'now'>;

/** So many lines fit a message however long the names are. */
export const TABLES_PER_PAGE = 7;

/** A page of a list of tables, each with whom it waits for, and the way there. */
export function gamesScreen(shown: GamesShown): Screen {
  const { whose, tables, count, elsewhere, words } = shown;
  const lines = [
    ...(count === 0
      ? [words.text(`games.${whose}.none`)]
      : [words.text(`games.${whose}.title`), ...tables.map((table) => tableLine(table, shown))]),
    ...(count > tables.length ? [pageLine(shown)] : []),
    ...(whose === 'own' && elsewhere > 0 ? [words.text('games.elsewhere', { count: elsewhere })] : []),
  ];
  return { sheets: [[{ kind: 'text', text: lines.join('\n') }, ...turning(shown), switching(shown)]] };
}

/** A table with whom it waits for, and the way there. */
export function tableLine(table: TableSummary, shown: Looking): string {
  const { words } = shown;
  const game = gameName(words, table.gameId);
  if (table.status === 'playing') return matchLine(table, game, shown);
  if (table.status !== 'lobby') return '';
  return words.text('games.line.lobby', {
    link: `<#${table.place.channelId}>`,
    game,
    host: nameAmong(table.people, table.host, words),
    closes: momentOf(table.closesAt),
  });
}

type Match = Extract<TableSummary, { readonly status: 'playing' }>;

function matchLine(table: Match, game: string, { viewer, words, now }: Looking): string {
  const { seats, threadId, due, clocks } = table;
  // A link to a thread that is gone would lead nowhere; any other shows the thread's name, which tells the game.
  if (table.unreachable !== null) {
    return words.text('games.line.out-of-reach', { game, names: namesOf(words, seats) });
  }
  const link = `<#${threadId}>`;
  if (table.paused !== null) return words.text('games.line.paused', { link });
  const awaited = due.filter(({ must }) => must).map(({ seat }) => seat);
  const own = awaited.filter((seat) => seats[seat]?.userId === viewer);
  const meant = own.length > 0 ? own : awaited;
  const [first] = clocks
    .filter(({ seat }) => meant.includes(seat))
    .toSorted((one, other) => currentEnd(one, now) - currentEnd(other, now));
  const whose = own.length > 0 ? 'yours' : 'waits';
  const told = { link, names: namesOf(words, peopleAt(seats, awaited)) };
  if (first === undefined) return words.text(`games.line.${whose}`, told);
  const phase = clockPhase(first, now) === 'extra' ? 'extra' : 'until';
  return words.text(`games.line.${whose}-${phase}`, { ...told, ends: momentOf(currentEnd(first, now)) });
}

function pageLine({ page, tables, count, words }: GamesShown): string {
  const first = page * TABLES_PER_PAGE + 1;
  return words.text('games.page', { first, last: first + tables.length - 1, count });
}

function turning({ whose, page, tables, count, words }: GamesShown): readonly Block[] {
  const last = page * TABLES_PER_PAGE + tables.length;
  const to = (other: number, label: string): Button => ({
    id: { kind: 'games', whose, page: other },
    label,
    tone: 'plain',
  });
  const buttons = [
    ...(page > 0 ? [to(page - 1, words.plain('table.panel.earlier'))] : []),
    ...(last < count ? [to(page + 1, words.plain('table.panel.later'))] : []),
  ];
  return buttons.length === 0 ? [] : [{ kind: 'buttons', buttons }];
}

function switching({ whose, words }: GamesShown): Block {
  const other = whose === 'own' ? 'all' : 'own';
  const button: Button = {
    id: { kind: 'games', whose: other, page: 0 },
    label: words.plain(`games.show-${other}`),
    tone: 'plain',
  };
  return { kind: 'buttons', buttons: [button] };
}
