import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { registerFont } from 'canvas';
import { invariant } from '../base/invariant.js';
import type { Brush } from './brush.js';
import { coverageOf } from './coverage.js';

/** `display` for ranks, numbers and titles; `text` for sentences; `strong` for names and what stands out. */
export type Typeface = 'display' | 'text' | 'strong';

/** The smallest type on a sheet: 12 px once its 1200 px are shown as 400. */
export const TYPE_MIN = 36;

const require = createRequire(import.meta.url);

// One family name for each file: then no weight is ever matched to another file, or to a font of the system.
const FILES: Readonly<Record<Typeface, string>> = {
  display: require.resolve('@expo-google-fonts/fraunces/700Bold/Fraunces_700Bold.ttf'),
  text: require.resolve('@expo-google-fonts/alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf'),
  strong: require.resolve('@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf'),
};

const FAMILIES: Readonly<Record<Typeface, string>> = {
  display: 'Thicket Display',
  text: 'Thicket Text',
  strong: 'Thicket Strong',
};

for (const typeface of ['display', 'text', 'strong'] as const)
  registerFont(FILES[typeface], { family: FAMILIES[typeface] });

const COVERAGE: Readonly<Record<Typeface, ReadonlySet<number>>> = {
  display: coverageOf(readFileSync(FILES.display)),
  text: coverageOf(readFileSync(FILES.text)),
  strong: coverageOf(readFileSync(FILES.strong)),
};

/** For whoever sets type by a library of its own, which is to set none smaller than `TYPE_MIN`. */
export function familyOf(typeface: Typeface): string {
  return `"${FAMILIES[typeface]}"`;
}

/** The one place that chooses type, so that nothing too small to read can be written. */
export function useType(brush: Brush, typeface: Typeface, size: number): void {
  invariant(size >= TYPE_MIN, `Type of ${size} px is too small to read on a phone.`);
  brush.font = `${size}px "${FAMILIES[typeface]}"`;
}

export function hasGlyph(typeface: Typeface, character: string): boolean {
  return COVERAGE[typeface].has(character.codePointAt(0) ?? 0);
}
