import { GifReader } from 'omggif';
import { describe, expect, test } from 'vitest';
import type { Brush } from '../../src/art/brush.js';
import { FILM_HEIGHT, FILM_WIDTH, filmOf, filmsUnderWay, type Shot } from '../../src/art/film.js';
import { PALETTE } from '../../src/art/palette.js';
import { pictureOf } from '../../src/art/sheet.js';

const FILE = { fileName: 'match.gif', alt: 'a film', bytesMax: 1_000_000 };

function shotOf(paint: (brush: Brush) => void, { height = 900, showMs = 1_000 } = {}): Shot {
  return { showMs, pictures: () => [pictureOf({ fileName: 'x.png', alt: 'x', height, paint })] };
}

/** A square of one colour on the forest floor, at another place each time. */
function squareAt(x: number, colour: string): Shot {
  return shotOf((brush) => {
    brush.fillStyle = colour;
    brush.fillRect(x, 300, 300, 300);
  });
}

function pixelsAfter(gif: GifReader, frame: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(gif.width * gif.height * 4);
  for (let index = 0; index <= frame; index += 1) gif.decodeAndBlitFrameRGBA(index, pixels);
  return pixels;
}

function colourAt(pixels: Uint8ClampedArray, x: number, y: number): string {
  const at = (y * FILM_WIDTH + x) * 4;
  return `#${[...pixels.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function isNear(one: string, other: string): boolean {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [left, right] = [parts(one), parts(other)];
  return left.every((part, index) => Math.abs(part - (right[index] ?? 0)) < 12);
}

describe('a film', () => {
  test('has a frame for each picture, as long as it is to be seen, and begins again', async () => {
    const twice: Shot = {
      showMs: 2_500,
      pictures: () => [
        ...squareAt(0, PALETTE.lantern).pictures(),
        ...squareAt(600, PALETTE.cream).pictures(),
      ],
    };
    const shots = [squareAt(0, '#bd2222'), twice, squareAt(900, '#22708a')];
    const gif = new GifReader(await filmOf({ ...FILE, shots }).render());
    expect([gif.width, gif.height, gif.numFrames(), gif.loopCount()]).toEqual([800, 600, 4, 0]);
    expect([0, 1, 2, 3].map((frame) => gif.frameInfo(frame).delay)).toEqual([100, 250, 250, 100]);
  });

  test('shows each picture whole and in its colours, nothing of those before', async () => {
    const shots = [squareAt(0, '#bd2222'), squareAt(450, PALETTE.lantern), squareAt(900, '#22708a')];
    const gif = new GifReader(await filmOf({ ...FILE, shots }).render());
    for (const [frame, colour] of ['#bd2222', PALETTE.lantern, '#22708a'].entries()) {
      const pixels = pixelsAfter(gif, frame);
      for (const [place, x] of [100, 400, 700].entries()) {
        const wanted = place === frame ? colour : PALETTE.moss;
        expect(isNear(colourAt(pixels, x, 300), wanted), `${colour} at ${x} in frame ${frame}`).toBe(true);
      }
    }
  });

  test('puts a low picture into the middle', async () => {
    const whole = shotOf(
      (brush) => {
        brush.fillStyle = PALETTE.cream;
        brush.fillRect(0, 0, 1200, 300);
      },
      { height: 300 },
    );
    const gif = new GifReader(await filmOf({ ...FILE, shots: [whole] }).render());
    const pixels = pixelsAfter(gif, 0);
    expect(isNear(colourAt(pixels, 400, 300), PALETTE.cream)).toBe(true);
    for (const y of [100, 500]) expect(isNear(colourAt(pixels, 400, y), PALETTE.moss)).toBe(true);
  });

  test('that would become too large gets every other picture, each as long as two', async () => {
    const shots = Array.from({ length: 16 }, (_, index) => squareAt(index * 55, PALETTE.lantern));
    const whole = await filmOf({ ...FILE, shots }).render();
    const bytesMax = whole.length - 1;
    const bytes = await filmOf({ ...FILE, shots, bytesMax }).render();
    expect(bytes.length).toBeLessThanOrEqual(bytesMax);
    const gif = new GifReader(bytes);
    expect(gif.numFrames()).toBe(8);
    expect(gif.frameInfo(3).delay).toBe(200);
  });

  test('is made after those before it, and lets everything else go on meanwhile', async () => {
    const shots = Array.from({ length: 12 }, (_, index) => squareAt(index * 70, PALETTE.lantern));
    const finished: string[] = [];
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    const films = ['first', 'second'].map(async (name) => {
      await filmOf({ ...FILE, shots }).render();
      finished.push(name);
    });
    expect(filmsUnderWay()).toBe(2);
    setImmediate(count);
    await Promise.all(films);
    isOver = true;
    expect(finished).toEqual(['first', 'second']);
    expect(filmsUnderWay()).toBe(0);
    // Other things had their turn at least twice for every shot.
    expect(turns).toBeGreaterThan(2 * 2 * shots.length);
  });

  test('that cannot be painted fails alone', async () => {
    const broken = shotOf(() => {
      throw new Error('no ink');
    });
    const films = [broken, squareAt(0, PALETTE.cream)].map((shot) =>
      filmOf({ ...FILE, shots: [shot] }).render(),
    );
    const [first, second] = await Promise.allSettled(films);
    expect(first?.status).toBe('rejected');
    expect(second?.status).toBe('fulfilled');
    expect(filmsUnderWay()).toBe(0);
  });
});

test('films are as wide to high as the highest picture', () => {
  expect([FILM_WIDTH, FILM_HEIGHT]).toEqual([800, 600]);
});
