const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter of a name as one sees it: an emoji of many parts, or a letter with its accents, is one. */
export function firstLetter(name) {
  const [first] = SEGMENTER.segment(name.trim());
  return first?.segment ?? '?';
}
