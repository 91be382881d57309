import { atSeat, type Seat } from '../../games/game-types.js';
import type { Card } from '../../games/woodland-tricks/cards.js';
import type { FinishedTrick, Play, TrumpExchange } from '../../games/woodland-tricks/events.js';
import type { WoodlandTricksView } from '../../games/woodland-tricks/view.js';
import type { Words } from '../../words/words.js';
import type { Audience, TextExtent } from '../face.js';
import { joined, listOf, listOfLong } from '../lists.js';
import {
  bandSentence,
  bonusWord,
  cardsWord,
  pointsWord,
  signedHand,
  signOf,
  spokenCard,
  spokenHand,
  suitWord,
  tricksWord,
} from './card-words.js';
import { askedOf } from './explain.js';
import { TRICKS_IN_ROUND, worthOf } from './points.js';
import {
  choosable,
  decisionDue,
  playsShown,
  SEAT_MARKS,
  SEATS,
  type WoodlandTricksSituation,
} from './sight.js';

/**
 * The table in words, and for a seat its own hand, which comes last, where the question follows. Seats are ① and ②
 * after they are named once.
 */
export function tableAsText(
  situation: WoodlandTricksSituation,
  audience: Audience,
  extent: TextExtent = 'all',
): string {
  const { view, viewer } = situation;
  return [
    ...tableLines(situation, audience, extent),
    ...(extent === 'present' ? [] : lastRoundLines(view, audience)),
    ...scoreLines(view, audience),
    ...trickLines(view, audience),
    ...(viewer === 'spectator' ? [] : handLines(situation, audience)),
  ].join('\n');
}

function tableLines(
  situation: WoodlandTricksSituation,
  { words, names }: Audience,
  extent: TextExtent,
): readonly string[] {
  const { view } = situation;
  const due = decisionDue(situation);
  const plays = playsShown(situation);
  const place = { round: view.round, trick: view.trickNumber, tricks: TRICKS_IN_ROUND };
  return [
    words.text(due === undefined ? 'woodland-tricks.text.title-over' : 'woodland-tricks.text.title', place),
    matchLine(situation, { words, names }),
    words.text('woodland-tricks.text.trump', {
      trump: spokenCard(view.trumpCard, words),
      sign: signOf(view.trumpCard),
      cards: cardsWord(view.drawPileSize, words),
    }),
    ...SEATS.map((seat) => seatLine(view, seat, { words, names })),
    bandSentence(words),
    plays.length === 0
      ? words.text('woodland-tricks.alt.nothing-on-table')
      : words.text('woodland-tricks.text.table', { plays: playsText(plays, words) }),
    ...(due === undefined || extent === 'present'
      ? []
      : [
          words.text('woodland-tricks.text.turn', {
            name: atSeat(names, due.seat),
            asked: askedOf(due, words),
          }),
        ]),
  ];
}

function matchLine(situation: WoodlandTricksSituation, { words, names }: Audience): string {
  const { target, suits, dealer, leader } = situation.view;
  const line = words.text('woodland-tricks.text.match', {
    target,
    suits: joined(
      suits.map((suit) => suitWord(suit, words)),
      'and',
      words,
    ),
    dealer: atSeat(names, dealer),
  });
  if (decisionDue(situation) === undefined) return line;
  return `${line} ${words.text('woodland-tricks.text.leads', { name: atSeat(names, leader) })}`;
}

function seatLine(view: WoodlandTricksView, seat: Seat, { words, names }: Audience): string {
  const tricks = atSeat(view.tricksTaken, seat);
  return words.text('woodland-tricks.text.seat', {
    mark: atSeat(SEAT_MARKS, seat),
    name: atSeat(names, seat),
    points: pointsWord(atSeat(view.totals, seat), words),
    tricks: tricksWord(tricks, words),
    worth: pointsWord(worthOf(tricks), words),
    bonus: bonusWord(atSeat(view.bonuses, seat), words),
    cards: cardsWord(atSeat(view.handSizes, seat), words),
  });
}

function handLines(situation: WoodlandTricksSituation, { words }: Audience): readonly string[] {
  const { view } = situation;
  if (decisionDue(situation) === undefined) return drawLines(view.draws, words);
  const lit = choosable(situation);
  const mayAll = lit.size > 0 && lit.size === view.hand.length;
  // What may be chosen stands there as on its button, and nothing twice.
  const hand = mayAll ? signedHand(view.hand, words) : spokenHand(view.hand, words);
  return [
    words.text('woodland-tricks.text.hand'),
    hand.length === 0 ? words.text('woodland-tricks.no-cards') : hand.join('\n'),
    ...(view.drawn === null
      ? []
      : [words.text('woodland-tricks.text.drawn', { card: spokenCard(view.drawn, words) })]),
    ...(mayAll ? [words.text('woodland-tricks.alt.lit-all')] : mayLines(lit, words)),
    ...drawLines(view.draws, words),
  ];
}

function mayLines(lit: ReadonlySet<Card>, words: Words): readonly string[] {
  return lit.size === 0
    ? []
    : [words.text('woodland-tricks.text.may', { cards: listOf([...lit].map(signOf), words) })];
}

function drawLines(draws: WoodlandTricksView['draws'], words: Words): readonly string[] {
  if (draws.length === 0) return [];
  const told = draws.map(({ drew, putBack }) =>
    words.text('woodland-tricks.text.draw', {
      drew: spokenCard(drew, words),
      putBack: spokenCard(putBack, words),
    }),
  );
  return [words.text('woodland-tricks.text.draws', { draws: listOfLong(told) })];
}

function trickLines(view: WoodlandTricksView, { words }: Audience): readonly string[] {
  if (view.tricks.length === 0 && view.exchanges.length === 0) return [];
  return [
    words.text('woodland-tricks.text.tricks'),
    ...view.tricks.map((trick) => trickLine(trick, words)),
    ...view.exchanges.map((exchange) => swapLine(exchange, words)),
  ];
}

function lastRoundLines({ lastRound }: WoodlandTricksView, { words }: Audience): readonly string[] {
  if (lastRound === null) return [];
  return [
    words.text('woodland-tricks.text.last-tricks', { round: lastRound.round }),
    ...lastRound.tricks.map((trick) => trickLine(trick, words)),
    ...lastRound.exchanges.map((exchange) => swapLine(exchange, words)),
    ...drawLines(lastRound.draws, words),
  ];
}

function scoreLines({ scores, totals }: WoodlandTricksView, { words }: Audience): readonly string[] {
  if (scores.length === 0) return [];
  const bySeat = (values: readonly number[]) =>
    listOf(
      values.map((value, seat) => `${atSeat(SEAT_MARKS, seat as Seat)} ${value}`),
      words,
    );
  return [
    words.text('woodland-tricks.text.scores'),
    ...scores.map(({ round, points }) =>
      words.text('woodland-tricks.text.score', { round, points: bySeat(points) }),
    ),
    words.text('woodland-tricks.text.score-total', { points: bySeat(totals) }),
  ];
}

function trickLine(trick: FinishedTrick, words: Words): string {
  return words.text('woodland-tricks.text.trick', {
    number: trick.number,
    plays: playsText(trick.plays, words),
    trump: suitWord(trick.trump, words),
    winner: atSeat(SEAT_MARKS, trick.winner),
  });
}

function swapLine({ seat, trickNumber, taken, laidDown }: TrumpExchange, words: Words): string {
  return words.text('woodland-tricks.text.swap', {
    trick: trickNumber,
    mark: atSeat(SEAT_MARKS, seat),
    taken: spokenCard(taken, words),
    laidDown: spokenCard(laidDown, words),
  });
}

function playsText(plays: readonly Play[], words: Words): string {
  return listOf(
    plays.map(({ seat, card }) => `${atSeat(SEAT_MARKS, seat)} ${spokenCard(card, words)}`),
    words,
  );
}
