import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { paintSeatToken } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { paintSeed } from '../../art/seeds.js';
import { writeText } from '../../art/text.js';
import type { Seat } from '../../games/game-types.js';
import type { Band } from '../bands.js';
import type { Audience } from '../face.js';
import { FLOCKS_MARGIN } from './flock-art.js';
import { pictureName } from './names.js';

/** A seat's name with its seeds and something to stand at the right edge. */
export function seatBand(
  seat: Seat,
  { seeds, note }: { readonly seeds: number | null; readonly note: string },
  audience: Audience,
): Band {
  return {
    height: 72,
    paint: (brush, y) => {
      paintSeatToken(brush, seat, { x: FLOCKS_MARGIN + 30, y: y + 34, size: 56 });
      const noteWidth = writeText(brush, note, {
        x: SHEET_WIDTH - FLOCKS_MARGIN,
        y: y + 50,
        typeface: 'display',
        size: 46,
        colour: PALETTE.lantern,
        align: 'right',
      });
      const nameRoom = SHEET_WIDTH - 2 * FLOCKS_MARGIN - 76 - noteWidth - 150;
      const width = writeText(brush, pictureName(audience, seat), {
        x: FLOCKS_MARGIN + 76,
        y: y + 50,
        typeface: 'strong',
        size: 48,
        colour: PALETTE.cream,
        widthMax: nameRoom,
      });
      if (seeds !== null) paintSeeds(brush, seeds, { x: FLOCKS_MARGIN + 76 + width + 26, y: y + 34 });
    },
  };
}

/** A seed and how many there are; `x` is the left edge, `y` the middle. Says where it ends. */
export function paintSeeds(
  brush: Brush,
  count: number,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  paintSeed(brush, { x: x + 22, y, size: 48 });
  const type = { typeface: 'display', size: 46, colour: PALETTE.cream } as const;
  return x + 50 + writeText(brush, `${count}`, { ...type, x: x + 50, y: y + 16 });
}

/** A line over what belongs together on a sheet. */
export function lineBand(text: string, note: string): Band {
  return {
    height: 60,
    paint: (brush, y) => {
      const at = { y: y + 42, size: 44 } as const;
      writeText(brush, text, { ...at, x: FLOCKS_MARGIN, typeface: 'strong', colour: PALETTE.cream });
      writeText(brush, note, {
        ...at,
        x: SHEET_WIDTH - FLOCKS_MARGIN,
        typeface: 'display',
        colour: PALETTE.lantern,
        align: 'right',
      });
    },
  };
}
