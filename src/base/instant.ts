import type { Brand } from './brand.js';

/** Milliseconds since the Unix epoch. Only `main.ts` asks the clock; everything else is handed an instant. */
export type Instant = Brand<number, 'Instant'>;
