import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { CITIES } from '../../src/tables/time/cities.js';
import { findZone, nearestCity, offsetMs } from '../../src/tables/time/zones.js';

const HOUR = 3_600_000;
const WINTER = Date.UTC(2026, 0, 15, 3, 4, 5, 678) as Instant;
const SUMMER = Date.UTC(2026, 6, 15) as Instant;

describe('the distance from UTC', () => {
  test.each([
    ['UTC', 0, 0],
    ['Europe/Berlin', 1, 2],
    ['America/St_Johns', -3.5, -2.5],
    ['Asia/Kathmandu', 5.75, 5.75],
    ['Australia/Lord_Howe', 11, 10.5],
    ['Pacific/Kiritimati', 14, 14],
  ])('of %s is %d hours in January and %d in July', (zone, january, july) => {
    expect([offsetMs(zone, WINTER), offsetMs(zone, SUMMER)]).toEqual([january * HOUR, july * HOUR]);
  });
});

describe('the city that was meant', () => {
  test.each([
    ['Berlinn', 'Berlin'],
    ['Wein', 'Wien'],
    ['Muenchn', 'München'],
    ['new yrok', 'New York'],
    ['Hambrug', 'Hamburg'],
  ])('by %s is %s', (text, city) => {
    expect(nearestCity(text)).toBe(city);
  });

  test.each(['', 'M', 'Xanadu', 'noonish', '22:00'])('by “%s” is none', (text) => {
    expect(nearestCity(text)).toBeUndefined();
  });
});

describe('a zone is found', () => {
  test('by every city that is known, in a zone that there is', () => {
    for (const [city, zone] of CITIES) {
      const found = findZone(city) ?? 'none';
      expect([city, offsetMs(found, WINTER), offsetMs(found, SUMMER)]).toEqual([
        city,
        offsetMs(zone, WINTER),
        offsetMs(zone, SUMMER),
      ]);
    }
  });

  test.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['  europe/BERLIN ', 'Europe/Berlin'],
    ['berlin', 'Europe/Berlin'],
    ['New York', 'America/New_York'],
    ['new_york', 'America/New_York'],
    ['Buenos Aires', 'America/Buenos_Aires'],
    ['Kolkata', 'Asia/Kolkata'],
    ['asia/calcutta', 'Asia/Calcutta'],
    ['Kyiv', 'Europe/Kyiv'],
    ['Port-au-Prince', 'America/Port-au-Prince'],
    ['utc', 'UTC'],
    ['UTC+2', 'Etc/GMT-2'],
    ['gmt -3', 'Etc/GMT+3'],
    ['+02:00', 'Etc/GMT-2'],
    ['−0500', 'Etc/GMT+5'],
    ['UTC+0', 'UTC'],
    ['Wien', 'Europe/Vienna'],
    ['zürich', 'Europe/Zurich'],
    ['Zuerich', 'Europe/Zurich'],
    ['München', 'Europe/Berlin'],
    ['MUENCHEN', 'Europe/Berlin'],
    ['Rom', 'Europe/Rome'],
    ['Moskau', 'Europe/Moscow'],
    ['St. Gallen', 'Europe/Zurich'],
    ['Gdansk', 'Europe/Warsaw'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['San Francisco', 'America/Los_Angeles'],
  ])('by %s', (text, zone) => {
    expect(findZone(text)).toBe(zone);
  });

  test.each([
    ['UTC+5:30', 5.5],
    ['+5:45', 5.75],
    ['+9:30', 9.5],
  ])('by %s, though no name is made of it', (text, hours) => {
    const zone = findZone(text) ?? 'none';
    expect([offsetMs(zone, WINTER), offsetMs(zone, SUMMER)]).toEqual([hours * HOUR, hours * HOUR]);
  });

  test.each(['', '  ', 'Atlantis', 'UTC+15', '+5:17', 'europe', '22:00', '../etc/passwd', 'ŁÓDŹ'])(
    'by no means for "%s"',
    (text) => {
      expect(findZone(text)).toBeUndefined();
    },
  );

  test('that a clock can be set by, whatever is asked', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...zones), fc.string({ maxLength: 100 })), (text) => {
        const zone = findZone(text);
        if (zone !== undefined) expect(Math.abs(offsetMs(zone, WINTER))).toBeLessThanOrEqual(14 * HOUR);
        if (zones.includes(text)) expect(zone).toBe(text);
      }),
    );
  });
});
