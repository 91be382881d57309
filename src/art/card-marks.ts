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

/** Lantern light around a card that may be chosen. */
export function paintGlow(brush: Brush, { width, height }: CardOutline, corner: Corner): void {
  const paint = (glow: Brush) => {
    glow.fillStyle = PALETTE.lantern;
    glow.beginPath();
    glow.roundRect(-6, -6, width + 12, height + 12, cardRadius({ width, height }) + 6);
    glow.fill();
  };
  stamp(brush, { key: `glow/${width}/${height}`, width, height, margin: GLOW_ROOM, paint }, corner);
}

/** A dashed rim of light around a card that has just come. */
export function paintNewRing(brush: Brush, { width, height }: CardOutline, corner: Corner): void {
  const paint = (ring: Brush) => {
    ring.strokeStyle = PALETTE.lanternSoft;
    ring.lineWidth = 4;
    ring.setLineDash([10, 6]);
    ring.beginPath();
    ring.roundRect(-6, -6, width + 12, height + 12, cardRadius({ width, height }) + 6);
    ring.stroke();
  };
  stamp(brush, { key: `new/${width}/${height}`, width, height, margin: GLOW_ROOM, paint }, corner);
}

/** Shade on a card that may not be chosen. */
export function paintVeil(brush: Brush, { width, height }: CardOutline, corner: Corner): void {
  const paint = (veil: Brush) => {
    veil.globalAlpha = 0.52;
    veil.fillStyle = PALETTE.moss;
    veil.beginPath();
    veil.roundRect(0, 0, width, height, cardRadius({ width, height }));
    veil.fill();
  };
  stamp(brush, { key: `veil/${width}/${height}`, width, height, paint }, corner);
}
