import type { Pip } from './pips.js';

export type CardSize = 'medium' | 'large';

export const CARD_SIZES: Readonly<Record<CardSize, { readonly width: number; readonly height: number }>> = {
  // Seven side by side, each with light around it.
  medium: { width: 150, height: 209 },
  large: { width: 216, height: 302 },
};

/** Where things stand on a card, in parts of its width, the height counted from its middle. */
interface CardLayout {
  readonly indexX: number;
  readonly rankY: number;
  readonly rankSize: number;
  readonly indexPipY: number;
  readonly indexPipSize: number;
  readonly pipX: number;
  readonly pipBelowMiddle: number;
  readonly pipSize: number;
  /** Whether rank and suit stand upside down in the other corner too. */
  readonly mirrored: boolean;
}

export const LAYOUTS: Readonly<Record<CardSize, CardLayout>> = {
  // A card in a hand gives its room to the rank and leaves the second index out.
  medium: {
    indexX: 0.235,
    rankY: 0.395,
    rankSize: 0.42,
    indexPipY: 0.575,
    indexPipSize: 0.235,
    pipX: 0.56,
    pipBelowMiddle: 0.265,
    pipSize: 0.55,
    mirrored: false,
  },
  large: {
    indexX: 0.185,
    rankY: 0.325,
    rankSize: 0.36,
    indexPipY: 0.455,
    indexPipSize: 0.165,
    pipX: 0.5,
    pipBelowMiddle: 0,
    pipSize: 0.46,
    mirrored: true,
  },
};

/** How far below the middle of its pip a letter stands, in parts of the card's width. */
export const LETTER_DROPS: Readonly<Record<Pip, number>> = {
  spade: 0.12,
  heart: 0.04,
  diamond: 0.07,
  club: 0.1,
};
