import { isProvisional } from '../../faces/standings/provisional.js';
import { numberText, signedText } from '../../faces/standings/values.js';
import { type BySeat, seatsOf } from '../../games/game-types.js';
import type { SeatRating } from '../../standings/rating-changes.js';
import type { Words } from '../../words/words.js';
import { calledAt, type Named } from '../names.js';

/** What a match has done to the ratings, the highest first, in one line; none where it counts for nobody. */
export function ratingLines(
  seats: BySeat<Named>,
  ratings: BySeat<SeatRating | null> | undefined,
  words: Words,
): readonly string[] {
  const rated = seatsOf(seats.length).flatMap((seat) => {
    const [person, rating] = [seats[seat], ratings?.[seat]];
    return person === undefined || rating == null ? [] : [{ person, ...rating }];
  });
  if (rated.length === 0) return [];
  const areAllProvisional = rated.every(isProvisional);
  const parts = rated
    .toSorted((one, other) => other.points - one.points)
    .map(({ person, points, change, matches }) => {
      const isMarked = !areAllProvisional && isProvisional({ matches });
      return words.text(isMarked ? 'standings.end.one-provisional' : 'standings.end.one', {
        name: calledAt(person, words),
        points: numberText(points, words),
        change: signedText(change, words),
      });
    });
  const key = areAllProvisional ? 'standings.end.provisional' : 'standings.end.ratings';
  return [words.text(key, { ratings: parts.join(' · ') })];
}
