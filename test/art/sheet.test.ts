import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from 'canvas';
import { expect, test } from 'vitest';
import { SHEET_WIDTH } from '../../src/art/brush.js';
import { CARD_SIZES, type CardSize } from '../../src/art/card-layout.js';
import { paintCard } from '../../src/art/cards.js';
import { pictureOf } from '../../src/art/sheet.js';
import { SPRITES_MAX, spriteCount, stamp } from '../../src/art/sprites.js';

test('a picture is painted anew for everyone who asks, and is the same to the byte', async () => {
  let painted = 0;
  const picture = pictureOf({
    fileName: 'test.png',
    alt: 'A test.',
    height: 300,
    paint: (brush) => {
      painted += 1;
      paintCard(
        brush,
        { rank: '9', pip: 'club', letter: 'C', badge: 'ambush' },
        { x: 20, y: 20, size: 'medium' },
      );
    },
  });
  expect(painted).toBe(0);
  const [one, other] = await Promise.all([picture.render(), picture.render()]);
  expect(painted).toBe(2);
  expect(one.equals(other)).toBe(true);
  const image = await loadImage(one);
  expect([image.width, image.height]).toEqual([SHEET_WIDTH, 300]);
});

test('nothing of an earlier picture shows through a later one of the same size', async () => {
  const card = pictureOf({ fileName: 'card.png', alt: '', height: 300, paint: speckle });
  const empty = pictureOf({ fileName: 'empty.png', alt: '', height: 300, paint: () => undefined });
  const before = await empty.render();
  await card.render();
  expect((await empty.render()).equals(before)).toBe(true);
});

test('a painting that leaves its brush in disorder disturbs no later one', async () => {
  const tidy = pictureOf({
    fileName: 'tidy.png',
    alt: '',
    height: 310,
    paint: (brush) => brush.fillRect(10, 10, 50, 50),
  });
  const messy = pictureOf({
    fileName: 'messy.png',
    alt: '',
    height: 310,
    paint: (brush) => {
      brush.translate(100, 100);
      brush.globalAlpha = 0.2;
      brush.fillStyle = '#ff0000';
    },
  });
  const before = await tidy.render();
  await messy.render();
  expect((await tidy.render()).equals(before)).toBe(true);
});

test('encoding leaves the event loop free', async () => {
  const picture = pictureOf({ fileName: 'test.png', alt: '', height: 900, paint: speckle });
  let turns = 0;
  const progress = { done: false };
  const encoded = picture.render().finally(() => {
    progress.done = true;
  });
  while (!progress.done) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await encoded).length).toBeGreaterThan(10_000);
  // Encoded on this thread, it would be over within the first turn.
  expect(turns).toBeGreaterThan(1);
});

test('a failed painting is a rejected promise or an error for whoever asked, never a crash', async () => {
  const picture = pictureOf({
    fileName: 'test.png',
    alt: '',
    height: 100,
    paint: () => {
      throw new RangeError('no paint');
    },
  });
  await expect(picture.render()).rejects.toThrow('no paint');
});

test('sprites are painted once, and only so many are kept', () => {
  const brush = createCanvas(100, 100).getContext('2d');
  const counts = new Map<string, number>();
  const sprite = (key: string) => ({
    key,
    width: 4,
    height: 4,
    paint: () => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
  });
  for (let index = 0; index < SPRITES_MAX * 2; index += 1) {
    stamp(brush, sprite('test/kept'), { x: 0, y: 0 });
    stamp(brush, sprite(`test/${index}`), { x: 0, y: 0 });
  }
  expect(spriteCount()).toBeLessThanOrEqual(SPRITES_MAX);
  expect(counts.get('test/kept')).toBe(1);
  stamp(brush, sprite('test/0'), { x: 0, y: 0 });
  expect(counts.get('test/0')).toBe(2);
});

test('no two cards look alike in any size', () => {
  const sizes = Object.keys(CARD_SIZES) as CardSize[];
  for (const size of sizes) {
    const seen = new Set<string>();
    for (const pip of ['spade', 'heart', 'diamond', 'club'] as const)
      for (const rank of ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J']) {
        const canvas = createCanvas(260, 340);
        paintCard(canvas.getContext('2d'), { rank, pip, letter: 'X', badge: null }, { x: 20, y: 20, size });
        seen.add(canvas.toBuffer('raw').toString('base64'));
      }
    expect(seen.size).toBe(44);
  }
});

test('type is chosen in one place only', () => {
  const files = ['src/art', 'src/faces'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  const choosing = files.filter((file) => /\.font\s*=/.test(readFileSync(file, 'utf8')));
  expect(choosing).toEqual([join('src/art', 'fonts.ts')]);
});

function speckle(brush: Parameters<Parameters<typeof pictureOf>[0]['paint']>[0]): void {
  for (let index = 0; index < 20_000; index += 1) {
    brush.fillStyle = `hsl(${(index * 37) % 360}, 60%, 50%)`;
    brush.fillRect((index * 101) % SHEET_WIDTH, (index * 57) % 900, 7, 7);
  }
}

test('in a fan a card shows what it can do on the half that is not covered', () => {
  const { width, height } = CARD_SIZES.medium;
  const halves = (badge: 'ambush' | null) => {
    const canvas = createCanvas(width, height);
    const face = { rank: '9', pip: 'club', letter: '', badge } as const;
    paintCard(canvas.getContext('2d'), face, { x: 0, y: 0, size: 'medium', fanned: true });
    const half = (x: number) =>
      Buffer.from(canvas.getContext('2d').getImageData(x, 0, width / 2, height).data);
    return [half(0), half(width / 2)] as const;
  };
  const [[left, right], [plainLeft, plainRight]] = [halves('ambush'), halves(null)];
  expect(left.equals(plainLeft)).toBe(false);
  expect(right.equals(plainRight)).toBe(true);
});
