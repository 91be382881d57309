import { paintAbilityIcon } from './ability-icons.js';
import { BIRD_CARD_SIZES, type BirdCardSize } from './bird-card-layout.js';
import type { Brush } from './brush.js';
import { paintCardPaper, SHADOW_ROOM } from './card-marks.js';
import { paintFeather } from './feathers.js';
import { PALETTE } from './palette.js';
import { stamp } from './sprites.js';

/** A bird's card face down: a nest, and a feather above it. */
export function paintBirdCardBack(
  brush: Brush,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: BirdCardSize },
): void {
  const outline = BIRD_CARD_SIZES[size];
  const paint = (back: Brush) => paintBack(back, outline);
  stamp(brush, { key: `bird-back/${size}`, ...outline, margin: SHADOW_ROOM, paint }, { x, y });
}

function paintBack(
  brush: Brush,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  paintCardPaper(brush, { width, height });
  const inset = width * 0.06;
  brush.fillStyle = PALETTE.bark;
  brush.beginPath();
  brush.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, width * 0.05);
  brush.fill();
  const ink = { colour: PALETTE.fern, ground: PALETTE.bark };
  paintFeather(brush, 'pointed', { ...ink, x: width / 2, y: height * 0.34, size: width * 0.46 });
  paintAbilityIcon(brush, 'nest', { ...ink, x: width / 2, y: height * 0.68, size: width * 0.58 });
}
