import { must } from '../../base/invariant.js';
import { shuffled } from '../deal.js';
import { type Card, sortedBySpecies } from './cards.js';
import type { TrickadeeEvent } from './events.js';
import type { Round } from './state.js';

interface Drawn {
  readonly round: Round;
  readonly cards: readonly Card[];
  /** A `discards-shuffled` for each new draw pile. */
  readonly events: readonly TrickadeeEvent[];
}

/** Draws birds one after another; draw pile and discard pile hold enough together. */
export function drawBirds(seed: string, round: Round, count: number): Drawn {
  let drawn: Drawn = { round, cards: [], events: [] };
  while (drawn.cards.length < count) drawn = drawOne(seed, drawn);
  return drawn;
}

function drawOne(seed: string, before: Drawn): Drawn {
  const { round, cards, events } = before.round.drawPile.length > 0 ? before : reshuffled(seed, before);
  const top = must(round.drawPile[0], 'An ability that draws is usable only with enough birds.');
  return { round: { ...round, drawPile: round.drawPile.slice(1) }, cards: [...cards, top], events };
}

function reshuffled(seed: string, { round, cards, events }: Drawn): Drawn {
  const number = round.reshuffles + 1;
  const name = `round/${round.number}/reshuffle/${number}`;
  const drawPile = shuffled({ seed, name }, sortedBySpecies(round.discards));
  return {
    round: { ...round, drawPile, discards: [], reshuffles: number },
    cards,
    events: [...events, { kind: 'discards-shuffled', number, size: drawPile.length }],
  };
}
