import { describe, expect, test } from 'vitest';
import { ACORN_COLOURS, ACORN_INKS, type AcornColour } from '../../src/art/acorn-colours.js';
import { FEATHER_COLOURS, FEATHER_INKS, type Feather } from '../../src/art/feathers.js';
import { PALETTE, SEAT_COLOURS, SUIT_COLOURS } from '../../src/art/palette.js';

/** Machado, Oliveira and Fernandes 2009, at full severity, on linear RGB. */
const SIGHTS = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopic: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopic: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopic: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

const DISTANCE_MIN = 0.12;

describe.each(Object.keys(SIGHTS) as (keyof typeof SIGHTS)[])('to %s eyes', (sight) => {
  test.each(pairsOf(Object.values(SUIT_COLOURS)))('the suits %s and %s stay apart', (one, other) => {
    expect(distance(seen(one, sight), seen(other, sight))).toBeGreaterThanOrEqual(DISTANCE_MIN);
  });

  test.each(pairsOf(Object.values(FEATHER_COLOURS)))(
    'the suits of birds %s and %s stay apart',
    (one, other) => {
      expect(distance(seen(one, sight), seen(other, sight))).toBeGreaterThanOrEqual(DISTANCE_MIN);
    },
  );

  test.each(pairsOf(Object.values(ACORN_COLOURS)))('the acorns %s and %s stay apart', (one, other) => {
    expect(distance(seen(one, sight), seen(other, sight))).toBeGreaterThanOrEqual(DISTANCE_MIN);
  });

  test('the colours of two seats stay apart', () => {
    const [one = '', other = ''] = SEAT_COLOURS;
    expect(distance(seen(one, sight), seen(other, sight))).toBeGreaterThanOrEqual(DISTANCE_MIN);
  });
});

test('the distance can fail: two near reds are too close', () => {
  expect(distance(seen('#bd2222', 'normal'), seen('#c03028', 'normal'))).toBeLessThan(DISTANCE_MIN);
});

test.each(Object.entries(SUIT_COLOURS))('%s stands out from the paper', (_suit, colour) => {
  expect(contrast(colour, PALETTE.paper)).toBeGreaterThanOrEqual(3);
});

test.each(Object.keys(FEATHER_COLOURS) as Feather[])(
  'rank and letter stand out from a %s feather’s colour',
  (feather) => {
    expect(contrast(FEATHER_INKS[feather], FEATHER_COLOURS[feather])).toBeGreaterThanOrEqual(4);
  },
);

test.each(Object.keys(ACORN_COLOURS) as AcornColour[])(
  'number and letter stand out from the colour of a %s acorn',
  (colour) => {
    expect(contrast(ACORN_INKS[colour], ACORN_COLOURS[colour])).toBeGreaterThanOrEqual(4);
  },
);

test.each(['cream', 'creamSoft', 'lantern'] as const)('%s is readable on moss', (name) => {
  expect(contrast(PALETTE[name], PALETTE.moss)).toBeGreaterThanOrEqual(4.5);
});

type Rgb = readonly [number, number, number];

function pairsOf<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
}

function seen(colour: string, sight: keyof typeof SIGHTS): Rgb {
  const rgb = linear(colour);
  const matrix = SIGHTS[sight];
  const row = (at: number) =>
    rgb.reduce((sum, channel, index) => sum + channel * (matrix[at * 3 + index] ?? 0), 0);
  return oklab([clamped(row(0)), clamped(row(1)), clamped(row(2))]);
}

function clamped(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

function linear(colour: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function oklab([red, green, blue]: Rgb): Rgb {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((low, high) => low - high);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
