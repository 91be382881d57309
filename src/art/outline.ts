import type { Brush } from './brush.js';

/**
 * A curve as the points it runs through, "12,40 30,22! 60,18". It is smooth everywhere but at the points with a
 * "!", which are corners.
 */
export type Outline = string;

interface Knot {
  readonly x: number;
  readonly y: number;
  readonly corner: boolean;
}

/** Lays a curve on the brush, ready to be filled, stroked or clipped to. */
export function trace(brush: Brush, outline: Outline, { closed }: { readonly closed: boolean }): void {
  const knots = knotsOf(outline);
  const at = (index: number) => knotAt(knots, index, closed);
  const first = at(0);
  brush.beginPath();
  brush.moveTo(first.x, first.y);
  const spans = closed ? knots.length : knots.length - 1;
  for (let index = 0; index < spans; index += 1) {
    const from = at(index);
    const to = at(index + 1);
    const leaving = handle(from, { before: at(index - 1), after: to, towards: to });
    const arriving = handle(to, { before: at(index + 2), after: from, towards: from });
    brush.bezierCurveTo(leaving.x, leaving.y, arriving.x, arriving.y, to.x, to.y);
  }
  if (closed) brush.closePath();
}

/** How far a handle reaches, in parts of its span; a circle through eight points is round to the eye. */
const REACH = 0.35;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The handle of `knot` on the span to `towards`. It lies along the line between both neighbours, and is as long as
 * its own span asks for, so that points at uneven distances make no loops.
 */
function handle(
  knot: Knot,
  { before, after, towards }: { readonly before: Point; readonly after: Point; readonly towards: Point },
): Point {
  const reach = Math.hypot(towards.x - knot.x, towards.y - knot.y) * REACH;
  const from = knot.corner ? knot : before;
  const length = Math.hypot(after.x - from.x, after.y - from.y);
  if (length === 0) return knot;
  return {
    x: knot.x + ((after.x - from.x) / length) * reach,
    y: knot.y + ((after.y - from.y) / length) * reach,
  };
}

function knotAt(knots: readonly Knot[], index: number, closed: boolean): Knot {
  const { length } = knots;
  const within = closed ? (index + length) % length : Math.min(length - 1, Math.max(0, index));
  return knots[within] ?? { x: 0, y: 0, corner: true };
}

const knotsByOutline = new Map<Outline, readonly Knot[]>();

function knotsOf(outline: Outline): readonly Knot[] {
  const known = knotsByOutline.get(outline);
  if (known !== undefined) return known;
  const knots = outline.split(' ').map((knot) => {
    const [x = 0, y = 0] = knot.replace('!', '').split(',').map(Number);
    return { x, y, corner: knot.endsWith('!') };
  });
  knotsByOutline.set(outline, knots);
  return knots;
}
