import { atSeat, type Seat } from '../../games/game-types.js';
import type { FinishedTrick, Play, TrumpExchange } from '../../games/woodland-tricks/events.js';
import type { WoodlandTricksView } from '../../games/woodland-tricks/view.js';
import type { Audience } from '../face.js';
import { SUIT_SIGNS, signOf, writtenHand } from './card-words.js';
import { askedOf } from './explain.js';
import { BAND, bandRange, TRICKS_IN_ROUND, worthOf } from './points.js';
import {
  choosable,
  decisionDue,
  playsShown,
  SEAT_MARKS,
  SEATS,
  type WoodlandTricksSituation,
} from './sight.js';

/** The whole table in words, and for a seat its own hand. Seats are ① and ② after they are named once. */
export function tableAsText(situation: WoodlandTricksSituation, audience: Audience): string {
  const { view, viewer } = situation;
  return [
    ...tableLines(situation, audience),
    ...(viewer === 'spectator' ? [] : handLines(situation, audience)),
    ...trickLines(view, audience),
    ...lastRoundLines(view, audience),
    ...scoreLines(view, audience),
  ].join('\n');
}

function tableLines(situation: WoodlandTricksSituation, { words, names }: Audience): readonly string[] {
  const { view } = situation;
  const due = decisionDue(situation);
  const plays = playsShown(situation);
  const place = { round: view.round, trick: view.trickNumber, tricks: TRICKS_IN_ROUND };
  return [
    words.text(due === undefined ? 'woodland-tricks.text.title-over' : 'woodland-tricks.text.title', place),
    matchLine(situation, { words, names }),
    words.text('woodland-tricks.text.trump', { trump: signOf(view.trumpCard), pile: view.drawPileSize }),
    ...SEATS.map((seat) => seatLine(view, seat, { words, names })),
    words.text('woodland-tricks.text.band', { band: BAND.map(bandText).join(' · ') }),
    plays.length === 0
      ? words.text('woodland-tricks.alt.nothing-on-table')
      : words.text('woodland-tricks.text.table', { plays: playsText(plays) }),
    ...(due === undefined
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
    suits: suits.map((suit) => SUIT_SIGNS[suit]).join(' '),
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
    total: atSeat(view.totals, seat),
    tricks,
    worth: worthOf(tricks),
    bonus: atSeat(view.bonuses, seat),
    cards: atSeat(view.handSizes, seat),
  });
}

function handLines(situation: WoodlandTricksSituation, { words }: Audience): readonly string[] {
  const { view } = situation;
  if (decisionDue(situation) === undefined) return drawLines(view.draws, words);
  const lit = choosable(situation);
  const hand = writtenHand(view.hand, words);
  return [
    words.text('woodland-tricks.text.hand'),
    hand.length === 0 ? words.text('woodland-tricks.no-cards') : hand.join('\n'),
    ...(view.drawn === null ? [] : [words.text('woodland-tricks.text.drawn', { card: signOf(view.drawn) })]),
    ...(lit.size === 0
      ? []
      : [words.text('woodland-tricks.text.may', { cards: [...lit].map(signOf).join(' ') })]),
    ...drawLines(view.draws, words),
  ];
}

function drawLines(draws: WoodlandTricksView['draws'], words: Audience['words']): readonly string[] {
  if (draws.length === 0) return [];
  const told = draws.map(({ drew, putBack }) =>
    words.text('woodland-tricks.text.draw', { drew: signOf(drew), putBack: signOf(putBack) }),
  );
  return [words.text('woodland-tricks.text.draws', { draws: told.join('; ') })];
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
  const [one = '', other = ''] = SEAT_MARKS;
  const [ones = 0, others = 0] = totals;
  const rounds = scores.map(({ round, points }) => {
    const [own = 0, theirs = 0] = points;
    return words.text('woodland-tricks.text.score', { round, one: own, other: theirs });
  });
  const inAll = words.text('woodland-tricks.text.score-total', { one: ones, other: others });
  return [words.text('woodland-tricks.text.scores', { one, other }), [...rounds, inAll].join(' · ')];
}

function trickLine(trick: FinishedTrick, words: Audience['words']): string {
  return words.text('woodland-tricks.text.trick', {
    number: trick.number,
    plays: playsText(trick.plays),
    trump: SUIT_SIGNS[trick.trump],
    winner: atSeat(SEAT_MARKS, trick.winner),
  });
}

function swapLine({ seat, trickNumber, taken, laidDown }: TrumpExchange, words: Audience['words']): string {
  return words.text('woodland-tricks.text.swap', {
    trick: trickNumber,
    mark: atSeat(SEAT_MARKS, seat),
    taken: signOf(taken),
    laidDown: signOf(laidDown),
  });
}

function playsText(plays: readonly Play[]): string {
  return plays.map(({ seat, card }) => `${atSeat(SEAT_MARKS, seat)} ${signOf(card)}`).join('  ');
}

function bandText(cell: (typeof BAND)[number]): string {
  return `${bandRange(cell)} → ${cell.points}`;
}
