import { expect } from 'vitest';
import { must } from '../../src/base/invariant.js';
import type { Viewer } from '../../src/games/game-types.js';
import {
  ABILITIES,
  ASPECTS,
  type Card,
  PACK,
  SEED_COUNT,
  sortedHand,
} from '../../src/games/trickadee/cards.js';
import { birdsIn, seedsCachedIn } from '../../src/games/trickadee/flocks.js';
import { type Trickadee, trickadee } from '../../src/games/trickadee/game.js';
import type { TrickadeeMove } from '../../src/games/trickadee/moves.js';
import { LIFER_COUNTS_CHOICES } from '../../src/games/trickadee/options.js';
import { birdsLeft, type Chain, type Stand, type TrickadeeState } from '../../src/games/trickadee/state.js';
import type { ContractCase } from './game-contract.js';

/** More flocks than a seat can begin in a round of eight tricks. */
const LABEL_MAX = 26;

export const trickadeeCase: ContractCase<Trickadee> = {
  game: trickadee,
  options: LIFER_COUNTS_CHOICES.map((counts) => ({ 'lifer-counts': counts })),
  movesMax: 1500,
  runs: 3,
  stride: 6,
  undoes: ({ kind }) => kind === 'back',
  everyMove: [
    ...PACK.flatMap((card): TrickadeeMove[] =>
      (['play', 'take', 'lift', 'hand', 'discard', 'cache'] as const).map((kind) => ({ kind, card })),
    ),
    ...ABILITIES.map((ability): TrickadeeMove => ({ kind: 'use', ability })),
    ...ASPECTS.map((aspect): TrickadeeMove => ({ kind: 'wild', aspect })),
    ...(['stop', 'back', 'pass', 'pass-round'] as const).map((kind): TrickadeeMove => ({ kind })),
    { kind: 'into', flock: 'new' },
    ...Array.from({ length: LABEL_MAX }, (_, index): TrickadeeMove => ({ kind: 'into', flock: index + 1 })),
  ],
  cardsIn: (state) => [
    ...state.round.hands.flat(),
    ...state.round.drawPile,
    ...state.round.discards,
    state.round.lifer,
    ...state.round.flocks.flatMap((own) => birdsIn(own).map(({ card }) => card)),
    ...cardsOnTable(state),
  ],
  swapHidden,
  checkScores: (state) => {
    const { bank, scores } = state.match;
    const cached = state.round.flocks.reduce((sum, own) => sum + seedsCachedIn(own), 0);
    expect(bank.supply + cached + bank.held.reduce((sum, held) => sum + held, 0)).toBe(SEED_COUNT);
    expect(Math.min(bank.supply, ...bank.held)).toBeGreaterThanOrEqual(0);
    for (const { sheets, points } of scores)
      expect(points).toEqual(sheets.map((sheet) => sheet.reduce((sum, { worth }) => sum + worth.points, 0)));
    if (state.phase !== 'playing' || state.trick.length > 0) return;
    expect(new Set(state.round.hands.map((hand) => hand.length)).size, 'hands are equal').toBe(1);
  },
};

function cardsOnTable(state: TrickadeeState): readonly Card[] {
  switch (state.phase) {
    case 'playing':
      return state.trick.map(({ card }) => card);
    case 'resolving':
      return [...birdsLeft(state), ...state.stands.flatMap(shownBy)];
    case 'finished':
      return [];
  }
}

function shownBy(stand: Stand): readonly Card[] {
  return stand.status === 'using' && stand.chain.ability === 4 ? stand.chain.drawn : [];
}

/**
 * Moves every card whose place the viewer does not know half way round among such places: the hands of others,
 * the draw pile and the discard pile. What the viewer has discarded is moved too, which they could tell; but
 * nothing that they are shown says where it lies now.
 */
function swapHidden(state: TrickadeeState, viewer: Viewer): TrickadeeState {
  const { match, round } = state;
  const others = round.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  const hidden = [...others, ...round.drawPile, ...round.discards];
  const half = Math.floor(hidden.length / 2);
  const moved = new Map(
    hidden.map((card, at) => [card, must(hidden[(at + half) % hidden.length], 'hidden')]),
  );
  const swap = (card: Card) => moved.get(card) ?? card;
  const swapped = {
    match: { ...match, seed: 'f'.repeat(64) },
    round: {
      ...round,
      hands: round.hands.map((hand, seat) => (seat === viewer ? hand : sortedHand(hand.map(swap)))),
      drawPile: round.drawPile.map(swap),
      discards: round.discards.map(swap),
    },
  };
  if (state.phase !== 'resolving') return { ...state, ...swapped };
  const swapStand = (stand: Stand, seat: number): Stand =>
    seat === viewer || stand.status !== 'using' || stand.chain.ability === 4
      ? stand
      : { status: 'using', chain: swapChain(stand.chain, swap) };
  return { ...state, ...swapped, stands: state.stands.map(swapStand) };
}

function swapChain({ ability, drawn, chosen }: Chain, swap: (card: Card) => Card): Chain {
  return {
    ability,
    drawn: drawn.map(swap),
    chosen: chosen.map((move) =>
      move.kind === 'hand' || move.kind === 'discard' ? { ...move, card: swap(move.card) } : move,
    ),
  };
}
