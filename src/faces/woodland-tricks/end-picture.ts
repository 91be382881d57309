import { altOf } from '../../art/alt.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { paintPaperSheet, paintSeatToken } from '../../art/frames.js';
import { paintIcon } from '../../art/icons.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { pictureOf } from '../../art/sheet.js';
import { writeText } from '../../art/text.js';
import { atSeat, type Outcome, type Seat } from '../../games/game-types.js';
import type { Audience } from '../face.js';
import { pictureName } from './names.js';
import { SEATS } from './sight.js';

const SHEET = { x: 28, y: 452, width: SHEET_WIDTH - 56, height: 276 } as const;
const HEIGHT = SHEET.y + SHEET.height + 32;
const TOTALS_X = [340, 860] as const;
const ROUND_COLUMNS_MAX = 7;
const NAMES_WIDTH = 330;
const SUM_WIDTH = 150;

/** The end of a match: who wins, both totals, and the rounds that made them. */
export function endPicture(outcome: Outcome, audience: Audience): Picture {
  return pictureOf({
    fileName: 'end.png',
    alt: altOf(endAlt(outcome, audience)),
    height: HEIGHT,
    paint: (brush) => {
      paintTitle(brush, outcome, audience);
      for (const seat of SEATS) paintTotal(brush, seat, { outcome, audience });
      paintPaperSheet(brush, SHEET);
      paintRounds(brush, outcome, audience);
    },
  });
}

function paintTitle(brush: Brush, { places }: Outcome, audience: Audience): void {
  const { words } = audience;
  const winners = SEATS.filter((seat) => atSeat(places, seat) === 1);
  const [winner] = winners;
  const title =
    winner === undefined || winners.length > 1
      ? words.plain('woodland-tricks.picture.shared')
      : words.plain('woodland-tricks.picture.wins', { name: pictureName(audience, winner) });
  writeText(brush, title, {
    x: SHEET_WIDTH / 2,
    y: 112,
    typeface: 'display',
    size: 88,
    colour: PALETTE.lantern,
    align: 'center',
    widthMax: SHEET_WIDTH - 100,
  });
}

function paintTotal(
  brush: Brush,
  seat: Seat,
  { outcome, audience }: { readonly outcome: Outcome; readonly audience: Audience },
): void {
  const x = TOTALS_X[seat === 0 ? 0 : 1];
  const won = atSeat(outcome.places, seat) === 1;
  if (won) {
    const ink = { colour: PALETTE.fern, ground: PALETTE.moss, size: 150, y: 262 };
    paintIcon(brush, 'wreath-left', { ...ink, x: x - 108 });
    paintIcon(brush, 'wreath-right', { ...ink, x: x + 108 });
  }
  writeText(brush, `${atSeat(outcome.totals, seat)}`, {
    x,
    y: 302,
    typeface: 'display',
    size: 124,
    colour: won ? PALETTE.cream : PALETTE.creamSoft,
    align: 'center',
  });
  const name = pictureName(audience, seat);
  const width = writeText(brush, name, {
    x: x + 36,
    y: 414,
    typeface: 'strong',
    size: 50,
    colour: PALETTE.cream,
    align: 'center',
    widthMax: 360,
  });
  paintSeatToken(brush, seat, { x: x - width / 2 - 8, y: 398, size: 60 });
}

interface Column {
  readonly head: string;
  readonly points: readonly number[];
}

// Where there are more rounds than columns, the earliest share the first one.
function columnsOf({ rounds }: Outcome, { words }: Audience): readonly Column[] {
  const columns = rounds.map((points, index): Column => ({ head: `${index + 1}`, points }));
  if (columns.length <= ROUND_COLUMNS_MAX) return columns;
  const merged = columns.length - ROUND_COLUMNS_MAX + 1;
  const points = SEATS.map((seat) =>
    rounds.slice(0, merged).reduce((sum, round) => sum + atSeat(round, seat), 0),
  );
  return [
    { head: words.plain('woodland-tricks.picture.earlier', { last: merged }), points },
    ...columns.slice(merged),
  ];
}

function paintRounds(brush: Brush, outcome: Outcome, audience: Audience): void {
  const columns = columnsOf(outcome, audience);
  const left = SHEET.x + 40 + NAMES_WIDTH;
  const sumX = SHEET.x + SHEET.width - 40 - SUM_WIDTH / 2;
  const step = Math.min(130, (sumX - SUM_WIDTH / 2 - left) / Math.max(1, columns.length));
  const sums: Column = {
    head: audience.words.plain('woodland-tricks.picture.sum'),
    points: outcome.totals,
  };
  for (const [index, column] of columns.entries())
    paintColumn(brush, column, { x: left + (index + 0.5) * step, strong: false });
  paintColumn(brush, sums, { x: sumX, strong: true });
  for (const seat of SEATS) {
    const y = rowY(seat);
    brush.fillStyle = PALETTE.paperEdge;
    brush.fillRect(SHEET.x + 36, y - 56, SHEET.width - 72, 2);
    writeText(brush, pictureName(audience, seat), {
      x: SHEET.x + 44,
      y,
      typeface: 'strong',
      size: 44,
      colour: PALETTE.ink,
      widthMax: NAMES_WIDTH - 20,
    });
  }
}

function paintColumn(
  brush: Brush,
  { head, points }: Column,
  { x, strong }: { readonly x: number; readonly strong: boolean },
): void {
  writeText(brush, head, {
    x,
    y: SHEET.y + 72,
    typeface: 'display',
    size: 40,
    colour: PALETTE.inkSoft,
    align: 'center',
  });
  for (const seat of SEATS)
    writeText(brush, `${atSeat(points, seat)}`, {
      x,
      y: rowY(seat) + 2,
      typeface: 'display',
      size: strong ? 56 : 46,
      colour: PALETTE.ink,
      align: 'center',
    });
}

function rowY(seat: Seat): number {
  return SHEET.y + 150 + seat * 82;
}

function endAlt(outcome: Outcome, audience: Audience): readonly string[] {
  const { words, names } = audience;
  return SEATS.toSorted((one, other) => atSeat(outcome.places, one) - atSeat(outcome.places, other)).map(
    (seat) =>
      words.plain('woodland-tricks.alt.end-seat', {
        name: atSeat(names, seat),
        place: atSeat(outcome.places, seat),
        total: atSeat(outcome.totals, seat),
        rounds: outcome.rounds.map((points) => atSeat(points, seat)).join(', '),
      }),
  );
}
