import { type AnyTypeface, foreignTypeface, hasGlyph, type Typeface } from './fonts.js';
import { PIP_SIGNS, type Pip } from './pips.js';

/** Part of a line that is painted in one go: letters of one typeface, or a suit. */
export type Run = LettersRun | { readonly kind: 'pip'; readonly pip: Pip };

interface LettersRun {
  readonly kind: 'letters';
  readonly text: string;
  readonly typeface: AnyTypeface;
}

/** A line in runs from left to right. ♠ ♥ ♦ ♣ are suits; what no typeface has is left out. */
export function runsOf(text: string, typeface: Typeface): readonly Run[] {
  return text.split(/([♠♥♦♣])/u).flatMap((part): readonly Run[] => {
    const pip = PIPS_BY_SIGN.get(part);
    return pip === undefined ? lettersOf(part, typeface) : [{ kind: 'pip', pip }];
  });
}

const PIPS_BY_SIGN: ReadonlyMap<string, Pip> = new Map(
  (['spade', 'heart', 'diamond', 'club'] as const).map((pip) => [PIP_SIGNS[pip], pip]),
);

// A line with a letter that the display face lacks is set in the strong face as a whole, which has Greek and Cyrillic
// too; of other signs only the sign itself. Other scripts have faces of their own; what all lack is left out.
function lettersOf(text: string, wanted: Typeface): readonly Run[] {
  const characters = [...text];
  const missing = characters.filter((character) => !hasGlyph(wanted, character));
  if (missing.length === 0) return text === '' ? [] : [{ kind: 'letters', text, typeface: wanted }];
  const main = missing.some(isLetter) ? FALLBACK_TYPEFACES[wanted] : wanted;
  const faces = [main, FALLBACK_TYPEFACES[wanted]];
  return joined(
    characters.flatMap((character) => {
      const typeface = faces.find((face) => hasGlyph(face, character)) ?? foreignTypeface(character);
      return typeface === undefined ? [] : [{ text: asSet(character, typeface), typeface }];
    }),
  );
}

/** The end of a line that is cut. */
export const ELLIPSIS = '…';

interface Piece {
  readonly text: string;
  readonly typeface: AnyTypeface;
}

/** One run for what is set in one face. Words of a script that runs to the left stay one run, so that they keep their order. */
function joined(pieces: readonly Piece[]): readonly LettersRun[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const [before, last] = [runs.at(-2), runs.at(-1)];
    if (last?.typeface === piece.typeface) {
      runs.splice(-1, 1, { ...piece, text: last.text + piece.text });
    } else if (
      isLeftward(piece.typeface) &&
      before?.typeface === piece.typeface &&
      last?.text.trim() === ''
    ) {
      runs.splice(-2, 2, { ...piece, text: before.text + last.text + piece.text });
    } else if (piece.text === ELLIPSIS && last !== undefined && isLeftward(last.typeface)) {
      // What runs to the left is cut at its left end.
      runs.splice(-1, 0, piece);
    } else {
      runs.push(piece);
    }
  }
  return runs.map((run) => ({ kind: 'letters', ...run }));
}

function isLeftward(typeface: AnyTypeface): boolean {
  return typeface === 'hebrew' || typeface === 'arabic';
}

/** Asks for an emoji as text, or else a machine may choose an emoji font of its own. */
const AS_TEXT = '\uFE0E';

function asSet(character: string, typeface: AnyTypeface): string {
  return typeface === 'emoji' ? character + AS_TEXT : character;
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{M}]/u.test(character);
}

const FALLBACK_TYPEFACES: Readonly<Record<Typeface, Typeface>> = {
  display: 'strong',
  text: 'text',
  strong: 'strong',
};
