import type { Attempt } from './own-panel.js';

/**
 * Says what does not fit where the stored moves of a seat are held against its clicks: each row must be one of the
 * clicks, in their order, and each acknowledged click must be a row.
 */
export function unmatched(attempts: readonly Attempt[], rows: readonly string[]): readonly string[] {
  // fits[i]: with how many of the rows the first i attempts can be accounted for.
  let fits = new Set([0]);
  for (const { move, acknowledged } of attempts) {
    const next = new Set<number>();
    for (const count of fits) {
      if (!acknowledged) next.add(count);
      if (rows[count] === move) next.add(count + 1);
    }
    if (next.size === 0) return [`an acknowledged ${move} is not stored: ${told(attempts, rows)}`];
    fits = next;
  }
  return fits.has(rows.length) ? [] : [`what is stored was not clicked so: ${told(attempts, rows)}`];
}

function told(attempts: readonly Attempt[], rows: readonly string[]): string {
  const clicked = attempts.map(({ move, acknowledged }) => (acknowledged ? move : `${move}?`));
  return `clicked ${clicked.join(' ')}; stored ${rows.join(' ')}`;
}

export function countOf<Item>(items: readonly Item[]): ReadonlyMap<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
