/** Discord's limit for an alt text. */
export const ALT_LENGTH_MAX = 1024;

/** Joins sentences to an alt text, the most important first; what no longer fits is left out whole. */
export function altOf(sentences: readonly string[]): string {
  let alt = '';
  for (const sentence of sentences) {
    const longer = alt === '' ? sentence : `${alt} ${sentence}`;
    if (longer.length > ALT_LENGTH_MAX) break;
    alt = longer;
  }
  return alt === '' ? shortened(sentences[0] ?? '', ALT_LENGTH_MAX) : alt;
}

/** At most `length` UTF-16 units, ended by an ellipsis where something is left out; no character is cut in two. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > length - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}
