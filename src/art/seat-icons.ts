import type { Brush } from './brush.js';
import { type IconPlace, paintIcon } from './icons.js';
import { type Outline, trace } from './outline.js';

/** Paints the sign of a seat, which tells seats apart without colour. */
export function paintSeatIcon(brush: Brush, seat: number, place: IconPlace): void {
  const sign = SIGNS[seat % SIGNS.length] ?? 'acorn';
  if (sign === 'oak-leaf' || sign === 'acorn') {
    paintIcon(brush, sign, place);
    return;
  }
  const { x, y, size, colour, ground } = place;
  const { filled, cut } = SHAPES[sign];
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 100, size / 100);
  for (const [outlines, ink] of [
    [filled, colour],
    [cut, ground],
  ] as const) {
    brush.fillStyle = ink;
    for (const outline of outlines) {
      trace(brush, outline, { closed: true });
      brush.fill();
    }
  }
  brush.restore();
}

const SIGNS = ['oak-leaf', 'acorn', 'toadstool', 'fir', 'berries', 'flower', 'moon'] as const;

interface Shape {
  readonly filled: readonly Outline[];
  /** Shapes in the colour of the ground, cut out of it. */
  readonly cut: readonly Outline[];
}

/** Each in a square of 100 around the middle. */
const SHAPES: Readonly<Record<Exclude<(typeof SIGNS)[number], 'oak-leaf' | 'acorn'>, Shape>> = {
  toadstool: {
    filled: [
      '-46,6! -40,-22 -20,-42 0,-46 20,-42 40,-22 46,6! 24,12 0,14 -24,12',
      '-14,8! 14,8! 18,30 22,46! 0,50 -22,46! -18,30',
    ],
    cut: [circle(0, -24, 9), circle(-25, -6, 8), circle(25, -6, 8), '-18,15! 18,15! 18,20! -18,20!'],
  },
  fir: {
    filled: [
      '0,-50! 22,-20! 10,-20! 32,8! 16,8! 42,36! -42,36! -16,8! -32,8! -10,-20! -22,-20!',
      '-8,34! 8,34! 8,50! -8,50!',
    ],
    cut: [],
  },
  berries: {
    filled: [
      circle(-22, 22, 22),
      circle(24, 24, 22),
      circle(2, -14, 22),
      '2,-34! 6,-46 26,-52 46,-44! 34,-32 16,-28',
    ],
    cut: [circle(-28, 16, 5), circle(18, 18, 5), circle(-4, -20, 5)],
  },
  flower: {
    filled: [0, 1, 2, 3, 4].map((petal) => {
      const angle = (petal / 5) * 2 * Math.PI - Math.PI / 2;
      return circle(29 * Math.cos(angle), 29 * Math.sin(angle), 20);
    }),
    cut: [circle(0, 0, 13)],
  },
  moon: {
    filled: ['14,-46! -14,-40 -40,-14 -40,16 -16,42 14,44 38,28! 12,28 -8,12 -12,-12'],
    cut: [],
  },
};

function circle(x: number, y: number, radius: number): Outline {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 4) * Math.PI;
    return `${x + radius * Math.cos(angle)},${y + radius * Math.sin(angle)}`;
  }).join(' ');
}
