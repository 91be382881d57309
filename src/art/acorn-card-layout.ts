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
  /** From where on the strip is pale, where the letter stands so close that an O would pass for a digit. */
  readonly pale?: number;
  /** The acorn's middle and size; what of it reaches out of the card is left out. */
  readonly acorn: { readonly x: number; readonly y: number; readonly size: number };
}

export const ACORN_CARD_LAYOUTS: Readonly<Record<AcornCardSize, AcornCardLayout>> = {
  tiny: {
    strip: 38,
    number: { x: 24, y: 32, size: 37, room: 39 },
    letter: { x: 57, y: 32, size: 36, room: 18 },
    pale: 46,
    // Hardly more than its cap.
    acorn: { x: 35, y: 60, size: 46 },
  },
  small: {
    strip: 42,
    number: { x: 29, y: 35, size: 39, room: 46 },
    letter: { x: 69, y: 34, size: 36, room: 24 },
    pale: 55,
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
