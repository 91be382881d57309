import type { CardOutline } from './card-marks.js';

/** `hand` is a card that is chosen from; the others are for trees of all sizes. */
export type AcornCardSize = 'tiny' | 'small' | 'medium' | 'large' | 'hand';

export const ACORN_CARD_SIZES: Readonly<Record<AcornCardSize, CardOutline>> = {
  // So narrow and low that seven trees of nine mostly fit on a sheet.
  tiny: { width: 70, height: 60 },
  small: { width: 86, height: 84 },
  medium: { width: 112, height: 116 },
  large: { width: 140, height: 148 },
  // Nine side by side.
  hand: { width: 118, height: 166 },
};

/** A number or a letter. */
export interface SignPlace {
  /** The middle, and the line it stands on. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** What is wider is squeezed. */
  readonly room: number;
}

/** Where things stand on a card, in its pixels. */
export interface AcornCardLayout {
  /** The height of the strip in the acorn's colour, with number and letter in it. */
  readonly strip: number;
  readonly number: SignPlace;
  readonly letter: SignPlace;
  /** The dark seed that the letter stands on, since an O beside digits would pass for one more. */
  readonly seed: { readonly x: number; readonly y: number; readonly radius: number };
  /** The acorn's middle and size; what of it reaches out of the card is left out. */
  readonly acorn: { readonly x: number; readonly y: number; readonly size: number };
}

export const ACORN_CARD_LAYOUTS: Readonly<Record<AcornCardSize, AcornCardLayout>> = {
  tiny: {
    strip: 38,
    number: { x: 22, y: 32, size: 37, room: 36 },
    letter: { x: 55, y: 31, size: 36, room: 18 },
    // Reaching out of the card, for want of room.
    seed: { x: 61, y: 18, radius: 18 },
    // Hardly more than its cap.
    acorn: { x: 35, y: 60, size: 46 },
  },
  small: {
    strip: 42,
    number: { x: 26, y: 35, size: 39, room: 43 },
    letter: { x: 68, y: 32, size: 36, room: 22 },
    seed: { x: 69, y: 20, radius: 18 },
    acorn: { x: 43, y: 74, size: 62 },
  },
  medium: {
    strip: 53,
    number: { x: 36, y: 44, size: 51, room: 60 },
    letter: { x: 88, y: 38, size: 36, room: 26 },
    seed: { x: 88, y: 26, radius: 20 },
    acorn: { x: 56, y: 88, size: 66 },
  },
  large: {
    strip: 65,
    number: { x: 46, y: 54, size: 63, room: 78 },
    letter: { x: 111, y: 47, size: 44, room: 32 },
    seed: { x: 111, y: 32, radius: 24 },
    acorn: { x: 70, y: 109, size: 82 },
  },
  hand: {
    strip: 60,
    number: { x: 39, y: 49, size: 55, room: 64 },
    letter: { x: 93, y: 42, size: 37, room: 26 },
    seed: { x: 93, y: 30, radius: 20 },
    acorn: { x: 59, y: 115, size: 96 },
  },
};
