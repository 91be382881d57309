import type { Brush } from './brush.js';
import { type AnyTypeface, TYPE_MIN, type Typeface, useType } from './fonts.js';
import { paintPip } from './pips.js';
import { ELLIPSIS, type Run, runsOf } from './runs.js';
import { type Sprite, stamp } from './sprites.js';

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
  /** True where the brush is turned or scaled, or the whole is going to be stamped anyway. */
  readonly fresh?: boolean;
}

/** Writes one line and says how wide it became. ♠ ♥ ♦ ♣ become paths; what no typeface has is left out. */
export function writeText(brush: Brush, text: string, style: TextStyle): number {
  const line = fitted(brush, text, style);
  const start = style.x - line.width * ALIGN_SHARES[style.align ?? 'left'];
  let x = start;
  for (const { run, width } of line.runs) {
    paintRun(brush, run, { ...style, x, size: line.size });
    x += width;
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

export function measure(brush: Brush, text: string, type: Type): number {
  return setLine(brush, text, type).width;
}

interface Type {
  readonly typeface: Typeface;
  readonly size: number;
}

/** A line as it is going to be painted. */
interface SetLine {
  readonly runs: readonly { readonly run: Run; readonly width: number }[];
  readonly size: number;
  readonly width: number;
}

const ALIGN_SHARES = { left: 0, center: 0.5, right: 1 } as const;
/** A suit in a line of text, in parts of the type's size. */
const PIP_SIZE = 0.74;
const PIP_ADVANCE = 0.8;

function fitted(brush: Brush, text: string, style: TextStyle): SetLine {
  const { typeface, size, widthMax } = style;
  const line = setLine(brush, text, { typeface, size });
  if (widthMax === undefined || line.width <= widthMax) return line;
  const smaller = Math.max(TYPE_MIN, Math.floor((size * widthMax) / line.width));
  const smallerLine = setLine(brush, text, { typeface, size: smaller });
  if (smallerLine.width <= widthMax) return smallerLine;
  const letters = lettersAlone(text);
  if (letters !== text) return fitted(brush, letters, style);
  return ellipsed(brush, text, { typeface, size: smaller, widthMax });
}

/** A line with letters without its emojis, which go first where there is no room for all. */
function lettersAlone(text: string): string {
  const letters = text.replace(EMOJIS, '').replace(/ +/gu, ' ').trim();
  return /\p{L}/u.test(letters) ? letters : text;
}

const EMOJIS = /(?![♠♥♦♣©®™])\p{Extended_Pictographic}/gu;

function ellipsed(
  brush: Brush,
  text: string,
  { widthMax, ...type }: Type & { readonly widthMax: number },
): SetLine {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const cutAfter = (count: number) =>
    setLine(brush, letters.slice(0, count).join('').trimEnd() + ELLIPSIS, type);
  let fits = 0;
  let tooLong = letters.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (cutAfter(middle).width <= widthMax) fits = middle;
    else tooLong = middle;
  }
  return cutAfter(fits);
}

function setLine(brush: Brush, text: string, { typeface, size }: Type): SetLine {
  const runs = runsOf(text, typeface).map((run) => ({ run, width: runWidth(brush, run, size) }));
  return { runs, size, width: runs.reduce((sum, { width }) => sum + width, 0) };
}

// The same few words are set again and again, and measuring costs nearly as much as painting.
const WIDTHS_MAX = 2000;
const widths = new Map<string, number>();

function runWidth(brush: Brush, run: Run, size: number): number {
  if (run.kind === 'pip') return size * PIP_ADVANCE;
  const key = `${run.typeface}/${size}/${run.text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  useType(brush, run.typeface, size);
  const { width } = brush.measureText(run.text);
  if (widths.size >= WIDTHS_MAX) widths.clear();
  widths.set(key, width);
  return width;
}

function paintRun(brush: Brush, run: Run, { x, y, size, colour, fresh = false }: TextStyle): void {
  if (run.kind === 'pip') {
    paintPip(brush, run.pip, {
      x: x + (size * PIP_ADVANCE) / 2,
      y: y - size * 0.32,
      size: size * PIP_SIZE,
      colour,
    });
    return;
  }
  const letters = { ...run, size, colour };
  if (fresh || run.text.length > STAMPED_LENGTH_MAX) writeLetters(brush, letters, { x, y });
  else stamp(brush, lettersSprite(brush, letters), { x, y: y - size });
}

interface Letters {
  readonly text: string;
  readonly typeface: AnyTypeface;
  readonly size: number;
  readonly colour: string;
}

/** Numbers and labels come up again and again, and stamping is several times as fast as writing. */
const STAMPED_LENGTH_MAX = 16;

function lettersSprite(brush: Brush, letters: Letters): Sprite {
  const { text, typeface, size, colour } = letters;
  return {
    key: `letters/${typeface}/${size}/${colour}/${text}`,
    width: Math.ceil(runWidth(brush, { kind: 'letters', text, typeface }, size)),
    height: Math.ceil(size * 1.2),
    // Room for what reaches beyond its own width and line.
    margin: Math.ceil(size * 0.3),
    paint: (sprite) => writeLetters(sprite, letters, { x: 0, y: size }),
  };
}

function writeLetters(
  brush: Brush,
  { text, typeface, size, colour }: Letters,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  useType(brush, typeface, size);
  brush.fillStyle = colour;
  brush.textAlign = 'left';
  brush.textBaseline = 'alphabetic';
  brush.fillText(text, x, y);
}
