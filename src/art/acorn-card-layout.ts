import type { CardOutline } from './card-marks.js';

/** `hand` is a card that is chosen from; the others are for trees of all sizes. */
export type AcornCardSize = 'flat' | 'tiny' | 'small' | 'medium' | 'large' | 'hand';

export const ACORN_CARD_SIZES: Readonly<Record<AcornCardSize, CardOutline>> = {
  // No acorn at all, where trees are so many or so deep that it would take the room of their branches.
  flat: { width: 76, height: 44 },
  tiny: { width: 76, height: 60 },
  // Nine of them in a row beside a name.
  small: { width: 82, height: 84 },
  medium: { width: 112, height: 116 },
  large: { width: 140, height: 148 },
  // Nine side by side, each with light around it.
  hand: { width: 112, height: 160 },
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
  /** The acorn's middle and size; what of it reaches out of the card is left out. `null` where none has room. */
  readonly acorn: { readonly x: number; readonly y: number; readonly size: number } | null;
}

export const ACORN_CARD_LAYOUTS: Readonly<Record<AcornCardSize, AcornCardLayout>> = {
  flat: {
    strip: 44,
    number: { x: 20, y: 35, size: 37, room: 31 },
    letter: { x: 56, y: 34, size: 36, room: 18 },
    seed: { x: 56, y: 22, radius: 16 },
    acorn: null,
  },
  tiny: {
    strip: 38,
    number: { x: 20, y: 32, size: 37, room: 31 },
    letter: { x: 56, y: 31, size: 36, room: 18 },
    seed: { x: 56, y: 19, radius: 16 },
    // Hardly more than its cap.
    acorn: { x: 38, y: 60, size: 46 },
  },
  small: {
    strip: 42,
    number: { x: 22, y: 35, size: 39, room: 36 },
    letter: { x: 61, y: 33, size: 36, room: 20 },
    seed: { x: 61, y: 21, radius: 17 },
    acorn: { x: 41, y: 74, size: 62 },
  },
  medium: {
    strip: 53,
    number: { x: 35, y: 44, size: 51, room: 56 },
    letter: { x: 90, y: 38, size: 36, room: 24 },
    seed: { x: 90, y: 26, radius: 19 },
    acorn: { x: 56, y: 88, size: 66 },
  },
  large: {
    strip: 65,
    number: { x: 45, y: 54, size: 63, room: 74 },
    letter: { x: 112, y: 46, size: 42, room: 30 },
    seed: { x: 112, y: 32, radius: 23 },
    acorn: { x: 70, y: 109, size: 82 },
  },
  hand: {
    strip: 58,
    number: { x: 36, y: 48, size: 53, room: 58 },
    letter: { x: 90, y: 41, size: 36, room: 24 },
    seed: { x: 90, y: 29, radius: 19 },
    acorn: { x: 56, y: 112, size: 92 },
  },
};
