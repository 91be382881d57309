import { DAY_MS, type Instant, MINUTE_MS } from '../../base/instant.js';
import type { QuietHours } from '../settings.js';
import { offsetMs } from './zones.js';

/** Whether the clocks on the wall show a time from `from` up to, and without, `to`. */
export function isQuiet({ from, to, zone }: QuietHours, at: Instant): boolean {
  const wall = wallMs(zone, at);
  const [begin, end] = [from * MINUTE_MS, to * MINUTE_MS];
  return begin <= end ? begin <= wall && wall < end : begin <= wall || wall < end;
}

/** The first instant from `at` on that is not quiet, `at` itself included. */
export function endOfQuiet(quiet: QuietHours, at: Instant): Instant {
  let now = at;
  while (isQuiet(quiet, now)) {
    const toGo = onTheDial(quiet.to * MINUTE_MS - wallMs(quiet.zone, now));
    const end = (now + toGo) as Instant;
    // Where the clocks are changed on the way, the way goes on from there with what they show then.
    now = changeOfClocks(quiet.zone, now, end) ?? end;
  }
  return now;
}

/** What the clocks on the wall show, in milliseconds since their midnight. */
function wallMs(zone: string, at: Instant): number {
  return onTheDial(at + offsetMs(zone, at));
}

function onTheDial(ms: number): number {
  return ((ms % DAY_MS) + DAY_MS) % DAY_MS;
}

/** The first instant after `from` with the offset of `to`. No zone changes its clocks twice within a day. */
function changeOfClocks(zone: string, from: Instant, to: Instant): Instant | undefined {
  const before = offsetMs(zone, from);
  if (offsetMs(zone, to) === before) return undefined;
  let [last, first] = [from, to];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2) as Instant;
    if (offsetMs(zone, middle) === before) last = middle;
    else first = middle;
  }
  return first;
}
