import { must } from '../src/base/invariant.js';

/** What came of several repeats of the same measurement. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), least: quantile(values, 0), most: quantile(values, 1) };
}

/** The value that `share` of all values do not exceed, between two neighbours in proportion. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const below = must(sorted[Math.floor(place)], 'There is something to measure.');
  const above = must(sorted[Math.ceil(place)], 'There is something to measure.');
  return below + (above - below) * (place - Math.floor(place));
}

/** Two things measured in turns. */
export interface Duel {
  readonly ours: () => Promise<number> | number;
  readonly theirs: () => Promise<number> | number;
  readonly repeats: number;
  /** Repeats made first and not counted. */
  readonly warmUps: number;
}

export interface DuelSamples {
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

/** Measures A B A B …, so that whatever slows the machine down slows both. */
export async function interleave({ ours, theirs, repeats, warmUps }: Duel): Promise<DuelSamples> {
  const samples: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  for (let repeat = -warmUps; repeat < repeats; repeat += 1) {
    const one = await ours();
    const other = await theirs();
    if (repeat < 0) continue;
    samples.ours.push(one);
    samples.theirs.push(other);
  }
  return samples;
}

/** Our value over theirs, repeat by repeat. */
export function ratiosOf({ ours, theirs }: DuelSamples): readonly number[] {
  return ours.map((value, index) => value / must(theirs[index], 'Both sides are measured equally often.'));
}
