import { boardPicture } from '../../faces/standings/board-picture.js';
import { type BoardShown, boardText } from '../../faces/standings/board-words.js';
import { isProvisional, SETTLED_AFTER } from '../../faces/standings/provisional.js';
import { leastMatches } from '../../standings/tally.js';
import { type Cursor, type LeaderboardPage, MEASURES, type Measure, SPANS } from '../../standings/types.js';
import type { UserId } from '../../tables/ids.js';
import type { Words } from '../../words/words.js';
import type { GameCard } from '../app.js';
import { gameName } from '../names.js';
import type { Block, Button, Menu, Screen } from '../screen.js';
import type { BoardLook, BoardPage } from '../standings-ids.js';

/** A page of a leaderboard, how it was asked for, and by whom. */
export interface BoardScreen {
  readonly board: BoardLook;
  readonly at: BoardPage;
  readonly page: LeaderboardPage;
  /** Why there is nobody on it. */
  readonly empty: string | null;
  readonly look: 'picture' | 'text';
  /** `null`: the board is for everybody, and nobody's own. */
  readonly asker: UserId | null;
  readonly games: readonly GameCard[];
  readonly words: Words;
}

/** A leaderboard: the page, the way to the others, and menus to look at another board. */
export function boardScreen(screen: BoardScreen): Screen {
  const { asker } = screen;
  return {
    sheets: [
      [
        ...pageBlocks(screen),
        ...(asker === null
          ? []
          : [...pagingRow(screen), ...menusOf(screen).map((menu): Block => ({ kind: 'menu', menu }))]),
        { kind: 'buttons', buttons: asker === null ? openingButtons(screen) : lookButtons(screen) },
      ],
    ],
  };
}

function pageBlocks(screen: BoardScreen): readonly Block[] {
  const { board, page, empty, look, words } = screen;
  const shown = shownOf(screen);
  if (empty !== null) return [text(boardText(shown, words)), text(empty)];
  const body: Block =
    look === 'text'
      ? text(boardText(shown, words))
      : { kind: 'pictures', pictures: [boardPicture(shown, words)] };
  const isMissing = shown.asker !== null && page.own === null;
  return [
    body,
    ...(isMissing ? [text(missingText(board, words))] : []),
    ...(hasProvisional(screen)
      ? [text(words.text('standings.board.provisional', { least: SETTLED_AFTER }))]
      : []),
  ];
}

// Of a month or a week the rows count its own matches only, so they do not tell who is new.
function hasProvisional({ board: { measure, span }, page: { rows, own } }: BoardScreen): boolean {
  if (measure !== 'rating' || span !== 'all') return false;
  return [...rows, ...(own === null ? [] : [own])].some(isProvisional);
}

function shownOf({ board, page, asker, words }: BoardScreen): BoardShown {
  const { gameId, measure, span, everybody } = board;
  return { game: gameName(words, gameId), measure, span, everybody, page, asker };
}

function missingText({ measure, span }: BoardLook, words: Words): string {
  const least = leastMatches(measure, span);
  return least === 1
    ? words.text('standings.board.not-on-it')
    : words.text('standings.board.not-on-it-least', { least });
}

// Each button keeps its place whether there is such a page or not, so that a finger can stay where it is.
function pagingRow({ board, page, words }: BoardScreen): readonly Block[] {
  const [first, last] = [page.rows[0], page.rows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const to = (at: BoardPage, what: 'top' | 'previous' | 'next' | 'own', disabled: boolean): Button => ({
    id: { kind: 'board', ...board, page: at },
    label: words.plain(`standings.board.${what}`),
    tone: 'plain',
    disabled,
  });
  const edge = (side: Cursor['side'], { value, userId }: typeof first): Cursor => ({ side, value, userId });
  const buttons = [
    to(null, 'top', page.before === null),
    to(page.before ?? edge('before', first), 'previous', page.before === null),
    to(page.after ?? edge('after', last), 'next', page.after === null),
    to('own', 'own', page.own === null || isOnPage(page)),
  ];
  return [{ kind: 'buttons', buttons }];
}

function isOnPage({ own, rows }: LeaderboardPage): boolean {
  return rows.some(({ userId }) => userId === own?.userId);
}

function menusOf({ board, games, words }: BoardScreen): readonly Menu[] {
  const { gameId, measure, span } = board;
  return [
    {
      id: { ...board, kind: 'board-game' },
      placeholder: words.plain('standings.board.choose-game'),
      options: games.map(({ id }) => ({ value: id, label: gameName(words, id), chosen: id === gameId })),
    },
    {
      id: { ...board, kind: 'board-measure' },
      placeholder: words.plain('standings.board.choose-measure'),
      options: MEASURES.map((value) => ({
        value,
        label: words.plain(`standings.measure.${value}`),
        description: measureAbout(value, board, words),
        chosen: value === measure,
      })),
    },
    {
      id: { ...board, kind: 'board-span' },
      placeholder: words.plain('standings.board.choose-span'),
      options: SPANS.map((value) => ({
        value,
        label: words.plain(`standings.span.${value}`),
        chosen: value === span,
      })),
    },
  ];
}

function measureAbout(measure: Measure, { span }: BoardLook, words: Words): string {
  return words.plain(`standings.measure.${measure}.about`, { least: leastMatches(measure, span) });
}

function lookButtons({ board, at, look, words }: BoardScreen): readonly Button[] {
  const other = look === 'text' ? 'picture' : 'text';
  return [
    {
      id: { kind: 'board', ...board, look: other, page: at },
      label: words.plain(`standings.as-${other}`),
      tone: 'plain',
    },
    {
      id: { kind: 'board', ...board, everybody: !board.everybody, page: null },
      label: words.plain(board.everybody ? 'standings.board.without-left' : 'standings.board.with-left'),
      tone: 'plain',
    },
    ownStatsButton(board, words),
  ];
}

// Whoever presses one is shown their own, apart from the message that everybody sees.
function openingButtons({ board, words }: BoardScreen): readonly Button[] {
  return [
    {
      id: { kind: 'board', ...board, page: 'own' },
      label: words.plain('standings.to-board'),
      tone: 'plain',
    },
    ownStatsButton(board, words),
  ];
}

function ownStatsButton({ gameId, look }: BoardLook, words: Words): Button {
  return {
    id: { kind: 'stats', userId: null, gameId, look },
    label: words.plain('standings.to-own-stats'),
    tone: 'plain',
  };
}

function text(content: string): Block {
  return { kind: 'text', text: content };
}
