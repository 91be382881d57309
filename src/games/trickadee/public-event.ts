import type {
  AbilityUse,
  FinishedTrick,
  PlacedTrick,
  TrickadeeEvent,
  TrickadeePublicEvent,
} from './events.js';

/** Names each field, so that one added to an event stays hidden until someone adds it here. */
export function publicEventOf(event: TrickadeeEvent): TrickadeePublicEvent {
  switch (event.kind) {
    case 'card-played': {
      const { kind, seat, card, trickNumber, lead, forced } = event;
      return { kind, seat, card, trickNumber, lead, forced };
    }
    case 'trick-placed':
      return { kind: event.kind, round: event.round, supply: event.supply, ...placedTrickOf(event) };
    case 'trick-finished':
      return { kind: event.kind, round: event.round, ...finishedTrickOf(event) };
    case 'bird-picked': {
      const { kind, place, points, seat, card, flock, began } = event;
      return { kind, place, points, seat, card, flock, began };
    }
    case 'ability-passed':
      return { kind: event.kind, seat: event.seat, why: event.why };
    case 'discards-shuffled':
      return { kind: event.kind, number: event.number, size: event.size };
    case 'birds-drawn': {
      const { kind, seat, ability, cost, count, shown } = event;
      return { kind, seat, ability, cost, count, shown };
    }
    case 'round-ended':
    case 'round-started':
    case 'match-ended':
      return publicMilestone(event);
    default:
      return publicUse(event);
  }
}

type OfKind<Kind extends TrickadeeEvent['kind']> = Extract<TrickadeeEvent, { readonly kind: Kind }>;

function publicMilestone(
  event: OfKind<'round-ended' | 'round-started' | 'match-ended'>,
): TrickadeePublicEvent {
  switch (event.kind) {
    case 'round-ended': {
      const { kind, round, sheets, points, seeds, totals } = event;
      return { kind, round, sheets, points, seeds, totals };
    }
    case 'round-started': {
      const { kind, round, leader, lifer, abilities, sparkBirds } = event;
      return { kind, round, leader, lifer, abilities, sparkBirds };
    }
    case 'match-ended': {
      const { kind, seedPoints, totals, winners } = event;
      return { kind, seedPoints, totals, winners };
    }
  }
}

function publicUse(
  event: OfKind<'birds-moved' | 'birds-swapped' | 'bird-placed' | 'seed-cached' | 'birds-discarded'>,
): TrickadeePublicEvent {
  const use: AbilityUse = {
    seat: event.seat,
    ability: event.ability,
    cost: event.cost,
    points: event.points,
  };
  switch (event.kind) {
    case 'birds-moved':
      return { kind: event.kind, ...use, moves: event.moves };
    case 'birds-swapped': {
      const { kind, lifted, placed, freed } = event;
      return { kind, ...use, lifted, placed, freed };
    }
    case 'bird-placed':
      return { kind: event.kind, ...use, placed: event.placed };
    case 'seed-cached': {
      const { kind, card, flock, aspect } = event;
      return { kind, ...use, card, flock, aspect };
    }
    case 'birds-discarded':
      return { kind: event.kind, ...use, count: event.cards.length };
  }
}

function placedTrickOf({ number, plays, order, paid }: PlacedTrick): PlacedTrick {
  return { number, plays, order, paid };
}

function finishedTrickOf(trick: FinishedTrick): FinishedTrick {
  return { ...placedTrickOf(trick), picks: trick.picks, used: trick.used };
}
