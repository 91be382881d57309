import type { ReadLeaderboard } from '../standings/leaderboard.js';
import { type Cursor, MEASURES, type Measure, SPANS, type Span } from '../standings/types.js';
import type { UserId } from '../tables/ids.js';
import { LOOKS, type Look } from './looks.js';

/** Which leaderboard, and how it is shown. */
export interface BoardLook {
  readonly gameId: string;
  readonly measure: Measure;
  readonly span: Span;
  /** Whether those who have left the server are listed too. */
  readonly everybody: boolean;
  /** `null`: as whoever asks prefers it. */
  readonly look: Look | null;
}

/** Whose statistics, and how they are shown. */
export interface StatsLook {
  /** `null`: of whoever asks. */
  readonly userId: UserId | null;
  readonly look: Look | null;
}

export type BoardPage = ReadLeaderboard['cursor'];

/** What a control of a leaderboard or of statistics asks for. */
export type StandingsId =
  | (BoardLook & { readonly kind: 'board'; readonly page: BoardPage })
  /** Menus, whose chosen value takes the place of what they are named after. */
  | (BoardLook & { readonly kind: 'board-game' | 'board-measure' | 'board-span' })
  | (StatsLook & { readonly kind: 'stats'; readonly gameId: string })
  /** A menu, whose chosen value is the game. */
  | (StatsLook & { readonly kind: 'stats-game' });

/** The board of a game that is shown where no other is asked for. */
export function usualBoard(gameId: string): BoardLook {
  return { gameId, measure: 'rating', span: 'all', everybody: false, look: null };
}

const BOARD_KINDS = ['board', 'board-game', 'board-measure', 'board-span'] as const;
const NAME = /^[A-Za-z0-9_-]{1,32}$/;
const VALUE = /^\d{1,9}$/;
const EVERYBODY = 'e';
const PRESENT = 'p';
const NO_LOOK = '-';
const ASKER = 'me';

export function isStandingsId(id: { readonly kind: string }): id is StandingsId {
  return id.kind === 'stats' || id.kind === 'stats-game' || BOARD_KINDS.some((kind) => kind === id.kind);
}

/** The parts of a custom id; the inverse of `decodeStandings`. */
export function standingsParts(id: StandingsId): readonly (string | number)[] {
  switch (id.kind) {
    case 'stats':
      return [id.kind, id.userId ?? ASKER, lookSign(id), id.gameId];
    case 'stats-game':
      return [id.kind, id.userId ?? ASKER, lookSign(id)];
    case 'board':
      return [...boardParts(id), ...pageParts(id.page)];
    default:
      return boardParts(id);
  }
}

export function decodeStandings([kind = '', ...rest]: readonly string[]): StandingsId | undefined {
  if (kind === 'stats' || kind === 'stats-game') return decodeStats(kind, rest);
  const known = BOARD_KINDS.find((one) => one === kind);
  return known && decodeBoard(known, rest);
}

function boardParts(id: BoardLook & { readonly kind: string }): readonly string[] {
  const flags = `${id.everybody ? EVERYBODY : PRESENT}${lookSign(id)}`;
  return [id.kind, id.gameId, id.measure, id.span, flags];
}

function lookSign({ look }: { readonly look: Look | null }): string {
  return look?.charAt(0) ?? NO_LOOK;
}

function pageParts(page: BoardPage): readonly (string | number)[] {
  if (page === null) return [];
  return page === 'own' ? [page] : [page.side, page.value, page.userId];
}

function decodeStats(
  kind: 'stats' | 'stats-game',
  [whose = '', lookText = '', gameId, more]: readonly string[],
): StandingsId | undefined {
  const look = lookOf(lookText);
  if (look === undefined || !NAME.test(whose) || more !== undefined) return undefined;
  const about = { userId: whose === ASKER ? null : (whose as UserId), look };
  if (kind === 'stats-game') return gameId === undefined ? { kind, ...about } : undefined;
  return gameId !== undefined && NAME.test(gameId) ? { kind, ...about, gameId } : undefined;
}

function decodeBoard(
  kind: (typeof BOARD_KINDS)[number],
  [gameId = '', measureText, spanText, flags = '', ...pageText]: readonly string[],
): StandingsId | undefined {
  const measure = MEASURES.find((one) => one === measureText);
  const span = SPANS.find((one) => one === spanText);
  const everybody = flags.startsWith(EVERYBODY);
  const look = lookOf(flags.slice(1));
  const isFlagged = everybody || flags.startsWith(PRESENT);
  if (!NAME.test(gameId) || measure === undefined || span === undefined) return undefined;
  if (look === undefined || !isFlagged) return undefined;
  const board = { gameId, measure, span, everybody, look };
  if (kind !== 'board') return pageText.length === 0 ? { kind, ...board } : undefined;
  const page = decodePage(pageText);
  return page === undefined ? undefined : { kind, ...board, page };
}

function lookOf(sign: string): Look | null | undefined {
  return sign === NO_LOOK ? null : LOOKS.get(sign);
}

function decodePage([side, value = '', userId = '', more]: readonly string[]): BoardPage | undefined {
  if (side === undefined) return null;
  if (side === 'own') return value === '' ? 'own' : undefined;
  const isCursor = VALUE.test(value) && NAME.test(userId) && more === undefined;
  if (!isCursor || !isSide(side)) return undefined;
  return { side, value: Number(value), userId: userId as UserId };
}

function isSide(text: string): text is Cursor['side'] {
  return text === 'after' || text === 'before';
}
