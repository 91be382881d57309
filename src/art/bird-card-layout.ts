import type { CardOutline } from './card-marks.js';

/** `tile` is a bird among many: its head, rank and suit, without its name. */
export type BirdCardSize = 'tile' | 'medium' | 'large';

export const BIRD_CARD_SIZES: Readonly<Record<BirdCardSize, CardOutline>> = {
  // Eleven side by side, and seven rows below each other with room for names.
  tile: { width: 92, height: 108 },
  // Six side by side.
  medium: { width: 172, height: 240 },
  // Five side by side.
  large: { width: 216, height: 302 },
};

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where things stand on a card, in its pixels. */
export interface BirdCardLayout {
  /** The sky with the bird. */
  readonly sky: Box;
  /** The corner in the suit's colour. */
  readonly index: { readonly width: number; readonly height: number };
  readonly rankSize: number;
  readonly rankY: number;
  readonly featherY: number;
  readonly featherSize: number;
  readonly nameY: number;
  readonly scaleY: number;
}

export const BIRD_CARD_LAYOUTS: Readonly<Record<Exclude<BirdCardSize, 'tile'>, BirdCardLayout>> = {
  medium: {
    sky: { x: 6, y: 6, width: 160, height: 160 },
    index: { width: 58, height: 92 },
    rankSize: 50,
    rankY: 45,
    featherY: 68,
    featherSize: 31,
    nameY: 197,
    scaleY: 231,
  },
  large: {
    sky: { x: 8, y: 8, width: 200, height: 212 },
    index: { width: 68, height: 112 },
    rankSize: 62,
    rankY: 56,
    featherY: 84,
    featherSize: 38,
    nameY: 253,
    scaleY: 291,
  },
};

/** Where things stand on a tile. */
export const BIRD_TILE_LAYOUT = {
  /** The strip in the suit's colour. */
  strip: 42,
  /** The line rank and letter stand on. */
  baseline: 34,
  rankX: 23,
  featherX: 53,
  featherSize: 28,
  letterX: 78,
} as const;
