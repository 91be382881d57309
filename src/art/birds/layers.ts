import type { Brush } from '../brush.js';
import { type Outline, trace } from '../outline.js';

/** What a layer is painted with: one colour, or several that run into each other. */
export type Paint = string | Fade | Glow;

/** From one point to another. */
export interface Fade {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly colours: readonly string[];
}

/** From a middle outwards. */
export interface Glow {
  readonly middle: readonly [x: number, y: number];
  readonly radius: number;
  readonly colours: readonly string[];
}

/** One stroke of the brush after another makes a bird. */
export type Layer =
  | { readonly kind: 'patch'; readonly outline: Outline; readonly paint: Paint; readonly alpha: number }
  | { readonly kind: 'line'; readonly outline: Outline; readonly colour: string; readonly width: number }
  /** Spots as "x,y,radius", or "x,y,radius,flatness,turn" for ovals. */
  | { readonly kind: 'spots'; readonly spots: string; readonly colour: string }
  /** All that is inside lies within the outline. */
  | { readonly kind: 'within'; readonly outline: Outline; readonly layers: readonly Layer[] }
  | {
      readonly kind: 'eye';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly iris: string;
    }
  /** Left out where it would be finer than the eye can tell. */
  | { readonly kind: 'fine'; readonly layers: readonly Layer[] };

export function patch(outline: Outline, paint: Paint, alpha = 1): Layer {
  return { kind: 'patch', outline, paint, alpha };
}

export function line(outline: Outline, colour: string, width: number): Layer {
  return { kind: 'line', outline, colour, width };
}

/** Several lines of one colour and width. */
export function lines(outlines: readonly Outline[], colour: string, width: number): readonly Layer[] {
  return outlines.map((outline) => line(outline, colour, width));
}

export function spots(list: string, colour: string): Layer {
  return { kind: 'spots', spots: list, colour };
}

export function within(outline: Outline, ...layers: readonly Layer[]): Layer {
  return { kind: 'within', outline, layers };
}

export function fine(...layers: readonly Layer[]): Layer {
  return { kind: 'fine', layers };
}

export function eye(
  x: number,
  y: number,
  { radius, iris }: { readonly radius: number; readonly iris: string },
): Layer {
  return { kind: 'eye', x, y, radius, iris };
}

export function fade(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  ...colours: readonly string[]
): Fade {
  return { from, to, colours };
}

export function glow(
  middle: readonly [x: number, y: number],
  radius: number,
  ...colours: readonly string[]
): Glow {
  return { middle, radius, colours };
}

export function paintLayers(
  brush: Brush,
  layers: readonly Layer[],
  { small }: { readonly small: boolean },
): void {
  for (const layer of layers) paintLayer(brush, layer, small);
}

function paintLayer(brush: Brush, layer: Layer, small: boolean): void {
  switch (layer.kind) {
    case 'patch':
      brush.globalAlpha = layer.alpha;
      brush.fillStyle = styleOf(brush, layer.paint);
      trace(brush, layer.outline, { closed: true });
      brush.fill();
      brush.globalAlpha = 1;
      return;
    case 'line':
      brush.strokeStyle = layer.colour;
      brush.lineWidth = layer.width;
      trace(brush, layer.outline, { closed: false });
      brush.stroke();
      return;
    case 'spots':
      brush.fillStyle = layer.colour;
      paintSpots(brush, layer.spots);
      return;
    case 'within':
      brush.save();
      trace(brush, layer.outline, { closed: true });
      brush.clip();
      paintLayers(brush, layer.layers, { small });
      brush.restore();
      return;
    case 'eye':
      paintEye(brush, layer);
      return;
    case 'fine':
      if (!small) paintLayers(brush, layer.layers, { small });
  }
}

function styleOf(brush: Brush, paint: Paint): string | ReturnType<Brush['createLinearGradient']> {
  if (typeof paint === 'string') return paint;
  const gradient =
    'from' in paint
      ? brush.createLinearGradient(...paint.from, ...paint.to)
      : brush.createRadialGradient(...paint.middle, 0, ...paint.middle, paint.radius);
  for (const [index, colour] of paint.colours.entries())
    gradient.addColorStop(index / (paint.colours.length - 1), colour);
  return gradient;
}

function paintSpots(brush: Brush, list: string): void {
  brush.beginPath();
  for (const spot of list.split(' ')) {
    const [x = 0, y = 0, radius = 0, flatness = 1, turn = 0] = spot.split(',').map(Number);
    // Each begins its own stretch, or a line would join it to the one before.
    brush.moveTo(x + radius * Math.cos(turn), y + radius * Math.sin(turn));
    brush.ellipse(x, y, radius, radius * flatness, turn, 0, 2 * Math.PI);
  }
  brush.fill();
}

function paintEye(brush: Brush, { x, y, radius, iris }: Extract<Layer, { readonly kind: 'eye' }>): void {
  paintDisc(brush, { x, y, radius }, iris);
  paintDisc(brush, { x, y, radius: radius * 0.66 }, '#0b0908');
  paintDisc(brush, { x: x + radius * 0.28, y: y - radius * 0.34, radius: radius * 0.34 }, '#ffffff');
}

function paintDisc(
  brush: Brush,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  colour: string,
): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
}
