import type { Brush } from './brush.js';
import { PALETTE } from './palette.js';
import { stamp } from './sprites.js';
import { writeText } from './text.js';

/** The smallest token that a readable number fits on. */
export const ORDER_TOKEN_MIN = 52;

/** A place in a trick, as a slice of a branch; the first one is lit. `x`, `y` is its middle. */
export function paintOrderToken(
  brush: Brush,
  place: number,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const paint = (token: Brush) => paintSlice(token, place, size);
  const sprite = { key: `order/${place}/${size}`, width: size, height: size, margin: 2, paint };
  stamp(brush, sprite, { x: x - size / 2, y: y - size / 2 });
}

function paintSlice(brush: Brush, place: number, size: number): void {
  const middle = size / 2;
  const disc = (part: number, colour: string) => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(middle, middle, middle * part, 0, 2 * Math.PI);
    brush.fill();
  };
  disc(1, PALETTE.barkDeep);
  disc(0.94, PALETTE.bark);
  disc(0.82, place === 1 ? PALETTE.lantern : PALETTE.paper);
  brush.strokeStyle = place === 1 ? PALETTE.lanternSoft : PALETTE.paperEdge;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.arc(middle, middle, middle * 0.7, 0.2 * Math.PI, 1.3 * Math.PI);
  brush.stroke();
  const type = Math.max(36, Math.round(size * 0.6));
  writeText(brush, `${place}`, {
    x: middle,
    y: middle + type * 0.35,
    typeface: 'display',
    size: type,
    colour: PALETTE.ink,
    align: 'center',
    fresh: true,
  });
}
