import { type Canvas, createCanvas } from 'canvas';
import { invariant } from '../base/invariant.js';
import { paintBackdrop } from './backdrop.js';
import { type Brush, SHEET_HEIGHT_MAX, SHEET_WIDTH } from './brush.js';
import type { Picture } from './picture.js';
import { pngOf } from './png.js';

export interface Sheet {
  readonly fileName: string;
  readonly alt: string;
  readonly height: number;
  /** Paints on the forest floor that every picture has. */
  readonly paint: (brush: Brush) => void;
}

/** A picture that is painted when its bytes are asked for, on a canvas that nobody else has meanwhile. */
export function pictureOf({ fileName, alt, height, paint }: Sheet): Picture {
  invariant(height <= SHEET_HEIGHT_MAX, `A picture of ${height} px is too high for a phone.`);
  return {
    fileName,
    alt,
    height,
    paint,
    render: async () => {
      const easel = easelOf(height);
      easel.brush.save();
      // It covers all that was on the canvas before, somebody's hand perhaps.
      paintBackdrop(easel.brush, height);
      paint(easel.brush);
      easel.brush.restore();
      const png = await pngOf(easel.canvas, 3);
      putAway(easel);
      return png;
    },
  };
}

/** A see-through canvas apart from every sheet, for what a library draws as if the canvas were its own. */
export function newScratch({ width, height }: { readonly width: number; readonly height: number }): Brush {
  return createCanvas(width, height).getContext('2d');
}

interface Easel {
  readonly canvas: Canvas;
  readonly brush: Brush;
}

// A new canvas costs more time than painting on it does, so a few are kept.
const EASELS_MAX = 4;
const spareEasels: Easel[] = [];

function easelOf(height: number): Easel {
  const at = spareEasels.findIndex(({ canvas }) => canvas.height === height);
  return spareEasels.splice(at, at === -1 ? 0 : 1)[0] ?? newEasel(height);
}

function newEasel(height: number): Easel {
  const canvas = createCanvas(SHEET_WIDTH, height);
  // No alpha: the sheet is opaque, which halves the time to encode it.
  return { canvas, brush: canvas.getContext('2d', { pixelFormat: 'RGB24', alpha: false }) };
}

// Only once its bytes are there, since nothing may paint on a canvas that is being encoded.
function putAway(easel: Easel): void {
  spareEasels.push(easel);
  if (spareEasels.length > EASELS_MAX) spareEasels.shift();
}
