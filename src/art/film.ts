import { setTimeout as pause } from 'node:timers/promises';
import { type Canvas, createCanvas } from 'canvas';
import type { Encoder } from 'gifenc';
import { paintBackdrop } from './backdrop.js';
import { type Brush, SHEET_HEIGHT_MAX, SHEET_WIDTH } from './brush.js';
import { coloursOf, indexerOf } from './film-colours.js';
import { GIFEncoder } from './gif-tools.js';
import type { Image, Picture } from './picture.js';

/** Pictures of a film that belong together, and how long each of them stands. */
export interface Shot {
  /** Asked for when its turn has come, and perhaps once more for its colours. */
  pictures(): readonly Picture[];
  readonly showMs: number;
}

export interface Film {
  readonly fileName: string;
  readonly alt: string;
  readonly shots: readonly Shot[];
  /** The file becomes no larger. */
  readonly bytesMax: number;
}

export const FILM_WIDTH = 800;
export const FILM_HEIGHT = (FILM_WIDTH * SHEET_HEIGHT_MAX) / SHEET_WIDTH;
/** After each shot, so that a film never takes all the time there is. */
const PAUSE_MS = 10;
/** What follows the last frame. */
const TRAILER_BYTES = 1;
/** The index of "as it was", after all colours. */
const UNCHANGED = 255;
/** Shots that the colours are chosen from. */
const SAMPLES = 12;

/**
 * Shots one after another, as an animated GIF. It is made in parts of a few hundredths of a second each, so that
 * everything else goes on meanwhile, and one film after another. What would become too large gets every other shot.
 */
export function filmOf({ fileName, alt, shots, bytesMax }: Film): Image {
  return { fileName, alt, render: () => oneAfterAnother(() => made(shots, bytesMax)) };
}

let latest: Promise<unknown> = Promise.resolve();
let underWay = 0;

/** How many films are being made or wait for that. */
export function filmsUnderWay(): number {
  return underWay;
}

async function oneAfterAnother<Value>(make: () => Promise<Value>): Promise<Value> {
  underWay += 1;
  const before = latest;
  const mine = before.catch(() => undefined).then(make);
  latest = mine;
  try {
    return await mine;
  } finally {
    underWay -= 1;
  }
}

async function made(shots: readonly Shot[], bytesMax: number): Promise<Buffer> {
  for (let chosen = shots; ; chosen = everyOther(chosen)) {
    const gif = await encoded(chosen, bytesMax);
    if (gif !== undefined || chosen.length <= 1) return gif ?? Buffer.alloc(0);
  }
}

/** Each of them stands for the one that is left out too. */
function everyOther(shots: readonly Shot[]): readonly Shot[] {
  return shots
    .map((shot, index) => ({ ...shot, showMs: shot.showMs + (shots[index + 1]?.showMs ?? 0) }))
    .filter((_shot, index) => index % 2 === 0);
}

/** Nothing where it would become too large. */
async function encoded(shots: readonly Shot[], bytesMax: number): Promise<Buffer | undefined> {
  const reel = newReel();
  const palette = await coloursFor(reel, shots);
  const indexesOf = indexerOf(palette);
  const encoder = GIFEncoder();
  let before: Uint8Array | undefined;
  for (const { pictures, showMs } of shots) {
    for (const picture of pictures()) {
      const pixels = pixelsOf(reel, picture);
      await pause(0);
      const indexes = indexesOf(pixels);
      addFrame(encoder, changes(indexes, before), { isFirst: before === undefined, palette, showMs });
      before = indexes;
      if (encoder.bytesView().length + TRAILER_BYTES > bytesMax) return undefined;
      await pause(PAUSE_MS);
    }
  }
  encoder.finish();
  return Buffer.from(encoder.bytesView());
}

interface FrameLook {
  readonly isFirst: boolean;
  readonly palette: Palette;
  readonly showMs: number;
}

type Palette = ReturnType<typeof coloursOf>;

function addFrame(encoder: Encoder, indexes: Uint8Array, { isFirst, palette, showMs }: FrameLook): void {
  encoder.writeFrame(indexes, FILM_WIDTH, FILM_HEIGHT, {
    ...(isFirst ? { palette, repeat: 0 } : {}),
    delay: showMs,
    transparent: true,
    transparentIndex: UNCHANGED,
    dispose: 1,
  });
}

/** What stays as it was costs next to nothing. */
function changes(indexes: Uint8Array, before: Uint8Array | undefined): Uint8Array {
  if (before === undefined) return indexes;
  return indexes.map((index, at) => (index === before[at] ? UNCHANGED : index));
}

async function coloursFor(reel: Reel, shots: readonly Shot[]): Promise<Palette> {
  const step = Math.max(1, shots.length / SAMPLES);
  const samples: Uint8Array[] = [];
  for (let at = 0; at < shots.length; at += step) {
    for (const picture of shots[Math.floor(at)]?.pictures() ?? []) {
      samples.push(sampled(pixelsOf(reel, picture)));
      await pause(0);
    }
  }
  return coloursOf(samples, UNCHANGED);
}

const SAMPLED_EVERY = 7;

function sampled(pixels: Uint8Array): Uint8Array {
  const kept = new Uint8Array(Math.floor(pixels.length / 4 / SAMPLED_EVERY) * 4);
  for (let pixel = 0; pixel * 4 < kept.length; pixel += 1)
    kept.set(pixels.subarray(pixel * 4 * SAMPLED_EVERY, pixel * 4 * SAMPLED_EVERY + 4), pixel * 4);
  return kept;
}

/** Where shots are painted at their own size, and then made smaller. */
interface Reel {
  readonly sheet: Canvas;
  readonly sheetBrush: Brush;
  readonly small: Canvas;
  readonly smallBrush: Brush;
}

function newReel(): Reel {
  const sheet = createCanvas(SHEET_WIDTH, SHEET_HEIGHT_MAX);
  const small = createCanvas(FILM_WIDTH, FILM_HEIGHT);
  const opaque = { pixelFormat: 'RGB24', alpha: false } as const;
  return {
    sheet,
    sheetBrush: sheet.getContext('2d', opaque),
    small,
    smallBrush: small.getContext('2d', opaque),
  };
}

/** Four bytes a pixel: blue, green, red, and one that means nothing. */
function pixelsOf({ sheet, sheetBrush, small, smallBrush }: Reel, { height, paint }: Picture): Uint8Array {
  sheetBrush.save();
  paintBackdrop(sheetBrush, SHEET_HEIGHT_MAX);
  sheetBrush.translate(0, Math.round((SHEET_HEIGHT_MAX - height) / 2));
  paint(sheetBrush);
  sheetBrush.restore();
  smallBrush.drawImage(sheet, 0, 0, FILM_WIDTH, FILM_HEIGHT);
  return small.toBuffer('raw');
}
