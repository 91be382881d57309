import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuietHours, timeOfDay } from '../../src/tables/time/read-quiet-hours.js';

describe('a time of day', () => {
  test.each([
    ['22:00', '22:00'],
    ['22', '22:00'],
    [' 7 ', '07:00'],
    ['7:30', '07:30'],
    ['7.30', '07:30'],
    ['22h15', '22:15'],
    ['0730', '07:30'],
    ['10 pm', '22:00'],
    ['22 Uhr', '22:00'],
    ['7.30 Uhr', '07:30'],
    ['10:45 P.M.', '22:45'],
    ['12am', '00:00'],
    ['12 pm', '12:00'],
    ['24:00', '00:00'],
    ['00:00', '00:00'],
  ])('is understood from "%s"', (from, understood) => {
    const read = readQuietHours({ from, to: '3:33', zone: 'UTC' });
    expect(read.ok && timeOfDay(read.value.from)).toBe(understood);
  });

  test.each(['', 'noon', '25:00', '24:01', '7:60', '13 pm', '0 am', '-1', '7:3', '22:00:00', '١٢:٠٠'])(
    'is not understood from "%s"',
    (from) => {
      const read = readQuietHours({ from, to: '3:33', zone: 'UTC' });
      expect(read).toEqual({ ok: false, error: { reason: 'not-quiet-hours', problems: ['from'] } });
    },
  );
});

describe('quiet hours', () => {
  test('are minutes since midnight in a zone', () => {
    const read = readQuietHours({ from: '22:00', to: '7', zone: 'berlin' });
    expect(read).toEqual({ ok: true, value: { from: 1_320, to: 420, zone: 'Europe/Berlin' } });
  });

  test('that cannot be are refused with every problem at once', () => {
    const read = readQuietHours({ from: 'late', to: 'early', zone: 'Atlantis' });
    expect(read).toMatchObject({ error: { problems: ['from', 'to', 'zone'] } });
    const empty = readQuietHours({ from: '10 pm', to: '22:00', zone: 'Atlantis' });
    expect(empty).toMatchObject({ error: { problems: ['empty', 'zone'] } });
  });

  test('are within the day, whatever is written', () => {
    const writing = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[:.]?\d{0,2} ?[ap]?m?$/));
    fc.assert(
      fc.property(writing, writing, (from, to) => {
        const read = readQuietHours({ from, to, zone: 'UTC' });
        if (!read.ok) return;
        for (const minutes of [read.value.from, read.value.to])
          expect(Number.isInteger(minutes) && minutes >= 0 && minutes < 1_440).toBe(true);
        const written = { from: timeOfDay(read.value.from), to: timeOfDay(read.value.to), zone: 'UTC' };
        expect(readQuietHours(written)).toEqual(read);
      }),
    );
  });
});
