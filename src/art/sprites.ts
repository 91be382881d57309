import { type Canvas, createCanvas } from 'canvas';
import type { Brush } from './brush.js';

/** Something painted once and then stamped, with room around it for its shadow. */
export interface Sprite {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Paints it with its top left corner at 0, 0; may reach `margin` beyond each edge. */
  readonly paint: (brush: Brush) => void;
  readonly margin?: number;
  /** True where it leaves nothing of what it is stamped on, which is faster. */
  readonly opaque?: boolean;
}

/**
 * Enough for every card in every size and the words that come up again and again; beyond it the sprite stamped
 * longest ago is dropped.
 */
export const SPRITES_MAX = 600;

const cache = new Map<string, Canvas>();

/** Stamps a sprite with its top left corner at `x`, `y`. */
export function stamp(
  brush: Brush,
  sprite: Sprite,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const margin = sprite.margin ?? 0;
  brush.drawImage(painted(sprite), Math.round(x) - margin, Math.round(y) - margin);
}

/** How many sprites are kept now. */
export function spriteCount(): number {
  return cache.size;
}

function painted(sprite: Sprite): Canvas {
  const known = cache.get(sprite.key);
  // Set anew, so that the map stays in the order of use.
  cache.delete(sprite.key);
  const canvas = known ?? paintSprite(sprite);
  cache.set(sprite.key, canvas);
  const oldest = cache.keys().next();
  if (cache.size > SPRITES_MAX && oldest.done !== true) cache.delete(oldest.value);
  return canvas;
}

function paintSprite({ width, height, paint, margin = 0, opaque = false }: Sprite): Canvas {
  const canvas = createCanvas(width + 2 * margin, height + 2 * margin);
  const brush = canvas.getContext('2d', opaque ? { pixelFormat: 'RGB24', alpha: false } : {});
  brush.translate(margin, margin);
  paint(brush);
  return canvas;
}
