import type { Worth } from '../../games/before-the-birds/events.js';
import { atSeat, type BySeat } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { StandingColumn } from '../standing-band.js';
import { paintSum, summandsOf } from './seat-art.js';
import { paintColours } from './summary-art.js';

/** Which colours each tree has, and what it counts for. */
export function worthColumns(worths: BySeat<Worth>, words: Words): readonly StandingColumn[] {
  const acorn = 46;
  return [
    {
      head: words.plain('before-the-birds.picture.row.colours'),
      width: 7 * acorn + 16,
      paint: (brush, seat, { x, y }) =>
        paintColours(brush, atSeat(worths, seat).colours, {
          x: x - 3.5 * acorn,
          y: y - 14,
          size: acorn,
          onPaper: true,
        }),
    },
    {
      head: words.plain('before-the-birds.picture.row.sum'),
      width: 230,
      paint: (brush, seat, at) =>
        paintSum(brush, summandsOf(atSeat(worths, seat)), { ...at, align: 'center', onPaper: true }),
    },
  ];
}
