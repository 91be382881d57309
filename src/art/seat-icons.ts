import type { Brush } from './brush.js';
import type { IconPlace } from './icons.js';
import { type Outline, trace } from './outline.js';

/** Paints the sign of a seat, which tells seats apart without colour. */
export function paintSeatIcon(brush: Brush, seat: number, { x, y, size, colour, ground }: IconPlace): void {
  const { filled, cut } = SHAPES[SEAT_SIGNS[seat % SEAT_SIGNS.length] ?? 'oak-leaf'];
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

/** By seat. What stands for a player stands for nothing else in any picture. */
export const SEAT_SIGNS = ['oak-leaf', 'butterfly', 'toadstool', 'fir', 'berries', 'flower', 'moon'] as const;

interface Shape {
  readonly filled: readonly Outline[];
  /** Shapes in the colour of the ground, cut out of it. */
  readonly cut: readonly Outline[];
}

/** Each in a square of 100 around the middle. */
const SHAPES: Readonly<Record<(typeof SEAT_SIGNS)[number], Shape>> = {
  'oak-leaf': {
    filled: [
      '0,38! 9,30 14,19! 30,22 36,10 22,4! 42,3 44,-13 24,-16! 37,-24 33,-38 18,-34! 11,-45 0,-48 -11,-45 -18,-34! -33,-38 -37,-24 -24,-16! -44,-13 -42,3 -22,4! -36,10 -30,22 -14,19! -9,30',
      '-4,32! 4,32! 4,50! -4,50!',
    ],
    cut: [
      '-2,32! 2,32! 2,-30! -2,-30!',
      ...[14, -6].flatMap((y) =>
        [-1, 1].map((side) => `0,${y - 2}! 0,${y + 3}! ${20 * side},${y - 4}! ${20 * side},${y - 8}!`),
      ),
    ],
  },
  butterfly: {
    filled: [
      ...[-1, 1].flatMap((side) => [
        `${3 * side},-8! ${16 * side},-40 ${40 * side},-46 ${48 * side},-30 ${38 * side},-4 ${4 * side},6!`,
        `${3 * side},4! ${30 * side},4 ${38 * side},22 ${26 * side},44 ${12 * side},36 ${3 * side},18!`,
      ]),
      '0,-26 6,-14 6,16 0,40 -6,16 -6,-14',
    ],
    cut: [circle(29, -27, 7), circle(-29, -27, 7), circle(22, 22, 5), circle(-22, 22, 5)],
  },
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
