import { atSeat, type Seat, withSeat } from '../game-types.js';
import { payCost, returnSeeds } from './bank.js';
import { type Ability, sortedHand } from './cards.js';
import { type ChainPoint, type Effect, followScript } from './chain.js';
import { drawBirds } from './draw.js';
import type { TrickadeeEvent } from './events.js';
import { pointsOf } from './flocks.js';
import type { ChainMove } from './moves.js';
import { type Progress, thence } from './progress.js';
import { withStand } from './resolve.js';
import { SCRIPTS } from './scripts.js';
import { type Chain, costOnDisplay, type Resolving } from './state.js';
import { takenUpBy } from './taken-up.js';
import { DRAWS } from './usable.js';

/** Begins an ability: one that draws is paid and draws at once, any other costs nothing before it is complete. */
export function startAbility(state: Resolving, seat: Seat, ability: Ability): Progress<Resolving> {
  const count = DRAWS[ability];
  const drawn: Progress<Resolving> = count === 0 ? unmoved(state) : drawFor(state, seat, { ability, count });
  const cards = drawn.events.flatMap((event) => (event.kind === 'birds-drawn' ? event.cards : []));
  return thence(drawn, goOn(drawn.state, seat, { ability, drawn: cards, chosen: [] }));
}

/** Makes the next choice of an ability; the last one carries it out. */
export function chooseNext(
  state: Resolving,
  seat: Seat,
  { chain, move }: { readonly chain: Chain; readonly move: ChainMove },
): Progress<Resolving> {
  return goOn(state, seat, { ...chain, chosen: [...chain.chosen, move] });
}

/** Undoes the latest choice; the first choice undone gives the whole ability up. */
export function chooseAgain(state: Resolving, seat: Seat, chain: Chain): Progress<Resolving> {
  if (chain.chosen.length === 0) return unmoved(withStand(state, seat, { status: 'choosing' }));
  return goOn(state, seat, { ...chain, chosen: chain.chosen.slice(0, -1) });
}

/** Where a chain stands: what it asks, or what it comes to. */
export function chainPoint({ round }: Resolving, seat: Seat, { ability, drawn, chosen }: Chain): ChainPoint {
  const start = { flocks: atSeat(round.flocks, seat), hand: atSeat(round.hands, seat), drawn };
  return followScript(SCRIPTS[ability](start), chosen);
}

function goOn(state: Resolving, seat: Seat, chain: Chain): Progress<Resolving> {
  const point = chainPoint(state, seat, chain);
  return point.kind === 'asking'
    ? unmoved(withStand(state, seat, { status: 'using', chain }))
    : complete(state, seat, { ability: chain.ability, effect: point.effect });
}

function drawFor(
  state: Resolving,
  seat: Seat,
  { ability, count }: { readonly ability: Ability; readonly count: number },
): Progress<Resolving> {
  const { match } = state;
  const cost = costOnDisplay(state.round, ability);
  const { round, cards, events } = drawBirds(match.seed, state.round, count);
  const open = ability === 4;
  const hand = open ? atSeat(round.hands, seat) : sortedHand([...atSeat(round.hands, seat), ...cards]);
  const shown = open ? (cards[0] ?? null) : null;
  return {
    state: {
      ...state,
      match: { ...match, bank: payCost(match.bank, seat, { cost, cached: 0 }) },
      round: { ...round, hands: withSeat(round.hands, seat, hand) },
    },
    events: [...events, { kind: 'birds-drawn', seat, ability, cost, count, shown, cards }],
    final: true,
  };
}

function complete(
  state: Resolving,
  seat: Seat,
  { ability, effect }: { readonly ability: Ability; readonly effect: Effect },
): Progress<Resolving> {
  const { match, round } = state;
  const cost = costOnDisplay(round, ability);
  // What draws has paid before it drew.
  const paid = DRAWS[ability] > 0 ? match.bank : payCost(match.bank, seat, { cost, cached: effect.cached });
  const points = { before: pointsOf(atSeat(round.flocks, seat)), after: pointsOf(effect.flocks) };
  const event: TrickadeeEvent = { seat, ability, cost, points, ...effect.done };
  const after: Resolving = {
    ...state,
    match: { ...match, bank: returnSeeds(paid, effect.freed) },
    round: {
      ...round,
      hands: withSeat(round.hands, seat, effect.hand),
      flocks: withSeat(round.flocks, seat, effect.flocks),
      discards: [...round.discards, ...effect.discarded],
      takenUp: takenUpBy(round.takenUp, seat, effect.takenUp),
    },
  };
  return { ...unmoved(withStand(after, seat, { status: 'done', used: ability })), events: [event] };
}

function unmoved(state: Resolving): Progress<Resolving> {
  return { state, events: [], final: false };
}
