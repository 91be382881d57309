import { hasGlyph, TYPE_MIN, type Typeface, useType } from './fonts.js';
import { PIP_SIGNS, type Pip, paintPip } from './pips.js';
import type { Brush } from './sheet.js';

export interface TextStyle {
  readonly x: number;
  /** The line the letters stand on. */
  readonly y: number;
  readonly typeface: Typeface;
  readonly size: number;
  readonly colour: string;
  readonly align?: 'left' | 'center' | 'right';
  /** A longer text is set smaller, and once that is too small, cut with an ellipsis. */
  readonly widthMax?: number;
}

/** Writes one line and says how wide it became. ♠ ♥ ♦ ♣ become paths; what the typeface lacks is left out. */
export function writeText(brush: Brush, text: string, style: TextStyle): number {
  const line = fitted(brush, text, style);
  const start = style.x - line.width * ALIGN_SHARES[style.align ?? 'left'];
  brush.fillStyle = style.colour;
  let x = start;
  for (const run of runsOf(line.text, style.typeface)) {
    paintRun(brush, run, { x, y: style.y, size: line.size, colour: style.colour });
    x += runWidth(brush, run, line.size);
  }
  return line.width;
}

/** Breaks a text into lines between words; the last line allowed takes the rest. */
export function breakLines(
  brush: Brush,
  text: string,
  {
    typeface,
    size,
    width,
    linesMax,
  }: {
    readonly typeface: Typeface;
    readonly size: number;
    readonly width: number;
    readonly linesMax: number;
  },
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || lines.length === linesMax - 1 || measure(brush, longer, { typeface, size }) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

export function measure(
  brush: Brush,
  text: string,
  { typeface, size }: { readonly typeface: Typeface; readonly size: number },
): number {
  return runsOf(text, typeface).reduce((width, run) => width + runWidth(brush, run, size), 0);
}

type Run =
  | { readonly kind: 'letters'; readonly text: string; readonly typeface: Typeface }
  | { readonly kind: 'pip'; readonly pip: Pip };

interface Fitted {
  readonly text: string;
  readonly size: number;
  readonly width: number;
}

const ALIGN_SHARES = { left: 0, center: 0.5, right: 1 } as const;
const ELLIPSIS = '…';
/** A suit in a line of text, in parts of the type's size. */
const PIP_SIZE = 0.74;
const PIP_ADVANCE = 0.8;

function fitted(brush: Brush, text: string, { typeface, size, widthMax }: TextStyle): Fitted {
  const width = measure(brush, text, { typeface, size });
  if (widthMax === undefined || width <= widthMax) return { text, size, width };
  const smaller = Math.max(TYPE_MIN, Math.floor((size * widthMax) / width));
  const smallerWidth = measure(brush, text, { typeface, size: smaller });
  if (smallerWidth <= widthMax) return { text, size: smaller, width: smallerWidth };
  return ellipsed(brush, text, { typeface, size: smaller, widthMax });
}

function ellipsed(
  brush: Brush,
  text: string,
  {
    typeface,
    size,
    widthMax,
  }: { readonly typeface: Typeface; readonly size: number; readonly widthMax: number },
): Fitted {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let fits = 0;
  let tooLong = letters.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    const cut = letters.slice(0, middle).join('').trimEnd() + ELLIPSIS;
    if (measure(brush, cut, { typeface, size }) <= widthMax) fits = middle;
    else tooLong = middle;
  }
  const cut = letters.slice(0, fits).join('').trimEnd() + ELLIPSIS;
  return { text: cut, size, width: measure(brush, cut, { typeface, size }) };
}

function runsOf(text: string, typeface: Typeface): readonly Run[] {
  return text.split(/([♠♥♦♣])/u).flatMap((part): readonly Run[] => {
    const pip = PIPS_BY_SIGN.get(part);
    return pip === undefined ? lettersOf(part, typeface) : [{ kind: 'pip', pip }];
  });
}

const PIPS_BY_SIGN: ReadonlyMap<string, Pip> = new Map(
  (['spade', 'heart', 'diamond', 'club'] as const).map((pip) => [PIP_SIGNS[pip], pip]),
);

function lettersOf(text: string, wanted: Typeface): readonly Run[] {
  if (hasGlyphs(wanted, text)) return text === '' ? [] : [{ kind: 'letters', text, typeface: wanted }];
  return text.split(/(?<= )/u).flatMap((word) => wordOf(word, wanted));
}

// A word with a letter that the display face lacks is set in the strong face, which has Greek and Cyrillic too;
// what that lacks as well is left out.
function wordOf(word: string, wanted: Typeface): readonly Run[] {
  const typeface = hasGlyphs(wanted, word) ? wanted : FALLBACK_TYPEFACES[wanted];
  const text = [...word].filter((character) => hasGlyph(typeface, character)).join('');
  return text === '' ? [] : [{ kind: 'letters', text, typeface }];
}

function hasGlyphs(typeface: Typeface, text: string): boolean {
  return [...text].every((character) => hasGlyph(typeface, character));
}

const FALLBACK_TYPEFACES: Readonly<Record<Typeface, Typeface>> = {
  display: 'strong',
  text: 'text',
  strong: 'strong',
};

function runWidth(brush: Brush, run: Run, size: number): number {
  if (run.kind === 'pip') return size * PIP_ADVANCE;
  useType(brush, run.typeface, size);
  return brush.measureText(run.text).width;
}

function paintRun(
  brush: Brush,
  run: Run,
  {
    x,
    y,
    size,
    colour,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string },
): void {
  if (run.kind === 'pip') {
    paintPip(brush, run.pip, {
      x: x + (size * PIP_ADVANCE) / 2,
      y: y - size * 0.32,
      size: size * PIP_SIZE,
      colour,
    });
    return;
  }
  useType(brush, run.typeface, size);
  brush.textAlign = 'left';
  brush.textBaseline = 'alphabetic';
  brush.fillText(run.text, x, y);
}
