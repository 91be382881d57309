import { ACORN_COLOURS, type AcornColour } from './acorn-colours.js';
import { CAP_PATTERNS } from './acorn-patterns.js';
import type { Brush } from './brush.js';
import { type Outline, trace } from './outline.js';

export interface AcornPlace {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Leaves out what would be finer than the eye can tell. */
  readonly small?: boolean;
}

/** Paints an acorn as paths of our own: the nut in its colour, the cap with the pattern of that colour. */
export function paintAcorn(
  brush: Brush,
  colour: AcornColour,
  { x, y, size, small = false }: AcornPlace,
): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 100, size / 100);
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  paintNut(brush, colour, small);
  paintStem(brush);
  paintCap(brush, colour);
  brush.restore();
}

/** Each in a square of 100 around the middle, tilted as an acorn lies. */
const NUT: Outline = '-33,-8! -34,8 -24,28 -9,38 0,47! 9,38 24,28 34,8 33,-8!';
const CAP: Outline = '-41,-1! -45,-14 -38,-28 -20,-38 0,-40 20,-38 38,-28 45,-14 41,-1! 22,5 0,6 -22,5';
const RIM = 3.5;

function paintNut(brush: Brush, colour: AcornColour, small: boolean): void {
  trace(brush, NUT, { closed: true });
  brush.fillStyle = ACORN_COLOURS[colour];
  brush.fill();
  if (!small) paintShine(brush, colour);
  outlineWith(brush, NUT);
}

// Shade along one side and a gleam on the other, both so faint that the colour stays what it is.
function paintShine(brush: Brush, colour: AcornColour): void {
  brush.save();
  brush.clip();
  brush.fillStyle = colour === 'white' ? 'rgba(90, 80, 60, 0.2)' : 'rgba(20, 14, 10, 0.18)';
  trace(brush, '40,-20! 40,50 0,50! 16,34 24,10 20,-12!', { closed: true });
  brush.fill();
  brush.fillStyle = 'rgba(255, 255, 255, 0.5)';
  trace(brush, '-23,4! -17,4 -16,16 -12,25 -18,20 -22,12', { closed: true });
  brush.fill();
  brush.restore();
}

function paintStem(brush: Brush): void {
  for (const [ink, width] of [
    [INK, 13],
    [STEM, 13 - 2 * RIM],
  ] as const) {
    brush.strokeStyle = ink;
    brush.lineWidth = width;
    trace(brush, '0,-36 3,-41 9,-43', { closed: false });
    brush.stroke();
  }
}

function paintCap(brush: Brush, colour: AcornColour): void {
  trace(brush, CAP, { closed: true });
  brush.fillStyle = CAP_GROUND;
  brush.fill();
  brush.save();
  brush.clip();
  CAP_PATTERNS[colour](brush, { ink: CAP_INK });
  brush.restore();
  outlineWith(brush, CAP);
}

const INK = '#33241a';
const STEM = '#8a6844';
const CAP_GROUND = '#6a4c33';
const CAP_INK = '#f0dfb8';

function outlineWith(brush: Brush, outline: Outline): void {
  trace(brush, outline, { closed: true });
  brush.strokeStyle = INK;
  brush.lineWidth = RIM;
  brush.stroke();
}
