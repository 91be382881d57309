import { findMoment, type Moment, once } from '../moments.js';
import { type Card, cardValue, rankOf, suitOf } from './cards.js';
import type { FinishedTrick, WoodlandTricksPublicEvent } from './events.js';
import { type WoodlandTricks, woodlandTricks } from './game.js';
import type { WoodlandTricksOptions } from './options.js';

export type WoodlandTricksMoment = Moment<WoodlandTricks>;

/** Moments to learn the game from, by what they show. */
export const WOODLAND_TRICKS_EXAMPLES = {
  /** The first lead of a match, with all thirteen cards. */
  lead: moment(({ situation: { view } }) => view.hand.length === 13 && view.trick.length === 0),
  /** Some of a few cards follow suit, and some do not. */
  follow: moment((moment) => {
    const { hand } = moment.situation.view;
    const legal = legalOf(moment).length;
    return (
      isAnswer(moment) && !isJackLed(moment) && isFew(hand.length) && legal > 1 && hand.length - legal > 1
    );
  }),
  /** A low trump can take a higher card of the suit led. */
  trump: moment((moment) => trumpingOf(moment) !== undefined),
  /** A Jack is led; the Ace and the highest card may answer it, and another card of its suit may not. */
  jack: moment((moment) => {
    if (!isJackLed(moment)) return false;
    const { hand, trick } = moment.situation.view;
    const ofSuit = hand.filter((card) => suitOf(card) === suitOf(trick[0]?.card ?? card));
    return isFew(hand.length) && legalOf(moment).length === 2 && ofSuit.length > 2;
  }),
  /** A lead with cards that ask for another choice, others with a power, and plain ones. */
  powers: moment((moment) => {
    const { hand, trick } = moment.situation.view;
    const asking = legalOf(moment).filter((card) => asksMore(moment, card)).length;
    const plain = hand.filter(isPlain).length;
    const isLead = trick.length === 0 && legalOf(moment).length === hand.length;
    // Two rows of buttons.
    return isLead && hand.length === 6 && asking > 1 && plain > 0 && hand.length - asking - plain > 0;
  }),
  /** A 9 takes a trick that its suit would have lost. */
  ambush: moment((moment) => ambushOf(moment) !== undefined),
  /** An Ace that answers loses, so its owner leads next. */
  comeback: moment((moment) => comebackOf(moment) !== undefined),
  /** The last choice of a round, after which somebody has taken ten tricks or more. */
  greed: moment((moment) => Math.max(...(roundEndOf(moment)?.tricks ?? [0])) > 9),
} as const;

/** A trick that the seat can bring about by one legal play, and that is as wanted. */
function trickBy(
  moment: WoodlandTricksMoment,
  isWanted: (trick: FinishedTrick, card: Card) => boolean,
): { readonly card: Card; readonly trick: FinishedTrick } | undefined {
  if (!isAnswer(moment)) return undefined;
  for (const card of legalOf(moment)) {
    const tried = moment.attempt({ kind: 'play', card });
    const trick = tried.ok ? tried.value.events.find(({ kind }) => kind === 'trick-taken') : undefined;
    if (trick?.kind === 'trick-taken' && isWanted(trick, card)) return { card, trick };
  }
  return undefined;
}

/** A play of a trump that takes a higher card of another suit, without any power. */
export function trumpingOf(moment: WoodlandTricksMoment): ReturnType<typeof trickBy> {
  return trickBy(
    moment,
    ({ plays: [lead, answer], trump, winner }) =>
      winner === answer.seat &&
      suitOf(answer.card) === trump &&
      suitOf(lead.card) !== trump &&
      cardValue(answer.card) < cardValue(lead.card) &&
      isPlain(lead.card) &&
      isPlain(answer.card),
  );
}

/** A 9 of another suit than the one led that takes the trick, since it counts as a trump. */
export function ambushOf(moment: WoodlandTricksMoment): ReturnType<typeof trickBy> {
  return trickBy(
    moment,
    ({ ambush, plays: [lead, answer], winner }) =>
      ambush && winner === answer.seat && suitOf(answer.card) !== suitOf(lead.card),
  );
}

/** An Ace that answers a card without any power, and loses. */
export function comebackOf(moment: WoodlandTricksMoment): ReturnType<typeof trickBy> {
  return trickBy(moment, ({ comeback, plays: [lead] }) => comeback && isPlain(lead.card));
}

/** Whether playing the card leaves its owner something to decide. */
export function asksMore(moment: WoodlandTricksMoment, card: Card): boolean {
  const tried = moment.attempt({ kind: 'play', card });
  return tried.ok && tried.value.situation.decisions.some(({ seat, must }) => must && seat === moment.seat);
}

/** How the round comes out, where the seat's choice is its last one and no choice of its cards changes that. */
export function roundEndOf(
  moment: WoodlandTricksMoment,
): Extract<WoodlandTricksPublicEvent, { readonly kind: 'round-ended' }> | undefined {
  const { moves, view } = moment.situation;
  const [move] = moves;
  if (view.hand.length > 2) return undefined;
  const tried = move && moment.attempt(move);
  const end = tried?.ok === true ? tried.value.events.find(({ kind }) => kind === 'round-ended') : undefined;
  return end?.kind === 'round-ended' ? end : undefined;
}

const OPTIONS: WoodlandTricksOptions = { target: '21', suits: 'SHD' };

function moment(isIt: (moment: WoodlandTricksMoment) => boolean): () => WoodlandTricksMoment {
  return once(() => findMoment(woodlandTricks, { options: OPTIONS, seatCount: 2, play: 'by-chance', isIt }));
}

function isAnswer({ situation: { view, moves } }: WoodlandTricksMoment): boolean {
  return view.trick.length === 1 && moves.every(({ kind }) => kind === 'play');
}

function isJackLed(moment: WoodlandTricksMoment): boolean {
  const [lead] = moment.situation.view.trick;
  return isAnswer(moment) && lead !== undefined && rankOf(lead.card) === 'J';
}

// So that each has a button in two rows.
function isFew(cards: number): boolean {
  return cards > 4 && cards < 9;
}

function legalOf({ situation: { moves } }: WoodlandTricksMoment): readonly Card[] {
  return moves.flatMap((move) => (move.kind === 'play' ? [move.card] : []));
}

/** Whether a card has no power. */
function isPlain(card: Card): boolean {
  return ['2', '4', '6', '8', '10'].includes(rankOf(card));
}
