import { unreachable } from '../../base/invariant.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import type { Card } from '../../games/trickadee/cards.js';
import type { FinishedTrick, PlacedTrick, TrickadeePublicEvent } from '../../games/trickadee/events.js';
import type { Words } from '../../words/words.js';
import type { Audience } from '../face.js';
import { joined, listOf } from '../lists.js';
import { abilityNamed } from './ability-words.js';
import { aspectWord, birdsWord, placeWord, seedsWord } from './card-words.js';
import { shownSign } from './emoji-words.js';

/** One public event in a sentence, or nothing where a finished trick tells it. The thread knows cards by their signs. */
export function eventTold(event: TrickadeePublicEvent, audience: Audience): string | undefined {
  switch (event.kind) {
    case 'birds-moved':
    case 'birds-swapped':
    case 'bird-placed':
    case 'seed-cached':
    case 'birds-discarded':
      return abilityTold(event, audience);
    case 'discards-shuffled':
      return audience.words.text('trickadee.story.shuffled', {
        birds: birdsWord(event.size, audience.words),
      });
    case 'round-started':
      return roundStartTold(event, audience);
    // Their cards, places, seeds and birds are told once, when the trick is finished, and a match when it ends.
    case 'card-played':
    case 'trick-placed':
    case 'bird-picked':
    case 'ability-passed':
    case 'birds-drawn':
    case 'trick-finished':
    case 'round-ended':
    case 'match-ended':
      return undefined;
    default:
      return unreachable(event);
  }
}

/** A finished trick: who came first and last, who took what, and what it paid. */
export function trickTold(trick: FinishedTrick, audience: Audience): string {
  const { words, names } = audience;
  const taken = trick.picks.map(({ seat, card }) =>
    words.text('trickadee.story.took', { name: atSeat(names, seat), card: shownSign(card, words) }),
  );
  return [
    placesTold(trick, audience, shownSign),
    words.text('trickadee.story.taken', { taken: listOf(taken, words) }),
    paidTold(trick, audience),
  ].join(' ');
}

/** Who came first and who last, each with the card as `write` writes it. */
export function placesTold(
  { order, plays }: PlacedTrick,
  { words, names }: Audience,
  write: (card: Card, words: Words) => string,
): string {
  const first = order[0];
  const last = order.at(-1);
  if (first === undefined || last === undefined) return '';
  const cardOf = (seat: Seat) => plays.find((play) => play.seat === seat)?.card;
  const [card, other] = [cardOf(first), cardOf(last)];
  if (card === undefined || other === undefined) return '';
  return words.text('trickadee.story.placed', {
    winner: atSeat(names, first),
    card: write(card, words),
    loser: atSeat(names, last),
    other: write(other, words),
  });
}

/** What a trick pays, the last placed first. */
export function paidTold({ order, paid }: PlacedTrick, { words, names }: Audience): string {
  const paidSeats = order.toReversed().filter((seat) => atSeat(paid, seat) > 0);
  if (paidSeats.length === 0) return words.text('trickadee.story.no-seeds');
  const told = paidSeats.map((seat) =>
    words.text('trickadee.story.paid', { name: atSeat(names, seat), count: atSeat(paid, seat) }),
  );
  const line = words.text('trickadee.story.seeds', { paid: listOf(told, words) });
  const due = order.length;
  const short = paid.reduce((sum, seeds) => sum + seeds, 0) < due;
  return short ? `${line} ${words.text('trickadee.story.short-seeds')}` : line;
}

type AbilityEvent = Extract<
  TrickadeePublicEvent,
  { readonly kind: 'birds-moved' | 'birds-swapped' | 'bird-placed' | 'seed-cached' | 'birds-discarded' }
>;

function abilityTold(event: AbilityEvent, audience: Audience): string {
  const { words } = audience;
  const { before, after } = event.points;
  const cost = seedsWord(event.cost, words);
  const price =
    before === after
      ? words.text('trickadee.story.price', { cost })
      : words.text('trickadee.story.price-change', { cost, before, after });
  return words.text('trickadee.story.ability', { told: effectTold(event, audience), price });
}

function effectTold(event: AbilityEvent, audience: Audience): string {
  const { words, names } = audience;
  const name = atSeat(names, event.seat);
  switch (event.kind) {
    case 'birds-moved': {
      const moves = event.moves.map((moved) =>
        words.plain('trickadee.story.move', {
          card: shownSign(moved.card, words),
          from: moved.from,
          to: placeWord(moved, words),
        }),
      );
      return words.text('trickadee.story.moved', { name, moves: joined(moves, 'and', words) });
    }
    case 'birds-swapped':
      return swapTold(event, audience);
    case 'bird-placed': {
      const { placed, ability } = event;
      const key = ability === 4 ? 'trickadee.story.drew-into' : 'trickadee.story.drew-placed';
      return words.text(key, { name, card: shownSign(placed.card, words), to: placeWord(placed, words) });
    }
    case 'seed-cached':
      return words.text('trickadee.story.cached', {
        name,
        card: shownSign(event.card, words),
        flock: event.flock,
        aspect: aspectWord(event.aspect, words),
      });
    case 'birds-discarded':
      return words.text('trickadee.story.discarded', { name, birds: birdsWord(event.count, words) });
    default:
      return unreachable(event);
  }
}

function swapTold(
  { seat, lifted, placed, freed }: Extract<AbilityEvent, { readonly kind: 'birds-swapped' }>,
  { words, names }: Audience,
): string {
  const lifts = lifted.map(({ card, flock }) =>
    words.plain('trickadee.story.lifted', { card: shownSign(card, words), flock }),
  );
  const puts = placed.map((put) =>
    words.plain('trickadee.story.placed-in', { card: shownSign(put.card, words), to: placeWord(put, words) }),
  );
  const told = words.text('trickadee.story.swapped', {
    name: atSeat(names, seat),
    lifted: joined(lifts, 'and', words),
    placed: joined(puts, 'and', words),
  });
  return freed === 0 ? told : `${told} ${words.text('trickadee.story.freed', { count: freed })}`;
}

function roundStartTold(
  event: Extract<TrickadeePublicEvent, { readonly kind: 'round-started' }>,
  { words, names }: Audience,
): string {
  return words.text('trickadee.round.begins', {
    round: event.round,
    name: atSeat(names, event.leader),
    lifer: shownSign(event.lifer, words),
    abilities: listOf(
      event.abilities.map((ability) => abilityNamed(ability, words)),
      words,
    ),
  });
}
