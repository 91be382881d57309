import { createCanvas } from 'canvas';
import { expect, test } from 'vitest';
import { allExhibits } from '../../scripts/gallery-all.js';
import { SHEET_WIDTH } from '../../src/art/brush.js';
import { PALETTE } from '../../src/art/palette.js';
import type { Picture } from '../../src/art/picture.js';

/** A frame of light at the side of a card is so wide; what is wider are two of them. */
const FRAME_WIDTH_MAX = 10;
const RIM = 12;
/** In the middle of the first row of cards. */
const FULL_HANDS = { 'woodland-tricks-hand-seven': 250, 'before-the-birds-hand-start': 130 } as const;

test.each(Object.entries(FULL_HANDS))('the lit cards of %s keep apart', (name, y) => {
  const exhibit = allExhibits().find((one) => one.name === name);
  if (exhibit === undefined) throw new Error(`The gallery has no ${name}.`);
  const runs = lightAlong(exhibit.picture, y);
  expect(runs.length).toBeGreaterThanOrEqual(14);
  for (const { from, to } of runs) {
    expect(to - from).toBeLessThanOrEqual(FRAME_WIDTH_MAX);
    expect(from).toBeGreaterThanOrEqual(RIM);
    expect(to).toBeLessThanOrEqual(SHEET_WIDTH - RIM);
  }
});

interface Run {
  readonly from: number;
  to: number;
}

/** Where lantern light shows along a line across the picture. */
function lightAlong(picture: Picture, y: number): readonly Run[] {
  const canvas = createCanvas(SHEET_WIDTH, picture.height);
  const brush = canvas.getContext('2d');
  picture.paint(brush);
  const { data } = brush.getImageData(0, y, SHEET_WIDTH, 1);
  const lantern = [1, 3, 5].map((at) => Number.parseInt(PALETTE.lantern.slice(at, at + 2), 16));
  const isLit = (x: number) =>
    lantern.every((part, index) => Math.abs((data[x * 4 + index] ?? 0) - part) < 40);
  const runs: Run[] = [];
  for (let x = 0; x < SHEET_WIDTH; x += 1) {
    if (!isLit(x)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.to === x - 1) last.to = x;
    else runs.push({ from: x, to: x });
  }
  return runs;
}
