import { must } from '../../base/invariant.js';
import { atSeat, type Seat } from '../game-types.js';
import { type Card, isLower } from './cards.js';
import { legalMovesOf } from './legal.js';
import type { BeforeTheBirdsMove } from './moves.js';
import { cardsOfDeck } from './options.js';
import { landingsOf } from './previews.js';
import { type BeforeTheBirdsState, bidOf } from './state.js';

/**
 * For a seat that does not answer: the bid that leaves its own tree with the lowest score on average over all the
 * cards that the others could bid, as far as the seat can know; of equals the lowest card.
 */
export function fallbackMoveOf(state: BeforeTheBirdsState, seat: Seat): BeforeTheBirdsMove {
  const unseen = unseenBy(state, seat);
  const scores = landingsOf(state, seat).map(({ score }) => score.after);
  const [best] = legalMovesOf(state, seat)
    .map((move) => ({ move, sum: scoreSum(move.card, { unseen, scores }) }))
    .toSorted((one, other) => one.sum - other.sum);
  return must(best, 'A seat with a decision holds a card.').move;
}

/** The cards whose place the seat does not know: other hands, other bids and those left out. */
function unseenBy({ match, game }: BeforeTheBirdsState, seat: Seat): readonly Card[] {
  const seen = new Set<Card | null>([
    ...atSeat(game.hands, seat),
    bidOf(game, seat),
    ...game.ground,
    ...game.stored.flat(),
  ]);
  return cardsOfDeck(match.deck, match.seatCount).filter((card) => !seen.has(card));
}

/**
 * The seat's scores after bidding a card, added up over all sets of cards that the others could bid. There are as
 * many sets whichever card it is, so that sums compare as averages do, and they are whole numbers.
 */
function scoreSum(
  bid: Card,
  { unseen, scores }: { readonly unseen: readonly Card[]; readonly scores: readonly number[] },
): number {
  const lower = unseen.filter((card) => isLower(card, bid)).length;
  const higher = unseen.length - lower;
  const others = scores.length - 1;
  return scores.reduce(
    (sum, score, rank) => sum + score * waysToChoose(rank, lower) * waysToChoose(others - rank, higher),
    0,
  );
}

/** How many sets of `count` there are among `among` things. */
function waysToChoose(count: number, among: number): number {
  let ways = 1;
  for (let chosen = 0; chosen < count; chosen += 1) ways = (ways * (among - chosen)) / (chosen + 1);
  return ways;
}
