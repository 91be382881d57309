import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import type { QuietHours } from '../../src/tables/settings.js';
import { endOfQuiet, isQuiet } from '../../src/tables/time/quiet-hours.js';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

function at(iso: string): Instant {
  return Date.parse(iso) as Instant;
}

function quiet(from: string, to: string, zone: string): QuietHours {
  return { from: minutes(from), to: minutes(to), zone };
}

function minutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return 60 * hour + minute;
}

/** Minutes since midnight on the wall, by another way than the code under test. */
function onTheWall(zone: string, instant: number): number {
  const text = new Date(instant).toLocaleTimeString('sv-SE', { timeZone: zone, hourCycle: 'h23' });
  return minutes(text.slice(0, 5));
}

const ENDS = [
  ['a night in Berlin', quiet('22:00', '07:00', 'Europe/Berlin'), '2026-11-10T22:30Z', '2026-11-11T06:00Z'],
  ['a siesta', quiet('13:00', '16:00', 'Europe/Madrid'), '2026-07-01T11:00Z', '2026-07-01T14:00Z'],
  ['half an hour off', quiet('22:00', '07:15', 'Asia/Kolkata'), '2026-11-10T18:00Z', '2026-11-11T01:45Z'],
  ['a quarter off', quiet('22:00', '07:00', 'Asia/Kathmandu'), '2026-11-10T18:00Z', '2026-11-11T01:15Z'],
  // Clocks go from 2 to 3 that night, and the night is an hour shorter.
  ['clocks put forward', quiet('22:00', '07:00', 'Europe/Berlin'), '2026-03-28T22:00Z', '2026-03-29T05:00Z'],
  ['clocks put back', quiet('22:00', '07:00', 'Europe/Berlin'), '2026-10-24T22:00Z', '2026-10-25T06:00Z'],
  // The half hour that is not quiet is the one that no clock shows that day.
  [
    'a day without an end',
    quiet('02:30', '02:00', 'Europe/Berlin'),
    '2026-03-28T01:30Z',
    '2026-03-30T00:00Z',
  ],
  // No clock shows half past two, so the quiet ends when it would be past.
  ['an end in the gap', quiet('22:00', '02:30', 'Europe/Berlin'), '2026-03-28T22:00Z', '2026-03-29T01:00Z'],
  [
    'the first of two ends',
    quiet('22:00', '02:30', 'Europe/Berlin'),
    '2026-10-24T22:00Z',
    '2026-10-25T00:30Z',
  ],
  [
    'the second of two ends',
    quiet('22:00', '02:30', 'Europe/Berlin'),
    '2026-10-25T01:10Z',
    '2026-10-25T01:30Z',
  ],
  [
    'half an hour forward',
    quiet('22:00', '07:00', 'Australia/Lord_Howe'),
    '2026-10-03T13:00Z',
    '2026-10-03T20:00Z',
  ],
] as const;

describe('quiet hours', () => {
  test.each(ENDS)('end: %s', (...[, hours, from, end]) => {
    expect(isQuiet(hours, at(from))).toBe(true);
    expect(new Date(endOfQuiet(hours, at(from))).toISOString()).toBe(new Date(at(end)).toISOString());
  });

  test('begin with their first minute and end before the last', () => {
    const night = quiet('22:00', '07:00', 'UTC');
    const times = ['21:59:59.999', '22:00:00.000', '06:59:59.999', '07:00:00.000'];
    expect(times.map((time) => isQuiet(night, at(`2026-11-10T${time}Z`)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('of no length are never quiet', () => {
    const none = quiet('12:00', '12:00', 'UTC');
    expect(isQuiet(none, at('2026-11-10T12:00Z'))).toBe(false);
    expect(endOfQuiet(none, at('2026-11-10T12:00Z'))).toBe(at('2026-11-10T12:00Z'));
  });
});

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
] as const;

/** The hours around a change of clocks are drawn as often as all others together. */
const CHANGES = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-04',
  '2026-09-06',
  '2026-10-03',
  '2026-10-25',
  '2026-11-01',
];
const instants = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }),
  fc
    .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -DAY, max: DAY }))
    .map(([day, distance]) => Date.parse(day) + distance),
) as fc.Arbitrary<Instant>;
const hours = fc.record({
  from: fc.integer({ min: 0, max: 1_439 }),
  to: fc.integer({ min: 0, max: 1_439 }),
  zone: fc.constantFrom(...ZONES),
});

describe('whatever the hours, the zone and the moment', () => {
  test('quiet is what the clock on the wall says', () => {
    fc.assert(
      fc.property(hours, instants, ({ from, to, zone }, now) => {
        const wall = onTheWall(zone, now);
        const inside = from <= to ? from <= wall && wall < to : wall >= from || wall < to;
        expect(isQuiet({ from, to, zone }, now)).toBe(inside);
      }),
      { numRuns: 500 },
    );
  });

  test('their end is the first moment outside them', () => {
    fc.assert(
      fc.property(hours, instants, (night, now) => {
        const end = endOfQuiet(night, now);
        expect(isQuiet(night, end)).toBe(false);
        // All that is not quiet of a day may lie in the hour that a change of clocks leaves out.
        expect(end - now).toBeLessThanOrEqual(2 * DAY);
        if (end === now) return;
        // Every whole minute before it, and the last moment, is quiet.
        expect(isQuiet(night, (end - 1) as Instant)).toBe(true);
        const wholeMinute = Math.ceil(now / MINUTE) * MINUTE;
        for (let moment = wholeMinute; moment < end; moment += 7 * MINUTE)
          expect(isQuiet(night, moment as Instant)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
