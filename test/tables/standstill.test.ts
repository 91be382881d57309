import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import type { Clock } from '../../src/tables/clock.js';
import { SETTINGS_DEFAULT, type Vacation } from '../../src/tables/settings.js';
import { clockStart, standsStill, tableTime } from '../../src/tables/standstill.js';
import type { Playing } from '../../src/tables/table.js';
import { clockOnVacation, goOn } from '../../src/tables/time/go-on.js';
import { seats } from '../kit/tables.js';

/** How long the clock runs in all, in the ticks of this test's time. */
const RUN = 40;

type Doing = 'start' | 'pause' | 'resume' | 'lose' | 'reach' | 'leave' | 'return';

/** What somebody who looks at the clock at every tick sees. */
interface Watched {
  started: boolean;
  paused: boolean;
  lost: boolean;
  vacationUntil: number;
  left: number;
}

/** What the code under test keeps. */
interface Kept {
  table: Playing;
  vacation: Vacation | null;
}

const [seat] = seats(0) as [ReturnType<typeof seats>[number]];

test('however pauses, lost places and vacations overlap, a clock runs for as long as none of them lasts', () => {
  const doings = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 120 }),
      what: fc.constantFrom<Doing>('start', 'pause', 'resume', 'lose', 'reach', 'leave', 'return'),
      days: fc.integer({ min: 1, max: 40 }),
    }),
    { minLength: 3, maxLength: 12 },
  );
  fc.assert(
    fc.property(doings.map(inOrder), (plan) => {
      const watched: Watched = { started: false, paused: false, lost: false, vacationUntil: 0, left: RUN };
      const kept: Kept = { table: stopped({ paused: null, unreachable: null, clocks: [] }), vacation: null };
      for (let now = 0; now <= 400; now += 1) {
        for (const { what, days } of plan.filter(({ at }) => at === now)) {
          WATCHING[what](watched, now, days);
          KEEPING[what](kept, now as Instant, days);
        }
        if (ticks(watched, now)) expect(kept.table.clocks[0]?.endsAt).toBe(now + 1);
      }
      // Nothing here lasts until then but what nobody has ended.
      if (watched.left > 0) expect(standsStill(kept.table) || !watched.started).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

type Plan = readonly { readonly at: number; readonly what: Doing; readonly days: number }[];

function inOrder(doings: Plan): Plan {
  return doings.toSorted((one, other) => one.at - other.at);
}

/** Whether the clock's time is spent with this tick. */
function ticks(watched: Watched, now: number): boolean {
  const { started, paused, lost, vacationUntil, left } = watched;
  const runs = started && !paused && !lost && now >= vacationUntil && left > 0;
  if (runs) watched.left -= 1;
  return runs && watched.left === 0;
}

const WATCHING: Readonly<Record<Doing, (watched: Watched, now: number, days: number) => void>> = {
  start: (watched) => Object.assign(watched, { started: true }),
  pause: (watched) => Object.assign(watched, { paused: true }),
  resume: (watched) => Object.assign(watched, { paused: false }),
  lose: (watched) => Object.assign(watched, { lost: true }),
  reach: (watched) => Object.assign(watched, { lost: false }),
  leave: (watched, now, days) => Object.assign(watched, { vacationUntil: now + days }),
  return: (watched, now) => Object.assign(watched, { vacationUntil: Math.min(now, watched.vacationUntil) }),
};

const KEEPING: Readonly<Record<Doing, (kept: Kept, now: Instant, days: number) => void>> = {
  start(kept, now) {
    const { table, vacation } = kept;
    const start = clockStart(vacation, tableTime(table, now));
    if (table.clocks.length === 0) kept.table = { ...table, clocks: [startedClock(start)] };
  },
  pause: (kept, now) => stop(kept, 'paused', now),
  resume: (kept, now) => lift(kept, 'paused', now),
  lose: (kept, now) => stop(kept, 'unreachable', now),
  reach: (kept, now) => lift(kept, 'unreachable', now),
  leave: (kept, now, days) => takeVacation(kept, { until: (now + days) as Instant, now }),
  return(kept, now) {
    if (kept.vacation !== null && now < kept.vacation.until) takeVacation(kept, { until: now, now });
  },
};

function stop(kept: Kept, what: 'paused' | 'unreachable', now: Instant): void {
  kept.table = { ...kept.table, [what]: kept.table[what] ?? { since: now } };
}

function lift(kept: Kept, what: 'paused' | 'unreachable', now: Instant): void {
  const { table, vacation } = kept;
  const settings = [{ ...SETTINGS_DEFAULT, vacation }];
  if (table[what] !== null) kept.table = goOn({ table, settings }, what, now);
}

function takeVacation(kept: Kept, { until, now }: { until: Instant; now: Instant }): void {
  const { vacation: before } = kept;
  const since = before !== null && now < before.until ? before.since : now;
  const after = { since, until };
  const still = { since: tableTime(kept.table, now), until: now };
  const clocks = kept.table.clocks.map((clock) => clockOnVacation(clock, { before, after }, still));
  kept.table = { ...kept.table, clocks };
  kept.vacation = after;
}

function startedClock(at: Instant): Clock {
  return { seat, mentionAt: null, remindAt: null, bankAt: null, endsAt: (at + RUN) as Instant };
}

// The rest of a match has no bearing on its clocks.
function stopped(match: Pick<Playing, 'paused' | 'unreachable' | 'clocks'>): Playing {
  return match as Playing;
}
