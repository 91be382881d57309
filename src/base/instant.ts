import type { Brand } from './brand.js';

/** Milliseconds since the Unix epoch. Only `main.ts` asks the clock; everything else is handed an instant. */
export type Instant = Brand<number, 'Instant'>;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
