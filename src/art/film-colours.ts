import type { Colour } from 'gifenc';
import { quantize } from './gif-tools.js';

/** At most so many colours that stand for all in some pixels, which are blue, green, red and one byte more each. */
export function coloursOf(samples: readonly Uint8Array[], most: number): Colour[] {
  const all = Buffer.concat(samples);
  for (let at = 0; at < all.length; at += 4) {
    const [blue = 0, , red = 0] = all.subarray(at, at + 3);
    all[at] = red;
    all[at + 2] = blue;
    all[at + 3] = 255;
  }
  return quantize(all, most);
}

/** Colours are told apart by their five or six highest bits, which no eye tells in a film. */
const KEYS = 2 ** 16;
const UNKNOWN = 256;

/** For pixels, the index of the colour that is nearest to each. */
export function indexerOf(palette: readonly Colour[]): (pixels: Uint8Array) => Uint8Array {
  const known = new Uint16Array(KEYS).fill(UNKNOWN);
  return (pixels) => {
    const indexes = new Uint8Array(pixels.length / 4);
    for (let pixel = 0, at = 0; pixel < indexes.length; pixel += 1, at += 4) {
      const blue = pixels[at] ?? 0;
      const green = pixels[at + 1] ?? 0;
      const red = pixels[at + 2] ?? 0;
      const key = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3);
      let index = known[key] ?? UNKNOWN;
      if (index === UNKNOWN) {
        index = nearest(palette, [red, green, blue]);
        known[key] = index;
      }
      indexes[pixel] = index;
    }
    return indexes;
  };
}

function nearest(palette: readonly Colour[], [red, green, blue]: readonly [number, number, number]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [paletteRed = 0, paletteGreen = 0, paletteBlue = 0]] of palette.entries()) {
    // Roughly as much as each counts for the eye.
    const distance =
      3 * (red - paletteRed) ** 2 + 6 * (green - paletteGreen) ** 2 + (blue - paletteBlue) ** 2;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}
