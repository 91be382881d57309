import { Canvas } from 'canvas';

/** The canvas as PNG, encoded off the main thread. Level 9 takes longest and makes the smallest file. */
export function pngOf(canvas: Canvas, compressionLevel: 3 | 9): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    canvas.toBuffer(
      (error, png) => {
        if (error === null) resolve(png);
        else reject(error);
      },
      'image/png',
      { compressionLevel, filters: Canvas.PNG_FILTER_NONE },
    );
  });
}
