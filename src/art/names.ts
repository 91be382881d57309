import { hasGlyph } from './fonts.js';

/**
 * A name as pictures can show it: letters in disguise made plain, and emoji, stacked marks and scripts that the
 * typeface lacks left out. `fallback` is for a name of which nothing remains.
 */
export function drawableName(name: string, fallback: string): string {
  const plain = name.normalize('NFKC').replace(/[\p{M}\p{C}]/gu, '');
  const kept = [...plain].filter((character) => hasGlyph('strong', character)).join('');
  const tidy = kept.replace(/\s+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : fallback;
}
