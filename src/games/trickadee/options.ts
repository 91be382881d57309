import type { OptionSpec } from '../game-types.js';

/** Whether Lifer birds take part in the count and the sum of their suit. */
export const LIFER_COUNTS_CHOICES = ['yes', 'no'] as const;

// A type alias, since an interface does not fit the index signature of `OptionValues`.
export type TrickadeeOptions = {
  readonly 'lifer-counts': (typeof LIFER_COUNTS_CHOICES)[number];
};

export const TRICKADEE_OPTIONS: readonly OptionSpec[] = [
  { kind: 'choice', name: 'lifer-counts', choices: LIFER_COUNTS_CHOICES, default: 'yes' },
];
