import { atSeat, type BySeat, type Seat, seatsOf } from '../games/game-types.js';
import type { Audience } from './face.js';

/** What stands below each name at the end of a match: that somebody has resigned. */
export function resignedNotes({ resigned = [], names, words }: Audience): BySeat<string> {
  return seatsOf(names.length).map((seat: Seat) =>
    resigned.includes(seat) ? words.plain('table.picture.resigned') : '',
  );
}

/** The same for whoever does not see it. */
export function resignedAlt({ resigned = [], names, words }: Audience): readonly string[] {
  return resigned.map((seat) => words.plain('table.resigned', { name: atSeat(names, seat) }));
}
