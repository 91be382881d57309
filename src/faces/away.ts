import { atSeat, type Seat } from '../games/game-types.js';
import type { Audience } from './face.js';
import { joined } from './lists.js';

/** Whether a stand-in plays for the seat. */
export function isAway({ away = [] }: Audience, seat: Seat): boolean {
  return away.includes(seat);
}

/** The same for whoever does not see it. */
export function awayAlt({ away = [], names, words }: Audience): readonly string[] {
  if (away.length === 0) return [];
  const told = away.map((seat) => atSeat(names, seat));
  return [words.plain('table.alt.away', { names: joined(told, 'and', words) })];
}
