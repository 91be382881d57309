import { altOf } from '../../art/alt.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { paintPaperSheet, paintSeatToken } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { pictureOf } from '../../art/sheet.js';
import { writeText } from '../../art/text.js';
import { atSeat, type BySeat, type Seat } from '../../games/game-types.js';
import type { RoundScore } from '../../games/woodland-tricks/events.js';
import type { Audience } from '../face.js';
import { pictureName } from './names.js';
import { SEATS } from './sight.js';

export interface RoundShown extends RoundScore {
  readonly totals: BySeat<number>;
  readonly target: number;
}

const SHEET = { x: 28, y: 112, width: SHEET_WIDTH - 56, height: 532 } as const;
const HEIGHT = SHEET.y + SHEET.height + 32;
const ROWS_Y = SHEET.y + 178;
const ROW_HEIGHT = 68;
const LABEL_X = SHEET.x + 48;
const COLUMNS_X: BySeat<number> = [610, 950];
const COLUMN_WIDTH = 300;

/** What a round brought, from tricks to totals. */
export function roundPicture(shown: RoundShown, audience: Audience): Picture {
  return pictureOf({
    fileName: 'round.png',
    alt: altOf(roundAlt(shown, audience)),
    height: HEIGHT,
    paint: (brush) => {
      paintTitle(brush, shown, audience);
      paintPaperSheet(brush, SHEET);
      for (const seat of SEATS) paintHead(brush, seat, audience);
      for (const [index, row] of rowsOf(shown).entries()) paintRow(brush, row, { index, audience });
    },
  });
}

interface Row {
  readonly name: 'tricks' | 'trick-points' | 'sevens' | 'round' | 'total';
  readonly values: BySeat<number>;
  readonly sign: '' | '+';
}

function rowsOf({ tricks, trickPoints, bonuses, points, totals }: RoundShown): readonly Row[] {
  return [
    { name: 'tricks', values: tricks, sign: '' },
    { name: 'trick-points', values: trickPoints, sign: '' },
    { name: 'sevens', values: bonuses, sign: '+' },
    { name: 'round', values: points, sign: '+' },
    { name: 'total', values: totals, sign: '' },
  ];
}

function paintTitle(brush: Brush, { round, target }: RoundShown, { words }: Audience): void {
  writeText(brush, words.plain('woodland-tricks.picture.scores-title', { round }), {
    x: 36,
    y: 78,
    typeface: 'display',
    size: 54,
    colour: PALETTE.cream,
  });
  writeText(brush, words.plain('woodland-tricks.picture.to-target', { target }), {
    x: SHEET_WIDTH - 36,
    y: 76,
    typeface: 'text',
    size: 44,
    colour: PALETTE.creamSoft,
    align: 'right',
  });
}

function paintHead(brush: Brush, seat: Seat, audience: Audience): void {
  const x = atSeat(COLUMNS_X, seat);
  paintSeatToken(brush, seat, { x, y: SHEET.y + 52, size: 62 });
  writeText(brush, pictureName(audience, seat), {
    x,
    y: SHEET.y + 128,
    typeface: 'strong',
    size: 46,
    colour: PALETTE.ink,
    align: 'center',
    widthMax: COLUMN_WIDTH,
  });
}

interface RowStyle {
  readonly height: number;
  readonly rule: string;
  readonly label: { readonly typeface: 'text' | 'strong'; readonly size: number; readonly colour: string };
  readonly size: number;
}

const PLAIN_ROW: RowStyle = {
  height: 2,
  rule: PALETTE.paperEdge,
  label: { typeface: 'text', size: 42, colour: PALETTE.inkSoft },
  size: 48,
};

const TOTAL_ROW: RowStyle = {
  height: 5,
  rule: PALETTE.bark,
  label: { typeface: 'strong', size: 50, colour: PALETTE.ink },
  size: 70,
};

function paintRow(
  brush: Brush,
  row: Row,
  { index, audience }: { readonly index: number; readonly audience: Audience },
): void {
  const style = row.name === 'total' ? TOTAL_ROW : PLAIN_ROW;
  const y = ROWS_Y + index * ROW_HEIGHT;
  const baseline = y + style.size * 0.6;
  brush.fillStyle = style.rule;
  brush.fillRect(SHEET.x + 40, y - 24, SHEET.width - 80, style.height);
  writeText(brush, audience.words.plain(`woodland-tricks.picture.row.${row.name}`), {
    ...style.label,
    x: LABEL_X,
    y: baseline,
    widthMax: 330,
  });
  for (const seat of SEATS) {
    const value = atSeat(row.values, seat);
    writeText(brush, `${value > 0 ? row.sign : ''}${value}`, {
      x: atSeat(COLUMNS_X, seat),
      y: baseline,
      typeface: 'display',
      size: style.size,
      colour: PALETTE.ink,
      align: 'center',
    });
  }
}

function roundAlt(shown: RoundShown, { words, names }: Audience): readonly string[] {
  return [
    words.plain('woodland-tricks.alt.round', { round: shown.round }),
    ...SEATS.map((seat) =>
      words.plain('woodland-tricks.alt.round-seat', {
        name: atSeat(names, seat),
        tricks: atSeat(shown.tricks, seat),
        trickPoints: atSeat(shown.trickPoints, seat),
        bonus: atSeat(shown.bonuses, seat),
        points: atSeat(shown.points, seat),
        total: atSeat(shown.totals, seat),
      }),
    ),
  ];
}
