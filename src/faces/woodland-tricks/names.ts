import { drawableName } from '../../art/names.js';
import { atSeat, type BySeat, type Seat } from '../../games/game-types.js';
import type { Audience } from '../face.js';

/** What a seat is called in pictures. */
export function pictureName({ words, names }: Audience, seat: Seat): string {
  return drawableName(atSeat(names, seat), words.plain('woodland-tricks.picture.seat', { number: seat + 1 }));
}

/** What all seats are called in pictures. */
export function namesIn(audience: Audience): BySeat<string> {
  return audience.names.map((_, seat) => pictureName(audience, seat as Seat));
}
