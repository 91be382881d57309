import { expect } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { ascending, type Card, PACK } from '../../src/games/before-the-birds/cards.js';
import { type BeforeTheBirds, beforeTheBirds } from '../../src/games/before-the-birds/game.js';
import type { BeforeTheBirdsMove } from '../../src/games/before-the-birds/moves.js';
import type { BeforeTheBirdsState } from '../../src/games/before-the-birds/state.js';
import type { Viewer } from '../../src/games/game-types.js';
import type { ContractCase } from './game-contract.js';

export const beforeTheBirdsCase: ContractCase<BeforeTheBirds> = {
  game: beforeTheBirds,
  options: [
    { deck: 'full', limit: null },
    { deck: 'trimmed', limit: null },
    { deck: 'full', limit: 10 },
    { deck: 'trimmed', limit: 25 },
  ],
  movesMax: 1000,
  runs: 3,
  stride: 6,
  undoes: ({ kind }) => kind === 'replace-bid',
  everyMove: PACK.flatMap((card): BeforeTheBirdsMove[] => [
    { kind: 'bid', card },
    { kind: 'replace-bid', card },
  ]),
  cardsIn: ({ game }) => [
    ...game.hands.flat(),
    ...game.bids.flatMap((bid) => bid ?? []),
    ...game.ground,
    ...game.stored.flat(),
    ...game.leftOut,
  ],
  swapHidden,
  checkScores: ({ match, game }) => {
    for (const { worths, points } of match.scores) {
      expect(points).toEqual(worths.map(({ length, colours }) => length + colours.length));
      // Nine cards of one colour take a deck of more than 50.
      const least = match.deck === 'trimmed' && match.seatCount <= 5 ? 6 : 5;
      expect(Math.min(...points)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...points)).toBeLessThanOrEqual(16);
    }
    const held = game.hands.map((hand, seat) => hand.length + (game.bids[seat] === null ? 0 : 1));
    expect(held, 'hands shrink together').toEqual(held.map(() => 9 - game.rounds.length));
    for (const cards of game.stored) expect(cards).toHaveLength(game.rounds.length);
  },
};

/** Moves every card whose place the viewer does not know half way round among such places, bids included. */
function swapHidden(state: BeforeTheBirdsState, viewer: Viewer): BeforeTheBirdsState {
  const { match, game } = state;
  const others = <Value>(values: readonly Value[]) => values.filter((_, seat) => seat !== viewer);
  const bids = others(game.bids).flatMap((bid) => bid ?? []);
  const hidden = [...others(game.hands).flat(), ...bids, ...game.leftOut];
  const half = Math.floor(hidden.length / 2);
  const moved = new Map(
    hidden.map((card, at) => [card, must(hidden[(at + half) % hidden.length], 'hidden')]),
  );
  const swap = (card: Card) => moved.get(card) ?? card;
  return {
    ...state,
    match: { ...match, seed: 'f'.repeat(64) },
    game: {
      ...game,
      hands: game.hands.map((hand, seat) => (seat === viewer ? hand : ascending(hand.map(swap)))),
      bids: game.bids.map((bid, seat) => (seat === viewer || bid === null ? bid : swap(bid))),
      leftOut: ascending(game.leftOut.map(swap)),
    },
  };
}
