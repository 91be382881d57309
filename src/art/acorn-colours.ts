import { PALETTE } from './palette.js';

/** The colours acorns come in. */
export type AcornColour = 'red' | 'blue' | 'green' | 'orange' | 'yellow' | 'purple' | 'white';

/**
 * Any two stay at least 0.12 apart in OKLab for normal, protanopic, deuteranopic and tritanopic eyes.
 */
export const ACORN_COLOURS: Readonly<Record<AcornColour, string>> = {
  red: '#a82408',
  blue: '#3a73b4',
  green: '#5cbda2',
  orange: '#e26c00',
  yellow: '#ffcb30',
  purple: '#4f1c8e',
  white: '#f7f5ec',
};

/** What is readable on a colour. */
export const ACORN_INKS: Readonly<Record<AcornColour, string>> = {
  red: PALETTE.paper,
  blue: PALETTE.paper,
  green: PALETTE.ink,
  orange: PALETTE.ink,
  yellow: PALETTE.ink,
  purple: PALETTE.paper,
  white: PALETTE.ink,
};

/** A colour as the light behind an acorn. */
export const ACORN_SKIES: Readonly<Record<AcornColour, string>> = {
  red: '#ecc3b4',
  blue: '#bdd3ea',
  green: '#c3e2d6',
  orange: '#f7d3a8',
  yellow: '#f8e8ae',
  purple: '#d3c4e6',
  white: '#dcdccf',
};
