import { must } from '../../base/invariant.js';
import { shuffled } from '../deal.js';
import type { Seat } from '../game-types.js';
import { packOf, sortedHand } from './cards.js';
import { type Progress, thence } from './progress.js';
import { scoreRound, totalsOf, verdictOf } from './scoring.js';
import { HAND_SIZE, type Match, otherSeat, type Playing, type Round } from './state.js';

/** The deal of a round: 13 cards to seat 0, 13 to seat 1, the trump card, and the draw pile, top card first. */
export function dealRound({ seed, suits }: Match, number: number, dealer: Seat): Round {
  const pack = shuffled({ seed, name: `round/${number}/deal` }, packOf(suits));
  return {
    number,
    dealer,
    hands: [sortedHand(pack.slice(0, HAND_SIZE)), sortedHand(pack.slice(HAND_SIZE, 2 * HAND_SIZE))],
    trumpCard: must(pack[2 * HAND_SIZE], 'A pack holds more than two hands.'),
    drawPile: pack.slice(2 * HAND_SIZE + 1),
    leader: otherSeat(dealer),
    trick: [],
    tricks: [],
    exchanges: [],
    draws: [[], []],
  };
}

/** Scores a round whose 13 tricks are played, and deals the next one unless the match is over. */
export function endRound({ match, round }: Playing): Progress {
  const score = scoreRound(round.number, round.tricks);
  const scores = [...match.scores, score];
  const totals = totalsOf(scores);
  const verdict = verdictOf(scores, match.target);
  const tied = verdict.kind === 'tied';
  const scored: Progress = {
    state: { phase: 'finished', match: { ...match, scores }, round },
    events: [{ kind: 'round-ended', ...score, totals, tied }],
    final: true,
  };
  if (verdict.kind !== 'won') return thence(scored, dealNextRound({ ...match, scores }, round));
  const { winner, decidedBy } = verdict;
  return thence(scored, { ...scored, events: [{ kind: 'match-ended', winner, totals, decidedBy }] });
}

function dealNextRound(before: Match, { number, dealer, tricks, exchanges, draws }: Round): Progress {
  const match: Match = { ...before, lastRound: { round: number, tricks, exchanges, draws } };
  const round = dealRound(match, number + 1, otherSeat(dealer));
  const started = {
    kind: 'round-started',
    round: round.number,
    dealer: round.dealer,
    leader: round.leader,
    trumpCard: round.trumpCard,
  } as const;
  return { state: { phase: 'playing', match, round }, events: [started], final: true };
}
