import type { Instant } from '../base/instant.js';
import type { Vacation } from './settings.js';
import type { Playing } from './table.js';

type Stopped = Pick<Playing, 'paused' | 'unreachable'>;

/** Whether no clock of the match runs. */
export function standsStill({ paused, unreachable }: Stopped): boolean {
  return paused !== null || unreachable !== null;
}

/** The time by the table's own clocks: while they stand still, the instant they stopped at. */
export function tableTime({ paused, unreachable }: Stopped, now: Instant): Instant {
  return Math.min(now, paused?.since ?? now, unreachable?.since ?? now) as Instant;
}

/** When a clock that would start at `at` starts for somebody with that vacation: its time is given back. */
export function clockStart(vacation: Vacation | null, at: Instant): Instant {
  if (vacation === null || at >= vacation.until) return at;
  return (at + vacation.until - Math.max(at, vacation.since)) as Instant;
}
