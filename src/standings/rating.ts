import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { must } from '../base/invariant.js';
import type { BySeat } from '../games/game-types.js';
import type { Rating } from './types.js';

/** What is believed of somebody who has not played yet. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };

const POINTS_AT_START = 1_000;
const POINTS_PER_MU = 40;
/** A skill so many sigmas below the middle is surely reached. */
const SURE_SIGMAS = 3;

/**
 * The ratings after a match, by the places reached. Each pair is compared as if it had played a duel
 * (Bradley-Terry, all pairs): of the models at hand the only one besides Thurstone-Mosteller's by which equal
 * places gain equally and a worse place never gains more, and the calmer of the two.
 */
export function ratedMatch(ratings: BySeat<Rating>, places: BySeat<number>): BySeat<Rating> {
  const after = rate(
    ratings.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...places], model: bradleyTerryFull },
  );
  return after.map(([rating]) => {
    const { mu, sigma } = must(rating, 'Every seat is rated.');
    return { mu, sigma };
  });
}

/** The rating as people see it: what somebody is surely worth; 1,000 at the start, and never below 0. */
export function pointsOf({ mu, sigma }: Rating): number {
  const points = POINTS_AT_START + POINTS_PER_MU * (mu - SURE_SIGMAS * sigma);
  return Math.max(0, Math.round(points));
}
