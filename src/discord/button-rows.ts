import { cut } from '../base/cut.js';
import { must } from '../base/invariant.js';
import { type Block, BUTTONS_ACROSS_MAX, type Button } from './screen.js';

/** The buttons in as few rows as can be without one of a row being left on a line of its own. */
export function rowsOf(buttons: readonly Button[]): readonly Block[] {
  const ways = ACROSS.flatMap((across) => [evenly(buttons, across), cut(buttons, across)]);
  const rows = must(
    ways.find((way) => !way.some(isRagged)),
    'Two to a row are never ragged.',
  );
  return rows.map((row) => ({ kind: 'buttons', buttons: row }));
}

const ACROSS = [BUTTONS_ACROSS_MAX, 4, 3, 2];

function evenly<Item>(items: readonly Item[], across: number): readonly (readonly Item[])[] {
  const rowCount = Math.ceil(items.length / across);
  const startOf = (row: number) => Math.ceil((row * items.length) / rowCount);
  return Array.from({ length: rowCount }, (_, row) => items.slice(startOf(row), startOf(row + 1)));
}

/** In px: a line on a phone and on a large screen, and what stands in it, about as the playground's page sets them. */
const LINES = [303, 552];
const GAP = 8;
const PADDING = 30;
const EMOJI = 27;
/** By the kinds of letters, of which only the first that fits counts. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[ .,:'·|!fijlrt-]/, 4.1],
  [/[MWmw]/, 12.5],
  [/\p{Lu}/u, 9.6],
  [/./u, 7.5],
];

function isRagged(row: readonly Button[]): boolean {
  return LINES.some((line) => {
    const counts = broken(row, line);
    return counts.length > 1 && counts.includes(1) && row.length > 2;
  });
}

/** How many buttons stand in each of the lines that a row breaks into. */
function broken(row: readonly Button[], line: number): readonly number[] {
  const counts: number[] = [];
  let used = line;
  for (const button of row) {
    const width = GAP + widthOf(button);
    const isNew = used + width > line;
    counts.push(isNew ? 1 : (counts.pop() ?? 0) + 1);
    used = isNew ? width - GAP : used + width;
  }
  return counts;
}

function widthOf({ emoji, label }: Button): number {
  const letterWidth = (letter: string) => LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? 0;
  const letters = [...label].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return PADDING + (emoji === undefined ? 0 : EMOJI) + letters;
}
