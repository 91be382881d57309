/** One cell of the scoring band: from and to how many tricks bring how many points. */
export interface BandCell {
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

// Must agree with the points the rules give for tricks, which the faces' tests compare.
export const BAND: readonly BandCell[] = [
  { from: 0, to: 3, points: 6 },
  { from: 4, to: 4, points: 1 },
  { from: 5, to: 5, points: 2 },
  { from: 6, to: 6, points: 3 },
  { from: 7, to: 9, points: 6 },
  { from: 10, to: 13, points: 0 },
];

export const TRICKS_IN_ROUND = 13;

/** What so many tricks are worth. */
export function worthOf(tricks: number): number {
  return BAND.find(({ to }) => tricks <= to)?.points ?? 0;
}

/** "0–3", "4", or "10+" for the last cell. */
export function bandRange({ from, to }: BandCell): string {
  if (to === TRICKS_IN_ROUND) return `${from}+`;
  return from === to ? `${from}` : `${from}–${to}`;
}
