import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from 'canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePictures } from './render-sample.js';

const CHILD = fileURLToPath(new URL('./sample-in-child.mjs', import.meta.url));

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thicket-no-fonts-'));
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a machine without fonts draws the same letters as one with fonts', async () => {
  const here = await samplePictures();
  const bare = JSON.parse(
    execFileSync('node', [CHILD], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
    }),
  ) as readonly string[];
  expect(bare).toHaveLength(here.length);
  for (const [index, picture] of here.entries())
    expect(await unlikeness(picture, bare[index] ?? '')).toBeLessThan(SAME_LETTERS_MAX);
});

test('other letters are told apart by the same measure', async () => {
  const [one = '', other = ''] = await samplePictures();
  expect(await unlikeness(one, other)).toBeGreaterThan(4 * SAME_LETTERS_MAX);
});

// The edges of letters vary a little with the hinting that a machine is set to.
const SAME_LETTERS_MAX = 0.1;

/** How many pixels differ much, in parts of those that are not background. */
async function unlikeness(one: string, other: string): Promise<number> {
  const [ones, others] = [await pixelsOf(one), await pixelsOf(other)];
  expect(ones.length).toBe(others.length);
  let inked = 0;
  let unlike = 0;
  for (let at = 0; at < ones.length; at += 4) {
    if (Math.abs((ones[at] ?? 0) - (ones[0] ?? 0)) > 96) inked += 1;
    if (Math.abs((ones[at] ?? 0) - (others[at] ?? 0)) > 96) unlike += 1;
  }
  expect(inked).toBeGreaterThan(1000);
  return unlike / inked;
}

async function pixelsOf(picture: string): Promise<Uint8ClampedArray> {
  const image = await loadImage(Buffer.from(picture, 'base64'));
  const brush = createCanvas(image.width, image.height).getContext('2d');
  brush.drawImage(image, 0, 0);
  return brush.getImageData(0, 0, image.width, image.height).data;
}
