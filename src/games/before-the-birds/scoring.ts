import { sumScores } from '../game.js';
import { atSeat, type BySeat, type Seat, seatsOf } from '../game-types.js';
import type { Card } from './cards.js';
import type { GameScore } from './events.js';
import { treeOf, worthOf } from './trees.js';

export function scoreGame(game: number, stored: BySeat<readonly Card[]>): GameScore {
  const worths = stored.map((cards) => worthOf(treeOf(cards)));
  return { game, worths, points: worths.map(({ score }) => score) };
}

export function totalsOf(scores: readonly GameScore[], seatCount: number): BySeat<number> {
  return sumScores(
    scores.map(({ points }) => points),
    seatCount,
  ).totals;
}

/** Judged after a whole game. A total equal to the limit ends nothing (BTB-26). */
export function isMatchOver(totals: BySeat<number>, limit: number | null): boolean {
  return limit === null || totals.some((total) => total > limit);
}

/** The seats with the lowest points, which share what there is to win. */
export function lowestSeats(points: BySeat<number>): readonly Seat[] {
  const lowest = Math.min(...points);
  return seatsOf(points.length).filter((seat) => atSeat(points, seat) === lowest);
}

/** 1 for the lowest total; equal totals share a place. */
export function placesOf(totals: BySeat<number>): BySeat<number> {
  return totals.map((total) => 1 + totals.filter((other) => other < total).length);
}
