import type { BySeat, Seat } from '../../games/game-types.js';

/**
 * The places once whoever has left is behind all who stayed, the first who left last of all. The others keep
 * their order among themselves, and share places as before.
 */
export function rankedWithLeavers(places: BySeat<number>, resigned: readonly Seat[]): BySeat<number> {
  const stayed = places.filter((_place, seat) => !resigned.includes(seat as Seat));
  return places.map((place, index) => {
    const left = resigned.indexOf(index as Seat);
    return left < 0 ? 1 + stayed.filter((other) => other < place).length : places.length - left;
  });
}
