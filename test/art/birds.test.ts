import { type Canvas, createCanvas } from 'canvas';
import { describe, expect, test } from 'vitest';
import { type AbilityIcon, paintAbilityIcon } from '../../src/art/ability-icons.js';
import { BIRD_FIELD, BIRD_KINDS, paintBird, paintBirdClose } from '../../src/art/birds/birds.js';
import { FEATHER_COLOURS, type Feather, paintFeather } from '../../src/art/feathers.js';
import { ORDER_TOKEN_MIN, paintOrderToken } from '../../src/art/order-tokens.js';
import { paintLiferMark, paintSeed, paintWildSeed } from '../../src/art/seeds.js';
import { areaOf, changed, covered, differingShape, eitherCovered, pixelsOf } from './pixels.js';

const FEATHERS = Object.keys(FEATHER_COLOURS) as Feather[];
const ABILITIES: readonly AbilityIcon[] = [
  'move-one',
  'draw-discard-one',
  'move-two',
  'draw-to-flock',
  'swap-one',
  'draw-discard-two',
  'cache',
  'draw-and-place',
  'swap-two',
];

describe.each(BIRD_KINDS)('the %s', (bird) => {
  test('fills its field from nearly top to bottom', () => {
    const { width, height } = BIRD_FIELD;
    const canvas = painted(width, height, (brush) => paintBird(brush, bird, width));
    const marks = covered(canvas);
    const area = areaOf(marks);
    if (area === null) throw new Error('Nothing is painted.');
    expect(area.bottom - area.top).toBeGreaterThan(height * 0.7);
    expect(marks.marked.filter(Boolean).length).toBeGreaterThan(width * height * 0.18);
  });

  test('leaves the brush as it was', () => {
    const canvas = createCanvas(100, 110);
    const brush = canvas.getContext('2d');
    paintBird(brush, bird, 100);
    expect(brush.globalAlpha).toBe(1);
    expect(brush.getTransform().isIdentity).toBe(true);
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, 100, 110);
    expect([...new Set(pixelsOf(canvas))]).toEqual([255]);
  });
});

test('no two birds are nearly alike, neither in a card nor in a tile', () => {
  const ways = [
    BIRD_KINDS.map((bird) => painted(100, 110, (brush) => paintBird(brush, bird, 100))),
    BIRD_KINDS.map((bird) =>
      painted(60, 60, (brush) => paintBirdClose(brush, bird, { width: 60, height: 60 })),
    ),
  ];
  for (const birds of ways)
    for (const [one, other] of pairsOf(birds)) expect(differingShare(one, other)).toBeGreaterThan(0.25);
});

test('the share that differs can fail: a bird is like itself', () => {
  const jay = () => painted(100, 110, (brush) => paintBird(brush, 'jay', 100));
  expect(differingShare(jay(), jay())).toBe(0);
});

test.each([24, 40, 100])('at %i px any two feathers differ in shape alone', (size) => {
  const shapes = FEATHERS.map((feather) =>
    painted(size, size, (brush) =>
      paintFeather(brush, feather, { x: size / 2, y: size / 2, size, colour: '#000', ground: '#000' }),
    ),
  );
  for (const [one, other] of pairsOf(shapes)) expect(differingShape(one, other)).toBeGreaterThan(0.3);
});

test('each ability has a sign of its own, inside its square', () => {
  const signs = ABILITIES.map((icon) =>
    painted(120, 120, (brush) =>
      paintAbilityIcon(brush, icon, { x: 60, y: 60, size: 100, colour: '#fff', ground: '#000' }),
    ),
  );
  for (const sign of signs) {
    const area = areaOf(covered(sign));
    if (area === null) throw new Error('Nothing is painted.');
    expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(8);
    expect(Math.max(area.right, area.bottom)).toBeLessThanOrEqual(112);
  }
  for (const [one, other] of pairsOf(signs)) expect(differingShape(one, other)).toBeGreaterThan(0.15);
});

test('order tokens, seeds and the Lifer mark are all different', () => {
  const place = { x: 40, y: 40, size: ORDER_TOKEN_MIN };
  const marks = [
    ...[1, 2, 3, 4, 5].map((order) => painted(80, 80, (brush) => paintOrderToken(brush, order, place))),
    painted(80, 80, (brush) => paintSeed(brush, place)),
    painted(80, 80, (brush) => paintWildSeed(brush, place)),
    painted(80, 80, (brush) => paintLiferMark(brush, place)),
  ];
  for (const [one, other] of pairsOf(marks)) expect(areaOf(changed(one, other))).not.toBeNull();
});

function painted(
  width: number,
  height: number,
  paint: (brush: ReturnType<Canvas['getContext']>) => void,
): Canvas {
  const canvas = createCanvas(width, height);
  paint(canvas.getContext('2d'));
  return canvas;
}

/** Of the pixels either covers, how many differ. */
function differingShare(one: Canvas, other: Canvas): number {
  const either = eitherCovered(one, other);
  const { marked } = changed(one, other);
  return marked.filter((mark, pixel) => mark && either[pixel]).length / either.filter(Boolean).length;
}

function pairsOf<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
}
