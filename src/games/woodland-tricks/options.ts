import type { OptionSpec } from '../game-types.js';
import { SUITS, type Suit } from './cards.js';

/** Points that end a match, as the option's text. */
export const TARGET_CHOICES = ['21', '16'] as const;
/** The three suits in play, each as its letter. */
export const SUITS_CHOICES = ['SHD', 'SHC', 'SDC', 'HDC'] as const;

// A type alias, since an interface does not fit the index signature of `OptionValues`.
export type WoodlandTricksOptions = {
  readonly target: (typeof TARGET_CHOICES)[number];
  readonly suits: (typeof SUITS_CHOICES)[number];
};

export const WOODLAND_TRICKS_OPTIONS: readonly OptionSpec[] = [
  { kind: 'choice', name: 'target', choices: TARGET_CHOICES, default: '21' },
  { kind: 'choice', name: 'suits', choices: SUITS_CHOICES, default: 'SHD' },
];

/** The suits named by the option's letters. */
export function suitsOfOption(suits: WoodlandTricksOptions['suits']): readonly Suit[] {
  return SUITS.filter((suit) => suits.includes(suit));
}
