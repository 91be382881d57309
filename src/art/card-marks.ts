import type { Brush } from './brush.js';
import { PALETTE } from './palette.js';
import { stamp } from './sprites.js';

/** How large a card is, whatever is printed on it. */
export interface CardOutline {
  readonly width: number;
  readonly height: number;
}

/** The top left corner. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

/** `lit` may be chosen, `dim` may not, `new` has just come, and `new-lit` has come and may be chosen. */
export type CardLook = 'plain' | 'lit' | 'dim' | 'new' | 'new-lit';

interface LookPlace extends Corner {
  readonly look: CardLook;
}

/** Room around a card's sprite for its shadow. */
export const SHADOW_ROOM = 16;
const GLOW_ROOM = 18;

export function cardRadius({ width }: CardOutline): number {
  return width * 0.09;
}

/** The empty paper of a card, with its top left corner at 0, 0. */
export function paintCardPaper(brush: Brush, { width, height }: CardOutline): void {
  // A stamp, since a soft shadow takes longer than all that is printed on the card.
  const paint = (paper: Brush) => paintPaper(paper, { width, height });
  const sprite = { key: `paper/${width}/${height}`, width, height, margin: SHADOW_ROOM, paint };
  stamp(brush, sprite, { x: 0, y: 0 });
}

function paintPaper(brush: Brush, { width, height }: CardOutline): void {
  const radius = cardRadius({ width, height });
  brush.shadowColor = 'rgba(10, 16, 10, 0.5)';
  brush.shadowBlur = 10;
  brush.shadowOffsetY = 4;
  brush.fillStyle = PALETTE.paper;
  brush.beginPath();
  brush.roundRect(0, 0, width, height, radius);
  brush.fill();
  brush.shadowColor = 'transparent';
  brush.strokeStyle = PALETTE.paperEdge;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.roundRect(1, 1, width - 2, height - 2, radius - 1);
  brush.stroke();
}

/** What shows of a card's look around the card, to be painted before it. */
export function paintLookBelow(brush: Brush, outline: CardOutline, { look, ...corner }: LookPlace): void {
  if (look === 'lit') paintGlow(brush, outline, corner);
  if (look === 'new') paintNewRing(brush, outline, { ...corner, ...SOFT_DASHES });
  if (look === 'new-lit') paintNewRing(brush, outline, { ...corner, ...LIT_DASHES });
}

/** What shows of a card's look on the card, to be painted after it. */
export function paintLookAbove(brush: Brush, outline: CardOutline, { look, ...corner }: LookPlace): void {
  if (look === 'dim') paintVeil(brush, outline, corner);
}

/** Lantern light around a card that may be chosen. */
function paintGlow(brush: Brush, { width, height }: CardOutline, corner: Corner): void {
  const paint = (glow: Brush) => {
    glow.fillStyle = PALETTE.lantern;
    glow.beginPath();
    glow.roundRect(-6, -6, width + 12, height + 12, cardRadius({ width, height }) + 6);
    glow.fill();
  };
  stamp(brush, { key: `glow/${width}/${height}`, width, height, margin: GLOW_ROOM, paint }, corner);
}

/** A dashed rim of light around a card that has just come; of full light where it may be chosen. */
function paintNewRing(
  brush: Brush,
  { width, height }: CardOutline,
  { x, y, colour, thick, out }: Corner & Dashes,
): void {
  const paint = (ring: Brush) => {
    ring.strokeStyle = colour;
    ring.lineWidth = thick;
    ring.setLineDash([2.5 * thick, 1.5 * thick]);
    ring.beginPath();
    ring.roundRect(-out, -out, width + 2 * out, height + 2 * out, cardRadius({ width, height }) + out);
    ring.stroke();
  };
  stamp(brush, { key: `new/${thick}/${width}/${height}`, width, height, margin: GLOW_ROOM, paint }, { x, y });
}

interface Dashes {
  readonly colour: string;
  readonly thick: number;
  /** How far the middle of the line is from the card's edge. */
  readonly out: number;
}

const SOFT_DASHES: Dashes = { colour: PALETTE.lanternSoft, thick: 4, out: 6 };
const LIT_DASHES: Dashes = { colour: PALETTE.lantern, thick: 8, out: 4 };

/** Shade on a card that may not be chosen. */
function paintVeil(brush: Brush, { width, height }: CardOutline, corner: Corner): void {
  const paint = (veil: Brush) => {
    veil.globalAlpha = 0.52;
    veil.fillStyle = PALETTE.moss;
    veil.beginPath();
    veil.roundRect(0, 0, width, height, cardRadius({ width, height }));
    veil.fill();
  };
  stamp(brush, { key: `veil/${width}/${height}`, width, height, paint }, corner);
}
