import { type Brush, SHEET_WIDTH } from './brush.js';
import { PALETTE } from './palette.js';
import { breakLines, measure, writeText } from './text.js';

const LINES = 2;
const LINE_HEIGHT = 54;
const TOP = 14;
const MARGIN = 30;
const TYPE = { typeface: 'text', size: 44 } as const;
const ROOM = SHEET_WIDTH - 2 * MARGIN;

export const CAPTION_HEIGHT = LINES * LINE_HEIGHT + 2 * TOP;

/** What is told of a picture, on a band of its own from `y` on: as many sentences as have room. */
export function paintCaption(brush: Brush, caption: string, y: number): void {
  brush.fillStyle = PALETTE.mossDeep;
  brush.fillRect(0, y, SHEET_WIDTH, CAPTION_HEIGHT);
  const lines = linesOf(brush, caption);
  const top = y + TOP + ((LINES - lines.length) * LINE_HEIGHT) / 2;
  for (const [index, line] of lines.entries())
    writeText(brush, line, {
      ...TYPE,
      x: SHEET_WIDTH / 2,
      y: top + index * LINE_HEIGHT + 41,
      colour: PALETTE.cream,
      align: 'center',
      widthMax: ROOM,
    });
}

function linesOf(brush: Brush, caption: string): readonly string[] {
  const sentences = caption.split(/(?<=[.!?]) /u);
  for (let count = sentences.length; count > 1; count -= 1) {
    const lines = broken(brush, sentences.slice(0, count).join(' '));
    if (lines.every((line) => measure(brush, line, TYPE) <= ROOM)) return lines;
  }
  const [first = '', ...more] = breakLines(brush, sentences[0] ?? '', { ...TYPE, width: ROOM, linesMax: 99 });
  const [second = ''] = more;
  if (more.length <= 1) return [first, ...more];
  return [first, `${second.replace(/[ ,;]+$/u, '')}…`];
}

function broken(brush: Brush, text: string): readonly string[] {
  return breakLines(brush, text, { ...TYPE, width: ROOM, linesMax: LINES });
}
