import { type BySeat, type Seat, seatsOf } from '../games/game-types.js';
import type { Words } from '../words/words.js';
import type { Audience } from './face.js';

const PEOPLE = [0, 1, 2, 3] as const;

/** Those who play where something is shown for learning: the learner is Ana, and the others follow clockwise. */
export function exampleAudience(words: Words, seatCount: number, learner: Seat): Audience {
  const people = PEOPLE.map((number) => words.plain(`lesson.person.${number}`));
  const names: BySeat<string> = seatsOf(seatCount).map(
    (seat) => people[(seat - learner + seatCount) % seatCount] ?? '',
  );
  return { words, names };
}
