import { type Canvas, createCanvas } from 'canvas';
import { describe, expect, test } from 'vitest';
import { ACORN_CARD_LAYOUTS, ACORN_CARD_SIZES, type AcornCardSize } from '../../src/art/acorn-card-layout.js';
import {
  type AcornCardFace,
  type AcornCardPlace,
  paintAcornCard,
  paintAcornCardBack,
  paintAcornSlip,
} from '../../src/art/acorn-cards.js';
import { ACORN_COLOURS, type AcornColour } from '../../src/art/acorn-colours.js';
import { paintAcorn } from '../../src/art/acorns.js';
import { SHEET_WIDTH } from '../../src/art/brush.js';
import { TYPE_MIN } from '../../src/art/fonts.js';
import { COLOURS } from '../../src/games/before-the-birds/cards.js';
import { areaOf, changed, covered } from './pixels.js';

const SIZES = Object.keys(ACORN_CARD_SIZES) as AcornCardSize[];
const ROOM = 40;
const CARD: AcornCardFace = { number: '44', colour: 'green', letter: 'G' };

test('there is an acorn for every colour of the game', () => {
  expect(Object.keys(ACORN_COLOURS)).toEqual(COLOURS);
});

describe.each(COLOURS)('the %s acorn', (colour) => {
  test.each([24, 60, 130])('of %i px stays inside its square and fills it', (size) => {
    const canvas = acornOf(colour, size);
    const area = areaOf(covered(canvas));
    if (area === null) throw new Error('There is no acorn.');
    expect(area.left).toBeGreaterThanOrEqual(ROOM - 1);
    expect(area.top).toBeGreaterThanOrEqual(ROOM - 1);
    expect(area.right).toBeLessThanOrEqual(ROOM + size);
    expect(area.bottom).toBeLessThanOrEqual(ROOM + size);
    expect(area.right - area.left).toBeGreaterThan(0.8 * size);
    expect(area.bottom - area.top).toBeGreaterThan(0.8 * size);
  });

  test('has a cap like no other', () => {
    for (const other of COLOURS)
      if (other !== colour) expect(capDifference(colour, other)).toBeGreaterThan(0.12);
  });
});

describe.each(SIZES)('a %s card', (size) => {
  const others: readonly (readonly [string, Partial<AcornCardFace>])[] = [
    ['its number', { number: '45' }],
    ['its colour', { colour: 'yellow' }],
    ['its letter', { letter: 'V' }],
  ];
  test.each(others)('shows %s', (_what, other) => {
    expect(areaOf(changed(cardOf(CARD, { size }), cardOf({ ...CARD, ...other }, { size })))).not.toBeNull();
  });

  test('shows its number and its letter in the part that is never covered', () => {
    for (const other of [{ number: '88' }, ...[...'RBGOYPW'].map((letter) => ({ letter }))]) {
      const area = areaOf(
        changed(
          cardOf({ ...CARD, number: ' ', letter: ' ' }, { size }),
          cardOf({ ...CARD, number: ' ', letter: ' ', ...other }, { size }),
        ),
      );
      expect(area?.top).toBeGreaterThan(ROOM);
      expect(area?.bottom).toBeLessThan(ROOM + ACORN_CARD_LAYOUTS[size].strip);
    }
  });

  test('keeps its number apart from its letter and the seed below that', () => {
    const bare = cardOf({ ...CARD, number: ' ', letter: ' ' }, { size });
    const number = areaOf(changed(bare, cardOf({ ...CARD, number: '00', letter: ' ' }, { size })));
    const letter = areaOf(changed(bare, cardOf({ ...CARD, number: ' ', letter: 'W' }, { size })));
    const { seed } = ACORN_CARD_LAYOUTS[size];
    expect(number?.right).toBeLessThan(ROOM + seed.x - seed.radius);
    // Wholly on its seed.
    expect(letter?.left).toBeGreaterThan(ROOM + seed.x - seed.radius);
    expect(letter?.right).toBeLessThan(ROOM + seed.x + seed.radius);
  });

  test.each(['lit', 'dim', 'new'] as const)('looks different when it is %s', (look) => {
    expect(areaOf(changed(cardOf(CARD, { size }), cardOf(CARD, { size, look })))).not.toBeNull();
  });

  test('is as whole when it is tilted', () => {
    const { width, height } = ACORN_CARD_SIZES[size];
    for (const tilt of [-0.1, 0.1]) {
      const area = areaOf(covered(cardOf(CARD, { size, tilt, look: 'new' })));
      if (area === null) throw new Error('There is no card.');
      const reach = Math.abs(Math.sin(tilt));
      expect(area.right - area.left).toBeGreaterThan(width * Math.cos(tilt) + height * reach - 6);
      expect(area.bottom - area.top).toBeGreaterThan(height * Math.cos(tilt) + width * reach - 6);
    }
  });

  test('keeps the widest number and letter on its paper', () => {
    const { width } = ACORN_CARD_SIZES[size];
    const wide = cardOf({ number: '00', colour: 'green', letter: 'W' }, { size });
    const area = areaOf(changed(cardOf({ ...CARD, number: ' ', letter: ' ' }, { size }), wide));
    expect(area?.left).toBeGreaterThan(ROOM);
    expect(area?.right).toBeLessThan(ROOM + width - 1);
  });

  test('has type that can be read on a phone', () => {
    const { number, letter } = ACORN_CARD_LAYOUTS[size];
    expect(Math.min(number.size, letter.size)).toBeGreaterThanOrEqual(TYPE_MIN);
  });
});

test('nine cards of a hand fit side by side, light included', () => {
  expect(9 * (ACORN_CARD_SIZES.hand.width + 12)).toBeLessThan(SHEET_WIDTH);
});

test('a slip is the upper part of its card', () => {
  const canvas = canvasOf('medium');
  paintAcornSlip(canvas.getContext('2d'), CARD, { x: ROOM, y: ROOM, size: 'medium' });
  const area = areaOf(covered(canvas));
  expect((area?.bottom ?? 0) - (area?.top ?? 0) + 1).toBe(ACORN_CARD_LAYOUTS.medium.strip);
  const other = canvasOf('medium');
  paintAcornSlip(other.getContext('2d'), { ...CARD, number: '45' }, { x: ROOM, y: ROOM, size: 'medium' });
  expect(areaOf(changed(canvas, other))).not.toBeNull();
});

test('a card face down tells nothing of its face', () => {
  const back = canvasOf('hand');
  const { width, height } = ACORN_CARD_SIZES.hand;
  const place = { x: ROOM + width / 2, y: ROOM + height / 2, width, height };
  paintAcornCardBack(back.getContext('2d'), place);
  expect(areaOf(changed(back, cardOf(CARD, { size: 'hand' })))).not.toBeNull();
});

function acornOf(colour: AcornColour, size: number): Canvas {
  const canvas = createCanvas(size + 2 * ROOM, size + 2 * ROOM);
  const middle = ROOM + size / 2;
  paintAcorn(canvas.getContext('2d'), colour, { x: middle, y: middle, size });
  return canvas;
}

/** How much of the cap looks different at the size it has on a small card, hue left aside. */
function capDifference(one: AcornColour, other: AcornColour): number {
  const size = 60;
  const { marked, width } = changed(acornOf(one, size), acornOf(other, size));
  const cap = { top: ROOM + 0.12 * size, bottom: ROOM + 0.5 * size };
  const within = marked.filter((_, pixel) => {
    const row = Math.floor(pixel / width);
    return row >= cap.top && row < cap.bottom;
  });
  return within.filter((mark) => mark).length / (0.8 * size * (cap.bottom - cap.top));
}

function cardOf(face: AcornCardFace, place: Omit<AcornCardPlace, 'x' | 'y'>): Canvas {
  const canvas = canvasOf(place.size);
  const { width, height } = ACORN_CARD_SIZES[place.size];
  paintAcornCard(canvas.getContext('2d'), face, {
    ...place,
    x: ROOM + width / 2,
    y: ROOM + height / 2,
  });
  return canvas;
}

function canvasOf(size: AcornCardSize): Canvas {
  const { width, height } = ACORN_CARD_SIZES[size];
  return createCanvas(width + 2 * ROOM, height + 2 * ROOM);
}
