import { expect, test } from 'vitest';
import { must } from '../../../src/base/invariant.js';
import { type Card, cardNumber, PACK } from '../../../src/games/before-the-birds/cards.js';
import { beforeTheBirds } from '../../../src/games/before-the-birds/game.js';
import { collect } from '../../../src/games/before-the-birds/open-bids.js';
import type { BeforeTheBirdsState } from '../../../src/games/before-the-birds/state.js';
import { treeOf, worthOf } from '../../../src/games/before-the-birds/trees.js';
import { atSeat, type Seat } from '../../../src/games/game-types.js';
import { beforeTheBirdsCase } from '../../contract/before-the-birds.case.js';
import { dealt, make, ONE, playOn, position, ZERO } from './table.js';

/** The average score of the seat's tree after a bid, by trying every pair of cards the two others could bid. */
function averageScore(state: BeforeTheBirdsState, seat: Seat, bid: Card): number {
  const { hands, bids, ground, stored } = state.game;
  const seen = new Set<Card | null | undefined>([
    ...atSeat(hands, seat),
    bids[seat],
    ...ground,
    ...stored.flat(),
  ]);
  const unseen = PACK.filter((name) => !seen.has(name));
  let [sum, count] = [0, 0];
  for (const one of unseen)
    for (const other of unseen) {
      if (cardNumber(one) >= cardNumber(other)) continue;
      const [mine] = collect(ground, [bid, one, other]).filter((collection) => collection.seat === 0);
      sum += worthOf(treeOf([...atSeat(stored, seat), must(mine, 'own').collected])).score;
      count += 1;
    }
  return sum / count;
}

test('BTB-31: the bid is the one with the lowest average score over all that two others could bid', () => {
  let state = dealt(3);
  let differing = 0;
  while (state.phase === 'bidding') {
    const hand = atSeat(state.game.hands, ZERO);
    const averages = hand.map((bid) => averageScore(state, ZERO, bid));
    const chosen = beforeTheBirds.fallbackMove(state, ZERO);
    const lowest = Math.min(...averages);
    expect(averages[hand.indexOf(chosen.card)]).toBeCloseTo(lowest, 9);
    const first = averages.findIndex((average) => Math.abs(average - lowest) < 1e-9);
    expect(chosen).toEqual({ kind: 'bid', card: hand[first] });
    differing += first > 0 ? 1 : 0;
    const { rounds } = state.game;
    state = playOn(state, ({ game }) => game.rounds.length > rounds.length).state;
  }
  expect(differing, 'rounds in which it is not simply the lowest card').toBeGreaterThan(0);
});

test('BTB-31: of equals the lowest card', () => {
  const even = position({ hands: ['50 40 60', '51 41 61', '52 42 62'], ground: '00 07 14' });
  expect(beforeTheBirds.fallbackMove(even, ZERO)).toEqual({ kind: 'bid', card: '40' });
});

test('BTB-31: hangs on nothing that the seat cannot see', () => {
  let state = dealt(5);
  while (state.phase === 'bidding') {
    for (const { seat } of beforeTheBirds.decisions(state)) {
      const other = beforeTheBirdsCase.swapHidden(state, seat);
      expect(beforeTheBirds.fallbackMove(other, seat)).toEqual(beforeTheBirds.fallbackMove(state, seat));
    }
    const { rounds } = state.game;
    state = playOn(state, ({ game }) => game.rounds.length > rounds.length).state;
  }
});

test('BTB-31: a seat that has bid has a card to replace the bid by', () => {
  const { state } = make(
    dealt(3),
    `1:${beforeTheBirds.formatMove(beforeTheBirds.fallbackMove(dealt(3), ONE))}`,
  );
  expect(beforeTheBirds.fallbackMove(state, ONE).kind).toBe('replace-bid');
});
