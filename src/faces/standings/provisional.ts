/** Matches after which a rating says something: as many as a win rate takes. */
export const SETTLED_AFTER = 5;

/** Whether the next matches can still move a rating far. */
export function isProvisional({ matches }: { readonly matches: number }): boolean {
  return matches < SETTLED_AFTER;
}
