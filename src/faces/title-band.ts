import { SHEET_WIDTH } from '../art/brush.js';
import { PALETTE } from '../art/palette.js';
import { writeText } from '../art/text.js';
import type { Band } from './bands.js';

export const TITLE_HEIGHT = 80;
/** What a sheet leaves free at either side. */
export const MARGIN = 24;
/** Of a note beside a title that needs the room. */
const NOTE_WIDTH_MAX = 620;

/** What a sheet is about, with a note at the right edge. */
export function titleBand(title: string, note: string): Band {
  return {
    height: TITLE_HEIGHT,
    paint: (brush, y) => {
      const noteWidth = writeText(brush, note, {
        x: SHEET_WIDTH - MARGIN,
        y: y + 52,
        typeface: 'text',
        size: 42,
        colour: PALETTE.creamSoft,
        align: 'right',
        widthMax: NOTE_WIDTH_MAX,
      });
      writeText(brush, title, {
        x: MARGIN,
        y: y + 54,
        typeface: 'display',
        size: 52,
        colour: PALETTE.cream,
        widthMax: SHEET_WIDTH - 2 * MARGIN - noteWidth - 30,
      });
    },
  };
}
