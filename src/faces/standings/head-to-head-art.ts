import type { Brush } from '../../art/brush.js';
import type { Box } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import type { HeadToHead } from '../../standings/types.js';
import type { Words } from '../../words/words.js';
import { pictureName } from './names.js';

const ROWS_MAX = 4;
const ROW_HEIGHT = 56;
const HEAD_HEIGHT = 76;

/** Against whom somebody has played most, and how that went, on paper that lies there already. */
export function paintHeadToHead(
  brush: Brush,
  others: readonly HeadToHead[],
  { box, words }: { readonly box: Box; readonly words: Words },
): void {
  const [left, right] = [box.x + 32, box.x + box.width - 32];
  const soft = { typeface: 'text', size: 36, colour: PALETTE.inkSoft } as const;
  const head = { ...soft, y: box.y + 60 };
  const width = writeText(brush, words.plain('standings.stats.against'), { ...head, x: left, widthMax: 200 });
  writeText(brush, words.plain('standings.stats.against-head'), {
    ...head,
    x: right,
    align: 'right',
    widthMax: right - left - width - 16,
  });
  for (const [row, other] of others.slice(0, ROWS_MAX).entries()) {
    const y = box.y + HEAD_HEIGHT + row * ROW_HEIGHT;
    brush.fillStyle = PALETTE.paperEdge;
    brush.fillRect(left, y, right - left, 2);
    const scoreWidth = paintScore(brush, other, { x: right, y: y + 42 });
    writeText(brush, pictureName(other.name, words), {
      x: left,
      y: y + 42,
      typeface: 'strong',
      size: 40,
      colour: other.name === null ? PALETTE.inkSoft : PALETTE.ink,
      widthMax: right - left - scoreWidth - 18,
    });
  }
}

// "12 : 5"; what leads is in full ink.
function paintScore(
  brush: Brush,
  { ahead, behind }: HeadToHead,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const type = { typeface: 'display', size: 42, align: 'right', y } as const;
  const colour = (own: number, other: number) => (own >= other ? PALETTE.ink : PALETTE.inkSoft);
  let width = writeText(brush, `${behind}`, { ...type, x, colour: colour(behind, ahead) });
  width += 12;
  width += writeText(brush, ':', { ...type, x: x - width, colour: PALETTE.inkSoft });
  width += 12;
  return width + writeText(brush, `${ahead}`, { ...type, x: x - width, colour: colour(ahead, behind) });
}
