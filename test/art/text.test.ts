import { createCanvas } from 'canvas';
import { describe, expect, test } from 'vitest';
import { shortened } from '../../src/art/alt.js';
import { SHEET_WIDTH } from '../../src/art/brush.js';
import { hasGlyph, TYPE_MIN, useType } from '../../src/art/fonts.js';
import { drawableName } from '../../src/art/names.js';
import { breakLines, measure, writeText } from '../../src/art/text.js';
import { InvariantError } from '../../src/base/invariant.js';

const brush = createCanvas(SHEET_WIDTH, 200).getContext('2d');
const STYLE = { x: 0, y: 100, typeface: 'strong', size: 60, colour: '#000000' } as const;

describe('type', () => {
  test('is at least 9 px high on a phone, where a sheet is shown 300 wide', () => {
    expect((TYPE_MIN * 300) / SHEET_WIDTH).toBeGreaterThanOrEqual(9);
  });

  test('that is smaller is refused', () => {
    expect(() => useType(brush, 'text', TYPE_MIN - 1)).toThrow(InvariantError);
    expect(() => writeText(brush, 'Ana', { ...STYLE, size: 20 })).toThrow(InvariantError);
  });
});

describe('a line that is too long', () => {
  test('is set smaller while it stays readable', () => {
    const width = measure(brush, 'Alexandria', STYLE);
    expect(writeText(brush, 'Alexandria', { ...STYLE, widthMax: width * 0.8 })).toBeLessThanOrEqual(
      width * 0.8,
    );
  });

  test.each([
    'Alexandria Featherstonehaugh the Third of Somewhere',
    'W'.repeat(32),
    '👩‍👩‍👧‍👦'.repeat(8) + 'Людмила'.repeat(8),
    'i'.repeat(400),
  ])('is cut where it would become unreadable: %s', (text) => {
    expect(writeText(brush, text, { ...STYLE, widthMax: 240 })).toBeLessThanOrEqual(240);
  });

  test('is broken between words, and no word is lost', () => {
    const text = 'You may swap the trump card for a card of your hand, at once.';
    const lines = breakLines(brush, text, { typeface: 'text', size: 38, width: 400, linesMax: 6 });
    expect(lines.join(' ')).toBe(text);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(measure(brush, line, { typeface: 'text', size: 38 })).toBeLessThanOrEqual(400);
  });

  test('keeps to the lines allowed', () => {
    const lines = breakLines(brush, 'one two three four five six', {
      typeface: 'text',
      size: 60,
      width: 100,
      linesMax: 2,
    });
    expect(lines).toHaveLength(2);
  });
});

describe('a suit in a line', () => {
  test.each(['♠', '♥', '♦', '♣'])('%s is painted, though no font is asked for it', (suit) => {
    const canvas = createCanvas(100, 100);
    const own = canvas.getContext('2d');
    const width = writeText(own, suit, { ...STYLE, y: 80 });
    expect(width).toBeGreaterThan(30);
    const inked = own
      .getImageData(0, 0, 100, 100)
      .data.filter((_value, index) => index % 4 === 3 && _value > 0);
    expect(inked.length).toBeGreaterThan(300);
  });
});

describe('a name in a picture', () => {
  test.each([
    ['Ana', 'Ana'],
    ['🦔 Ana 🎉', 'Ana'],
    ['𝓐𝓷𝓪', 'Ana'],
    ['Zoë Łukasz', 'Zoë Łukasz'],
    ['Людмила', 'Людмила'],
    ['Ωμέγα', 'Ωμέγα'],
    ['Z̷̢͠a̵l̶g̷o̸', 'Zalgo'],
    ['A\u202Ena\u200B', 'Ana'],
    ['  A   b ', 'A b'],
    ['漢字 Ben', 'Ben'],
    ['漢字', 'Player 1'],
    ['🎉🎉', 'Player 1'],
    ['', 'Player 1'],
    ['...', 'Player 1'],
  ])('%s becomes %s', (name, drawn) => {
    expect(drawableName(name, 'Player 1')).toBe(drawn);
  });

  test('has no character without a glyph', () => {
    for (const character of drawableName('Ana 漢 שלום ♠ 🎉 Ж', 'x'))
      expect(hasGlyph('strong', character)).toBe(true);
    expect(hasGlyph('strong', '漢')).toBe(false);
  });
});

describe('a shortened text', () => {
  test('is never cut inside a character', () => {
    expect(shortened('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 14)).toBe('👩‍👩‍👧‍👦…');
  });
});
