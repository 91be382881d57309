import { atSeat } from '../../games/game-types.js';
import { type Course, withNotice } from '../match/course.js';
import { waitingSeats } from '../match/due.js';
import type { Notice } from '../notice.js';
import { whyNotPresent } from '../people/presence.js';
import type { Playing } from '../table.js';
import { pingTime } from './clocks.js';

/** The match with a direct message to whoever is next and wants to know; once until they have acted. */
export function withDirectMessages(course: Course<Playing>): Course<Playing> {
  const { game, settings, now, rows } = course;
  const acted = new Set(rows.flatMap((row) => (row.kind === 'move' ? [row.seat] : [])));
  const toldNext = course.table.toldNext.filter((seat) => !acted.has(seat));
  const awaited = waitingSeats(course.table.due);
  const next = game.onDeck(course.table.state).filter((seat) => {
    const wishes = atSeat(settings, seat);
    const isWanted = wishes.onDeck && !wishes.dmClosed && pingTime(wishes, now) <= now;
    const isHere = whyNotPresent(course.table, seat) === undefined && !awaited.includes(seat);
    return isWanted && isHere && !toldNext.includes(seat);
  });
  const table: Playing = { ...course.table, toldNext: [...toldNext, ...next] };
  return next
    .map((seat): Notice => {
      const { userId } = atSeat(table.seats, seat);
      const { threadId } = table;
      return { kind: 'dm', why: 'on-deck', userId, seat, threadId, sinceStep: null, clock: null };
    })
    .reduce<Course<Playing>>(withNotice, { ...course, table });
}
