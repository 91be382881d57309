import { clip } from './clip.js';

/** Discord's limit. */
export const ALT_LENGTH_MAX = 1_024;

/** As many of a picture's sentences as an alt text holds; what no longer fits is left out whole. */
export function altText(alt: string): string {
  const [first = '', ...others] = alt.split('\n');
  let fitting = clip(first, ALT_LENGTH_MAX);
  for (const sentence of others) {
    const longer = `${fitting} ${sentence}`;
    if (longer.length > ALT_LENGTH_MAX) break;
    fitting = longer;
  }
  return fitting;
}
