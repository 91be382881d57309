import { foreignTypeface, hasGlyph } from './fonts.js';

/**
 * A name as pictures can show it: letters in disguise made plain, emojis without their skins and companions, flags as
 * letters, and without stacked marks and scripts that no typeface has. `fallback` is for a name of which nothing
 * remains.
 */
export function drawableName(name: string, fallback: string): string {
  const plain = [...name.normalize('NFC')]
    .map(madePlain)
    .join('')
    .replace(COMPANIONS, '$1')
    .replace(/\p{Regional_Indicator}/gu, flagLetter)
    .replace(/[\p{C}\p{Emoji_Modifier}]/gu, '');
  const kept = [...plain].filter(isDrawable).join('');
  const tidy = kept.replace(STACKED, '$1').replace(/\s+/gu, ' ').trim();
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(tidy) ? tidy : fallback;
}

// Only what would be lost otherwise: other scripts have letters that must not be taken apart.
function madePlain(character: string): string {
  return isDrawable(character) ? character : character.normalize('NFKC');
}

/** What joiners bind to an emoji: a profession, a colour, the rest of a family. */
const COMPANIONS =
  /(\p{Extended_Pictographic})(?:[\uFE0F\p{Emoji_Modifier}]*\u200D\p{Extended_Pictographic})+/gu;

/** As many marks on a letter as scripts need, no tower of them. */
const STACKED = /(\p{M}{2})\p{M}+/gu;

const REGIONAL_A = 0x1f1e6;
const LETTER_A = 0x41;

function flagLetter(indicator: string): string {
  return String.fromCodePoint((indicator.codePointAt(0) ?? 0) - REGIONAL_A + LETTER_A);
}

// Marks belong to the scripts that are written with them.
function isDrawable(character: string): boolean {
  if (foreignTypeface(character) !== undefined) return true;
  return hasGlyph('strong', character) && !/\p{M}/u.test(character);
}
