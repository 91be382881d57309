import { GifReader } from 'omggif';
import { describe, expect, test } from 'vitest';
import type { Brush } from '../../src/art/brush.js';
import { FILM_WIDTH, filmOf, filmsUnderWay, type Shot } from '../../src/art/film.js';
import { PALETTE } from '../../src/art/palette.js';
import { pictureOf } from '../../src/art/sheet.js';

const FILE = { fileName: 'match.gif', alt: 'a film', bytesMax: 1_000_000 };

function shotOf(paint: (brush: Brush) => void, { height = 900, showMs = 1_000, caption = '' } = {}): Shot {
  const picture = pictureOf({ fileName: 'x.png', alt: 'x', height, paint });
  return { showMs, pictures: () => [{ picture, caption }] };
}

/** Of a picture 900 high and its caption. */
const FILM_HEIGHT = 691;
const STAGE_HEIGHT = 600;

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
    expect([gif.width, gif.height, gif.numFrames(), gif.loopCount()]).toEqual([
      FILM_WIDTH,
      FILM_HEIGHT,
      4,
      0,
    ]);
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

  const filled = (height: number, caption = ''): Shot =>
    shotOf(
      (brush) => {
        brush.fillStyle = PALETTE.cream;
        brush.fillRect(0, 0, 1200, height);
      },
      { height, caption },
    );
  const filmed = async (shots: readonly Shot[]) => new GifReader(await filmOf({ ...FILE, shots }).render());

  test('is as high as most of its pictures; a lower one stands in the middle, a higher one is smaller', async () => {
    const gif = await filmed([...Array.from({ length: 20 }, () => filled(600)), filled(300), filled(900)]);
    const rows = (pixels: Uint8ClampedArray, x: number) =>
      [50, 200, 350].map((y) => isNear(colourAt(pixels, x, y), PALETTE.cream));
    expect([gif.width, gif.height]).toEqual([FILM_WIDTH, 491]);
    expect(rows(pixelsAfter(gif, 0), 400)).toEqual([true, true, true]);
    expect(rows(pixelsAfter(gif, 20), 400)).toEqual([false, true, false]);
    expect(rows(pixelsAfter(gif, 21), 400)).toEqual([true, true, true]);
    expect(rows(pixelsAfter(gif, 21), 60)).toEqual([false, false, false]);
  });

  test('says below each picture what it shows', async () => {
    const gif = await filmed([filled(900, 'Ana takes it.'), filled(900)]);
    const written = [0, 1].map((frame) => {
      const pixels = pixelsAfter(gif, frame);
      let lit = 0;
      for (let y = STAGE_HEIGHT + 2; y < gif.height; y += 1)
        for (let x = 0; x < FILM_WIDTH; x += 1) if (isNear(colourAt(pixels, x, y), PALETTE.cream)) lit += 1;
      return lit;
    });
    expect(written[0]).toBeGreaterThan(300);
    expect(written[1]).toBe(0);
  });

  test('has room for a caption of any length', async () => {
    const long = `${'A very long sentence goes on and on, '.repeat(9)}and ends. Another one.`;
    expect((await filmed([filled(900, long)])).numFrames()).toBe(1);
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
