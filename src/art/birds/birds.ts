import type { Brush } from '../brush.js';
import { stamp } from '../sprites.js';
import { CHICKADEE } from './chickadee.js';
import { DOVE } from './dove.js';
import { GOLDFINCH } from './goldfinch.js';
import { HAWK } from './hawk.js';
import { HUMMINGBIRD } from './hummingbird.js';
import { JAY } from './jay.js';
import { JUNCO } from './junco.js';
import { type Layer, paintLayers } from './layers.js';
import { NUTHATCH } from './nuthatch.js';
import { STARLING } from './starling.js';
import { TOWHEE } from './towhee.js';
import { WOODPECKER } from './woodpecker.js';

export type BirdKind =
  | 'chickadee'
  | 'junco'
  | 'starling'
  | 'woodpecker'
  | 'towhee'
  | 'dove'
  | 'hummingbird'
  | 'nuthatch'
  | 'goldfinch'
  | 'hawk'
  | 'jay';

const DRAWINGS: Readonly<Record<BirdKind, readonly Layer[]>> = {
  chickadee: CHICKADEE,
  junco: JUNCO,
  starling: STARLING,
  woodpecker: WOODPECKER,
  towhee: TOWHEE,
  dove: DOVE,
  hummingbird: HUMMINGBIRD,
  nuthatch: NUTHATCH,
  goldfinch: GOLDFINCH,
  hawk: HAWK,
  jay: JAY,
};

export const BIRD_KINDS = Object.keys(DRAWINGS) as readonly BirdKind[];

/** The field every bird is drawn in. */
export const BIRD_FIELD = { width: 200, height: 220 } as const;

/** Paints a bird once in this width and stamps it, its field's top left corner at `x`, `y`. */
export function stampBird(
  brush: Brush,
  bird: BirdKind,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const height = Math.round((width / BIRD_FIELD.width) * BIRD_FIELD.height);
  const paint = (sprite: Brush) => paintBird(sprite, bird, width);
  // Room for its perch, which reaches out of the field.
  const margin = Math.ceil(width * 0.2);
  stamp(brush, { key: `bird/${bird}/${width}`, width: Math.ceil(width), height, margin, paint }, { x, y });
}

/** What of the field shows a bird best where there is little room: its middle and its width. */
const CLOSE_UPS: Readonly<
  Record<BirdKind, { readonly x: number; readonly y: number; readonly width: number }>
> = {
  chickadee: { x: 110, y: 104, width: 170 },
  junco: { x: 104, y: 106, width: 204 },
  starling: { x: 122, y: 98, width: 190 },
  woodpecker: { x: 124, y: 80, width: 170 },
  towhee: { x: 122, y: 112, width: 190 },
  dove: { x: 100, y: 126, width: 212 },
  hummingbird: { x: 106, y: 96, width: 190 },
  nuthatch: { x: 124, y: 110, width: 190 },
  goldfinch: { x: 114, y: 112, width: 180 },
  hawk: { x: 114, y: 84, width: 172 },
  jay: { x: 114, y: 78, width: 190 },
};

/** Paints the bird's close-up into a box with its corner at 0, 0; what reaches out of it is the caller's to clip. */
export function paintBirdClose(
  brush: Brush,
  bird: BirdKind,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const close = CLOSE_UPS[bird];
  const scale = width / close.width;
  brush.save();
  brush.translate(width / 2 - close.x * scale, height / 2 - close.y * scale);
  paintBird(brush, bird, BIRD_FIELD.width * scale);
  brush.restore();
}

/** Paints a bird so that a field 200 wide would be `width`. */
export function paintBird(brush: Brush, bird: BirdKind, width: number): void {
  const scale = width / BIRD_FIELD.width;
  brush.save();
  brush.scale(scale, scale);
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  paintLayers(brush, DRAWINGS[bird], { small: scale < 0.45 });
  brush.restore();
}
