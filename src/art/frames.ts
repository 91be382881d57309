import type { Brush } from './brush.js';
import { paintIcon } from './icons.js';
import { PALETTE, SEAT_COLOURS, SUIT_COLOURS } from './palette.js';
import { PIP_SIGNS, type Pip } from './pips.js';
import { paintSeatIcon } from './seat-icons.js';
import { stamp } from './sprites.js';
import { measure, writeText } from './text.js';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A sheet of paper that lies on the moss. */
export function paintPaperSheet(brush: Brush, { x, y, width, height }: Box): void {
  brush.fillStyle = 'rgba(10, 16, 10, 0.4)';
  brush.beginPath();
  brush.roundRect(x + 2, y + 6, width, height, 24);
  brush.fill();
  brush.fillStyle = PALETTE.paper;
  brush.beginPath();
  brush.roundRect(x, y, width, height, 24);
  brush.fill();
  brush.strokeStyle = PALETTE.paperEdge;
  brush.lineWidth = 3;
  brush.beginPath();
  brush.roundRect(x + 12, y + 12, width - 24, height - 24, 16);
  brush.stroke();
}

export interface PillStyle {
  /** The middle of the pill. */
  readonly x: number;
  readonly y: number;
  readonly widthMin?: number;
  readonly widthMax?: number;
}

export const PILL_HEIGHT = 52;
const PILL_TYPE = { typeface: 'strong', size: 36 } as const;

/** A few words on lantern light: whose turn it is, what is special. */
export function paintPill(
  brush: Brush,
  text: string,
  { x, y, widthMin = 0, widthMax = 400 }: PillStyle,
): void {
  const wanted = Math.max(widthMin, measure(brush, text, PILL_TYPE) + 40);
  const width = Math.ceil(Math.min(widthMax, wanted));
  const paint = (pill: Brush) => paintLitSlip(pill, text, width);
  const sprite = { key: `pill/${text}/${width}`, width, height: PILL_HEIGHT, paint };
  stamp(brush, sprite, { x: x - width / 2, y: y - PILL_HEIGHT / 2 });
}

function paintLitSlip(brush: Brush, text: string, width: number): void {
  brush.fillStyle = PALETTE.lantern;
  brush.beginPath();
  brush.roundRect(0, 0, width, PILL_HEIGHT, PILL_HEIGHT / 2);
  brush.fill();
  writeText(brush, text, {
    ...PILL_TYPE,
    x: width / 2,
    y: PILL_HEIGHT / 2 + 12,
    colour: PALETTE.ink,
    align: 'center',
    widthMax: width - 18,
    fresh: true,
  });
}

export const CHIP_HEIGHT = 68;
const CHIP_TYPE = 48;

/** A card in short, as rank and suit on a slip of paper. */
export interface Chip {
  readonly rank: string;
  readonly pip: Pip;
}

export function chipWidth(brush: Brush, { rank, pip }: Chip): number {
  return Math.round(measure(brush, rank + PIP_SIGNS[pip], { typeface: 'display', size: CHIP_TYPE }) + 36);
}

export function paintChip(
  brush: Brush,
  chip: Chip,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const width = chipWidth(brush, chip);
  const paint = (slip: Brush) => paintSlip(slip, chip, width);
  stamp(brush, { key: `chip/${chip.rank}/${chip.pip}`, width, height: CHIP_HEIGHT, paint }, { x, y });
}

function paintSlip(brush: Brush, { rank, pip }: Chip, width: number): void {
  brush.fillStyle = PALETTE.paper;
  brush.strokeStyle = PALETTE.paperEdge;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.roundRect(1, 1, width - 2, CHIP_HEIGHT - 2, 12);
  brush.fill();
  brush.stroke();
  writeText(brush, rank + PIP_SIGNS[pip], {
    x: width / 2,
    y: 51,
    typeface: 'display',
    size: CHIP_TYPE,
    colour: SUIT_COLOURS[pip],
    align: 'center',
    fresh: true,
  });
}

export interface SeatTokenPlace {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Whether whoever sits there is away. */
  readonly away?: boolean;
}

/** The mark of a seat, by colour and by shape; of somebody who is away, the shape alone in an empty place. */
export function paintSeatToken(
  brush: Brush,
  seat: number,
  { x, y, size, away = false }: SeatTokenPlace,
): void {
  const paint = (token: Brush) => (away ? paintAwayToken(token, seat, size) : paintToken(token, seat, size));
  const sprite = { key: `token/${seat}/${size}/${away}`, width: size, height: size, margin: 2, paint };
  stamp(brush, sprite, { x: x - size / 2, y: y - size / 2 });
}

function paintToken(brush: Brush, seat: number, size: number): void {
  const middle = size / 2;
  const colour = SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? PALETTE.cream;
  brush.fillStyle = colour;
  brush.strokeStyle = PALETTE.barkDeep;
  brush.lineWidth = 3;
  brush.beginPath();
  brush.arc(middle, middle, middle, 0, 2 * Math.PI);
  brush.fill();
  brush.stroke();
  const sign = { x: middle, y: middle, size: size * 0.66, colour: PALETTE.barkDeep, ground: colour };
  paintSeatIcon(brush, seat, sign);
}

function paintAwayToken(brush: Brush, seat: number, size: number): void {
  const middle = size / 2;
  brush.fillStyle = PALETTE.mossDeep;
  brush.strokeStyle = PALETTE.creamSoft;
  brush.lineWidth = 4;
  brush.setLineDash([size / 8, size / 11]);
  brush.beginPath();
  brush.arc(middle, middle, middle - 1, 0, 2 * Math.PI);
  brush.fill();
  brush.stroke();
  brush.setLineDash([]);
  const sign = {
    x: middle,
    y: middle,
    size: size * 0.58,
    colour: PALETTE.creamSoft,
    ground: PALETTE.mossDeep,
  };
  paintSeatIcon(brush, seat, sign);
}

const PILE_MAX = 13;
const PILE_CARD = { width: 44, height: 60, step: 13 } as const;

/** So many small cards face down, each peeping out from under the next. */
export function paintPile(
  brush: Brush,
  count: number,
  { x, y, toLeft }: { readonly x: number; readonly y: number; readonly toLeft: boolean },
): void {
  const { width, height, step } = PILE_CARD;
  for (let index = 0; index < Math.min(count, PILE_MAX); index += 1) {
    const left = toLeft ? x - width - index * step : x + index * step;
    brush.fillStyle = PALETTE.bark;
    brush.beginPath();
    brush.roundRect(left, y, width, height, 7);
    brush.fill();
    brush.strokeStyle = PALETTE.paper;
    brush.lineWidth = 4;
    brush.stroke();
  }
  if (count === 0) return;
  const last = Math.min(count, PILE_MAX) - 1;
  const middle = toLeft ? x - width / 2 - last * step : x + width / 2 + last * step;
  paintIcon(brush, 'fern', {
    x: middle,
    y: y + height / 2,
    size: 36,
    colour: PALETTE.fern,
    ground: PALETTE.bark,
  });
}
