import { setTimeout as pause } from 'node:timers/promises';
import { type Canvas, createCanvas } from 'canvas';
import type { Encoder } from 'gifenc';
import { paintBackdrop } from './backdrop.js';
import { type Brush, SHEET_WIDTH } from './brush.js';
import { CAPTION_HEIGHT, paintCaption } from './film-captions.js';
import { coloursOf, indexerOf } from './film-colours.js';
import { GIFEncoder } from './gif-tools.js';
import type { Image, Picture } from './picture.js';

/** A picture, and what is said of it below. */
export interface CaptionedPicture {
  readonly picture: Picture;
  readonly caption: string;
}

/** Pictures of a film that belong together, and how long each of them stands. The first is the one to see. */
export interface Shot {
  /** Asked for when its turn has come, and perhaps twice more for its colours and its height. */
  pictures(): readonly CaptionedPicture[];
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
  const reel = newReel(await stageHeightFor(shots));
  const palette = await coloursFor(reel, shots);
  const indexesOf = indexerOf(palette);
  const encoder = GIFEncoder();
  let before: Uint8Array | undefined;
  for (const { pictures, showMs } of shots) {
    for (const captioned of pictures()) {
      const pixels = pixelsOf(reel, captioned);
      await pause(0);
      const indexes = indexesOf(pixels);
      const look = { isFirst: before === undefined, palette, showMs, height: reel.small.height };
      addFrame(encoder, changes(indexes, before), look);
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
  readonly height: number;
}

type Palette = ReturnType<typeof coloursOf>;

function addFrame(encoder: Encoder, indexes: Uint8Array, look: FrameLook): void {
  const { isFirst, palette, showMs, height } = look;
  encoder.writeFrame(indexes, FILM_WIDTH, height, {
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
  const samples: Uint8Array[] = [];
  for (const { pictures } of samplesOf(shots)) {
    for (const picture of pictures()) {
      samples.push(sampled(pixelsOf(reel, picture)));
      await pause(0);
    }
  }
  return coloursOf(samples, UNCHANGED);
}

/** As high as nine of ten pictures need, so that few have empty edges. The others become smaller. */
async function stageHeightFor(shots: readonly Shot[]): Promise<number> {
  const heights: number[] = [];
  for (const { pictures } of shots) {
    heights.push(pictures()[0]?.picture.height ?? 0);
    await pause(0);
  }
  const inOrder = heights.toSorted((one, other) => one - other);
  return inOrder[Math.floor((inOrder.length - 1) * MOSTLY)] ?? 0;
}

const MOSTLY = 0.9;

function samplesOf(shots: readonly Shot[]): readonly Shot[] {
  const step = Math.max(1, shots.length / SAMPLES);
  return shots.filter((_shot, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
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
  /** The room for a picture, above its caption. */
  readonly stageHeight: number;
}

function newReel(stageHeight: number): Reel {
  const height = stageHeight + CAPTION_HEIGHT;
  const sheet = createCanvas(SHEET_WIDTH, height);
  const small = createCanvas(FILM_WIDTH, Math.round((height * FILM_WIDTH) / SHEET_WIDTH));
  const opaque = { pixelFormat: 'RGB24', alpha: false } as const;
  return {
    sheet,
    sheetBrush: sheet.getContext('2d', opaque),
    small,
    smallBrush: small.getContext('2d', opaque),
    stageHeight,
  };
}

/** Four bytes a pixel: blue, green, red, and one that means nothing. */
function pixelsOf(
  { sheet, sheetBrush, small, smallBrush, stageHeight }: Reel,
  { picture: { height, paint }, caption }: CaptionedPicture,
): Uint8Array {
  const scale = Math.min(1, stageHeight / height);
  sheetBrush.save();
  paintBackdrop(sheetBrush, sheet.height);
  sheetBrush.translate(
    Math.round((SHEET_WIDTH * (1 - scale)) / 2),
    Math.round((stageHeight - height * scale) / 2),
  );
  sheetBrush.scale(scale, scale);
  paint(sheetBrush);
  sheetBrush.restore();
  paintCaption(sheetBrush, caption, stageHeight);
  smallBrush.drawImage(sheet, 0, 0, small.width, small.height);
  return small.toBuffer('raw');
}
