import { SHEET_WIDTH } from '../../art/brush.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import type { Band } from '../bands.js';

export const MARGIN = 24;

/** What a picture is about, and of which part of it. */
export function titleBand(title: string, subtitle: string): Band {
  return {
    height: 88,
    paint: (brush, y) => {
      const width = writeText(brush, subtitle, {
        x: SHEET_WIDTH - MARGIN - 12,
        y: y + 62,
        typeface: 'text',
        size: 42,
        colour: PALETTE.creamSoft,
        align: 'right',
        widthMax: 560,
      });
      writeText(brush, title, {
        x: MARGIN + 12,
        y: y + 64,
        typeface: 'display',
        size: 60,
        colour: PALETTE.lantern,
        widthMax: SHEET_WIDTH - 2 * MARGIN - 60 - width,
      });
    },
  };
}
