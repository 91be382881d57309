import { type Canvas, createCanvas } from 'canvas';
import { describe, expect, test } from 'vitest';
import { paintBirdCardBack } from '../../src/art/bird-card-back.js';
import { BIRD_CARD_SIZES, type BirdCardSize } from '../../src/art/bird-card-layout.js';
import {
  type BirdCardFace,
  type BirdCardPlace,
  paintBirdCard,
  type WildPlace,
} from '../../src/art/bird-cards.js';
import { BIRD_KINDS } from '../../src/art/birds/birds.js';
import { SHEET_HEIGHT_MAX, SHEET_WIDTH } from '../../src/art/brush.js';
import type { CardLook } from '../../src/art/card-marks.js';
import type { Feather } from '../../src/art/feathers.js';
import { SPRITES_MAX, spriteCount } from '../../src/art/sprites.js';
import {
  PACK,
  rankOf,
  rankRange,
  SPECIES,
  type Suit,
  speciesOf,
  suitOf,
} from '../../src/games/trickadee/cards.js';
import { type Area, areaOf, changed, overlap } from './pixels.js';

const SIZES = Object.keys(BIRD_CARD_SIZES) as BirdCardSize[];
const FEATHERS: Readonly<Record<Suit, Feather>> = {
  P: 'pointed',
  B: 'round',
  G: 'forked',
  Y: 'eyed',
  R: 'barbed',
};
const ROOM = 20;

const GOLDFINCH: BirdCardFace = {
  bird: 'goldfinch',
  feather: 'eyed',
  letter: 'Y',
  rank: 12,
  range: [4, 14],
  name: 'Goldfinch',
};

test('there is a drawing for every species of the game', () => {
  expect(BIRD_KINDS).toEqual(SPECIES);
});

test('a hand of eight and a drawn bird, a trick of five, and all flocks fit on a sheet', () => {
  const rooms = (size: BirdCardSize, gap: number) => ({
    across: Math.floor((SHEET_WIDTH - 40 + gap) / (BIRD_CARD_SIZES[size].width + gap)),
    down: Math.floor((SHEET_HEIGHT_MAX - 40 + gap) / (BIRD_CARD_SIZES[size].height + gap)),
  });
  expect(rooms('large', 18)).toEqual({ across: 5, down: 2 });
  expect(rooms('medium', 18).across).toBe(6);
  const tiles = rooms('tile', 12);
  expect(tiles.across).toBe(11);
  // Five seats of eleven birds each, with a line of words for each.
  expect(tiles.down).toBeGreaterThanOrEqual(7);
});

describe.each(SIZES)('a %s card', (size) => {
  test('is like none of the other 54', () => {
    const seen = new Set(
      PACK.map((card) =>
        paintedCard({ ...GOLDFINCH, ...faceOf(card) }, { size })
          .toBuffer('raw')
          .toString('base64'),
      ),
    );
    expect(seen.size).toBe(55);
  });

  const others: readonly (readonly [string, Partial<BirdCardFace>])[] = [
    ['its bird', { bird: 'hawk' }],
    ['its feather', { feather: 'round' }],
    ["its suit's letter", { letter: 'B' }],
    ['its rank', { rank: 13 }],
    ...(size === 'tile'
      ? []
      : ([
          ["its bird's name", { name: 'Hawk' }],
          ["its suit's ranks", { range: [2, 12] }],
        ] as const)),
  ];
  test.each(others)('shows %s', (_what, other) => {
    const plain = paintedCard(GOLDFINCH, { size });
    const different = paintedCard({ ...GOLDFINCH, ...other }, { size });
    expect(areaOf(changed(plain, different))).not.toBeNull();
  });

  test.each(['lit', 'dim', 'new', 'new-lit'] as const)('looks different when it is %s', (look: CardLook) => {
    const plain = paintedCard(GOLDFINCH, { size });
    expect(areaOf(changed(plain, paintedCard(GOLDFINCH, { size, look })))).not.toBeNull();
  });

  test('shows each wild aspect in a place of its own, and the Lifer apart from all', () => {
    const plain = paintedCard(GOLDFINCH, { size });
    const marks = [
      ...(['suit', 'rank', 'bird'] as const).map((aspect: WildPlace) => ({ wild: [aspect] })),
      { lifer: true },
    ].map((mark) => areaOf(changed(plain, paintedCard(GOLDFINCH, { size, ...mark }))));
    for (const [index, mark] of marks.entries()) {
      expect(mark).not.toBeNull();
      for (const other of marks.slice(index + 1)) expect(overlap(mark as Area, other as Area)).toBe(false);
    }
  });

  test('keeps a long name and a high rank on its paper', () => {
    const long = paintedCard({ ...GOLDFINCH, name: 'Schwarzkopfmeisenvogel', rank: 15 }, { size });
    const { width, height } = BIRD_CARD_SIZES[size];
    const area = areaOf(changed(paintedCard(GOLDFINCH, { size }), long));
    if (area === null) throw new Error('The long name is not to be seen.');
    expect(area.left).toBeGreaterThanOrEqual(ROOM);
    expect(area.right).toBeLessThan(ROOM + width);
    expect(area.bottom).toBeLessThan(ROOM + height);
  });

  test('face down tells nothing of its face', () => {
    const back = canvasFor(size);
    paintBirdCardBack(back.getContext('2d'), { x: ROOM, y: ROOM, size });
    const again = canvasFor(size);
    paintBirdCardBack(again.getContext('2d'), { x: ROOM, y: ROOM, size });
    expect(areaOf(changed(back, again))).toBeNull();
    expect(areaOf(changed(back, paintedCard(GOLDFINCH, { size })))).not.toBeNull();
  });
});

test('all cards in all sizes are kept together, painted once', () => {
  const all = () => {
    for (const size of SIZES)
      for (const card of PACK) paintedCard(faceOf(card), { size, look: 'lit', wild: ['rank'] });
    return spriteCount();
  };
  const once = all();
  expect(once).toBeGreaterThan(SIZES.length * PACK.length);
  expect(once).toBeLessThan(SPRITES_MAX);
  expect(all()).toBe(once);
});

function faceOf(card: (typeof PACK)[number]): BirdCardFace {
  const suit = suitOf(card);
  const bird = speciesOf(card);
  return {
    bird,
    feather: FEATHERS[suit],
    letter: suit,
    rank: rankOf(card),
    range: rankRange(suit),
    name: bird,
  };
}

function paintedCard(face: BirdCardFace, place: Omit<BirdCardPlace, 'x' | 'y'>): Canvas {
  const canvas = canvasFor(place.size);
  paintBirdCard(canvas.getContext('2d'), face, { ...place, x: ROOM, y: ROOM });
  return canvas;
}

function canvasFor(size: BirdCardSize): Canvas {
  const { width, height } = BIRD_CARD_SIZES[size];
  return createCanvas(width + 2 * ROOM, height + 2 * ROOM);
}
