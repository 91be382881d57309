import { atSeat } from '../../games/game-types.js';
import { rankOf, suitOf } from '../../games/woodland-tricks/cards.js';
import type { FinishedTrick, Play, TrumpExchange } from '../../games/woodland-tricks/events.js';
import type { Audience } from '../face.js';
import { SUIT_SIGNS, signOf } from './card-words.js';

/** What happened in a trick, powers included, in the order it happened. */
export function trickTold(
  trick: FinishedTrick,
  exchanges: readonly TrumpExchange[],
  audience: Audience,
): string {
  const { words, names } = audience;
  const swaps = exchanges
    .filter(({ trickNumber }) => trickNumber === trick.number)
    .map(({ seat, taken, laidDown }) =>
      words.text('woodland-tricks.story.swapped', {
        name: atSeat(names, seat),
        taken: signOf(taken),
        laidDown: signOf(laidDown),
      }),
    );
  return [
    ...swaps,
    ...drawsTold(trick, audience),
    ...commandTold(trick, audience),
    takingTold(trick, audience),
    ...bonusTold(trick, audience),
    ...comebackTold(trick, audience),
  ].join(' ');
}

function drawsTold({ plays }: FinishedTrick, { words, names }: Audience): readonly string[] {
  const [one, other] = plays.filter(({ card }) => rankOf(card) === '5');
  if (one === undefined) return [];
  if (other !== undefined) return [words.text('woodland-tricks.story.drew-both')];
  return [words.text('woodland-tricks.story.drew', { name: atSeat(names, one.seat) })];
}

function commandTold({ plays }: FinishedTrick, { words, names }: Audience): readonly string[] {
  const [lead, answer] = plays;
  if (rankOf(lead.card) !== 'J' || suitOf(answer.card) !== suitOf(lead.card)) return [];
  const name = atSeat(names, answer.seat);
  return rankOf(answer.card) === 'A'
    ? [words.text('woodland-tricks.story.command-ace', { name })]
    : [words.text('woodland-tricks.story.command-highest', { name, suit: SUIT_SIGNS[suitOf(answer.card)] })];
}

function takingTold(trick: FinishedTrick, { words, names }: Audience): string {
  const { taker, loser } = sidesOf(trick);
  return words.text(trick.ambush ? 'woodland-tricks.story.ambush' : 'woodland-tricks.story.takes', {
    winner: atSeat(names, taker.seat),
    card: signOf(taker.card),
    loser: atSeat(names, loser.seat),
    other: signOf(loser.card),
  });
}

function bonusTold({ bonus, winner }: FinishedTrick, { words, names }: Audience): readonly string[] {
  if (bonus === 0) return [];
  return [words.text('woodland-tricks.story.bonus', { name: atSeat(names, winner), count: bonus })];
}

function comebackTold(trick: FinishedTrick, { words, names }: Audience): readonly string[] {
  if (!trick.comeback) return [];
  const { loser } = sidesOf(trick);
  const ledIt = trick.plays[0].seat === loser.seat;
  return [
    words.text(ledIt ? 'woodland-tricks.story.comeback' : 'woodland-tricks.story.comeback-answered', {
      name: atSeat(names, loser.seat),
    }),
  ];
}

function sidesOf({ plays, winner }: FinishedTrick): { readonly taker: Play; readonly loser: Play } {
  const [lead, answer] = plays;
  return lead.seat === winner ? { taker: lead, loser: answer } : { taker: answer, loser: lead };
}
