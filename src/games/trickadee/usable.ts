import { atSeat, type Seat } from '../game-types.js';
import type { Ability } from './cards.js';
import { canMoveIn, isAllWild } from './flocks.js';
import type { UnusableAbility } from './moves.js';
import { costOf, type Resolving } from './state.js';

/** How many birds an ability draws before it asks anything. */
export const DRAWS: Readonly<Record<Ability, 0 | 1 | 2>> = {
  1: 0,
  2: 1,
  3: 0,
  4: 1,
  5: 0,
  6: 2,
  7: 0,
  8: 1,
  9: 0,
};

/** How many birds an ability discards with its last choice. */
const DISCARDS: Readonly<Partial<Record<Ability, number>>> = { 2: 1, 6: 2 };

const NEEDS_HAND: readonly Ability[] = [2, 5, 6, 9];
const NEEDS_FLOCK_BIRD: readonly Ability[] = [5, 9];
const MOVES_BIRDS: readonly Ability[] = [1, 3];

/** Whether and why not a seat can use an ability now; only public things count. */
export function abilityProblem(state: Resolving, seat: Seat, ability: Ability): UnusableAbility | undefined {
  const { match, round } = state;
  const cost = costOf(round, ability);
  const held = atSeat(match.bank.held, seat);
  if (cost === undefined) return { why: 'not-on-display', display: round.abilities };
  if (held < cost) return { why: 'too-few-seeds', cost, held };
  return ownProblem(state, seat, ability) ?? pileProblem(state, ability);
}

/** The abilities that the seat can use now. */
export function usableAbilities(state: Resolving, seat: Seat): readonly Ability[] {
  return state.round.abilities.filter((ability) => abilityProblem(state, seat, ability) === undefined);
}

/** Whether an ability lacks nothing but birds that abilities in use will discard (TR-37). */
export function mayBecomeUsable(state: Resolving, seat: Seat): boolean {
  return state.round.abilities.some((ability) => {
    const problem = abilityProblem(state, seat, ability);
    return problem?.why === 'too-few-birds' && problem.left + problem.owed >= problem.needed;
  });
}

function ownProblem({ round }: Resolving, seat: Seat, ability: Ability): UnusableAbility | undefined {
  const own = atSeat(round.flocks, seat);
  if (NEEDS_HAND.includes(ability) && atSeat(round.hands, seat).length === 0) return { why: 'empty-hand' };
  if (NEEDS_FLOCK_BIRD.includes(ability) && own.flocks.length === 0) return { why: 'no-flock-bird' };
  if (MOVES_BIRDS.includes(ability) && !canMoveIn(own)) return { why: 'nothing-to-move' };
  if (ability === 7 && isAllWild(own)) return { why: 'all-wild' };
  return undefined;
}

function pileProblem({ round, stands }: Resolving, ability: Ability): UnusableAbility | undefined {
  const needed = DRAWS[ability];
  const left = round.drawPile.length + round.discards.length;
  if (left >= needed) return undefined;
  const owed = stands.reduce(
    (sum, stand) => sum + (stand.status === 'using' ? (DISCARDS[stand.chain.ability] ?? 0) : 0),
    0,
  );
  return { why: 'too-few-birds', needed, left, owed };
}
