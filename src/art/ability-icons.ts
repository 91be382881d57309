import type { Brush } from './brush.js';
import type { IconPlace } from './icons.js';
import { trace } from './outline.js';

/** What one can do with birds of the hand, the draw pile and the flocks. */
export type AbilityIcon =
  | 'move-one'
  | 'move-two'
  | 'draw-discard-one'
  | 'draw-discard-two'
  | 'draw-to-flock'
  | 'draw-and-place'
  | 'swap-one'
  | 'swap-two'
  | 'cache'
  | 'nest';

/** Paints an ability out of a few signs: a nest is a flock, a card is of the hand, `+` comes and `−` goes. */
export function paintAbilityIcon(
  brush: Brush,
  icon: AbilityIcon,
  { x, y, size, colour, ground }: IconPlace,
): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 100, size / 100);
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  ICONS[icon]({ brush, colour, ground });
  brush.restore();
}

interface Inks {
  readonly brush: Brush;
  readonly colour: string;
  readonly ground: string;
}

/** Each in a square of 100 around the middle. */
const ICONS: Readonly<Record<AbilityIcon, (inks: Inks) => void>> = {
  'move-one': (inks) => {
    paintBothNests(inks);
    paintBird(inks, [0, -32]);
  },
  'move-two': (inks) => {
    paintBothNests(inks);
    paintBird(inks, [-17, -32]);
    paintBird(inks, [19, -32]);
  },
  'draw-discard-one': (inks) => {
    paintCard(inks, [-25, -6], '+');
    paintCard(inks, [25, 6], '-');
  },
  'draw-discard-two': (inks) => {
    paintCard(inks, [-31, -8], '');
    paintCard(inks, [-18, -3], '+');
    paintCard(inks, [18, 3], '');
    paintCard(inks, [31, 8], '-');
  },
  'draw-to-flock': (inks) => {
    paintCard(inks, [0, -24], '+');
    paintArrow(inks, '0,4 0,10', [0, 21, -13, 4, 13, 4]);
    paintNest(inks, [0, 28], 48);
  },
  'draw-and-place': (inks) => {
    paintCard(inks, [-30, -22], '');
    paintCard(inks, [-17, -16], '+');
    paintArrow(inks, '8,-18 24,-16 28,-2', [28, 14, 15, -6, 41, -6]);
    paintNest(inks, [22, 28], 46);
  },
  'swap-one': (inks) => {
    paintCard(inks, [-31, 2], '');
    paintNest(inks, [26, 12], 38);
    paintBird(inks, [26, -9]);
    paintSwap(inks);
  },
  'swap-two': (inks) => {
    paintCard(inks, [-30, -3], '');
    paintCard(inks, [-25, 5], '');
    paintNest(inks, [25, 12], 38);
    paintBird(inks, [12, -9]);
    paintBird(inks, [33, -10]);
    paintSwap(inks);
  },
  cache: ({ brush, colour, ground }) => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.roundRect(-34, -42, 58, 84, 9);
    brush.fill();
    fill(brush, '-10,-18! 2,0 8,16 0,28 -10,31 -20,28 -28,16 -22,0', ground);
    stroke(brush, ['-11,-8 -18,8 -17,20', '-9,-8 -2,8 -3,20'], { colour, width: 4 });
    fill(brush, circle(30, -25, 22), ground);
    stroke(brush, ['30,-40 30,-10', '17,-33 43,-17', '17,-17 43,-33'], { colour, width: 7 });
  },
  nest: (inks) => {
    for (const x of [-18, 0, 18]) fill(inks.brush, circle(x, -2, 13), inks.colour);
    paintNest(inks, [0, 14], 84);
  },
};

function paintBothNests(inks: Inks): void {
  paintNest(inks, [-25, 30], 38);
  paintNest(inks, [25, 30], 38);
  paintArrow(inks, '-26,14 -14,-8 12,-10 24,0', [28, 16, 11, 4, 37, -4]);
}

type Point = readonly [x: number, y: number];

/** `x`, `y` is the middle of its rim. */
function paintNest({ brush, colour, ground }: Inks, [x, y]: Point, width: number): void {
  const half = width / 2;
  const depth = width * 0.42;
  const point = (dx: number, dy: number) => `${x + dx * half},${y + dy * depth}`;
  fill(
    brush,
    `${point(-1, 0)}! ${point(-0.72, 0.72)} ${point(0, 1)} ${point(0.72, 0.72)} ${point(1, 0)}!`,
    colour,
  );
  const straws = [
    `${point(-0.6, 0.2)} ${point(0, 0.45)} ${point(0.6, 0.2)}`,
    `${point(-0.4, 0.55)} ${point(0, 0.74)} ${point(0.4, 0.55)}`,
  ];
  stroke(brush, straws, { colour: ground, width: 3 });
  stroke(brush, [`${point(-1.12, -0.1)} ${point(0, 0.12)} ${point(1.12, -0.1)}`], { colour, width: 6 });
}

/** `x`, `y` is its middle. */
function paintBird({ brush, colour }: Inks, [x, y]: Point): void {
  const outline = '-16,-6! -6,-3 2,-10 8,-11 12,-7! 18,-4! 12,-2 8,7 -1,10 -8,6';
  brush.save();
  brush.translate(x, y);
  fill(brush, outline, colour);
  brush.restore();
}

function paintCard({ brush, colour, ground }: Inks, [x, y]: Point, sign: '+' | '-' | ''): void {
  brush.fillStyle = colour;
  brush.strokeStyle = ground;
  brush.lineWidth = 5;
  brush.beginPath();
  brush.roundRect(x - 18, y - 25, 36, 50, 6);
  brush.stroke();
  brush.fill();
  if (sign === '') return;
  const across = `${x - 9},${y} ${x + 9},${y}`;
  const upright = `${x},${y - 9} ${x},${y + 9}`;
  stroke(brush, sign === '+' ? [across, upright] : [across], { colour: ground, width: 7 });
}

type Corners = readonly [number, number, number, number, number, number];

function paintArrow({ brush, colour }: Inks, shaft: string, [ax, ay, bx, by, cx, cy]: Corners): void {
  stroke(brush, [shaft], { colour, width: 7 });
  fill(brush, `${ax},${ay}! ${bx},${by}! ${cx},${cy}!`, colour);
}

function paintSwap(inks: Inks): void {
  paintArrow(inks, '-28,-36 -10,-42 12,-40 18,-38', [34, -30, 15, -47, 11, -28]);
  paintArrow(inks, '30,38 14,43 2,43 -6,41', [-26, 38, -7, 49, -5, 32]);
}

function circle(x: number, y: number, radius: number): string {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 4) * Math.PI;
    return `${x + radius * Math.cos(angle)},${y + radius * Math.sin(angle)}`;
  }).join(' ');
}

function fill(brush: Brush, outline: string, colour: string): void {
  brush.fillStyle = colour;
  trace(brush, outline, { closed: true });
  brush.fill();
}

function stroke(
  brush: Brush,
  outlines: readonly string[],
  { colour, width }: { readonly colour: string; readonly width: number },
): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  for (const outline of outlines) {
    trace(brush, outline, { closed: false });
    brush.stroke();
  }
}
