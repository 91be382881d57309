import { type Brush, SHEET_WIDTH } from './brush.js';
import { PALETTE } from './palette.js';
import type { Picture } from './picture.js';
import { pictureOf } from './sheet.js';
import { breakLines, writeText } from './text.js';

export interface Banner {
  readonly fileName: string;
  readonly alt: string;
  /** The game's name, on two lines at most. */
  readonly title: string;
  /** What the game is played with, in front of the wood and the moon. */
  readonly paint: (brush: Brush) => void;
}

const BANNER_HEIGHT = 300;
/** The middle of the moon, around which a game's own pieces stand. */
export const MOON = { x: 860, y: 128, radius: 112 } as const;

/** The sign over a game's door: its name and its pieces in the wood at moonrise. */
export function bannerPicture({ fileName, alt, title, paint }: Banner): Picture {
  return pictureOf({
    fileName,
    alt,
    height: BANNER_HEIGHT,
    paint: (brush) => {
      paintSky(brush);
      for (const row of ROWS) paintRow(brush, row);
      brush.save();
      paint(brush);
      brush.restore();
      paintGround(brush);
      writeTitle(brush, title);
    },
  });
}

// In flat rings, as a print has them, since each soft edge costs bytes.
function paintSky(brush: Brush): void {
  brush.fillStyle = '#1d2c28';
  brush.fillRect(0, 0, SHEET_WIDTH, BANNER_HEIGHT);
  for (const { reach, colour } of HALO) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(MOON.x, MOON.y, MOON.radius + reach, 0, 2 * Math.PI);
    brush.fill();
  }
}

const HALO = [
  { reach: 470, colour: '#21322c' },
  { reach: 330, colour: '#273a31' },
  { reach: 215, colour: '#304536' },
  { reach: 125, colour: '#44573c' },
  { reach: 55, colour: '#6b7447' },
  { reach: 0, colour: '#ffdf94' },
] as const;

/** Trees of one distance, each a fir or a round crown on a trunk. */
interface Row {
  readonly colour: string;
  /** Where they stand. */
  readonly y: number;
  readonly trees: readonly Tree[];
}

interface Tree {
  readonly kind: 'fir' | 'oak';
  readonly x: number;
  readonly height: number;
}

/** Firs and oaks as letters and heights, "f190 o120", so many pixels apart. */
function treesOf(plan: string, first: number, step: number): readonly Tree[] {
  return plan.split(' ').map((tree, index) => ({
    kind: tree.startsWith('f') ? 'fir' : 'oak',
    x: first + index * step,
    height: Number(tree.slice(1)),
  }));
}

// Low under the name and under the moon, high at the edges.
const ROWS: readonly Row[] = [
  {
    colour: '#2f453a',
    y: 268,
    trees: treesOf(
      'f120 f96 f108 f84 f92 f74 f88 f70 f80 f62 f74 f60 f70 f84 f72 f92 f80 f104 f90 f84 f96 f78 f92 f106 f98 f124 f112 f140 f128 f150 f138',
      -6,
      40,
    ),
  },
  {
    colour: '#22332c',
    y: 282,
    trees: [
      ...treesOf('f290 f176 o104', -8, 84),
      ...treesOf('f70 o64', 300, 90),
      ...treesOf('f92 o86', 560, 72),
      ...treesOf('o96 f150 f200 f300', 1000, 72),
    ],
  },
];

function paintRow(brush: Brush, { colour, y, trees }: Row): void {
  brush.fillStyle = colour;
  brush.fillRect(0, y - 12, SHEET_WIDTH, BANNER_HEIGHT - y + 12);
  for (const tree of trees) {
    if (tree.kind === 'fir') paintFir(brush, tree, y);
    else paintOak(brush, tree, y);
  }
}

const FIR_TIERS = 4;

function paintFir(brush: Brush, { x, height }: Tree, y: number): void {
  const top = y - height;
  brush.fillRect(x - height * 0.02, y - height * 0.3, height * 0.04, height * 0.3);
  for (let tier = 0; tier < FIR_TIERS; tier += 1) {
    const from = top + height * 0.2 * tier;
    const to = from + height * 0.32;
    const half = height * (0.09 + 0.065 * tier);
    brush.beginPath();
    brush.moveTo(x, from);
    brush.quadraticCurveTo(x + half * 0.35, to - height * 0.08, x + half, to);
    brush.quadraticCurveTo(x, to - height * 0.03, x - half, to);
    brush.quadraticCurveTo(x - half * 0.35, to - height * 0.08, x, from);
    brush.fill();
  }
}

function paintOak(brush: Brush, { x, height }: Tree, y: number): void {
  for (const [across, up, radius] of CROWN) {
    brush.beginPath();
    brush.arc(x + across * height, y - up * height, radius * height, 0, 2 * Math.PI);
    brush.fill();
  }
  brush.fillRect(x - height * 0.05, y - height * 0.5, height * 0.1, height * 0.5);
}

/** Circles in parts of the tree's height: across, up, radius. */
const CROWN = [
  [0, 0.74, 0.26],
  [-0.24, 0.58, 0.21],
  [0.24, 0.6, 0.2],
  [0.04, 0.5, 0.24],
] as const;

function paintGround(brush: Brush): void {
  brush.fillStyle = '#18241f';
  brush.beginPath();
  brush.moveTo(0, BANNER_HEIGHT);
  brush.lineTo(0, 276);
  brush.bezierCurveTo(300, 262, 520, 292, 800, 282);
  brush.bezierCurveTo(980, 276, 1100, 266, SHEET_WIDTH, 272);
  brush.lineTo(SHEET_WIDTH, BANNER_HEIGHT);
  brush.fill();
}

const TITLE_SIZE = 98;
const TITLE_LEFT = 56;
const TITLE_ROOM = 470;

function writeTitle(brush: Brush, title: string): void {
  const type = { typeface: 'display', size: TITLE_SIZE } as const;
  const lines = breakLines(brush, title, { ...type, width: TITLE_ROOM, linesMax: 2 });
  for (const [index, line] of lines.entries()) {
    writeText(brush, line, {
      ...type,
      x: TITLE_LEFT,
      y: 182 + (index - (lines.length - 1) / 2) * 98,
      colour: PALETTE.cream,
      widthMax: TITLE_ROOM + 40,
    });
  }
}
