import type { Brush } from './brush.js';
import { type Outline, trace } from './outline.js';
import { PALETTE } from './palette.js';

/** The shape of a suit of birds. */
export type Feather = 'pointed' | 'round' | 'forked' | 'eyed' | 'barbed';

/**
 * The five suits: purple, blue, green, yellow, red. Any two stay at least 0.12 apart in OKLab for normal,
 * protanopic, deuteranopic and tritanopic eyes.
 */
export const FEATHER_COLOURS: Readonly<Record<Feather, string>> = {
  pointed: '#451b82',
  round: '#4b73b3',
  forked: '#7dbf96',
  eyed: '#fbe83f',
  barbed: '#b01107',
};

/** What is readable on a suit's colour. */
export const FEATHER_INKS: Readonly<Record<Feather, string>> = {
  pointed: PALETTE.paper,
  round: PALETTE.paper,
  forked: PALETTE.ink,
  eyed: PALETTE.ink,
  barbed: PALETTE.paper,
};

/** A suit's colour as the sky behind a bird. */
export const FEATHER_SKIES: Readonly<Record<Feather, readonly [above: string, below: string]>> = {
  pointed: ['#cdbfe2', '#e4dbea'],
  round: ['#b5cbe6', '#d8e2ea'],
  forked: ['#b4d8bf', '#dae8d6'],
  eyed: ['#f3e485', '#f5edc0'],
  barbed: ['#e8b3a8', '#f0d6c8'],
};

export interface FeatherPlace {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  /** What it lies on, for the lines cut into it. */
  readonly ground: string;
}

export function paintFeather(
  brush: Brush,
  feather: Feather,
  { x, y, size, colour, ground }: FeatherPlace,
): void {
  const { vane, shaft, cuts } = SHAPES[feather];
  const strands = feather === 'eyed' ? STRANDS : [];
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 100, size / 100);
  brush.fillStyle = colour;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.rotate(TILT);
  trace(brush, vane, { closed: true });
  brush.fill();
  strokeAll(brush, [shaft, ...strands], { colour, width: 7 });
  strokeAll(brush, cuts, { colour: ground, width: 5 });
  if (feather === 'eyed') paintFeatherEye(brush, { colour, ground });
  brush.restore();
}

/** In the suit's own colour; the rim sets it off from whatever it lies on: ink on paper, cream on moss. */
export function paintSuitFeather(
  brush: Brush,
  feather: Feather,
  { x, y, size, rim }: Pick<FeatherPlace, 'x' | 'y' | 'size'> & { readonly rim: string },
): void {
  const { vane, shaft } = SHAPES[feather];
  const strands = feather === 'eyed' ? STRANDS : [];
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 100, size / 100);
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.strokeStyle = rim;
  brush.lineWidth = 10;
  brush.rotate(TILT);
  trace(brush, vane, { closed: true });
  brush.stroke();
  strokeAll(brush, [shaft, ...strands], { colour: rim, width: 16 });
  brush.restore();
  const colour = FEATHER_COLOURS[feather];
  paintFeather(brush, feather, { x, y, size, colour, ground: FEATHER_INKS[feather] });
}

/** As a feather lies that somebody has dropped. */
const TILT = 0.4;

interface FeatherShape {
  readonly vane: Outline;
  readonly shaft: Outline;
  /** Lines in the colour of the ground. */
  readonly cuts: readonly Outline[];
}

/** Each in a square of 100 around the middle, its quill at the bottom, upright. */
const SHAPES: Readonly<Record<Feather, FeatherShape>> = {
  pointed: {
    vane: '0,30! -9,20 -15,2! -8,0! -17,-10 -14,-32 4,-55! 14,-36 18,-8 13,16 8,26',
    shaft: '1,-34 0,10 -4,54',
    cuts: ['1,30 2,0 3,-26'],
  },
  round: {
    vane: '0,30! -14,30 -26,22! -20,16! -36,10 -40,-12 -26,-38 0,-48 26,-38 40,-12 36,10! 22,12! 27,22 14,30',
    shaft: '0,0 0,34 -2,54',
    cuts: ['0,28 0,-22'],
  },
  forked: {
    vane: '0,32! -16,22 -24,6! -15,2! -27,-8 -30,-52! -15,-46 0,-24! 15,-46 30,-52! 30,-20 26,2 16,22',
    shaft: '0,20 0,34 -3,54',
    cuts: ['0,30 0,-8'],
  },
  eyed: {
    vane: '0,6! -11,-2 -25,-20 -19,-47 0,-55 19,-47 25,-20 11,-2',
    shaft: '0,0 0,30 -3,54',
    cuts: [],
  },
  barbed: {
    vane:
      '0,36! -26,12! -11,16! -33,-10! -12,-3! -34,-31! -10,-20! -24,-46! -4,-36! 3,-57! 7,-36! 24,-46! 12,-20! ' +
      '34,-31! 13,-3! 33,-10! 12,16! 26,12!',
    shaft: '0,30 0,38 -3,54',
    cuts: ['0,30 2,-26'],
  },
};

/** The strands of the eyed feather, which its vane leaves free. */
const STRANDS: readonly Outline[] = ['-20,2 0,19 20,2', '-19,19 -1,36 17,19'];

function paintFeatherEye(brush: Brush, { colour, ground }: Pick<FeatherPlace, 'colour' | 'ground'>): void {
  for (const [radius, fill] of [
    [16, ground],
    [8, colour],
  ] as const) {
    brush.fillStyle = fill;
    brush.beginPath();
    brush.arc(0, -28, radius, 0, 2 * Math.PI);
    brush.fill();
  }
}

function strokeAll(
  brush: Brush,
  outlines: readonly Outline[],
  { colour, width }: { readonly colour: string; readonly width: number },
): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  for (const outline of outlines) {
    trace(brush, outline, { closed: false });
    brush.stroke();
  }
}
