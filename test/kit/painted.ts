import { CanvasRenderingContext2D } from 'canvas';
import { afterAll, beforeAll } from 'vitest';

/** All that is written in pictures while the tests of a file run; whoever looks empties it. */
export function watchPainting(): string[] {
  const painted: string[] = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  beforeAll(() => {
    CanvasRenderingContext2D.prototype.fillText = function (text: string, ...at: [number, number]) {
      painted.push(text);
      return fillText.call(this, text, ...at);
    };
  });
  afterAll(() => {
    CanvasRenderingContext2D.prototype.fillText = fillText;
  });
  return painted;
}
