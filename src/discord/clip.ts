/** The text, cut with an ellipsis where it is longer than `lengthMax`. */
export function clip(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  return lengthMax <= 0 ? '' : `${text.slice(0, lengthMax - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
