import { must, unreachable } from '../../base/invariant.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import { type Card, suitOf } from '../../games/trickadee/cards.js';
import type { PlacedTrick } from '../../games/trickadee/events.js';
import type { ChainView, TrickadeeView } from '../../games/trickadee/view.js';
import type { Words } from '../../words/words.js';
import type { Audience } from '../face.js';
import { joinedPhrases } from '../lists.js';
import { abilityName } from './ability-words.js';
import { namesTogether, placeNumber, pointsWord, seedsWord } from './card-words.js';
import { shownCard, shownCards, shownSpecies, shownSuits } from './emoji-words.js';
import {
  awaited,
  birdsTakenOut,
  isLifer,
  isOver,
  movesOf,
  previewOf,
  type TrickadeeSituation,
} from './situation.js';
import { placesTold } from './story-words.js';

/**
 * What just ended, then what is asked of `seat` and which rule binds, or what the table waits for. What its flocks are
 * worth and what it holds stands above, in the picture or the text.
 */
export function panelSentence(situation: TrickadeeSituation, seat: Seat, audience: Audience): string {
  const { view } = situation;
  if (isOver(view)) return audience.words.text('trickadee.wait.over');
  return [
    ...newsTold(view, seat, audience),
    ...usedTold(view, seat, audience.words),
    presentSentence(situation, seat, audience),
  ].join('\n');
}

// Its last choice does not say that it was the last: the ability is done, and the flocks below count as it left them.
function usedTold({ stands }: TrickadeeView, seat: Seat, words: Words): readonly string[] {
  const stand = stands?.[seat];
  if (stand?.status !== 'done' || stand.used === null) return [];
  return [words.text('trickadee.used', { ability: stand.used, name: abilityName(stand.used, words) })];
}

/** "Cleo to pick a bird and Ben to use an ability or pass". Names are as the words make them. */
export function awaitedWords(situation: TrickadeeSituation, { words, names }: Audience): string {
  const due = awaited(situation);
  const kinds = [...new Set(due.map(({ kind }) => kind))];
  const whom = kinds.map((kind) => {
    const called = due.flatMap((one) => (one.kind === kind ? [atSeat(names, one.seat)] : []));
    return words.text(`trickadee.wait.${kind}`, {
      count: called.length,
      names: namesTogether(called, words),
    });
  });
  return joinedPhrases(whom, words);
}

// Until the next card is led, the trick or the round that ended last is what one wants to hear of.
function newsTold(view: TrickadeeView, seat: Seat, audience: Audience): readonly string[] {
  const { words } = audience;
  if (view.trick.length > 0) return lastPlayTold(view, seat, words);
  const trick = view.tricks.at(-1);
  if (trick !== undefined)
    return [
      words.text('trickadee.news.trick', {
        trick: trick.number,
        told: ownPlacesTold(trick, seat, audience),
      }),
    ];
  const score = view.scores.at(-1);
  if (score === undefined) return [];
  return [
    words.text('trickadee.news.round', {
      round: score.round,
      points: pointsWord(atSeat(score.points, seat), words),
      total: atSeat(view.totals, seat),
    }),
  ];
}

// As everybody is told it, but that one's own bird is one's own.
function ownPlacesTold(trick: PlacedTrick, seat: Seat, audience: Audience): string {
  const { words, names } = audience;
  const [first, last] = [trick.order[0], trick.order.at(-1)];
  if (first === undefined || last === undefined || (first !== seat && last !== seat))
    return placesTold(trick, audience, shownCard);
  return words.text(first === seat ? 'trickadee.news.first' : 'trickadee.news.last-place', {
    winner: atSeat(names, first),
    card: shownCard(cardAt(trick, first), words),
    loser: atSeat(names, last),
    other: shownCard(cardAt(trick, last), words),
  });
}

function cardAt({ plays }: PlacedTrick, seat: Seat): Card {
  return must(
    plays.find((play) => play.seat === seat),
    'Each seat has played to a trick that is placed.',
  ).card;
}

// Nobody chooses the last card of a hand, so the panel would jump from one trick into the end of the next.
function lastPlayTold(view: TrickadeeView, seat: Seat, words: Words): readonly string[] {
  const { asked, trick, trickNumber, tricksInRound } = view;
  const card = trick.find((play) => play.seat === seat)?.card;
  if (trickNumber < tricksInRound || card === undefined) return [];
  return asked === 'take' || asked === 'into'
    ? [words.text('trickadee.news.last', { card: shownCard(card, words) })]
    : [];
}

function presentSentence(situation: TrickadeeSituation, seat: Seat, audience: Audience): string {
  const { view } = situation;
  const { words } = audience;
  if (view.chain !== null) return chainSentence(view, { chain: view.chain, seat }, words);
  switch (view.asked) {
    case null:
      return words.text('trickadee.wait.for', { whom: awaitedWords(situation, audience) });
    case 'play':
      return playSentence(situation, audience);
    case 'take':
      return takeSentence(situation, seat, words);
    case 'use':
      return words.text(canUse(situation) ? 'trickadee.ask.use' : 'trickadee.ask.use-later', {
        seeds: seedsWord(atSeat(view.seeds, seat), words),
      });
    default:
      return intoSentence(situation, seat, words);
  }
}

function playSentence(situation: TrickadeeSituation, { words, names }: Audience): string {
  const { view } = situation;
  const lead = view.trick[0];
  if (lead === undefined)
    return view.trickNumber === 1
      ? words.text('trickadee.ask.lead-first', { round: view.round })
      : words.text('trickadee.ask.lead', { trick: view.trickNumber });
  const suits = view.suitsOnTable;
  if (!view.hand.some((card) => suits.includes(suitOf(card))))
    return words.text('trickadee.ask.void', { count: suits.length, suits: shownSuits(suits, 'or', words) });
  const species = shownSpecies(view.liferSpecies, words);
  const legal = movesOf(situation, 'play').map(({ card }) => card);
  if (legal.every((card) => isLifer(card, view)))
    return words.text('trickadee.ask.lifer-only', { suits: shownSuits(suits, 'or', words), species });
  const others = legal.some((card) => !suits.includes(suitOf(card)));
  const lifer = others ? words.text('trickadee.ask.follow-lifer', { species }) : '';
  return suits.length === 1
    ? words.text('trickadee.ask.follow', {
        name: atSeat(names, lead.seat),
        suits: shownSuits(suits, 'and', words),
        lifer,
      })
    : words.text('trickadee.ask.follow-any', {
        suits: shownSuits(suits, 'and', words),
        either: shownSuits(suits, 'or', words),
        lifer,
      });
}

function takeSentence(situation: TrickadeeSituation, seat: Seat, words: Words): string {
  const { view } = situation;
  const place = (view.placed?.order.indexOf(seat) ?? 0) + 1;
  const asked = words.text('trickadee.ask.take', {
    place: placeNumber(place, words),
    paid: paidWords(situation, seat, words),
  });
  const gains = situation.moves.some((move) => {
    const points = previewOf(situation, move)?.points;
    return points !== undefined && points.after > points.before;
  });
  return gains ? `${asked} ${words.text('trickadee.ask.take-gains')}` : asked;
}

function intoSentence(situation: TrickadeeSituation, seat: Seat, words: Words): string {
  const { taken } = situation.view;
  const card = taken === null ? '' : shownCard(taken, words);
  // Whoever had a choice can go back to it.
  return movesOf(situation, 'back').length > 0
    ? words.text('trickadee.ask.into', { card })
    : words.text('trickadee.ask.into-left', { card, paid: paidWords(situation, seat, words) });
}

function paidWords({ view }: TrickadeeSituation, seat: Seat, words: Words): string {
  const paid = view.placed === null ? 0 : atSeat(view.placed.paid, seat);
  return paid === 0 ? '' : words.plain('trickadee.ask.paid', { seeds: seedsWord(paid, words) });
}

function canUse(situation: TrickadeeSituation): boolean {
  return movesOf(situation, 'use').length > 0;
}

interface OwnChain {
  readonly chain: ChainView;
  readonly seat: Seat;
}

function chainSentence(view: TrickadeeView, own: OwnChain, words: Words): string {
  const { ability, cost, drawn } = own.chain;
  const swapped = purposeOf(own.chain) === 'swap' ? birdsTakenOut(view, own.seat) : [];
  const sentences = [
    words.text('trickadee.ask.ability', {
      ability,
      name: abilityName(ability, words),
      cost: seedsWord(cost, words),
    }),
    ...(drawn.length === 0 ? [] : [words.text('trickadee.ask.drawn', { birds: shownCards(drawn, words) })]),
    ...(swapped.length === 0
      ? []
      : [words.text('trickadee.ask.swapped', { birds: shownCards(swapped, words) })]),
    chainQuestion(view, own.chain, words),
  ];
  return sentences.join('\n');
}

function purposeOf({ ability }: ChainView): 'move' | 'swap' | 'other' {
  if (ability === 1 || ability === 3) return 'move';
  return ability === 5 || ability === 9 ? 'swap' : 'other';
}

function chainQuestion({ asked }: TrickadeeView, chain: ChainView, words: Words): string {
  const again = chain.chosen.some(({ kind }) => kind === asked);
  switch (asked) {
    case 'lift': {
      const purpose = purposeOf(chain) === 'move' ? 'move' : 'swap';
      return words.text(`trickadee.ask.lift.${again ? (`${purpose}-more` as const) : purpose}`);
    }
    case 'hand':
    case 'discard':
      return words.text(`trickadee.ask.${again ? (`${asked}-more` as const) : asked}`);
    case 'cache':
      return words.text('trickadee.ask.cache');
    case 'into':
    case 'wild':
      return waitingQuestion(asked, chain, words);
    case 'play':
    case 'take':
    case 'use':
    case null:
      return '';
    default:
      return unreachable(asked);
  }
}

// Each choice is told by the question after it, so that it is said once, and still said when the panel is opened anew.
function waitingQuestion(asked: 'into' | 'wild', { waiting, drawn }: ChainView, words: Words): string {
  const bird = must(waiting, 'A bird waits for what is asked about it.').card;
  if (asked === 'into' && drawn.includes(bird)) return words.text('trickadee.ask.into-drawn');
  const key = asked === 'into' ? 'trickadee.ask.into-chosen' : 'trickadee.ask.wild';
  return words.text(key, { card: shownCard(bird, words) });
}
