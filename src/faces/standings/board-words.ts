import { altOf } from '../../art/alt.js';
import type { LeaderboardPage, LeaderboardRow, Measure, Span } from '../../standings/types.js';
import type { UserId } from '../../tables/ids.js';
import type { WordParams, Words } from '../../words/words.js';
import { plainly } from '../plain.js';
import { messageName } from './names.js';
import { numberText, valueText } from './values.js';

/** A page of a leaderboard, and what it is of. */
export interface BoardShown {
  /** What the game is called. */
  readonly game: string;
  readonly measure: Measure;
  readonly span: Span;
  /** Whether those who have left the server are listed too. */
  readonly everybody: boolean;
  readonly page: LeaderboardPage;
  /** Whose own row is marked; nobody's on a board that everybody sees. */
  readonly asker: UserId | null;
}

/** The page as text, for a message. */
export function boardText(shown: BoardShown, words: Words): string {
  const { game, measure, span, everybody } = shown;
  const title = words.text(everybody ? 'standings.board.title-left' : 'standings.board.title', {
    game,
    measure: words.plain(`standings.measure.${measure}`),
    span: words.plain(`standings.span.${span}`),
    players: playersText(shown, words),
  });
  const apart = ownApart(shown);
  return [
    title,
    ...shown.page.rows.map((row) => rowLine(row, shown, words)),
    ...(apart === null ? [] : [words.text('standings.board.gap'), rowLine(apart, shown, words)]),
  ].join('\n');
}

/** The page for a screen reader; the asker's own row comes first, since it must not be left out. */
export function boardAlt(shown: BoardShown, words: Words): string {
  const plain = plainly(words);
  const { game, measure, span } = shown;
  const title = plain.text('standings.board.alt', {
    game,
    measure: plain.text(`standings.measure.${measure}`),
    span: plain.text(`standings.span.${span}`),
    players: playersText(shown, plain),
  });
  const apart = ownApart(shown);
  const rows = [...(apart === null ? [] : [apart]), ...shown.page.rows];
  return altOf([
    title,
    ...rows.map((row) => plain.text('standings.board.alt-row', rowWords(row, shown, plain))),
  ]);
}

/** The asker's own row where it is not among those of the page. */
export function ownApart({ page: { rows, own }, asker }: BoardShown): LeaderboardRow | null {
  if (own === null || asker === null || rows.some(({ userId }) => userId === own.userId)) return null;
  return own;
}

function playersText({ page: { players } }: BoardShown, words: Words): string {
  return words.text('standings.board.players', { count: players });
}

function rowLine(row: LeaderboardRow, shown: BoardShown, words: Words): string {
  return words.text('standings.board.row', rowWords(row, shown, words));
}

function rowWords(row: LeaderboardRow, { measure, asker }: BoardShown, words: Words): WordParams {
  return {
    place: numberText(row.place, words),
    name: namedIn(row, asker, words),
    value: valueText(measure, row.value, words),
    record: words.text('standings.board.record', {
      wins: words.text('standings.board.wins', { count: row.wins }),
      matches: words.text('standings.board.matches', { count: row.matches }),
    }),
  };
}

function namedIn({ name, userId, present }: LeaderboardRow, asker: UserId | null, words: Words): string {
  const called = messageName(name, words);
  if (userId === asker) return words.text('standings.name.own', { name: called });
  return present || name === null ? called : words.text('standings.name.left', { name: called });
}
