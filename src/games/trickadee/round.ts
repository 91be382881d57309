import { must } from '../../base/invariant.js';
import { shuffled } from '../deal.js';
import { sumScores } from '../game.js';
import { atSeat, type BySeat, type Seat, seatAfter, seatsOf } from '../game-types.js';
import { returnSeeds } from './bank.js';
import { ABILITIES, PACK, sortedHand } from './cards.js';
import type { RoundScore } from './events.js';
import { flockOf, pointsOf, scoredFlocks, seedsCachedIn, withoutSeeds } from './flocks.js';
import { type Progress, thence } from './progress.js';
import {
  type Finished,
  type Match,
  type Playing,
  ROUND_COUNT,
  type Round,
  type TrickadeeState,
  tricksInRound,
} from './state.js';

const ABILITIES_ON_DISPLAY = 3;
const SEEDS_FOR_A_POINT = 3;

/**
 * Deals a round: each seat's hand, then a Spark Bird to each seat, the Lifer, and the draw pile, top card first.
 * The abilities are the first three of those left, shuffled in order of their numbers.
 */
export function dealRound(match: Match, number: number, leader: Seat): Playing {
  const { seed, displayed } = match;
  const seats = seatsOf(match.bank.held.length);
  const pack = shuffled({ seed, name: `round/${number}/deal` }, PACK);
  const size = tricksInRound(number);
  const dealt = seats.length * size;
  const sparkBirds = pack.slice(dealt, dealt + seats.length);
  const left = ABILITIES.filter((ability) => !displayed.includes(ability));
  const abilities = shuffled({ seed, name: `round/${number}/abilities` }, left)
    .slice(0, ABILITIES_ON_DISPLAY)
    .toSorted((one, other) => one - other);
  const round: Round = {
    number,
    startLeader: leader,
    leader,
    lifer: must(pack[dealt + seats.length], 'The pack has a card for the Lifer.'),
    abilities,
    hands: seats.map((seat) => sortedHand(pack.slice(seat * size, (seat + 1) * size))),
    drawPile: pack.slice(dealt + seats.length + 1),
    discards: [],
    reshuffles: 0,
    flocks: sparkBirds.map(flockOf),
    passedRound: seats.map(() => false),
    tricks: [],
    takenUp: seats.map(() => []),
  };
  return {
    phase: 'playing',
    match: { ...match, displayed: [...displayed, ...abilities] },
    round,
    trick: [],
  };
}

/** Scores a round whose tricks are over, and deals the next one or ends the match. */
export function endRound({ match, round }: TrickadeeState): Progress {
  const score: RoundScore = {
    round: round.number,
    sheets: round.flocks.map(scoredFlocks),
    points: round.flocks.map(pointsOf),
    seeds: match.bank.held,
  };
  const cached = round.flocks.reduce((sum, own) => sum + seedsCachedIn(own), 0);
  const scores = [...match.scores, score];
  const { number, lifer, abilities, tricks } = round;
  const over: Finished = {
    phase: 'finished',
    match: {
      ...match,
      bank: returnSeeds(match.bank, cached),
      scores,
      lastRound: { round: number, lifer, abilities, tricks },
    },
    round: { ...round, flocks: round.flocks.map(withoutSeeds) },
  };
  const scored: Progress = {
    state: over,
    events: [{ kind: 'round-ended', totals: roundTotals(over.match), ...score }],
    final: true,
  };
  return thence(scored, number < ROUND_COUNT ? dealNextRound(over) : endMatch(over));
}

/** Points of finished rounds; seeds do not count before the match is over. */
export function roundTotals({ scores, bank }: Match): BySeat<number> {
  return sumScores(
    scores.map(({ points }) => points),
    bank.held.length,
  ).totals;
}

/** One point for each three seeds held at the end of the match. */
export function seedPoints({ bank }: Match): BySeat<number> {
  return bank.held.map((seeds) => Math.floor(seeds / SEEDS_FOR_A_POINT));
}

export function finalTotals(match: Match): BySeat<number> {
  const extra = seedPoints(match);
  return roundTotals(match).map((points, seat) => points + (extra[seat] ?? 0));
}

/**
 * The highest score leads; of equals the one who finished a trick first most recently; of those who never did,
 * the first clockwise, beginning with the seat that led the round before (TR-12).
 */
export function nextStartLeader(match: Match, before: Seat): Seat {
  const totals = roundTotals(match);
  const highest = Math.max(...totals);
  const clockwise = totals.map((_, steps) => seatAfter(before, totals.length, steps));
  const ahead = clockwise.filter((seat) => atSeat(totals, seat) === highest);
  const latest = Math.max(...ahead.map((seat) => atSeat(match.lastFirst, seat)));
  const leader = ahead.find((seat) => atSeat(match.lastFirst, seat) === latest);
  return must(leader, 'Some seat has the highest score.');
}

function dealNextRound({ match, round }: Finished): Progress {
  const state = dealRound(match, round.number + 1, nextStartLeader(match, round.startLeader));
  const { number, leader, lifer, abilities, flocks } = state.round;
  const sparkBirds = flocks.map((own) => must(own.flocks[0]?.birds[0], 'A round begins with a bird.').card);
  const started = { kind: 'round-started', round: number, leader, lifer, abilities, sparkBirds } as const;
  return { state, events: [started], final: true };
}

function endMatch(state: Finished): Progress {
  const totals = finalTotals(state.match);
  const highest = Math.max(...totals);
  const winners = seatsOf(totals.length).filter((seat) => atSeat(totals, seat) === highest);
  const ended = {
    kind: 'match-ended',
    seedPoints: seedPoints(state.match),
    totals,
    winners,
  } as const;
  return { state, events: [ended], final: true };
}
