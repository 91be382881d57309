import { err, ok, type Result } from '../../base/result.js';
import type { QuietHours } from '../settings.js';
import { findZone } from './zones.js';

/** Quiet hours as a person writes them. */
export interface QuietHoursText {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

/** What of it is not understood; `empty`: they begin and end at the same time. */
export type QuietHoursProblem = keyof QuietHoursText | 'empty';

export interface NotQuietHours {
  readonly reason: 'not-quiet-hours';
  /** Every problem at once. */
  readonly problems: readonly QuietHoursProblem[];
}

export function readQuietHours(text: QuietHoursText): Result<QuietHours, NotQuietHours> {
  const [from, to] = [readTimeOfDay(text.from), readTimeOfDay(text.to)];
  const zone = findZone(text.zone);
  if (from !== undefined && to !== undefined && zone !== undefined && from !== to)
    return ok({ from, to, zone });

  const problems: QuietHoursProblem[] = [];
  if (from === undefined) problems.push('from');
  if (to === undefined) problems.push('to');
  if (from !== undefined && from === to) problems.push('empty');
  if (zone === undefined) problems.push('zone');
  return err({ reason: 'not-quiet-hours', problems });
}

/** Quiet hours as they could be typed; nothing where there are none. */
export function writtenQuietHours(quiet: QuietHours | null): QuietHoursText {
  if (quiet === null) return { from: '', to: '', zone: '' };
  return { from: timeOfDay(quiet.from), to: timeOfDay(quiet.to), zone: quiet.zone };
}

/** A time of day as it is written, `07:30`, from its minutes since midnight. */
export function timeOfDay(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

const TIME = /^(?<hour>\d{1,2})(?:[:.h]?(?<minute>\d{2}))?\s*(?:(?<half>[ap]\.?m\.?)|uhr)?$/i;

/** Minutes since midnight; `24:00` is the midnight that a day ends with, so 0 as well. */
function readTimeOfDay(text: string): number | undefined {
  const { hour: hourText, minute: minuteText = '0', half } = TIME.exec(text.trim())?.groups ?? {};
  if (hourText === undefined) return undefined;
  const hour = hourOfDay(Number(hourText), half?.[0]?.toLowerCase());
  const minute = Number(minuteText);
  if (hour === undefined || minute >= 60) return undefined;
  const minutes = 60 * hour + minute;
  return minutes <= DAY_MINUTES ? minutes % DAY_MINUTES : undefined;
}

const DAY_MINUTES = 1_440;

function hourOfDay(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
