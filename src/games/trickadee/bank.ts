import { atSeat, type BySeat, type Seat, withSeat } from '../game-types.js';
import { SEED_COUNT } from './cards.js';

/** The seeds that lie on no bird. */
export interface Bank {
  readonly supply: number;
  readonly held: BySeat<number>;
}

export function fullBank(seatCount: number): Bank {
  return { supply: SEED_COUNT, held: Array.from({ length: seatCount }, () => 0) };
}

/**
 * Pays a trick: 2 seeds to the last place, none to the 1st, 1 to every other. A short supply is paid out from
 * the last place upward (TR-23).
 */
export function payTrick(
  { supply, held }: Bank,
  order: readonly Seat[],
): { readonly bank: Bank; readonly paid: BySeat<number> } {
  const paid = held.map(() => 0);
  let left = supply;
  for (let place = order.length - 1; place > 0; place -= 1) {
    const seat = order[place];
    if (seat === undefined) continue;
    const seeds = Math.min(left, place === order.length - 1 ? 2 : 1);
    paid[seat] = seeds;
    left -= seeds;
  }
  return { bank: { supply: left, held: held.map((seeds, seat) => seeds + (paid[seat] ?? 0)) }, paid };
}

/** Takes a cost from a seat. `cached` of it goes onto a bird and the rest to the supply. */
export function payCost(
  { supply, held }: Bank,
  seat: Seat,
  { cost, cached }: { readonly cost: number; readonly cached: number },
): Bank {
  return {
    supply: supply + cost - cached,
    held: withSeat(held, seat, atSeat(held, seat) - cost),
  };
}

/** Puts seeds that lay on birds back. */
export function returnSeeds({ supply, held }: Bank, seeds: number): Bank {
  return { supply: supply + seeds, held };
}
