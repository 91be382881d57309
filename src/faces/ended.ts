import type { Audience } from './face.js';

/** That a table has been ended, for whoever does not see it. */
export function endedAlt({ ended = false, words }: Audience): readonly string[] {
  return ended ? [words.plain('table.alt.ended')] : [];
}
