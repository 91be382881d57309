import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../../src/base/invariant.js';
import { beforeTheBirds } from '../../../src/games/before-the-birds/game.js';
import type { BeforeTheBirdsState } from '../../../src/games/before-the-birds/state.js';
import { bidNaively, inOrder, type NaiveGame, naiveChoices, naiveScore, naiveTree } from './naive.js';
import { dealt, position } from './table.js';

function naiveOf({ game }: BeforeTheBirdsState): NaiveGame {
  return {
    hands: game.hands.map((hand) => hand.map(Number)),
    bids: game.bids.map((bid) => (bid === null ? -1 : Number(bid))),
    ground: game.ground.map(Number),
    trees: game.stored.map((stored) => stored.map(Number)),
  };
}

/** Makes a legal move, drawn by a number, in both tellings; every fourth may be by a seat that has bid already. */
function bidBoth(state: BeforeTheBirdsState, naive: NaiveGame, number: number): BeforeTheBirdsState {
  const decisions = beforeTheBirds.decisions(state);
  const able = number % 4 === 0 ? decisions : decisions.filter(({ must: waited }) => waited);
  const { seat } = must(able[Math.floor(number / 4) % able.length], 'a seat');
  const moves = beforeTheBirds.legalMoves(state, seat);
  const move = must(moves[number % moves.length], 'a move');
  const applied = beforeTheBirds.apply(state, seat, move);
  if (!applied.ok) throw new Error(applied.error.reason);
  bidNaively(naive, seat, Number(move.card));
  return applied.value.state;
}

describe('random games come to what a second telling of the rules finds', () => {
  test.each([3, 4, 5, 6, 7])('with %i seats', (seatCount) => {
    const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);
    const numbers = fc.array(fc.nat(9999), { minLength: 30, maxLength: 80 });
    fc.assert(
      fc.property(seeds, numbers, fc.constantFrom('full', 'trimmed'), (seed, drawn, deck) => {
        let state = dealt(seatCount, { deck }, seed);
        const naive = naiveOf(state);
        for (let step = 0; state.phase === 'bidding'; step += 1) {
          if (step > 600) throw new Error('The game does not end.');
          state = bidBoth(state, naive, must(drawn[step % drawn.length], 'number') + step);
        }
        expect(state.game.stored.map((stored) => stored.map(Number))).toEqual(naive.trees);
        expect(state.game.ground.map(Number)).toEqual(naive.ground.toSorted((one, other) => one - other));
        for (const tree of naive.trees) expect(new Set(inOrder(naiveTree(tree))).size).toBe(9);
        expect(beforeTheBirds.outcome(state)?.totals).toEqual(naive.trees.map(naiveScore));
      }),
      { numRuns: 10 },
    );
  });
});

/** Sequences of moves by length, and how many end the game with which scores. */
class Count {
  readonly lengths: number[] = [];
  readonly ends: Record<string, number> = {};

  constructor(readonly depth: number) {}

  /** Counts one sequence of `level` moves, and says whether longer ones are wanted. */
  add(level: number, scores: readonly number[] | undefined): boolean {
    this.lengths[level] = (this.lengths[level] ?? 0) + 1;
    if (scores !== undefined) this.ends[scores.join(' ')] = (this.ends[scores.join(' ')] ?? 0) + 1;
    return scores === undefined && level < this.depth;
  }
}

function countByRules(state: BeforeTheBirdsState, count: Count, level = 0): Count {
  if (!count.add(level, beforeTheBirds.outcome(state)?.totals)) return count;
  for (const { seat } of beforeTheBirds.decisions(state))
    for (const move of beforeTheBirds.legalMoves(state, seat)) {
      const applied = beforeTheBirds.apply(state, seat, move);
      if (!applied.ok) throw new Error(applied.error.reason);
      countByRules(applied.value.state, count, level + 1);
    }
  return count;
}

function countNaively(game: NaiveGame, count: Count, level = 0): Count {
  const choices = naiveChoices(game);
  if (!count.add(level, choices.length === 0 ? game.trees.map(naiveScore) : undefined)) return count;
  for (const { seat, card } of choices) {
    const next = structuredClone(game);
    bidNaively(next, seat, card);
    countNaively(next, count, level + 1);
  }
  return count;
}

test('the sequences of bids are as many as the second telling finds, replaced ones among them', () => {
  const late = position({
    hands: ['18 60', '64 10', '47 20'],
    ground: '03 26 35',
    stored: ['25', '57', '05'],
    finished: 7,
  });
  const byRules = countByRules(late, new Count(6));
  expect(byRules).toEqual(countNaively(naiveOf(late), new Count(6)));
  // Six first bids; then four more or one replaced; with two bids made, two that end the game or two replaced.
  expect(byRules.lengths.slice(0, 5)).toEqual([1, 6, 6 * 5, 6 * 5 + 24 * 4, 6 * 5 + 72 * 4]);
  expect(Object.keys(byRules.ends).length).toBeGreaterThan(1);
});
