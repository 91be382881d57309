import type { Brush } from './brush.js';

export interface IconPlace {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  /** What it lies on, for the lines cut into it. */
  readonly ground: string;
}

export type Icon =
  | 'acorn'
  | 'fern'
  | 'trick'
  | 'crown'
  | 'comeback'
  | 'swap'
  | 'draw'
  | 'ambush'
  | 'wreath-left'
  | 'wreath-right';

/** Paints an icon as paths of our own. */
export function paintIcon(brush: Brush, icon: Icon, { x, y, size, colour, ground }: IconPlace): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 100, size / 100);
  brush.fillStyle = colour;
  brush.strokeStyle = colour;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  ICONS[icon](brush, { colour, ground });
  brush.restore();
}

interface Inks {
  readonly colour: string;
  readonly ground: string;
}

/** Each in a square of 100 around the middle, in the colour set on the brush. */
const ICONS: Readonly<Record<Icon, (brush: Brush, inks: Inks) => void>> = {
  acorn(brush, { ground }) {
    brush.beginPath();
    brush.moveTo(-27, -4);
    brush.bezierCurveTo(-28, 22, -14, 38, 0, 48);
    brush.bezierCurveTo(14, 38, 28, 22, 27, -4);
    brush.closePath();
    brush.fill();
    brush.beginPath();
    brush.moveTo(-36, -6);
    brush.bezierCurveTo(-38, -38, 38, -38, 36, -6);
    brush.bezierCurveTo(20, 2, -20, 2, -36, -6);
    brush.fill();
    strokeLines(brush, [[0, -28, 5, -46]], 10);
    brush.strokeStyle = ground;
    brush.lineWidth = 5;
    brush.beginPath();
    brush.moveTo(-33, -2);
    brush.bezierCurveTo(-18, 6, 18, 6, 33, -2);
    brush.stroke();
  },

  fern(brush) {
    strokeLines(brush, [[0, 48, 0, -40]], 6);
    for (let pair = 0; pair < 5; pair += 1) {
      const y = 34 - 16 * pair;
      const length = 40 - 6 * pair;
      for (const side of [-1, 1]) {
        brush.beginPath();
        brush.moveTo(0, y);
        brush.bezierCurveTo(length * 0.3 * side, y - 16, length * 0.8 * side, y - 20, length * side, y - 16);
        brush.bezierCurveTo(length * 0.8 * side, y - 6, length * 0.4 * side, y - 1, 0, y);
        brush.fill();
      }
    }
    brush.beginPath();
    brush.ellipse(0, -42, 5, 9, 0, 0, 2 * Math.PI);
    brush.fill();
  },

  trick(brush, { ground }) {
    brush.strokeStyle = ground;
    brush.lineWidth = 6;
    for (const x of [-34, -18, -2]) {
      brush.beginPath();
      brush.roundRect(x - 12, -36, 48, 72, 9);
      brush.fill();
      brush.stroke();
    }
  },

  crown(brush, { ground }) {
    brush.beginPath();
    brush.moveTo(-40, 22);
    brush.bezierCurveTo(-46, 0, -46, -14, -44, -28);
    brush.bezierCurveTo(-34, -24, -26, -16, -21, -4);
    brush.bezierCurveTo(-17, -22, -10, -34, 0, -46);
    brush.bezierCurveTo(10, -34, 17, -22, 21, -4);
    brush.bezierCurveTo(26, -16, 34, -24, 44, -28);
    brush.bezierCurveTo(46, -14, 46, 0, 40, 22);
    brush.closePath();
    brush.fill();
    brush.beginPath();
    brush.roundRect(-40, 28, 80, 14, 5);
    brush.fill();
    brush.strokeStyle = ground;
    strokeLines(
      brush,
      [
        [0, -26, 0, 8],
        [-33, -10, -26, 10],
        [33, -10, 26, 10],
      ],
      4,
    );
  },

  comeback(brush) {
    brush.lineWidth = 15;
    brush.beginPath();
    brush.arc(0, 4, 31, -0.15 * Math.PI, 1.12 * Math.PI);
    brush.stroke();
    triangle(brush, [-31, -36, -52, 4, -6, -2]);
  },

  swap(brush) {
    strokeLines(
      brush,
      [
        [-34, -20, 16, -20],
        [-16, 20, 34, 20],
      ],
      15,
    );
    triangle(brush, [46, -20, 14, -44, 14, 4]);
    triangle(brush, [-46, 20, -14, -4, -14, 44]);
  },

  draw(brush, { ground }) {
    brush.beginPath();
    brush.roundRect(-40, -30, 48, 68, 9);
    brush.fill();
    brush.strokeStyle = ground;
    brush.lineWidth = 6;
    brush.beginPath();
    brush.roundRect(-14, -44, 54, 76, 10);
    brush.stroke();
    brush.fill();
    strokeLines(
      brush,
      [
        [13, -22, 13, 10],
        [-3, -6, 29, -6],
      ],
      11,
    );
  },

  ambush(brush, { ground }) {
    for (const side of [-1, 1]) {
      brush.beginPath();
      brush.moveTo(4 * side, 14);
      brush.bezierCurveTo(10 * side, -16, 28 * side, -28, 48 * side, -26);
      brush.bezierCurveTo(50 * side, 8, 30 * side, 28, 4 * side, 14);
      brush.fill();
    }
    brush.fillStyle = ground;
    for (const side of [-1, 1]) {
      brush.beginPath();
      brush.ellipse(25 * side, -2, 7, 13, 0, 0, 2 * Math.PI);
      brush.fill();
    }
  },

  'wreath-left': (brush) => halfWreath(brush, -1),
  'wreath-right': (brush) => halfWreath(brush, 1),
};

export const ICON_NAMES = Object.keys(ICONS) as readonly Icon[];

type Line = readonly [fromX: number, fromY: number, toX: number, toY: number];

function strokeLines(brush: Brush, lines: readonly Line[], width: number): void {
  brush.lineWidth = width;
  for (const [fromX, fromY, toX, toY] of lines) {
    brush.beginPath();
    brush.moveTo(fromX, fromY);
    brush.lineTo(toX, toY);
    brush.stroke();
  }
}

function triangle(
  brush: Brush,
  [ax, ay, bx, by, cx, cy]: readonly [number, number, number, number, number, number],
): void {
  brush.beginPath();
  brush.moveTo(ax, ay);
  brush.lineTo(bx, by);
  brush.lineTo(cx, cy);
  brush.closePath();
  brush.fill();
}

/** One arm of a wreath: leaves along an arc that bends around whatever stands beside it. */
function halfWreath(brush: Brush, side: -1 | 1): void {
  const leaves = 7;
  brush.lineWidth = 4;
  brush.beginPath();
  brush.arc(
    -34 * side,
    0,
    60,
    side === 1 ? 0.3 * Math.PI : 0.7 * Math.PI,
    side === 1 ? -0.3 * Math.PI : 1.3 * Math.PI,
    side === 1,
  );
  brush.stroke();
  for (let index = 0; index < leaves; index += 1) {
    const angle = (0.28 - (0.56 * index) / (leaves - 1)) * Math.PI;
    const x = (-34 + 60 * Math.cos(angle)) * side;
    const y = 60 * Math.sin(angle);
    for (const [lean, length] of [
      [-0.75, 20],
      [0.75, 30],
    ] as const) {
      brush.save();
      brush.translate(x, y);
      brush.rotate(side * (angle - Math.PI / 2 + lean));
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.bezierCurveTo(length * 0.27 * side, -8, length * 0.8 * side, -8, length * side, 0);
      brush.bezierCurveTo(length * 0.8 * side, 8, length * 0.27 * side, 8, 0, 0);
      brush.fill();
      brush.restore();
    }
  }
}
