import { atSeat } from '../../games/game-types.js';
import { type Card, rankOf, type Suit, suitOf } from '../../games/woodland-tricks/cards.js';
import type { FinishedTrick, Play, TrumpExchange } from '../../games/woodland-tricks/events.js';
import type { Audience } from '../face.js';
import { plainly } from '../plain.js';
import { oneOfSuitWord, spokenCard } from './card-words.js';
import { shownCard, shownOneOfSuit } from './emoji-words.js';

/** What happened in a trick, powers included, in the order it happened. */
export function trickTold(
  trick: FinishedTrick,
  exchanges: readonly TrumpExchange[],
  audience: Audience,
): string {
  const { words } = audience;
  return told(trick, exchanges, {
    ...audience,
    writeCard: (card) => shownCard(card, words),
    writeOneOf: (suit) => shownOneOfSuit(suit, words),
  });
}

/** The same for whoever listens. */
export function trickToldAloud(
  trick: FinishedTrick,
  exchanges: readonly TrumpExchange[],
  { words, ...audience }: Audience,
): string {
  return told(trick, exchanges, {
    ...audience,
    words: plainly(words),
    writeCard: (card) => spokenCard(card, words),
    writeOneOf: (suit) => oneOfSuitWord(suit, words),
  });
}

/** For whom a trick is told, and how its cards and suits are written for them. */
interface Telling extends Audience {
  readonly writeCard: (card: Card) => string;
  readonly writeOneOf: (suit: Suit) => string;
}

function told(trick: FinishedTrick, exchanges: readonly TrumpExchange[], audience: Telling): string {
  return [
    ...trick.plays.flatMap((play) => [
      ...commandTold(trick, play, audience),
      ...swapTold(exchanges, { ...play, trickNumber: trick.number }, audience),
      ...drawTold(trick, play, audience),
    ]),
    takingTold(trick, audience),
    ...bonusTold(trick, audience),
    ...comebackTold(trick, audience),
  ].join(' ');
}

function swapTold(
  exchanges: readonly TrumpExchange[],
  { seat, trickNumber }: Pick<TrumpExchange, 'seat' | 'trickNumber'>,
  { words, names, writeCard }: Telling,
): readonly string[] {
  return exchanges
    .filter((exchange) => exchange.trickNumber === trickNumber && exchange.seat === seat)
    .map(({ taken, laidDown }) =>
      words.text('woodland-tricks.story.swapped', {
        name: atSeat(names, seat),
        taken: writeCard(taken),
        laidDown: writeCard(laidDown),
      }),
    );
}

// Two 5s in one trick are told once, after the second.
function drawTold({ plays }: FinishedTrick, play: Play, { words, names }: Telling): readonly string[] {
  const fives = plays.filter(({ card }) => rankOf(card) === '5');
  if (fives.at(-1) !== play) return [];
  if (fives.length > 1) return [words.text('woodland-tricks.story.drew-both')];
  return [words.text('woodland-tricks.story.drew', { name: atSeat(names, play.seat) })];
}

function commandTold(
  { plays }: FinishedTrick,
  play: Play,
  { words, names, writeOneOf }: Telling,
): readonly string[] {
  const [lead, answer] = plays;
  if (play !== answer || rankOf(lead.card) !== 'J' || suitOf(answer.card) !== suitOf(lead.card)) return [];
  const name = atSeat(names, answer.seat);
  return rankOf(answer.card) === 'A'
    ? [words.text('woodland-tricks.story.command-ace', { name })]
    : [words.text('woodland-tricks.story.command-highest', { name, suit: writeOneOf(suitOf(answer.card)) })];
}

function takingTold(trick: FinishedTrick, { words, names, writeCard }: Telling): string {
  const { taker, loser } = sidesOf(trick);
  return words.text(trick.ambush ? 'woodland-tricks.story.ambush' : 'woodland-tricks.story.takes', {
    winner: atSeat(names, taker.seat),
    card: writeCard(taker.card),
    loser: atSeat(names, loser.seat),
    other: writeCard(loser.card),
  });
}

function bonusTold({ bonus, winner }: FinishedTrick, { words, names }: Telling): readonly string[] {
  if (bonus === 0) return [];
  return [words.text('woodland-tricks.story.bonus', { name: atSeat(names, winner), count: bonus })];
}

function comebackTold(trick: FinishedTrick, { words, names }: Telling): readonly string[] {
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
