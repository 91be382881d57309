import { Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import type { Picture } from './picture.js';

/** What paints: a canvas's context. Only this folder knows where it comes from. */
export type Brush = CanvasRenderingContext2D;

/** Every picture is this wide; Discord shows it about 400 px wide on a phone. */
export const SHEET_WIDTH = 1200;
export const SHEET_HEIGHT_MAX = 900;

export interface Sheet {
  readonly fileName: string;
  readonly alt: string;
  readonly height: number;
  readonly paint: (brush: Brush) => void;
}

/** A picture that is painted when its bytes are asked for, each time on a canvas of its own. */
export function pictureOf({ fileName, alt, height, paint }: Sheet): Picture {
  return {
    fileName,
    alt,
    render: async () => {
      // No alpha: the sheet is opaque, which halves the time to encode it.
      const canvas = createCanvas(SHEET_WIDTH, height);
      const brush = canvas.getContext('2d', { pixelFormat: 'RGB24', alpha: false });
      paint(brush);
      return encode(canvas);
    },
  };
}

// Nothing may paint on `canvas` from here on: it is read in the thread pool.
function encode(canvas: Canvas): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    canvas.toBuffer(
      (error, png) => {
        if (error === null) resolve(png);
        else reject(error);
      },
      'image/png',
      { compressionLevel: 4, filters: Canvas.PNG_FILTER_NONE },
    );
  });
}
