import { type Bird, RANKS, rankOf, speciesOf, suitOf } from './cards.js';
import type { Category, Worth } from './events.js';

const MULTIPLIERS = {
  sequence: 1,
  'same-suit': 1,
  'same-species': 1,
  'same-rank': 2,
} as const satisfies Record<Category, number>;

/**
 * What a flock scores with the best values for all its wild aspects. Suits, species and ranks never bear on
 * each other's categories, so that the best of each is the best of all, and nothing has to be tried out.
 */
export function worthOf(birds: readonly Bird[]): Worth {
  if (birds.length < 2) return { points: 0, multiplier: 0, categories: [] };
  const categories: Category[] = [];
  const ranks = rankCategory(birds);
  if (ranks === 'sequence') categories.push(ranks);
  if (canAgree(birds, 'suit', (bird) => suitOf(bird.card))) categories.push('same-suit');
  if (canAgree(birds, 'species', (bird) => speciesOf(bird.card))) categories.push('same-species');
  if (ranks === 'same-rank') categories.push(ranks);
  const multiplier = categories.reduce((sum, category) => sum + MULTIPLIERS[category], 0);
  return { points: birds.length * multiplier, multiplier, categories };
}

/** Whether all birds whose aspect is not wild share it. */
function canAgree(
  birds: readonly Bird[],
  aspect: 'suit' | 'species',
  printed: (bird: Bird) => string,
): boolean {
  let shared: string | undefined;
  for (const bird of birds) {
    if (bird.wild.includes(aspect)) continue;
    const value = printed(bird);
    if (shared !== undefined && value !== shared) return false;
    shared = value;
  }
  return true;
}

/** Of Same rank and Sequence at most one is possible at a time, and Same rank is worth more. */
function rankCategory(birds: readonly Bird[]): 'same-rank' | 'sequence' | undefined {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  const printed = new Set<number>();
  let count = 0;
  for (const bird of birds) {
    if (bird.wild.includes('rank')) continue;
    const rank = rankOf(bird.card);
    lowest = Math.min(lowest, rank);
    highest = Math.max(highest, rank);
    printed.add(rank);
    count += 1;
  }
  if (printed.size <= 1) return 'same-rank';
  // Wild ranks fill the gaps and go on at either end, as long as there are ranks.
  const fits = highest - lowest < birds.length && birds.length <= RANKS.length;
  return printed.size === count && fits ? 'sequence' : undefined;
}
