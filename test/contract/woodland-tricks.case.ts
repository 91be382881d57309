import { expect } from 'vitest';
import { must } from '../../src/base/invariant.js';
import type { BySeat, Viewer } from '../../src/games/game-types.js';
import { type Card, packOf, SUITS, sortedHand } from '../../src/games/woodland-tricks/cards.js';
import type { OwnDraw } from '../../src/games/woodland-tricks/events.js';
import { type WoodlandTricks, woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import type { WoodlandTricksMove } from '../../src/games/woodland-tricks/moves.js';
import { SUITS_CHOICES, TARGET_CHOICES } from '../../src/games/woodland-tricks/options.js';
import type { Round, WoodlandTricksState } from '../../src/games/woodland-tricks/state.js';
import type { ContractCase } from './game-contract.js';

const ALL_CARDS = packOf(SUITS);

export const woodlandTricksCase: ContractCase<WoodlandTricks> = {
  game: woodlandTricks,
  options: TARGET_CHOICES.flatMap((target) => SUITS_CHOICES.map((suits) => ({ target, suits }))),
  movesMax: 1000,
  everyMove: [
    { kind: 'keep' },
    ...ALL_CARDS.flatMap((card): WoodlandTricksMove[] => [
      { kind: 'play', card },
      { kind: 'exchange', card },
      { kind: 'put-back', card },
    ]),
  ],
  cardsIn: ({ round }) => [
    round.trumpCard,
    ...round.hands.flat(),
    ...round.drawPile,
    ...round.trick.map(({ card }) => card),
    ...round.tricks.flatMap(({ plays }) => plays.map(({ card }) => card)),
  ],
  swapHidden,
  checkScores: ({ match }) => {
    for (const { tricks, trickPoints, bonuses, points } of match.scores) {
      expect((tricks[0] ?? 0) + (tricks[1] ?? 0)).toBe(13);
      // Greed pays nothing, and humility pays what a good round pays.
      expect(['0,6', '6,0', '1,6', '6,1', '2,6', '6,2', '3,6', '6,3']).toContain(trickPoints.join(','));
      expect((bonuses[0] ?? 0) + (bonuses[1] ?? 0)).toBeLessThanOrEqual(3);
      expect(points).toEqual(trickPoints.map((trick, seat) => trick + (bonuses[seat] ?? 0)));
    }
  },
};

/**
 * Moves every card whose place the viewer does not know half way round among such places. They know their own
 * hand, what they put back, and a trump card that the other seat has taken.
 */
function swapHidden(state: WoodlandTricksState, viewer: Viewer): WoodlandTricksState {
  const { match, round } = state;
  const known = new Set<Card>(round.exchanges.map(({ taken }) => taken));
  if (viewer !== 'spectator')
    for (const { putBack } of must(round.draws[viewer], 'draws')) known.add(putBack);
  const hidden = [...othersCards(round, viewer), ...round.drawPile].filter((card) => !known.has(card));
  const half = Math.floor(hidden.length / 2);
  const moved = new Map(
    hidden.map((card, at) => [card, must(hidden[(at + half) % hidden.length], 'hidden')]),
  );
  const swap = (card: Card) => moved.get(card) ?? card;
  const swapped: Round = {
    ...round,
    hands: round.hands.map((hand, seat) => (seat === viewer ? hand : sortedHand(hand.map(swap)))),
    drawPile: round.drawPile.map(swap),
    draws: otherDraws(round.draws, viewer),
  };
  return {
    ...state,
    ...('drawn' in state && round.trick.at(-1)?.seat !== viewer ? { drawn: swap(state.drawn) } : {}),
    match: {
      ...match,
      seed: 'f'.repeat(64),
      lastRound: match.lastRound && {
        ...match.lastRound,
        draws: otherDraws(match.lastRound.draws, viewer),
      },
    },
    round: swapped,
  };
}

function othersCards({ hands }: Round, viewer: Viewer): readonly Card[] {
  return hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
}

/** What others drew is hidden even after it was played, so any other cards do. */
function otherDraws(draws: BySeat<readonly OwnDraw[]>, viewer: Viewer): BySeat<readonly OwnDraw[]> {
  return draws.map((own, seat) =>
    seat === viewer
      ? own
      : own.map(({ drew }): OwnDraw => ({ drew: drew === 'JC' ? 'AC' : 'JC', putBack: 'AS' })),
  );
}
