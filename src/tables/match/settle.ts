import { invariant, must } from '../../base/invariant.js';
import type { Seat } from '../../games/game-types.js';
import { presentSeats, whyNotPresent } from '../people/presence.js';
import type { Playing } from '../table.js';
import { withDirectMessages } from '../time/on-deck.js';
import { abandoned } from './abandon.js';
import { type Course, isPlaying, withMove } from './course.js';
import { waitingSeats } from './due.js';

/** More moves in a row than any match here is long. */
const STAND_IN_MOVES_MAX = 5_000;

/**
 * Does what follows by itself from the steps so far. A match that nobody is left to play ends without a result
 * rather than play against itself; stand-ins play at once for whoever is not there, except in a pause, in which
 * they wait like everybody else.
 */
export function settled(course: Course): Course {
  let next = course;
  for (let moves = 0; isPlaying(next); moves += 1) {
    invariant(moves < STAND_IN_MOVES_MAX, `Stand-ins never stop playing at ${next.table.id}.`);
    if (presentSeats(next.table).length === 0) return deserted(next);
    const absent = absentSeat(next.table);
    if (absent === undefined) return withDirectMessages(next);
    next = withFallback(next, absent, 'stand-in');
  }
  return next;
}

/** The match after the least harmful move for a seat, which somebody else makes. */
export function withFallback(course: Course<Playing>, seat: Seat, by: 'clock' | 'stand-in'): Course {
  const { game, table } = course;
  const move = game.fallbackMove(table.state, seat);
  const played = game.play(table.state, seat, move);
  const hosted = must(played.ok ? played.value : null, `${game.id} falls back on ${move}, which is no move.`);
  return withMove(course, { seat, by, userId: null }, { move, hosted });
}

function absentSeat(table: Playing): Seat | undefined {
  if (table.paused !== null) return undefined;
  return waitingSeats(table.due).find((seat) => whyNotPresent(table, seat) !== undefined);
}

function deserted(course: Course<Playing>): Course {
  const { game, now, rows, notices } = course;
  const ended = abandoned(course.table, game, { why: 'deserted', by: null, now });
  return {
    ...course,
    table: ended.table,
    rows: [...rows, ended.row],
    notices: [...notices, ended.notice],
  };
}
