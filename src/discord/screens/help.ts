import type { Instant } from '../../base/instant.js';
import type { UserId } from '../../tables/ids.js';
import type { TableSummary } from '../../tables/summary.js';
import type { Words } from '../../words/words.js';
import { gameKey, gameName } from '../names.js';
import type { Block, Button, Screen } from '../screen.js';
import { tableLine } from './games.js';

/** Where somebody asks for help, as far as it matters for what they can do. */
export type Here =
  /** In the thread of a match. */
  | { readonly kind: 'your-turn' | 'waiting' | 'watching' | 'over'; readonly table: TableSummary }
  /** Where tables can be opened; so many wait there for players. */
  | { readonly kind: 'channel'; readonly lobbies: number }
  /** Where they cannot, and why. */
  | { readonly kind: 'nowhere'; readonly why: string }
  | { readonly kind: 'direct' };

export interface HelpShown {
  readonly here: Here;
  /** The asker's own, first those that wait for them. */
  readonly tables: readonly TableSummary[];
  /** Which can be played, by their ids. */
  readonly games: readonly string[];
  readonly viewer: UserId;
  readonly words: Words;
  /** Those of the server, in which its buttons are labelled for everybody. */
  readonly common: Words;
  readonly now: Instant;
}

const TABLES_SHOWN_MAX = 5;

/** What matters here stands last, since the end of a message is what is seen of a long one. */
export function helpScreen(shown: HelpShown): Screen {
  const { here, tables, games, words, common } = shown;
  const buttons = buttonNames(common);
  const own = tables.slice(0, TABLES_SHOWN_MAX).map((table) => tableLine(table, shown));
  const more = tables.length - own.length;
  const isDirect = here.kind === 'direct';
  const lines = [
    words.text('help.here'),
    hereText(here, { games, words, buttons }),
    ...(own.length === 0 ? [] : [words.text('help.tables'), ...own]),
    ...(more > 0 ? [words.text(isDirect ? 'help.more-direct' : 'help.more', { count: more })] : []),
  ];
  return {
    sheets: [
      [
        {
          kind: 'text',
          text: isDirect ? words.text('command.help.direct') : words.text('command.help.text', buttons),
        },
      ],
      [{ kind: 'text', text: lines.join('\n') }, ...waysFrom(here, games, words)],
    ],
  };
}

/** A line for each game, made of its id and of what it is about. */
function gameLines(
  ids: readonly string[],
  words: Words,
  lineOf: (id: string, about: string) => string,
): string {
  return ids.map((id) => lineOf(id, words.plain(gameKey(`game.${id}`, 'about')))).join('\n');
}

/** What the buttons that everybody sees are called. */
function buttonNames(
  common: Words,
): Readonly<Record<'join' | 'start' | 'hand' | 'rematch' | 'replay', string>> {
  return {
    join: common.plain('table.join'),
    start: common.plain('table.start'),
    hand: common.plain('table.my-hand'),
    rematch: common.plain('table.rematch'),
    replay: common.plain('replay.button'),
  };
}

interface Telling {
  readonly games: readonly string[];
  readonly words: Words;
  readonly buttons: ReturnType<typeof buttonNames>;
}

function hereText(here: Here, { games, words, buttons }: Telling): string {
  switch (here.kind) {
    case 'channel': {
      const play = words.plain('command.play.name');
      const plays = gameLines(games, words, (id, about) =>
        words.text('help.play', { command: `\`/${play} ${id}\``, about }),
      );
      return here.lobbies === 0
        ? words.text('help.here.channel', { ...buttons, plays })
        : words.text('help.here.lobbies', { ...buttons, count: here.lobbies, plays });
    }
    case 'nowhere':
      return here.why;
    case 'direct':
      return words.text('help.here.direct', {
        games: gameLines(games, words, (id, about) =>
          words.text('help.game', { game: gameName(words, id), about }),
        ),
      });
    default:
      return words.text(`help.here.${here.kind}`, buttons);
  }
}

function waysFrom(here: Here, games: readonly string[], words: Words): readonly Block[] {
  if (!('table' in here)) return tours(games, words);
  if (here.kind === 'over') return [];
  const { id: tableId, gameId: topic } = here.table;
  const toTable: Button =
    here.kind === 'watching'
      ? { id: { kind: 'table-text', tableId, page: 0 }, label: words.plain('table.as-text'), tone: 'main' }
      : { id: { kind: 'hand', tableId }, label: words.plain('table.my-hand'), tone: 'main' };
  return [{ kind: 'buttons', buttons: [toTable, toTour(topic, words.plain('table.how-to-play'))] }];
}

function tours(games: readonly string[], words: Words): readonly Block[] {
  const buttons = games.map((id) => toTour(id, gameName(words, id)));
  return [
    { kind: 'text', text: words.text('help.tours') },
    { kind: 'buttons', buttons },
  ];
}

function toTour(topic: string, label: string): Button {
  return { id: { kind: 'lesson', topic, look: null, page: 0, answer: null }, label, tone: 'plain' };
}
