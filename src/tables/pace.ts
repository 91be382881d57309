import { HOUR_MS, MINUTE_MS } from '../base/instant.js';

/** How long a match waits for each decision; chosen when a table is opened. */
export type Pace = 'relaxed' | 'daily' | 'brisk' | 'live';

export interface PaceTimes {
  /** For each decision anew. */
  readonly decisionMs: number;
  /** For the whole match, used by a seat once a decision's own time is spent. */
  readonly bankMs: number;
}

/** The shortest first; `null` is no deadline. */
export const PACES: Readonly<Record<Pace, PaceTimes | null>> = {
  live: { decisionMs: 5 * MINUTE_MS, bankMs: 10 * MINUTE_MS },
  brisk: { decisionMs: 8 * HOUR_MS, bankMs: 16 * HOUR_MS },
  daily: { decisionMs: 24 * HOUR_MS, bankMs: 48 * HOUR_MS },
  relaxed: null,
};

/** Where nothing else is asked for. */
export const PACE_DEFAULT: Pace = 'daily';

export function isPace(text: string): text is Pace {
  return Object.hasOwn(PACES, text);
}
