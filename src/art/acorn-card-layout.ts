import type { CardOutline } from './card-marks.js';

/** `hand` is a card that is chosen from; the others are for trees of all sizes. */
export type AcornCardSize = 'tiny' | 'small' | 'medium' | 'large' | 'hand';

export const ACORN_CARD_SIZES: Readonly<Record<AcornCardSize, CardOutline>> = {
  // Seven trees of nine fit on a sheet.
  tiny: { width: 58, height: 74 },
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
  /** The height of the strip in the acorn's colour, with the number in it. */
  readonly strip: number;
  readonly number: SignPlace;
  /** In the strip, where there is room for it. */
  readonly letter: SignPlace;
  /** The acorn's middle and size; what of it reaches out of the card is left out. */
  readonly acorn: { readonly x: number; readonly y: number; readonly size: number };
}

export const ACORN_CARD_LAYOUTS: Readonly<Record<AcornCardSize, AcornCardLayout>> = {
  tiny: {
    strip: 40,
    number: { x: 29, y: 33, size: 38, room: 46 },
    letter: { x: 45, y: 69, size: 36, room: 21 },
    acorn: { x: 19, y: 59, size: 32 },
  },
  small: {
    strip: 42,
    number: { x: 29, y: 35, size: 39, room: 46 },
    letter: { x: 68, y: 34, size: 36, room: 25 },
    acorn: { x: 43, y: 74, size: 62 },
  },
  medium: {
    strip: 53,
    number: { x: 38, y: 44, size: 51, room: 64 },
    letter: { x: 90, y: 43, size: 43, room: 32 },
    acorn: { x: 56, y: 88, size: 66 },
  },
  large: {
    strip: 65,
    number: { x: 47, y: 54, size: 63, room: 80 },
    letter: { x: 113, y: 53, size: 54, room: 40 },
    acorn: { x: 70, y: 109, size: 82 },
  },
  hand: {
    strip: 60,
    number: { x: 41, y: 49, size: 55, room: 68 },
    letter: { x: 95, y: 48, size: 44, room: 32 },
    acorn: { x: 59, y: 115, size: 96 },
  },
};
