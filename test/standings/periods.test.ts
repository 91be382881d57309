import { expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { periodOf, periodsOf } from '../../src/standings/periods.js';

function at(text: string): Instant {
  return Date.parse(text) as Instant;
}

test('a match counts for all time, for its month and for its week', () => {
  expect(periodsOf(at('2026-11-30T02:00:00Z'))).toEqual(['all', 'month/2026-11', 'week/2026-W49']);
});

test.each([
  ['2026-11-29T23:59:59.999Z', 'week/2026-W48'],
  ['2026-11-30T00:00:00.000Z', 'week/2026-W49'],
  // The week of a new year's day belongs to the year that its Thursday is in.
  ['2024-12-30T12:00:00Z', 'week/2025-W01'],
  ['2027-01-03T12:00:00Z', 'week/2026-W53'],
  ['2027-01-04T00:00:00Z', 'week/2027-W01'],
  ['2023-01-01T12:00:00Z', 'week/2022-W52'],
])('%s is in %s', (text, week) => {
  expect(periodOf('week', at(text))).toBe(week);
});

test('months and weeks change at midnight UTC', () => {
  expect(periodOf('month', at('2026-12-31T23:59:59.999Z'))).toBe('month/2026-12');
  expect(periodOf('month', at('2027-01-01T00:00:00.000Z'))).toBe('month/2027-01');
});
