import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Canvas, createCanvas, type Image, loadImage } from 'canvas';
import { allExhibits } from './gallery-all.js';
import { all, wanted } from './gallery-asked.js';
import { birdSheets, birdTrial } from './gallery-birds.js';
import { cardSheets } from './gallery-cards.js';
import type { Exhibit } from './gallery-exhibits.js';

/**
 * `npm run gallery`: every picture of every kind of moment, as people see it on dark and on light, and all of them
 * at once on a sheet for each theme. `npm run gallery -- trickadee-hand` hangs only those whose names begin so; `--language de` hangs
 * all of them in that language.
 */

const FOLDER = 'gallery';
/** As `test/page/layout.test.ts` measures it, in a container. */
const PHONE_WIDTH = 303;
/** Another seed makes another order of the birds on the trial sheets. */
const TRIAL_SEED = 'one';
const THEMES = { dark: '#313338', light: '#ffffff' } as const;

/** On a contact sheet. */
const ACROSS = 6;
const GAP = 16;

interface Shown extends Exhibit {
  readonly image: Image;
}

await main();

async function main(): Promise<void> {
  const exhibits = wanted(allExhibits());
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const shown: Shown[] = [];
  for (const exhibit of exhibits) shown.push(await hang(exhibit));
  for (const [theme, colour] of Object.entries(THEMES))
    writeFileSync(`${FOLDER}/contact-sheet-${theme}.png`, contactSheet(shown, colour).toBuffer());
  if (all) hangSheets();
}

async function hang(exhibit: Exhibit): Promise<Shown> {
  const { name, picture } = exhibit;
  const png = await picture.render();
  writeFileSync(`${FOLDER}/${name}.png`, png);
  const image = await loadImage(png);
  for (const [theme, colour] of Object.entries(THEMES))
    writeFileSync(`${FOLDER}/${name}-phone-${theme}.png`, onTheme(image, colour).toBuffer());
  process.stdout.write(
    `${name}: ${image.width} × ${image.height}, ${Math.round(png.length / 1024)} KB, alt ${picture.alt.length}\n`,
  );
  return { ...exhibit, image };
}

function hangSheets(): void {
  const trial = birdTrial(TRIAL_SEED);
  for (const { name, canvas } of [...birdSheets(), ...cardSheets(), ...trial.sheets])
    writeFileSync(`${FOLDER}/${name}.png`, canvas.toBuffer());
  // Apart from the sheets, so that one can be tried without the other.
  writeFileSync(`${FOLDER}/birds-trial-key.txt`, trial.key);
}

/** As a phone shows it, with a little of the page around it. */
function onTheme(image: Image, colour: string): Canvas {
  const height = phoneHeight(image);
  const canvas = pageOf({ width: PHONE_WIDTH + 40, height: height + 40 }, colour);
  paintAt(canvas, image, { x: 20, y: 20 });
  return canvas;
}

function phoneHeight(image: Image): number {
  return Math.round((image.height * PHONE_WIDTH) / image.width);
}

function pageOf(
  { width, height }: { readonly width: number; readonly height: number },
  colour: string,
): Canvas {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = colour;
  brush.fillRect(0, 0, width, height);
  return canvas;
}

function paintAt(canvas: Canvas, image: Image, { x, y }: { readonly x: number; readonly y: number }): void {
  const brush = canvas.getContext('2d');
  brush.quality = 'best';
  brush.patternQuality = 'best';
  brush.drawImage(image, x, y, PHONE_WIDTH, phoneHeight(image));
}

/** All pictures as a phone shows them, in rows. */
function contactSheet(shown: readonly Shown[], colour: string): Canvas {
  const rows = Array.from({ length: Math.ceil(shown.length / ACROSS) }, (_, row) =>
    shown.slice(row * ACROSS, (row + 1) * ACROSS).map(({ image }) => image),
  );
  const heights = rows.map((row) => Math.max(...row.map(phoneHeight)) + GAP);
  const height = heights.reduce((sum, one) => sum + one, GAP);
  const canvas = pageOf({ width: ACROSS * (PHONE_WIDTH + GAP) + GAP, height }, colour);
  let y = GAP;
  for (const [index, row] of rows.entries()) {
    for (const [column, image] of row.entries())
      paintAt(canvas, image, { x: GAP + column * (PHONE_WIDTH + GAP), y });
    y += heights[index] ?? 0;
  }
  return canvas;
}
