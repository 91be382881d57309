/** Puts sentences together to the words of a picture, the most important first. */
export function altOf(sentences: readonly string[]): string {
  return sentences.join('\n');
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
