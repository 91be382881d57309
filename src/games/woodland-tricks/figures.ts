import { atSeat, type BySeat, type FigureKinds, type Figures, seatsOf } from '../game-types.js';
import type { RoundScore, WoodlandTricksEvent } from './events.js';
import { SEAT_COUNT, type WoodlandTricksState } from './state.js';

/**
 * Rounds by the tricks taken in them: `humble-rounds` 0 to 3, `victorious-rounds` 7 to 9, `greedy-rounds` 10 or more
 * (WT-34). `bonus-points` are those for 7s, and `ambushes` the tricks that a 9 took.
 */
export const WOODLAND_TRICKS_FIGURES = {
  rounds: 'sum',
  'humble-rounds': 'sum',
  'victorious-rounds': 'sum',
  'greedy-rounds': 'sum',
  'bonus-points': 'sum',
  ambushes: 'sum',
  'best-round': 'most',
} as const satisfies FigureKinds;

const HUMBLE_MAX = 3;
const VICTORIOUS_MIN = 7;
const VICTORIOUS_MAX = 9;

export function figuresIn({
  state: { match },
  events,
}: {
  readonly state: WoodlandTricksState;
  readonly events: readonly WoodlandTricksEvent[];
}): BySeat<Figures> {
  return seatsOf(SEAT_COUNT).map((seat) => {
    const own = (of: (score: RoundScore) => BySeat<number>) =>
      match.scores.map((score) => atSeat(of(score), seat));
    const tricks = own((score) => score.tricks);
    const points = own((score) => score.points);
    const ambushes = events.filter(
      (event) => event.kind === 'trick-taken' && event.ambush && event.winner === seat,
    );
    return {
      rounds: tricks.length,
      'humble-rounds': tricks.filter((count) => count <= HUMBLE_MAX).length,
      'victorious-rounds': tricks.filter((count) => count >= VICTORIOUS_MIN && count <= VICTORIOUS_MAX)
        .length,
      'greedy-rounds': tricks.filter((count) => count > VICTORIOUS_MAX).length,
      'bonus-points': own((score) => score.bonuses).reduce((sum, bonus) => sum + bonus, 0),
      ambushes: ambushes.length,
      ...(points.length > 0 && { 'best-round': Math.max(...points) }),
    };
  });
}
