import { type Seat, seatAfter, seatsOf } from '../../games/game-types.js';
import type { Playing } from '../table.js';

type Seats = Pick<Playing, 'seats' | 'away' | 'resigned'>;

/** Whoever is away has to come back first; whoever has resigned has no say any more. */
export interface NotPresent {
  readonly reason: 'not-present';
  readonly why: 'away' | 'resigned';
}

/** The seats that somebody plays: neither away nor left for good. */
export function presentSeats(table: Seats): readonly Seat[] {
  return seatsOf(table.seats.length).filter((seat) => whyNotPresent(table, seat) === undefined);
}

export function whyNotPresent({ away, resigned }: Seats, seat: Seat): NotPresent | undefined {
  if (resigned.includes(seat)) return { reason: 'not-present', why: 'resigned' };
  return away.includes(seat) ? { reason: 'not-present', why: 'away' } : undefined;
}

/**
 * The match with a host who is present: the one it has, or else the next present seat clockwise. Where nobody is
 * present it stays as it was.
 */
export function withHost(table: Playing): Playing {
  const { seats, host } = table;
  const present = presentSeats(table);
  const from = Math.max(
    0,
    seats.findIndex(({ userId }) => userId === host),
  ) as Seat;
  const next = seats
    .map((_person, distance) => seatAfter(from, seats.length, distance))
    .find((seat) => present.includes(seat));
  const heir = next === undefined ? undefined : seats[next];
  return { ...table, host: heir?.userId ?? host };
}
