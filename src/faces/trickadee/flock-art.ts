import { BIRD_CARD_SIZES } from '../../art/bird-card-layout.js';
import { paintBirdCard } from '../../art/bird-cards.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import type { CardLook } from '../../art/card-marks.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import type { Bird, Card } from '../../games/trickadee/cards.js';
import type { FlockScore } from '../../games/trickadee/events.js';
import type { Words } from '../../words/words.js';
import type { Band } from '../bands.js';
import { faceOf, wildPlaces } from './card-art.js';

/** How flocks are to be shown. */
export interface FlockLook {
  readonly words: Words;
  /** What stands beside a flock's number, such as its points. */
  readonly caption: (flock: FlockScore) => string;
  /** The flocks and the birds that something can be done with. */
  readonly litFlocks?: ReadonlySet<number>;
  readonly litBirds?: ReadonlySet<Card>;
}

export const FLOCKS_MARGIN = 24;
const TILE = BIRD_CARD_SIZES.tile;
const TILE_STEP = TILE.width + 6;
const TRAY_PADDING = 9;
const TRAY_GAP = 12;
const CAPTION_HEIGHT = 54;
const TRAY_HEIGHT = CAPTION_HEIGHT + TILE.height + TRAY_PADDING;
const ROOM = SHEET_WIDTH - 2 * FLOCKS_MARGIN;
const TILES_MAX = Math.floor((ROOM - 2 * TRAY_PADDING + 6) / TILE_STEP);
const NUMBER_HEIGHT = 42;
const LINE_HEIGHT = 54;
/** Of numbers of one digit and of two; no round has a hundred flocks. */
const NUMBER_WIDTHS = { short: 42, long: 58 } as const;
/** About as wide as a letter of a caption is on average. */
const CAPTION_LETTER = 19;

/** Flocks side by side, each on a tray with its number and caption, in as many rows as they need. */
export function flockBands(flocks: readonly FlockScore[], look: FlockLook): readonly Band[] {
  const rows: Tray[][] = [];
  let room = 0;
  for (const tray of flocks.flatMap((flock) => traysOf(flock, look))) {
    const row = rows.at(-1);
    if (row === undefined || tray.width > room) {
      rows.push([tray]);
      room = ROOM - tray.width - TRAY_GAP;
    } else {
      row.push(tray);
      room -= tray.width + TRAY_GAP;
    }
  }
  return rows.map((trays) => ({
    height: TRAY_HEIGHT + 10,
    paint: (brush, y) => paintTrays(brush, trays, { look, y }),
  }));
}

/** How flocks are to be shown in rows of their own; each may have a note that explains it further. */
interface RowLook extends Omit<FlockLook, 'caption'> {
  readonly notes?: readonly string[];
}

/** A row for each flock, with what it scores for in words beside it. */
export function flockRows(flocks: readonly FlockScore[], look: RowLook): readonly Band[] {
  const caption = (flock: FlockScore) => sumWord(flock, look.words);
  return flocks.flatMap((flock, index) =>
    traysOf(flock, { ...look, caption }).map((tray, part): Band => {
      const why = part === 0 ? whyLines(flock, look.notes?.[index], look.words) : [];
      return {
        height: TRAY_HEIGHT + 10,
        paint: (brush, y) => {
          paintTray(brush, tray, { look, x: FLOCKS_MARGIN, y });
          paintLines(brush, why, { x: FLOCKS_MARGIN + tray.width + 28, middle: y + TRAY_HEIGHT / 2 });
        },
      };
    }),
  );
}

/** "3 × 2 = 6". */
export function sumWord({ birds, worth }: FlockScore, words: Words): string {
  return worth.points === 0
    ? '0'
    : words.plain('trickadee.picture.sum', {
        birds: birds.length,
        multiplier: worth.multiplier,
        points: worth.points,
      });
}

interface Line {
  readonly text: string;
  readonly typeface: 'strong' | 'text';
  readonly colour: string;
}

function whyLines(flock: FlockScore, note: string | undefined, words: Words): readonly Line[] {
  const categories = flock.worth.categories.map(
    (category): Line => ({
      text: words.plain(`trickadee.picture.category.${category}`),
      typeface: 'strong',
      colour: PALETTE.lanternSoft,
    }),
  );
  if (note === undefined) return categories;
  return [...categories, { text: note, typeface: 'text', colour: PALETTE.creamSoft }];
}

function paintLines(
  brush: Brush,
  lines: readonly Line[],
  { x, middle }: { readonly x: number; readonly middle: number },
): void {
  const top = middle - (lines.length * LINE_HEIGHT) / 2;
  for (const [index, line] of lines.entries())
    writeText(brush, line.text, {
      x,
      y: top + index * LINE_HEIGHT + 40,
      typeface: line.typeface,
      size: 44,
      colour: line.colour,
      widthMax: SHEET_WIDTH - FLOCKS_MARGIN - x,
    });
}

/** A flock, or a part of one that is too long for a row. */
interface Tray {
  readonly flock: FlockScore;
  readonly birds: readonly Bird[];
  readonly caption: string;
  readonly width: number;
}

function traysOf(flock: FlockScore, look: Pick<FlockLook, 'caption'>): readonly Tray[] {
  const parts = Array.from({ length: Math.ceil(flock.birds.length / TILES_MAX) }, (_, index) =>
    flock.birds.slice(index * TILES_MAX, (index + 1) * TILES_MAX),
  );
  return parts.map((birds, index) => {
    const caption = index === 0 ? look.caption(flock) : '';
    const tiles = birds.length * TILE_STEP - 6;
    const words = numberWidth(flock.label) + 12 + caption.length * CAPTION_LETTER;
    return { flock, birds, caption, width: Math.max(tiles, words) + 2 * TRAY_PADDING };
  });
}

function paintTrays(
  brush: Brush,
  trays: readonly Tray[],
  { look, y }: { readonly look: FlockLook; readonly y: number },
): void {
  let x = FLOCKS_MARGIN;
  for (const tray of trays) {
    paintTray(brush, tray, { look, x, y });
    x += tray.width + TRAY_GAP;
  }
}

function paintTray(
  brush: Brush,
  { flock, birds, caption, width }: Tray,
  { look, x, y }: { readonly look: Omit<FlockLook, 'caption'>; readonly x: number; readonly y: number },
): void {
  const lit = look.litFlocks?.has(flock.label) === true;
  brush.fillStyle = PALETTE.mossDeep;
  brush.strokeStyle = lit ? PALETTE.lantern : PALETTE.fern;
  brush.lineWidth = lit ? 5 : 2;
  brush.beginPath();
  brush.roundRect(x, y, width, TRAY_HEIGHT, 14);
  brush.fill();
  brush.stroke();
  const number = numberWidth(flock.label);
  paintNumber(brush, flock.label, { x: x + TRAY_PADDING + number / 2, y: y + CAPTION_HEIGHT / 2 + 1 });
  writeText(brush, caption, {
    x: x + TRAY_PADDING + number + 10,
    y: y + CAPTION_HEIGHT / 2 + 15,
    typeface: 'display',
    size: 38,
    colour: lit ? PALETTE.lantern : PALETTE.cream,
    widthMax: width - number - 2 * TRAY_PADDING - 8,
  });
  for (const [index, { card, wild }] of birds.entries())
    paintBirdCard(brush, faceOf(card, look.words), {
      x: x + TRAY_PADDING + index * TILE_STEP,
      y: y + CAPTION_HEIGHT,
      size: 'tile',
      look: tileLook(card, look),
      wild: wildPlaces(wild),
    });
}

function tileLook(card: Card, { litBirds }: Pick<FlockLook, 'litBirds'>): CardLook {
  return litBirds?.has(card) === true ? 'lit' : 'plain';
}

/** A flock's number, the same in pictures, words and controls. `x`, `y` is its middle. */
function paintNumber(
  brush: Brush,
  label: number,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const width = numberWidth(label);
  brush.fillStyle = PALETTE.creamSoft;
  brush.beginPath();
  brush.roundRect(x - width / 2, y - NUMBER_HEIGHT / 2, width, NUMBER_HEIGHT, 10);
  brush.fill();
  writeText(brush, `${label}`, {
    x,
    y: y + 13,
    typeface: 'display',
    size: 36,
    colour: PALETTE.ink,
    align: 'center',
    widthMax: width,
  });
}

function numberWidth(label: number): number {
  return label < 10 ? NUMBER_WIDTHS.short : NUMBER_WIDTHS.long;
}
