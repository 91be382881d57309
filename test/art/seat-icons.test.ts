import { type Canvas, createCanvas } from 'canvas';
import { expect, test } from 'vitest';
import type { Brush } from '../../src/art/brush.js';
import { EMOJIS } from '../../src/art/emojis.js';
import { ICON_NAMES, paintIcon } from '../../src/art/icons.js';
import { SEAT_COLOURS } from '../../src/art/palette.js';
import { paintSeatIcon, SEAT_SIGNS } from '../../src/art/seat-icons.js';
import { differingShape } from './pixels.js';

const PLACE = { x: 40, y: 40, size: 70, colour: '#000000', ground: '#ffffff00' };

test('each seat has a sign and a colour', () => {
  expect(new Set(SEAT_SIGNS).size).toBe(SEAT_COLOURS.length);
});

test('no sign of a seat stands for anything else', () => {
  const others: readonly string[] = [...ICON_NAMES, ...EMOJIS.map(({ key }) => key.split('/')[0] ?? '')];
  expect(SEAT_SIGNS.filter((sign) => others.includes(sign))).toEqual([]);
});

test('no icon has the shape of a sign', () => {
  const signs = SEAT_SIGNS.map((_, seat) => painted((brush) => paintSeatIcon(brush, seat, PLACE)));
  const icons = ICON_NAMES.map((icon) => painted((brush) => paintIcon(brush, icon, PLACE)));
  for (const sign of signs)
    for (const icon of icons) expect(differingShape(sign, icon)).toBeGreaterThan(0.15);
});

function painted(paint: (brush: Brush) => void): Canvas {
  const canvas = createCanvas(80, 80);
  paint(canvas.getContext('2d'));
  return canvas;
}
