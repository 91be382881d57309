import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { registerFont } from 'canvas';
import { invariant } from '../base/invariant.js';
import type { Brush } from './brush.js';
import { coverageOf } from './coverage.js';

/** `display` for ranks, numbers and titles; `text` for sentences; `strong` for names and what stands out. */
export type Typeface = 'display' | 'text' | 'strong';

/** What those lack and names are written in: other scripts, and emojis in the colour of the line. */
export type ForeignTypeface = 'emoji' | 'hebrew' | 'arabic' | 'devanagari' | 'thai';

export type AnyTypeface = Typeface | ForeignTypeface;

/** The smallest type on a sheet: 12 px once its 1200 px are shown as 400. */
export const TYPE_MIN = 36;

const require = createRequire(import.meta.url);

// One family name for each file: then no weight is ever matched to another file, or to a font of the system.
const FILES: Readonly<Record<AnyTypeface, string>> = {
  display: require.resolve('@expo-google-fonts/fraunces/700Bold/Fraunces_700Bold.ttf'),
  text: require.resolve('@expo-google-fonts/alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf'),
  strong: require.resolve('@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf'),
  hebrew: require.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
  arabic: require.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  devanagari: require.resolve(
    '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  ),
  thai: require.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
  emoji: require.resolve('@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'),
};

const FAMILIES: Readonly<Record<AnyTypeface, string>> = {
  display: 'Thicket Display',
  text: 'Thicket Text',
  strong: 'Thicket Strong',
  hebrew: 'Thicket Hebrew',
  arabic: 'Thicket Arabic',
  devanagari: 'Thicket Devanagari',
  thai: 'Thicket Thai',
  emoji: 'Thicket Emoji',
};

const TYPEFACES = Object.keys(FILES) as readonly AnyTypeface[];

for (const typeface of TYPEFACES) registerFont(FILES[typeface], { family: FAMILIES[typeface] });

const coverages = new Map<AnyTypeface, ReadonlySet<number>>();

// Read when it is asked for, since most of them never are.
function coverageFor(typeface: AnyTypeface): ReadonlySet<number> {
  const coverage = coverages.get(typeface) ?? coverageOf(readFileSync(FILES[typeface]));
  coverages.set(typeface, coverage);
  return coverage;
}

/** What each foreign typeface is for; of Latin letters, which most of them have too, there are better ones. */
const SCRIPTS: Readonly<Record<ForeignTypeface, RegExp>> = {
  hebrew: /\p{Script=Hebrew}/u,
  arabic: /[\p{Script=Arabic}\p{Script_Extensions=Arabic}]/u,
  devanagari: /[\p{Script=Devanagari}\p{Script_Extensions=Devanagari}]/u,
  thai: /\p{Script=Thai}/u,
  emoji: /\p{Extended_Pictographic}/u,
};

const FOREIGN = Object.keys(SCRIPTS) as readonly ForeignTypeface[];

/** For whoever sets type by a library of its own, which is to set none smaller than `TYPE_MIN`. */
export function familyOf(typeface: Typeface): string {
  return `"${FAMILIES[typeface]}"`;
}

/** The one place that chooses type, so that nothing too small to read can be written. */
export function useType(brush: Brush, typeface: AnyTypeface, size: number): void {
  invariant(size >= TYPE_MIN, `Type of ${size} px is too small to read on a phone.`);
  brush.font = `${size}px "${FAMILIES[typeface]}"`;
}

export function hasGlyph(typeface: AnyTypeface, character: string): boolean {
  return coverageFor(typeface).has(character.codePointAt(0) ?? 0);
}

/** What a character of another script is set in, or an emoji; nothing where no typeface has it. */
export function foreignTypeface(character: string): ForeignTypeface | undefined {
  return FOREIGN.find((typeface) => SCRIPTS[typeface].test(character) && hasGlyph(typeface, character));
}
