import type { Seat } from '../../games/game-types.js';
import type { UserId } from '../ids.js';
import type { PublicLine } from '../notice.js';
import { withHost } from '../people/presence.js';
import type { LogRow, Maker, Playing } from '../table.js';
import { type Course, withFinish, withLines } from './course.js';
import { settled } from './settle.js';

/** Who gives a seat up: its player, or the clock for whoever is gone. */
export interface Leaver {
  readonly seat: Seat;
  readonly by: Maker;
  readonly userId: UserId | null;
}

/**
 * The match after a seat was given up for good, at any moment of it. Where one seat alone has not been, it has
 * won; otherwise a stand-in plays on, and the leaver is placed behind all who stay.
 */
export function withoutLeaver(course: Course<Playing>, { seat, by, userId }: Leaver): Course {
  const { game, now } = course;
  const step = course.table.step + 1;
  const row: LogRow = { kind: 'resign', step, by, userId, at: now, seat };
  const table = withoutSeat(course.table, seat, { resigned: [...course.table.resigned, seat] });
  if (table.seats.length - table.resigned.length === 1) {
    const places = table.seats.map(() => 1);
    const outcome = { ...game.scores(table.state), places };
    return withFinish({ ...course, table }, { row, outcome, events: [] });
  }
  const left = withChange({ ...course, rows: [...course.rows, row] }, table, [
    { kind: 'resigned', seat, by },
  ]);
  return settled(left);
}

/** The match after a seat has not answered for too long: a stand-in plays until its player comes back. */
export function withAway(course: Course<Playing>, seat: Seat, lines: readonly PublicLine[]): Course {
  const table = withoutSeat(course.table, seat, { away: [...course.table.away, seat] });
  return settled(withChange(course, table, [...lines, { kind: 'away', seat }]));
}

/** Whoever is not there is not waited for, and does not stay the host. */
function withoutSeat(table: Playing, seat: Seat, change: Partial<Playing>): Playing {
  const away = table.away.filter((other) => other !== seat);
  const clocks = table.clocks.filter((clock) => clock.seat !== seat);
  return withHost({ ...table, away, clocks, ...change });
}

function withChange(course: Course<Playing>, table: Playing, lines: readonly PublicLine[]): Course<Playing> {
  const { host } = course.table;
  const passedOn: readonly PublicLine[] = table.host === host ? [] : [{ kind: 'host', userId: table.host }];
  return withLines({ ...course, table }, [...lines, ...passedOn]);
}
