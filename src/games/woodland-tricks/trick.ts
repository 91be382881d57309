import { type Card, cardValue, rankOf, type Suit, suitOf } from './cards.js';
import type { FinishedTrick, Play } from './events.js';
import type { IllegalWoodlandTricksMove } from './moves.js';
import { TRICKS_IN_ROUND } from './state.js';

/** The cards of `hand` that may be played to `trick`, in the order of the hand. */
export function legalPlays(hand: readonly Card[], trick: readonly Play[]): readonly Card[] {
  const lead = trick[0]?.card;
  if (lead === undefined) return hand;
  const following = hand.filter((card) => suitOf(card) === suitOf(lead));
  if (following.length === 0) return hand;
  return rankOf(lead) === 'J' ? answersToJack(following) : following;
}

/** Names the rule that playing `card` breaks. Must agree with `legalPlays`. */
export function playProblem(
  card: Card,
  hand: readonly Card[],
  trick: readonly Play[],
): IllegalWoodlandTricksMove | undefined {
  if (!hand.includes(card)) return { reason: 'card-not-held', card };
  const legal = legalPlays(hand, trick);
  const lead = trick[0]?.card;
  if (lead === undefined || legal.includes(card)) return undefined;
  return rankOf(lead) === 'J'
    ? { reason: 'must-answer-jack', card, jack: lead, legal }
    : { reason: 'must-follow-suit', card, led: suitOf(lead), legal };
}

/** Who takes the trick and what comes of it. `trump` is the suit in force after all 3s are carried out. */
export function judgeTrick(number: number, plays: readonly [Play, Play], trump: Suit): FinishedTrick {
  const [lead, answer] = plays;
  const nine = onlyNine(plays);
  const answerWins = beatsLead(plays, trump, nine);
  const [won, lost] = answerWins ? [answer, lead] : [lead, answer];
  const last = number === TRICKS_IN_ROUND;
  const comeback = rankOf(lost.card) === 'A' && !last;
  return {
    number,
    plays,
    trump,
    winner: won.seat,
    nextLeader: last ? null : comeback ? lost.seat : won.seat,
    bonus: plays.filter(({ card }) => rankOf(card) === '7').length,
    ambush: nine === won.card && beatsLead(plays, trump, undefined) !== answerWins,
    comeback,
  };
}

function answersToJack(following: readonly Card[]): readonly Card[] {
  // Values are unique within a suit, so there is one highest card; it is the Ace where that is all there is.
  const highest = Math.max(...following.map(cardValue));
  return following.filter((card) => rankOf(card) === 'A' || cardValue(card) === highest);
}

/** The 9 that counts as a trump. Two 9s in one trick have no power (WT-30). */
function onlyNine(plays: readonly [Play, Play]): Card | undefined {
  const nines = plays.map(({ card }) => card).filter((card) => rankOf(card) === '9');
  return nines.length === 1 ? nines[0] : undefined;
}

// An answer of neither the led suit nor trumps has been thrown away. A 9 led as a trump makes trumps the
// suit to beat.
function beatsLead([lead, answer]: readonly [Play, Play], trump: Suit, nine: Card | undefined): boolean {
  const suitAsPlayed = (card: Card) => (card === nine ? trump : suitOf(card));
  const answerSuit = suitAsPlayed(answer.card);
  if (answerSuit === suitAsPlayed(lead.card)) return cardValue(answer.card) > cardValue(lead.card);
  return answerSuit === trump;
}
