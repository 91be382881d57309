import { DAY_MS, type Instant } from '../base/instant.js';
import { type Period, SPANS, type Span } from './types.js';

/** Everything, the calendar month, or the week from Monday on, that an instant is in; UTC. */
export function periodOf(span: Span, at: Instant): Period {
  switch (span) {
    case 'all':
      return 'all';
    case 'month':
      return `month/${new Date(at).toISOString().slice(0, 7)}`;
    case 'week':
      return `week/${weekOf(at)}`;
  }
}

export function periodsOf(at: Instant): readonly Period[] {
  return SPANS.map((span) => periodOf(span, at));
}

/** ISO 8601: a week belongs to the year that its Thursday is in. */
function weekOf(at: Instant): string {
  const day = (new Date(at).getUTCDay() + 6) % 7;
  const thursday = new Date(at + (3 - day) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS));
  return `${year}-W${String(week).padStart(2, '0')}`;
}
