/** How long the longest sentence of a picture's words is. */
export function longestSentence(alt: string): number {
  return Math.max(...alt.split('\n').map(({ length }) => length));
}
