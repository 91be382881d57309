import type { Canvas } from 'canvas';

/** The smallest box that holds all marked pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One mark for each pixel, row by row. */
export interface Marks {
  readonly width: number;
  readonly marked: readonly boolean[];
}

/** Marks where two canvases of one size differ to the eye. */
export function changed(one: Canvas, other: Canvas): Marks {
  const before = pixelsOf(one);
  const after = pixelsOf(other);
  const marked = Array.from({ length: one.width * one.height }, (_, pixel) =>
    [0, 1, 2, 3].some(
      (channel) => Math.abs((before[pixel * 4 + channel] ?? 0) - (after[pixel * 4 + channel] ?? 0)) > 8,
    ),
  );
  return { width: one.width, marked };
}

/** Marks where something covers the ground more than half. */
export function covered(canvas: Canvas): Marks {
  const pixels = pixelsOf(canvas);
  const marked = Array.from(
    { length: canvas.width * canvas.height },
    (_, pixel) => (pixels[pixel * 4 + 3] ?? 0) > 127,
  );
  return { width: canvas.width, marked };
}

export function areaOf({ width, marked }: Marks): Area | null {
  const at = marked.flatMap((mark, pixel) => (mark ? [pixel] : []));
  if (at.length === 0) return null;
  const columns = at.map((pixel) => pixel % width);
  const first = at[0] ?? 0;
  const last = at.at(-1) ?? 0;
  return {
    left: columns.reduce((least, column) => Math.min(least, column), width),
    right: columns.reduce((most, column) => Math.max(most, column), 0),
    top: Math.floor(first / width),
    bottom: Math.floor(last / width),
  };
}

export function overlap(one: Area, other: Area): boolean {
  return (
    one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom
  );
}

export function pixelsOf(canvas: Canvas): Uint8ClampedArray {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
}

/** Of the pixels either covers, how many only one covers. */
export function differingShape(one: Canvas, other: Canvas): number {
  const { marked } = covered(one);
  const others = covered(other).marked;
  const only = marked.filter((mark, pixel) => mark !== others[pixel]).length;
  return only / eitherCovered(one, other).filter(Boolean).length;
}

/** Marks what at least one of two canvases covers. */
export function eitherCovered(one: Canvas, other: Canvas): readonly boolean[] {
  const others = covered(other).marked;
  return covered(one).marked.map((mark, pixel) => mark || others[pixel] === true);
}
