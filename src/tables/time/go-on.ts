import type { Instant } from '../../base/instant.js';
import type { Clock } from '../clock.js';
import type { Vacation } from '../settings.js';
import { tableTime } from '../standstill.js';
import type { LoggedTable, Playing } from '../table.js';

/** The match with one stop lifted. Where the other one holds, it stands still since that one began. */
export function goOn(
  { table, settings }: Pick<LoggedTable, 'settings'> & { readonly table: Playing },
  lifted: 'paused' | 'unreachable',
  now: Instant,
): Playing {
  const after: Playing = { ...table, [lifted]: null };
  const still = { since: tableTime(table, now), until: tableTime(after, now) };
  const clocks = table.clocks.map((clock) => {
    const vacation = settings[clock.seat]?.vacation ?? null;
    return movedClock(clock, still.until - still.since - overlapMs(still, vacation));
  });
  return { ...after, clocks };
}

/** The clock with its deadlines moved on by so much; a ping is put off to a time of day, which stays. */
function movedClock(clock: Clock, ms: number): Clock {
  const { remindAt, bankAt, endsAt } = clock;
  return {
    ...clock,
    remindAt: moved(remindAt, ms),
    bankAt: moved(bankAt, ms),
    endsAt: moved(endsAt, ms),
  };
}

function moved(at: Instant | null, ms: number): Instant | null {
  return at === null ? null : ((at + ms) as Instant);
}

/**
 * The clock of a person whose vacation becomes another, and whose pings wait for its end too. `still` is how long
 * the match has stood still by now.
 */
export function clockOnVacation(
  clock: Clock,
  { before, after }: { readonly before: Vacation | null; readonly after: Vacation | null },
  still: Vacation,
): Clock {
  const now = still.until;
  const end = (vacation: Vacation | null) => Math.max(now, vacation?.until ?? now);
  const ms = end(after) - end(before);
  // A vacation that is over is forgotten with this, so what it shares with the standstill is settled now.
  const shared = before?.since === after?.since ? 0 : overlapMs(still, before);
  return { ...movedClock(clock, ms - shared), mentionAt: moved(clock.mentionAt, ms) };
}

// A vacation has moved the clock already, for as long as it lasts.
function overlapMs(still: Vacation, vacation: Vacation | null): number {
  if (vacation === null) return 0;
  const since = Math.max(still.since, vacation.since);
  return Math.max(0, Math.min(still.until, vacation.until) - since);
}
