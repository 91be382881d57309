import { must, unreachable } from '../../base/invariant.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import { type Card, rankOf, suitOf } from '../../games/woodland-tricks/cards.js';
import type { FinishedTrick, RoundScore } from '../../games/woodland-tricks/events.js';
import type { WoodlandTricksDecisionKind, WoodlandTricksMove } from '../../games/woodland-tricks/moves.js';
import { formatMove } from '../../games/woodland-tricks/moves.js';
import type { WoodlandTricksView } from '../../games/woodland-tricks/view.js';
import type { Words } from '../../words/words.js';
import type { Audience, Choice, Control } from '../face.js';
import { signOf } from './card-words.js';
import { emojiOf, shownCard, shownOneOfSuit, shownSuit } from './emoji-words.js';
import { decisionDue, otherOf, type WoodlandTricksSituation } from './sight.js';

/** What just ended, then what is asked of `seat` and which rule binds, or what the table waits for. */
export function panelSentence(situation: WoodlandTricksSituation, seat: Seat, audience: Audience): string {
  return [
    ...lastDrawTold(situation.view, seat, audience),
    ...newsTold(situation, seat, audience),
    presentSentence(situation, seat, audience),
  ].join(' ');
}

/** One button for each choice. */
export function panelControls(situation: WoodlandTricksSituation, { words }: Audience): readonly Control[] {
  const { moves, view } = situation;
  if (moves.length === 0) return [];
  const choices = moves.map((move): Choice => {
    const label = choiceLabel(move, view, words);
    const emoji = emojiOf(move.kind === 'keep' ? view.trumpCard : move.card);
    return { move: formatMove(move), label, emoji, tone: move.kind === 'exchange' ? 'plain' : 'main' };
  });
  // What one came to do comes first: keeping the trump card.
  const firstChoices = choices.filter(({ tone }) => tone === 'main');
  const restChoices = choices.filter(({ tone }) => tone !== 'main');
  return [{ kind: 'buttons', choices: [...firstChoices, ...restChoices] }];
}

function lastDrawTold(view: WoodlandTricksView, seat: Seat, { words }: Audience): readonly string[] {
  const seen = cardSeenLast(view, seat);
  return seen === null ? [] : [words.text('woodland-tricks.last-draw', { card: shownCard(seen, words) })];
}

// Until the next card is led, the trick or the round that ended last is what one wants to hear of.
function newsTold(situation: WoodlandTricksSituation, seat: Seat, audience: Audience): readonly string[] {
  const { view } = situation;
  if (decisionDue(situation) === undefined || view.trick.length > 0) return [];
  const score = view.scores.at(-1);
  if (view.lastTrick !== null) return [trickNews(view.lastTrick, seat, audience)];
  if (score === undefined) return [];
  return [...lastTrickNews(view, seat, audience), roundNews(score, view.totals, { seat, ...audience })];
}

// Nobody chooses the last card of a hand, so the panel would jump from the 12th trick into the next round.
function lastTrickNews({ lastRound }: WoodlandTricksView, seat: Seat, audience: Audience): readonly string[] {
  const trick = lastRound?.tricks.at(-1);
  if (trick === undefined) return [];
  return [audience.words.text('woodland-tricks.news.last'), trickNews(trick, seat, audience)];
}

function trickNews(trick: FinishedTrick, seat: Seat, audience: Audience): string {
  const told = takingNews(trick, seat, audience);
  return trick.ambush ? `${told} ${audience.words.text('woodland-tricks.news.ambush')}` : told;
}

function takingNews(
  { number: trick, winner, comeback, plays }: FinishedTrick,
  seat: Seat,
  { words, names }: Audience,
): string {
  const other = otherOf(seat);
  const told = {
    trick,
    name: atSeat(names, other),
    own: shownCard(cardOf(plays, seat), words),
    other: shownCard(cardOf(plays, other), words),
  };
  if (winner !== seat) return words.text('woodland-tricks.news.lost', told);
  return words.text(comeback ? 'woodland-tricks.news.took-comeback' : 'woodland-tricks.news.took', told);
}

function cardOf(plays: FinishedTrick['plays'], seat: Seat): Card {
  return must(
    plays.find((play) => play.seat === seat),
    'Both have played to a finished trick.',
  ).card;
}

function roundNews(
  { round, points, bonuses }: RoundScore,
  totals: WoodlandTricksView['totals'],
  { seat, words, names }: Audience & { readonly seat: Seat },
): string {
  const other = otherOf(seat);
  return words.text('woodland-tricks.news.round', {
    round,
    own: atSeat(points, seat),
    ownBonus: bonusTold(atSeat(bonuses, seat), words),
    name: atSeat(names, other),
    other: atSeat(points, other),
    otherBonus: bonusTold(atSeat(bonuses, other), words),
    total: atSeat(totals, seat),
    otherTotal: atSeat(totals, other),
  });
}

function bonusTold(count: number, words: Words): string {
  return count === 0 ? '' : words.text('woodland-tricks.news.bonus', { count });
}

function presentSentence(situation: WoodlandTricksSituation, seat: Seat, { words, names }: Audience): string {
  const due = decisionDue(situation);
  if (due === undefined) return words.text('woodland-tricks.wait.over');
  // The rules of this game make no decision of any other kind.
  const kind = due.kind as WoodlandTricksDecisionKind;
  if (due.seat !== seat) return words.text(`woodland-tricks.wait.${kind}`, { name: atSeat(names, due.seat) });
  switch (kind) {
    case 'play':
      return playSentence(situation, { words, names });
    case 'exchange':
      return words.text('woodland-tricks.ask.exchange', {
        trump: shownCard(situation.view.trumpCard, words),
      });
    case 'put-back':
      return words.text('woodland-tricks.ask.put-back', {
        drawn: shownCard(must(situation.view.drawn, 'Only a seat that drew puts back.'), words),
      });
    default:
      return unreachable(kind);
  }
}

function playSentence(situation: WoodlandTricksSituation, { words, names }: Audience): string {
  const { view } = situation;
  const lead = view.trick[0];
  if (lead === undefined) return leadSentence(view, words);
  return words.text(`woodland-tricks.ask.${answerRule(situation, lead.card)}`, {
    name: atSeat(names, lead.seat),
    card: shownCard(lead.card, words),
    suit: shownOneOfSuit(suitOf(lead.card), words),
    suits: shownSuit(suitOf(lead.card), words),
  });
}

function leadSentence({ trickNumber: trick, round, lastTrick }: WoodlandTricksView, words: Words): string {
  if (trick === 1) return words.text('woodland-tricks.ask.lead-first', { round });
  const again = lastTrick?.comeback === true;
  return words.text(again ? 'woodland-tricks.ask.lead-again' : 'woodland-tricks.ask.lead', { trick });
}

/** Which rule binds the answer to `led`. */
function answerRule(
  situation: WoodlandTricksSituation,
  led: Card,
): 'void' | 'follow' | 'jack' | 'jack-ace' | 'jack-highest' {
  const held = situation.view.hand.filter((card) => suitOf(card) === suitOf(led));
  if (held.length === 0) return 'void';
  if (rankOf(led) !== 'J') return 'follow';
  if (!held.some((card) => rankOf(card) === 'A')) return 'jack-highest';
  return held.length === 1 ? 'jack-ace' : 'jack';
}

function choiceLabel(move: WoodlandTricksMove, view: WoodlandTricksView, words: Audience['words']): string {
  if (move.kind === 'keep')
    return words.plain('woodland-tricks.choice.keep', { card: signOf(view.trumpCard) });
  return move.kind === 'put-back' && move.card === view.drawn
    ? words.plain('woodland-tricks.choice.drawn', { card: signOf(move.card) })
    : signOf(move.card);
}

// A 5 played as the last card of a hand draws, and its card goes straight back: its owner sees it only here.
function cardSeenLast(view: WoodlandTricksView, seat: Seat): Card | null {
  const over = view.phase === 'finished';
  if (!over && (view.lastRound === null || view.trickNumber > 1)) return null;
  const { tricks, draws } = over || view.lastRound === null ? view : view.lastRound;
  const last = tricks.at(-1)?.plays.find((play) => play.seat === seat);
  return last !== undefined && rankOf(last.card) === '5' ? (draws.at(-1)?.drew ?? null) : null;
}
