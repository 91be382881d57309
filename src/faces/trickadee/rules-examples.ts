import type { Bird } from '../../games/trickadee/cards.js';
import type { Category, FlockScore } from '../../games/trickadee/events.js';

/**
 * A flock for each thing that scores, and one whose wild rank makes it score twice. Must agree with what the rules
 * score, which the faces' tests compare.
 */
export const EXAMPLE_FLOCKS: readonly FlockScore[] = [
  flock(1, [plain('P5'), plain('B7'), plain('Y6')], ['sequence']),
  flock(2, [plain('R12'), plain('P8'), plain('B9')], ['same-species']),
  flock(3, [plain('B11'), plain('Y11'), plain('R11')], ['same-rank']),
  flock(4, [plain('P2'), { card: 'P9', wild: ['rank'] }, plain('P4')], ['sequence', 'same-suit']),
];

/** What the example flocks teach, each about the flock of its place. */
export const EXAMPLE_NOTES = ['sequence', 'same-species', 'same-rank', 'wild'] as const;

function plain(card: Bird['card']): Bird {
  return { card, wild: [] };
}

function flock(label: number, birds: readonly Bird[], categories: readonly Category[]): FlockScore {
  const multiplier = categories.reduce((sum, category) => sum + (category === 'same-rank' ? 2 : 1), 0);
  return { label, birds, worth: { categories, multiplier, points: birds.length * multiplier } };
}
