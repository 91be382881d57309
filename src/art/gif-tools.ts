import { createRequire } from 'node:module';
import type * as Gifenc from 'gifenc';

/** Required, since whoever imports a module of the older kind sees its exports in one way or another. */
export const { GIFEncoder, quantize } = createRequire(import.meta.url)('gifenc') as typeof Gifenc;
