import type { Scene } from '../../faces/face.js';
import type { FinishedSummary } from '../../tables/summary.js';
import type { Words } from '../../words/words.js';
import { rowsOf } from '../button-rows.js';
import type { Look } from '../looks.js';
import { gameName, listed, nicknames } from '../names.js';
import { type Block, type Button, inWords, MENU_OPTIONS_MAX, type Screen } from '../screen.js';
import { sceneBlocks } from './thread.js';

/** A part of a match, and where it begins among all that there is to see. */
export interface Chapter {
  readonly name: string;
  readonly at: number;
}

export interface ReplayShown {
  readonly table: FinishedSummary;
  readonly scenes: readonly Scene[];
  readonly at: number;
  /** How much there is to see of the match. */
  readonly count: number;
  /** Where a trick or a round ends next, or the match. */
  readonly nextEnd: number;
  /** In order, from the beginning to the end. */
  readonly chapters: readonly Chapter[];
  readonly look: Look;
  readonly words: Words;
}

/** A moment of a match that is over, and the ways to every other. */
export function replayScreen(shown: ReplayShown): Screen {
  const { scenes, look } = shown;
  const seen: Screen = { sheets: [[...scenes.flatMap(sceneBlocks), placeBlock(shown)]] };
  const [told = []] = (look === 'text' ? inWords(seen) : seen).sheets;
  return { sheets: [[...told, stepRow(shown), chapterMenu(shown), ...moreRows(shown)]] };
}

/** "Trickadee: Ana, Ben and Cleo", not escaped. */
export function matchTitle({ gameId, seats }: FinishedSummary, words: Words): string {
  return words.plain('replay.title', {
    game: gameName(words, gameId),
    names: listed(words, nicknames(seats, words)),
  });
}

function placeBlock({ at, count, chapters, words }: ReplayShown): Block {
  const chapter = chapters[chapterAt(chapters, at)]?.name ?? '';
  return { kind: 'text', text: words.text('replay.place', { number: at + 1, count, chapter }) };
}

function chapterAt(chapters: readonly Chapter[], at: number): number {
  return chapters.findLastIndex((chapter) => chapter.at <= at);
}

function stepRow({ table, at, count, look, words }: ReplayShown): Block {
  const last = count - 1;
  const ways = [
    { label: words.plain('replay.first'), to: 0, tone: 'plain' },
    { label: words.plain('replay.back'), to: at - 1, tone: 'plain' },
    { label: words.plain('replay.next'), to: at + 1, tone: 'main' },
    { label: words.plain('replay.last'), to: last, tone: 'plain' },
  ] as const;
  return {
    kind: 'buttons',
    buttons: ways.map(({ label, to, tone }, slot): Button => {
      const within = Math.min(Math.max(to, 0), last);
      const id = { kind: 'replay', tableId: table.id, look, at: within, slot } as const;
      return { id, label, tone, disabled: within === at };
    }),
  };
}

/** The chapters around the one that is shown, as many as a menu holds. */
function chapterMenu({ table, at, chapters, look, words }: ReplayShown): Block {
  const now = chapterAt(chapters, at);
  const latest = Math.max(0, chapters.length - MENU_OPTIONS_MAX);
  const from = Math.min(Math.max(0, now - Math.floor(MENU_OPTIONS_MAX / 2)), latest);
  return {
    kind: 'menu',
    menu: {
      id: { kind: 'replay-go', tableId: table.id, look },
      placeholder: words.plain('replay.chapters'),
      options: chapters.slice(from, from + MENU_OPTIONS_MAX).map((chapter, index) => ({
        value: `${chapter.at}`,
        label: chapter.name,
        chosen: from + index === now,
      })),
    },
  };
}

function moreRows({ table, at, nextEnd, look, words }: ReplayShown): readonly Block[] {
  const other: Look = look === 'text' ? 'picture' : 'text';
  const { id: tableId } = table;
  return rowsOf([
    {
      id: { kind: 'replay', tableId, look, at: nextEnd, slot: 5 },
      label: words.plain('replay.fast-forward'),
      tone: 'plain',
      disabled: nextEnd === at,
    },
    {
      id: { kind: 'replay', tableId, look: other, at, slot: 4 },
      label: words.plain(`replay.as-${other}`),
      tone: 'plain',
    },
    { id: { kind: 'replay-film', tableId }, label: words.plain('replay.film'), tone: 'plain' },
    { id: { kind: 'replay-record', tableId }, label: words.plain('replay.record'), tone: 'plain' },
  ]);
}
