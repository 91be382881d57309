/** What somebody makes of a match that they have read of. */
export interface Account {
  readonly account: () => {
    readonly rounds: readonly (readonly number[])[];
    readonly totals: readonly number[];
    readonly places: readonly number[];
  };
}

/** One's place is one more than the number of those who are better. */
export function countPlaces(totals: readonly number[], better: 'most' | 'fewest'): readonly number[] {
  return totals.map(
    (total) => 1 + totals.filter((other) => (better === 'most' ? other > total : other < total)).length,
  );
}
