import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { paintPaperSheet } from '../../art/frames.js';
import { paintOrderToken } from '../../art/order-tokens.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { measure as widthOf, writeText } from '../../art/text.js';
import type { LeaderboardRow } from '../../standings/types.js';
import type { Words } from '../../words/words.js';
import { type Band, bandsPicture } from '../bands.js';
import { MARGIN, titleBand } from '../title-band.js';
import { type BoardShown, boardAlt, ownApart } from './board-words.js';
import { pictureName } from './names.js';
import { numberText, valueText } from './values.js';

/** A page of a leaderboard: places, names and figures, and the asker's own row wherever it is. */
export function boardPicture(shown: BoardShown, words: Words): Picture {
  const { game, measure, span } = shown;
  const subtitle = words.plain('standings.board.subtitle', {
    measure: words.plain(`standings.measure.${measure}`),
    span: words.plain(`standings.span.${span}`),
  });
  const apart = ownApart(shown);
  const layout = layoutOf(shown, words);
  return bandsPicture({
    fileName: 'leaderboard.png',
    alt: boardAlt(shown, words),
    bands: [
      titleBand(game, subtitle),
      sheetBand(shown, layout),
      ...(apart === null ? [] : [ownBand(apart, layout)]),
    ],
  });
}

const ROW_HEIGHT = 60;
const HEAD_HEIGHT = 62;
const FOOT = 22;
const LEFT = MARGIN + 40;
const PLACE_GAP = 26;
const RIGHT = SHEET_WIDTH - MARGIN - 36;
const TYPE = 42;
/** Of the line that a row's letters stand on, below its upper edge. */
const BASELINE = 44;
const DIGIT_WIDTH = 26;
const PLACES_WIDTH_MAX = 152;
const NOTE_GAP = 18;
/** The first three stand on slices of a branch. */
const TOKENS_MAX = 3;
const TOKEN_SIZE = 54;
const WIDE_PLACE = 100_000;

/** What all rows have in common. */
interface Layout {
  readonly words: Words;
  readonly asker: BoardShown['asker'];
  readonly columns: readonly Column[];
  /** Where the places end; names begin a little further. */
  readonly placesRight: number;
}

interface Column {
  readonly head: string;
  readonly width: number;
  readonly strong: boolean;
  readonly value: (row: LeaderboardRow) => string;
}

function layoutOf(shown: BoardShown, words: Words): Layout {
  const { rows, own } = shown.page;
  const last = Math.max(1, own?.place ?? 1, ...rows.map(({ place }) => place));
  const digits = numberText(last, words).length;
  return {
    words,
    asker: shown.asker,
    columns: columnsOf(shown, words),
    placesRight: LEFT + Math.max(TOKEN_SIZE, Math.min(PLACES_WIDTH_MAX, digits * DIGIT_WIDTH)),
  };
}

// What the board goes by stands last; wins need no column of their own beside themselves.
function columnsOf({ measure }: BoardShown, words: Words): readonly Column[] {
  const head = (what: 'matches' | BoardShown['measure']) => words.plain(`standings.board.head.${what}`);
  const count = { width: 150, strong: false } as const;
  return [
    { ...count, head: head('matches'), value: ({ matches }) => numberText(matches, words) },
    ...(measure === 'wins'
      ? []
      : [{ ...count, head: head('wins'), value: (row: LeaderboardRow) => numberText(row.wins, words) }]),
    { head: head(measure), width: 216, strong: true, value: ({ value }) => valueText(measure, value, words) },
  ];
}

function sheetBand({ page }: BoardShown, layout: Layout): Band {
  const { rows } = page;
  const height = HEAD_HEIGHT + rows.length * ROW_HEIGHT + FOOT;
  return {
    height: height + 8,
    paint: (brush, y) => {
      paintPaperSheet(brush, { x: MARGIN, y, width: SHEET_WIDTH - 2 * MARGIN, height });
      paintHeads(brush, layout.columns, y + 50);
      paintExtent(brush, page, { words: layout.words, y: y + 50 });
      for (const [index, row] of rows.entries())
        paintRow(brush, row, { ...layout, y: y + HEAD_HEIGHT + index * ROW_HEIGHT });
    },
  };
}

/** The asker's own row, apart from the others, on a slip of paper of its own. */
function ownBand(row: LeaderboardRow, layout: Layout): Band {
  const gap = 10;
  return {
    height: ROW_HEIGHT + gap + 8,
    paint: (brush, y) => {
      brush.fillStyle = PALETTE.lanternSoft;
      brush.beginPath();
      brush.roundRect(MARGIN, y + gap, SHEET_WIDTH - 2 * MARGIN, ROW_HEIGHT, 16);
      brush.fill();
      paintRow(brush, row, { ...layout, y: y + gap });
    },
  };
}

function paintHeads(brush: Brush, columns: readonly Column[], y: number): void {
  let right = RIGHT;
  for (const { head, width } of columns.toReversed()) {
    const style = { typeface: 'text', size: 36, colour: PALETTE.inkSoft, align: 'right' } as const;
    writeText(brush, head, { ...style, x: right, y, widthMax: width - 16 });
    right -= width;
  }
}

/** Which of all places these are. */
function paintExtent(
  brush: Brush,
  { rows, players }: BoardShown['page'],
  { words, y }: { readonly words: Words; readonly y: number },
): void {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return;
  const extent = words.plain(
    first.place === last.place ? 'standings.board.place-of' : 'standings.board.places-of',
    {
      first: numberText(first.place, words),
      last: numberText(last.place, words),
      players: numberText(players, words),
    },
  );
  writeText(brush, extent, { x: LEFT, y, typeface: 'text', size: 36, colour: PALETTE.inkSoft });
}

type Row = Layout & { readonly y: number };

function paintRow(brush: Brush, row: LeaderboardRow, at: Row): void {
  const { columns, y } = at;
  if (row.userId === at.asker) paintLight(brush, y);
  else paintRule(brush, y);
  paintPlace(brush, row.place, at);
  let right = RIGHT;
  for (const { width, strong, value } of columns.toReversed()) {
    writeText(brush, value(row), {
      x: right,
      y: y + BASELINE,
      typeface: 'display',
      size: strong ? 46 : TYPE,
      colour: strong ? PALETTE.ink : PALETTE.inkSoft,
      align: 'right',
      widthMax: width - 16,
    });
    right -= width;
  }
  paintName(brush, row, { ...at, right: right - 8 });
}

// Lit and with a mark at the edge, so that light is not all that tells it.
function paintLight(brush: Brush, y: number): void {
  brush.fillStyle = PALETTE.lanternSoft;
  brush.fillRect(MARGIN + 18, y + 1, SHEET_WIDTH - 2 * MARGIN - 36, ROW_HEIGHT - 2);
  brush.fillStyle = PALETTE.lantern;
  brush.fillRect(MARGIN + 18, y + 1, 12, ROW_HEIGHT - 2);
}

function paintRule(brush: Brush, y: number): void {
  brush.fillStyle = PALETTE.paperEdge;
  brush.fillRect(MARGIN + 32, y, SHEET_WIDTH - 2 * MARGIN - 64, 2);
}

function paintPlace(brush: Brush, place: number, { y, words, placesRight }: Row): void {
  if (place <= TOKENS_MAX) {
    const x = placesRight - TOKEN_SIZE / 2;
    paintOrderToken(brush, place, { x, y: y + ROW_HEIGHT / 2, size: TOKEN_SIZE });
    return;
  }
  writeText(brush, numberText(place, words), {
    x: placesRight,
    y: y + BASELINE,
    // Narrower, so that a place of six digits is whole.
    typeface: place < WIDE_PLACE ? 'display' : 'strong',
    size: TYPE,
    colour: PALETTE.ink,
    align: 'right',
    widthMax: PLACES_WIDTH_MAX,
  });
}

/** The name, and after it whether it is the asker's own, or of somebody who has left. */
function paintName(
  brush: Brush,
  { name, userId, present }: LeaderboardRow,
  { asker, words, placesRight, y, right }: Row & { readonly right: number },
): void {
  const x = placesRight + PLACE_GAP;
  const isOwn = userId === asker;
  const hasLeft = !present && name !== null;
  const note = isOwn ? words.plain('standings.board.you') : words.plain('standings.board.left');
  const noteType = { typeface: 'text', size: 36 } as const;
  const noteWidth = isOwn || hasLeft ? widthOf(brush, note, noteType) + NOTE_GAP : 0;
  const written = writeText(brush, pictureName(name, words), {
    x,
    y: y + BASELINE,
    typeface: 'strong',
    size: TYPE,
    colour: present ? PALETTE.ink : PALETTE.inkSoft,
    widthMax: right - x - noteWidth,
  });
  if (noteWidth === 0) return;
  writeText(brush, note, {
    ...noteType,
    x: x + written + NOTE_GAP,
    y: y + BASELINE,
    colour: PALETTE.inkSoft,
  });
}
