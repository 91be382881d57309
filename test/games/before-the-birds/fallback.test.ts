import { expect, test } from 'vitest';
import { must } from '../../../src/base/invariant.js';
import type { Card } from '../../../src/games/before-the-birds/cards.js';
import { beforeTheBirds } from '../../../src/games/before-the-birds/game.js';
import { cardsOfDeck } from '../../../src/games/before-the-birds/options.js';
import type { BeforeTheBirdsState } from '../../../src/games/before-the-birds/state.js';
import { treeOf, worthOf } from '../../../src/games/before-the-birds/trees.js';
import { atSeat, type Seat } from '../../../src/games/game-types.js';
import { beforeTheBirdsCase } from '../../contract/before-the-birds.case.js';
import { dealt, make, playOn, position, seedOf, ZERO } from './table.js';

/** The average score of the seat's tree after a bid, by trying every pair of cards the two others could bid. */
function averageScore(state: BeforeTheBirdsState, seat: Seat, bid: Card): number {
  const { hands, bids, ground, stored } = state.game;
  const own = atSeat(stored, seat);
  const scores = ground.map((name) => worthOf(treeOf([...own, name])).score);
  const seen = [...atSeat(hands, seat), ...ground, ...stored.flat()];
  const deck = cardsOfDeck(state.match.deck, 3);
  const unseen = deck.filter((name) => !seen.includes(name) && name !== bids[seat]);
  const sums = unseen.flatMap((one) =>
    unseen
      .filter((other) => one < other)
      .map((other) => must(scores[[one, other].filter((name) => name < bid).length], 'score')),
  );
  return sums.reduce((sum, score) => sum + score, 0) / sums.length;
}

/** The lowest of the cards that are best by `averageScore`. */
function bestCard(state: BeforeTheBirdsState, seat: Seat): Card {
  const hand = atSeat(state.game.hands, seat);
  const averages = hand.map((bid) => averageScore(state, seat, bid));
  const lowest = Math.min(...averages);
  return must(hand[averages.findIndex((average) => average - lowest < 1e-9)], 'a card');
}

// Matches 17 and 35 have positions in which it matters that the seat knows its own bid.
test.each([1, 2, 3, 4, 17, 35])(
  'BTB-31: the lowest average score over all that two others could bid, match %i',
  (number) => {
    // Where few cards are unseen, each of them weighs.
    let state = dealt(3, { deck: number % 2 === 0 ? 'full' : 'trimmed' }, seedOf(number));
    let notLowest = 0;
    while (state.phase === 'bidding') {
      const best = bestCard(state, ZERO);
      expect(beforeTheBirds.fallbackMove(state, ZERO)).toEqual({ kind: 'bid', card: best });
      notLowest += best === state.game.hands[0]?.[0] ? 0 : 1;
      const bid = make(state, `0:bid-${best}`).state;
      expect(beforeTheBirds.fallbackMove(bid, ZERO)).toEqual({
        kind: 'replace-bid',
        card: bestCard(bid, ZERO),
      });
      state = roundPlayed(bid);
    }
    expect(notLowest, 'rounds in which it is not simply the lowest card').toBeGreaterThan(0);
  },
);

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
    state = roundPlayed(state);
  }
});

/** The position after the bids of this round, each the first legal one. */
function roundPlayed(state: BeforeTheBirdsState): BeforeTheBirdsState {
  const { length } = state.game.rounds;
  return playOn(state, ({ game }) => game.rounds.length > length).state;
}
