import { type Canvas, CanvasRenderingContext2D, createCanvas, type Image } from 'canvas';
import type { Picture } from '../../src/art/picture.js';

/** A rectangle that holds all of something. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Letters that were written at once, and where their ink lies. */
export interface Writing extends Box {
  readonly text: string;
  /** How many things had been stamped before. */
  readonly after: number;
  /** The number of the thing it is part of, such as a card; `null` of what stands on the sheet itself. */
  readonly on: number | null;
}

/** Something stamped as a whole: a card, a token, a slip of paper. */
export interface Thing extends Box {
  readonly canvas: Canvas;
}

interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A round that was filled by itself: the seed of a letter, the ground of a sign. */
export interface Disc extends Round {
  /** The number of the thing it is part of; `null` of what lies on the sheet itself. */
  readonly on: number | null;
}

/** A rectangle that was filled or drawn by itself, perhaps askew: lit ground, a plot, a ring of dashes. */
export interface Frame {
  readonly corners: readonly Point[];
  /** The width of its line; `null` of what is filled. */
  readonly line: number | null;
}

/** What was painted on a canvas, in the order of painting. */
export interface Ink {
  readonly writings: readonly Writing[];
  readonly things: readonly Thing[];
  readonly discs: readonly Disc[];
  readonly frames: readonly Frame[];
}

interface Painted extends Ink {
  readonly writings: Writing[];
  readonly things: Thing[];
  readonly discs: Disc[];
  readonly frames: Frame[];
}

const painted = new WeakMap<object, Painted>();

/**
 * Watches all canvases from now on. A sprite is painted once and stamped often, so that this has to come before the
 * first of them; what is written on one is carried along to wherever it is stamped.
 */
export function watchCanvases(): void {
  const { prototype } = CanvasRenderingContext2D;
  const { fillText, drawImage } = prototype;
  prototype.fillText = function (this: CanvasRenderingContext2D, ...at: readonly [string, number, number]) {
    const [text, x, y] = at;
    noteWriting(this, text, { x, y });
    fillText.call(this, text, x, y);
  };
  function watched(this: CanvasRenderingContext2D, image: Canvas | Image, ...at: readonly number[]): void {
    const [x = 0, y = 0] = at;
    if (at.length === 2 && 'getContext' in image) noteStamp(this, image, { x, y });
    Reflect.apply(drawImage, this, [image, ...at]);
  }
  prototype.drawImage = watched;
  watchShapes(prototype);
}

const PATH_PARTS = ['moveTo', 'lineTo', 'bezierCurveTo', 'quadraticCurveTo', 'ellipse'] as const;

type Shape = Round | Box | null;

/** A path that is one whole circle or one rectangle makes a disc or a frame when it is filled or drawn. */
function watchShapes(prototype: CanvasRenderingContext2D): void {
  const paths = new WeakMap<object, Shape[]>();
  const { beginPath, arc, fill, stroke } = prototype;
  prototype.beginPath = function (this: CanvasRenderingContext2D) {
    paths.set(this, []);
    beginPath.call(this);
  };
  for (const part of PATH_PARTS) {
    const whole: (...at: never[]) => void = prototype[part];
    Object.assign(prototype, {
      [part](this: CanvasRenderingContext2D, ...at: never[]) {
        paths.get(this)?.push(null);
        whole.apply(this, at);
      },
    });
  }
  for (const part of ['rect', 'roundRect'] as const) {
    const whole: (...at: never[]) => void = prototype[part];
    Object.assign(prototype, {
      [part](this: CanvasRenderingContext2D, ...at: never[]) {
        const [left = 0, top = 0, width = 0, height = 0]: readonly number[] = at;
        paths.get(this)?.push({ left, top, right: left + width, bottom: top + height });
        whole.apply(this, at);
      },
    });
  }
  prototype.arc = function (this: CanvasRenderingContext2D, ...at: Parameters<typeof arc>) {
    const [x, y, radius, from, to] = at;
    paths.get(this)?.push(to - from >= 2 * Math.PI ? { x, y, radius } : null);
    arc.apply(this, at);
  };
  function watched(this: CanvasRenderingContext2D, ...how: readonly unknown[]): void {
    noteShape(this, paths.get(this) ?? [], null);
    Reflect.apply(fill, this, how);
  }
  prototype.fill = watched;
  prototype.stroke = function (this: CanvasRenderingContext2D) {
    noteShape(this, paths.get(this) ?? [], this.lineWidth);
    stroke.call(this);
  };
}

function noteShape(brush: CanvasRenderingContext2D, path: readonly Shape[], line: number | null): void {
  const [shape, ...more] = path;
  if (!shape || more.length > 0) return;
  if ('left' in shape) paintedOn(brush.canvas).frames.push({ corners: cornersOf(brush, shape), line });
  else if (line === null) noteDisc(brush, { ...shape, on: null });
}

/** Nothing of what lies askew, where boxes are larger than letters; the same cards lie straight elsewhere. */
function noteDisc(brush: CanvasRenderingContext2D, { x, y, radius, on }: Disc): void {
  const { a, b, d, e, f } = brush.getTransform();
  if (b === 0) paintedOn(brush.canvas).discs.push({ x: a * x + e, y: d * y + f, radius: a * radius, on });
}

/** What a picture consists of. */
export function inkOf(picture: Picture, width: number): Ink {
  const canvas = createCanvas(width, picture.height);
  picture.paint(canvas.getContext('2d'));
  return paintedOn(canvas);
}

/** Whether a card's disc is cut off where the card ends, or runs along its very edge. */
export function isDiscCut({ x, y, radius }: Round, { canvas, left, top }: Thing): boolean {
  const data = pixelsOf(canvas);
  const turns = Array.from({ length: 16 }, (_, turn) => (turn * Math.PI) / 8);
  return turns.some((turn) => {
    const column = Math.round(x + (radius + 1) * Math.cos(turn) - left);
    const row = Math.round(y + (radius + 1) * Math.sin(turn) - top);
    return (data[(row * canvas.width + column) * 4 + 3] ?? 0) <= 127;
  });
}

/** What of a thing is seen, its shadow left aside; `null` of nothing but shadow. */
export function bodyOf({ canvas, left, top }: Thing): Box | null {
  const data = pixelsOf(canvas);
  const body = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let y = 0; y < canvas.height; y += 1)
    for (let x = 0; x < canvas.width; x += 1) {
      if ((data[(y * canvas.width + x) * 4 + 3] ?? 0) <= 160) continue;
      body.left = Math.min(body.left, left + x);
      body.right = Math.max(body.right, left + x + 1);
      body.top = Math.min(body.top, top + y);
      body.bottom = Math.max(body.bottom, top + y + 1);
    }
  return body.left < body.right ? body : null;
}

/** The box around all of a frame, its line included. */
export function boxOf({ corners, line }: Frame): Box {
  return around(corners, (line ?? 0) / 2);
}

/** Which part of a box a disc covers, from 0 to 1. */
export function discCoverOf(disc: Round, box: Box): number {
  let [covered, all] = [0, 0];
  for (let y = Math.round(box.top); y < box.bottom; y += 1)
    for (let x = Math.round(box.left); x < box.right; x += 1) {
      all += 1;
      if (Math.hypot(x + 0.5 - disc.x, y + 0.5 - disc.y) < disc.radius) covered += 1;
    }
  return covered / Math.max(1, all);
}

/** Which part of a box a thing covers, from 0 to 1. */
export function coverOf({ canvas, ...thing }: Thing, box: Box): number {
  if (!overlap(thing, box)) return 0;
  const data = pixelsOf(canvas);
  let [covered, all] = [0, 0];
  for (let y = Math.round(box.top); y < box.bottom; y += 1)
    for (let x = Math.round(box.left); x < box.right; x += 1) {
      all += 1;
      if (x < thing.left || y < thing.top || x >= thing.right || y >= thing.bottom) continue;
      const pixel = Math.floor(y - thing.top) * canvas.width + Math.floor(x - thing.left);
      if ((data[pixel * 4 + 3] ?? 0) > 127) covered += 1;
    }
  return covered / Math.max(1, all);
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function paintedOn(canvas: object): Painted {
  const known = painted.get(canvas) ?? { writings: [], things: [], discs: [], frames: [] };
  painted.set(canvas, known);
  return known;
}

function noteWriting(brush: CanvasRenderingContext2D, text: string, { x, y }: Point): void {
  if (text.trim() === '') return;
  const ink = brush.measureText(text.trim());
  const indent = brush.measureText(text.slice(0, text.length - text.trimStart().length)).width;
  const box = {
    left: x + indent - ink.actualBoundingBoxLeft,
    right: x + indent + ink.actualBoundingBoxRight,
    top: y - ink.actualBoundingBoxAscent,
    bottom: y + ink.actualBoundingBoxDescent,
  };
  const { writings, things } = paintedOn(brush.canvas);
  writings.push({ ...placed(brush, box), text, after: things.length, on: null });
}

// Letters are stamped as well, and remain what stands on the sheet itself; all else is a thing.
function noteStamp(brush: CanvasRenderingContext2D, canvas: Canvas, { x, y }: Point): void {
  const { writings, things } = paintedOn(brush.canvas);
  const own = paintedOn(canvas);
  const on = isLetters(canvas, own) ? null : things.length;
  for (const { text, left, top, right, bottom } of own.writings) {
    const box = { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
    writings.push({ ...placed(brush, box), text, after: things.length, on });
  }
  const box = { left: x, top: y, right: x + canvas.width, bottom: y + canvas.height };
  for (const disc of own.discs) noteDisc(brush, { ...disc, x: disc.x + x, y: disc.y + y, on });
  // One that lies askew is looked at as if it lay straight.
  if (on !== null) things.push({ ...placed(brush, box), canvas });
}

function isLetters(canvas: Canvas, { writings }: Painted): boolean {
  const [only] = writings;
  if (only === undefined || writings.length > 1) return false;
  const data = pixelsOf(canvas);
  const ink = { left: only.left - 3, right: only.right + 3, top: only.top - 3, bottom: only.bottom + 3 };
  for (let y = 0; y < canvas.height; y += 1)
    for (let x = 0; x < canvas.width; x += 1)
      if ((data[(y * canvas.width + x) * 4 + 3] ?? 0) > 127 && !holds(ink, { x, y })) return false;
  return true;
}

function holds({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** A box of the brush as it lies on the canvas. */
function placed(brush: CanvasRenderingContext2D, box: Box): Box {
  return around(cornersOf(brush, box), 0);
}

function cornersOf(brush: CanvasRenderingContext2D, { left, top, right, bottom }: Box): readonly Point[] {
  const { a, b, c, d, e, f } = brush.getTransform();
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
  return corners.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f }));
}

function around(points: readonly Point[], by: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - by,
    right: Math.max(...xs) + by,
    top: Math.min(...ys) - by,
    bottom: Math.max(...ys) + by,
  };
}

const pixels = new WeakMap<Canvas, Uint8ClampedArray>();

function pixelsOf(canvas: Canvas): Uint8ClampedArray {
  const known =
    pixels.get(canvas) ?? canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
  pixels.set(canvas, known);
  return known;
}
