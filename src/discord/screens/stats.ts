import { isProvisional, SETTLED_AFTER } from '../../faces/standings/provisional.js';
import { statsPicture } from '../../faces/standings/stats-picture.js';
import { type StatsShown, statsText } from '../../faces/standings/stats-words.js';
import type { Words } from '../../words/words.js';
import { gameName } from '../names.js';
import type { Block, Button, Menu, Screen } from '../screen.js';
import { type StatsLook, usualBoard } from '../standings-ids.js';

/** Somebody's statistics of one game, and how many matches there are of each. */
export interface StatsScreen {
  readonly asked: StatsLook;
  readonly gameId: string;
  /** `null` where there is no match of the game. */
  readonly shown: StatsShown | null;
  /** In the order people see the games. */
  readonly counts: readonly { readonly gameId: string; readonly matches: number }[];
  readonly look: 'picture' | 'text';
  readonly isShared: boolean;
  readonly words: Words;
}

/** What somebody's matches of a game come to, and the way to their other games. */
export function statsScreen(screen: StatsScreen): Screen {
  const { isShared } = screen;
  return {
    sheets: [
      [
        bodyOf(screen),
        ...provisionalNote(screen),
        ...(isShared ? [] : [{ kind: 'menu', menu: gameMenu(screen) } as const]),
        {
          kind: 'buttons',
          buttons: isShared ? [boardButton(screen)] : [boardButton(screen), lookButton(screen)],
        },
      ],
    ],
  };
}

function bodyOf({ shown, gameId, look, words }: StatsScreen): Block {
  if (shown === null)
    return {
      kind: 'text',
      text: words.text('standings.stats.none-of-game', { game: gameName(words, gameId) }),
    };
  return look === 'text'
    ? { kind: 'text', text: statsText(shown, words) }
    : { kind: 'pictures', pictures: [statsPicture(shown, words)] };
}

function provisionalNote({ shown, words }: StatsScreen): readonly Block[] {
  if (shown === null || !isProvisional(shown.stats)) return [];
  const text = words.text('standings.board.provisional', { least: SETTLED_AFTER });
  return [{ kind: 'text', text }];
}

function gameMenu({ asked, counts, gameId, words }: StatsScreen): Menu {
  return {
    id: { kind: 'stats-game', ...asked },
    placeholder: words.plain('standings.stats.choose-game'),
    options: counts.map((one) => ({
      value: one.gameId,
      label: gameName(words, one.gameId),
      description: words.plain('standings.board.matches', { count: one.matches }),
      chosen: one.gameId === gameId,
    })),
  };
}

function boardButton({ gameId, asked: { look }, words }: StatsScreen): Button {
  return {
    id: { kind: 'board', ...usualBoard(gameId), look, page: 'own' },
    label: words.plain('standings.to-board'),
    tone: 'plain',
  };
}

function lookButton({ asked, gameId, look, words }: StatsScreen): Button {
  const other = look === 'text' ? 'picture' : 'text';
  return {
    id: { kind: 'stats', ...asked, gameId, look: other },
    label: words.plain(`standings.as-${other}`),
    tone: 'plain',
  };
}
