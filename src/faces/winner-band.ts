import { type Brush, SHEET_WIDTH } from '../art/brush.js';
import { paintIcon } from '../art/icons.js';
import { PALETTE } from '../art/palette.js';
import { writeText } from '../art/text.js';
import type { Band } from './bands.js';

/** Who has won, in a wreath. */
export function winnerBand(title: string): Band {
  return {
    height: 172,
    paint: (brush, y) => {
      const width = writeText(brush, title, {
        x: SHEET_WIDTH / 2,
        y: y + 112,
        typeface: 'display',
        size: 84,
        colour: PALETTE.lantern,
        align: 'center',
        widthMax: SHEET_WIDTH - 330,
      });
      paintWreath(brush, { reach: width / 2 + 66, y: y + 90 });
    },
  };
}

function paintWreath(brush: Brush, { reach, y }: { readonly reach: number; readonly y: number }): void {
  const ink = { colour: PALETTE.fern, ground: PALETTE.moss, size: 116, y };
  paintIcon(brush, 'wreath-left', { ...ink, x: SHEET_WIDTH / 2 - reach });
  paintIcon(brush, 'wreath-right', { ...ink, x: SHEET_WIDTH / 2 + reach });
}
